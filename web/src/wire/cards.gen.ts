/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
/** What is printed on the cards: worth in attack and payment, and a royal's health. */
export const CARDS: Readonly<Record<string, { worth: number; health: number | null }>> = {
  "AC": {
    "worth": 1,
    "health": null
  },
  "AD": {
    "worth": 1,
    "health": null
  },
  "AH": {
    "worth": 1,
    "health": null
  },
  "AS": {
    "worth": 1,
    "health": null
  },
  "2C": {
    "worth": 2,
    "health": null
  },
  "2D": {
    "worth": 2,
    "health": null
  },
  "2H": {
    "worth": 2,
    "health": null
  },
  "2S": {
    "worth": 2,
    "health": null
  },
  "3C": {
    "worth": 3,
    "health": null
  },
  "3D": {
    "worth": 3,
    "health": null
  },
  "3H": {
    "worth": 3,
    "health": null
  },
  "3S": {
    "worth": 3,
    "health": null
  },
  "4C": {
    "worth": 4,
    "health": null
  },
  "4D": {
    "worth": 4,
    "health": null
  },
  "4H": {
    "worth": 4,
    "health": null
  },
  "4S": {
    "worth": 4,
    "health": null
  },
  "5C": {
    "worth": 5,
    "health": null
  },
  "5D": {
    "worth": 5,
    "health": null
  },
  "5H": {
    "worth": 5,
    "health": null
  },
  "5S": {
    "worth": 5,
    "health": null
  },
  "6C": {
    "worth": 6,
    "health": null
  },
  "6D": {
    "worth": 6,
    "health": null
  },
  "6H": {
    "worth": 6,
    "health": null
  },
  "6S": {
    "worth": 6,
    "health": null
  },
  "7C": {
    "worth": 7,
    "health": null
  },
  "7D": {
    "worth": 7,
    "health": null
  },
  "7H": {
    "worth": 7,
    "health": null
  },
  "7S": {
    "worth": 7,
    "health": null
  },
  "8C": {
    "worth": 8,
    "health": null
  },
  "8D": {
    "worth": 8,
    "health": null
  },
  "8H": {
    "worth": 8,
    "health": null
  },
  "8S": {
    "worth": 8,
    "health": null
  },
  "9C": {
    "worth": 9,
    "health": null
  },
  "9D": {
    "worth": 9,
    "health": null
  },
  "9H": {
    "worth": 9,
    "health": null
  },
  "9S": {
    "worth": 9,
    "health": null
  },
  "10C": {
    "worth": 10,
    "health": null
  },
  "10D": {
    "worth": 10,
    "health": null
  },
  "10H": {
    "worth": 10,
    "health": null
  },
  "10S": {
    "worth": 10,
    "health": null
  },
  "JC": {
    "worth": 10,
    "health": 20
  },
  "JD": {
    "worth": 10,
    "health": 20
  },
  "JH": {
    "worth": 10,
    "health": 20
  },
  "JS": {
    "worth": 10,
    "health": 20
  },
  "QC": {
    "worth": 15,
    "health": 30
  },
  "QD": {
    "worth": 15,
    "health": 30
  },
  "QH": {
    "worth": 15,
    "health": 30
  },
  "QS": {
    "worth": 15,
    "health": 30
  },
  "KC": {
    "worth": 20,
    "health": 40
  },
  "KD": {
    "worth": 20,
    "health": 40
  },
  "KH": {
    "worth": 20,
    "health": 40
  },
  "KS": {
    "worth": 20,
    "health": 40
  },
  "*": {
    "worth": 0,
    "health": null
  }
};
