"""What everybody sees in a game of Regicide, and the sentences that tell it, in three languages (RC-90 … RC-93)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dethrone.contract import Move
from dethrone.dialogue import phrases
from dethrone.dialogue.seats import is_turn, named, other
from dethrone.dialogue.speech import Fact, Slots
from dethrone.regicide.cards import Card, card
from dethrone.regicide.moves import Post
from dethrone.regicide.view import View

SUIT_RULES = {"draw": "D", "heal": "H", "double": "C", "shield": "S"}


def may_say_all(view: View) -> bool:
    """Whether one plays alone, or the rules let everybody talk."""
    return view.players == 1 or view.rules.talk == "free"


def is_silent(view: View) -> bool:
    """Whether the rules forbid all talk."""
    return view.rules.talk == "none"


def wishes(view: View) -> Mapping[str, Move]:
    """The wishes that may be said now: after a jester, and where the order is open when one is asked (RC-94, RC-96)."""
    asked = view.legal_moves() if view.decider == view.seat and view.seat is not None else ()
    posts = [move for move in (*view.sayings(), *asked) if isinstance(move, Post)]
    return {move.wish.value: move for move in posts}


WISHES = {
    "want": (
        "i have a good play|move",
        "i want|would_like|would_love|am_happy|wish to go|play|start [next|now|first]",
        "i should|will|can go|play [next|now|first]",
        "i go [next|now|first]",
        "let me go [next|now|first]",
        "[next] i",
        "ich habe einen guten zug",
        "ich möchte",
        "ich möchte|würde_gern|würde_gerne|will gern|gerne|jetzt|als_nächster|als_nächste [ran|dran|spielen|gehen]",
        "ich möchte|will [gern|gerne] [als] [nächster|nächste] spielen|ran|dran|anfangen [sein]",
        "j' ai un bon coup [à_jouer]",
        "je veux bien",
        "je veux|voudrais|souhaite|aimerais [bien] jouer|commencer [ensuite|maintenant|en_premier]",
    ),
    "rather-not": (
        "i would [rather|prefer] not [to] go|play [next|now|first]",
        "i would rather|prefer not [to]",
        "lieber nicht",
        "plutôt non",
        "i do not want|wish to go|play [next|now|first]",
        "i would rather|prefer you go|went|to_go|play|played [next|now|first]",
        "[please] you should|can|may go [next|now|first]",
        "[please] you go [next|now|first] [please]",
        "[next] you",
        "ich möchte|will|würde lieber|eher|besser nicht [als] [nächster|nächste] [ran|dran|spielen|gehen|anfangen]",
        "[ich_möchte|mir_wäre_lieber] geh|spiel du [bitte|lieber|zuerst]",
        "je préfère|préférerais|préfèrerais ne pas jouer|commencer [ensuite|maintenant|en_premier]",
        "je préfère|préférerais|préfèrerais que tu joues|commences [ensuite|maintenant]",
    ),
    "neutral": (
        "either [one|of_us] is|would_be fine|ok|okay [with|by] [me]",
        "either [of_us] can go [next|now|first]",
        "[next] either",
        "i do not mind|care [who_goes|who_goes_next|either_way]",
        "i am fine|happy|ok either_way|with_either",
        "[i_have] no preference",
        "sans préférence",
        "you decide|choose",
        "it is up to you",
        "[es_ist] mir egal|gleich|einerlei",
        "mir ist [es] egal|gleich|einerlei",
        "beides ist [mir] recht|gut",
        "peu m' importe",
        "cela|ça m' est égal",
        "les deux me vont",
    ),
}


# ------------------------------------------------------------------ seats
def _size(view: View, seat: int | None) -> Sequence[int] | None:
    return None if seat is None else (view.hand_sizes[seat],)


def _has_yielded(view: View, seat: int | None) -> bool | None:
    return None if seat is None else view.yielded[seat]


# ------------------------------------------------------------------ cards
def _is_foe(view: View, slots: Slots) -> bool:
    """Whether the enemy is called right: by nothing, by its rank, or by its name."""
    words = slots.get("foe")
    if words is None:
        return True
    called = phrases.rank(words)
    return (
        str(view.enemy) == phrases.card(words)
        if len(called) > 2 or called not in "JQK"
        else called == view.enemy.rank
    )


def _card(slots: Slots) -> Card:
    return card(phrases.card(slots["card"]))


def _on_table(view: View) -> list[Card]:
    return [one for _, cards in view.plays for one in cards]


def _is_discarded(view: View, slots: Slots) -> bool | None:
    """Whether a card is seen in the discard pile; in a closed pile nobody can tell (RC-91)."""
    if _card(slots) in view.discard:
        return True
    return False if view.rules.discard_view == "open" else None


def _is_top(view: View, slots: Slots) -> bool | None:
    """Whether a card is known to lie on top of the tavern (RC-92)."""
    top = next(iter(view.tavern_known), None)
    return None if top is None else top == _card(slots)


def _immune(view: View, slots: Slots) -> bool:
    suit = view.enemy.suit
    return (
        suit is not None
        and _is_foe(view, slots)
        and not view.is_cancelled
        and phrases.suit(slots["suit"]) == suit.value
    )


def _numbers(view: View, slots: Slots, *numbers: int) -> Sequence[int] | bool:
    """The numbers that are right of the enemy that is named."""
    if "of" in slots and phrases.number(slots["of"]) != view.enemy.health:
        return False
    return numbers if _is_foe(view, slots) else False


def _power(view: View, slots: Slots, power: str) -> bool:
    """Whether a suit has a power by these rules (RC-20)."""
    suits = SUIT_RULES
    if view.rules.black_suits == "swapped":
        suits = {**suits, "double": "S", "shield": "C"}
    return phrases.suit(slots["suit"]) == suits[power]


TAVERN = "in_the_tavern|in_the_tavern_deck|im_wirtshaus|in_der_taverne|dans_la_taverne"
PILE = "in_the_discard|in_the_discard_pile|im_ablagestapel|auf_dem_ablagestapel|dans_la_défausse"
CASTLE = "in_the_castle|in_the_castle_deck|im_schloss|in_der_burg|dans_le_château"
CARDS = "cards?|karten?|cartes?"
LEFT = "left|remaining|noch|übrig|restantes?"
ONLY = "only|just|nur|noch|nur_noch|exactly|still"
HELD = "in_hand|in_my_hand|auf_der_hand|in_der_hand|en_main"
THERE = (
    "there_are|there_is|we_have|we_only_have|there_are_only|es_sind|da_sind|wir_haben"
    "|il_y_a|il_reste|nous_avons|on_a"
)


def _amount(place: str, things: str = CARDS) -> tuple[str, ...]:
    """How many things lie somewhere."""
    return (
        f"[remember|reminder] {THERE} [{ONLY}] NUMBER [{things}] [{LEFT}] {place} [{LEFT}]",
        f"[{ONLY}] NUMBER [{things}] [are|is] [{LEFT}] {place} [{LEFT}]",
        f"{place} are|is|liegen|liegt|sind [{ONLY}] NUMBER {things}",
    )


FACTS = (
    Fact(
        lambda view, _: (view.tavern_size,),
        (
            *_amount(TAVERN),
            "[the] tavern [deck] has|holds|contains [only] NUMBER cards? [left]",
            "[the] tavern [size] [is] NUMBER",
        ),
    ),
    Fact(
        lambda view, _: view.tavern_size == 0,
        ("[the] tavern [deck] is empty", "das|die wirtshaus|taverne ist leer", "la taverne est vide"),
    ),
    Fact(
        lambda view, _: (view.discard_size,),
        (
            *_amount(PILE),
            "[the] discard [pile] has|holds [only] NUMBER cards?",
            "[cards] [in] [the] discard [pile] [is] NUMBER",
        ),
    ),
    Fact(
        lambda view, _: view.discard_size == 0,
        ("[the] discard [pile] is empty", "der ablagestapel ist leer", "la défausse est vide"),
    ),
    Fact(
        lambda view, _: (view.castle_size,),
        (
            *_amount(CASTLE, "cards?|enemies|royals|karten|feinde|cartes|ennemis"),
            "[the] castle [deck] has|holds [only] NUMBER cards?|royals|enemies [left]",
        ),
    ),
    Fact(
        lambda view, _: (view.castle_size + 1, view.castle_size),
        (
            f"[{THERE}] [{ONLY}] NUMBER enemies|royals|feinde|gegner|ennemis [are|is] left|remaining|übrig|restants",
        ),
    ),
    # hands
    Fact(
        lambda view, _: _size(view, view.seat),
        (
            f"i have|hold [{ONLY}] NUMBER cards? [{LEFT}] [{HELD}] [{LEFT}]",
            f"ich habe|halte [{ONLY}] NUMBER karten? [{LEFT}] [{HELD}]",
            f"j' ai [encore|seulement] NUMBER cartes? [{HELD}]",
            "il me reste [encore|seulement] NUMBER cartes? [en_main]",
            "my hand has|is [only] NUMBER cards? [left]",
        ),
    ),
    Fact(
        lambda view, _: view.seat is not None and view.hand_sizes[view.seat] == 0,
        ("my hand is empty", "i am out of cards", "meine hand ist leer", "ma main est vide"),
    ),
    Fact(
        lambda view, _: _size(view, other(view)),
        (
            f"you|my_partner have|has|hold [{ONLY}] NUMBER cards? [{LEFT}] [in_hand|in_your_hand] [{LEFT}]",
            f"du hast [{ONLY}] NUMBER karten? [{LEFT}] [{HELD}]",
            f"tu as [encore|seulement] NUMBER cartes? [{HELD}]",
        ),
    ),
    Fact(
        lambda view, slots: _size(view, named(view, slots)),
        (f"SEAT has|holds|hat|a [{ONLY}] NUMBER {CARDS} [{LEFT}] [{HELD}]",),
    ),
    # whose turn it is
    Fact(
        lambda view, _: is_turn(view, view.seat),
        ("it is my turn", "ich bin dran|am_zug", "c' est à moi [de_jouer]", "c' est mon tour"),
    ),
    Fact(
        lambda view, _: is_turn(view, other(view)),
        ("it is your turn", "du bist dran|am_zug", "c' est à toi [de_jouer]", "c' est ton tour"),
    ),
    Fact(
        lambda view, slots: is_turn(view, named(view, slots)),
        ("it is SEAT turn", "SEAT is to move|play|decide", "SEAT ist dran"),
    ),
    Fact(
        lambda view, _: _has_yielded(view, view.seat),
        ("i yielded [last_turn]", "i have [just] yielded", "ich habe gepasst"),
    ),
    Fact(
        lambda view, _: _has_yielded(view, other(view)),
        ("you yielded [last_turn]", "you have [just] yielded", "du hast gepasst"),
    ),
    Fact(
        lambda view, slots: _has_yielded(view, named(view, slots)),
        ("SEAT yielded [last_turn]", "SEAT has [just] yielded"),
    ),
    # the enemy
    Fact(
        lambda view, slots: _card(slots) == view.enemy,
        (
            "[the] [current] enemy [is] [the] CARD",
            "we [are] fight|fighting|face|facing [the] CARD",
            "der feind|gegner ist [der|die] CARD",
            "l' ennemi est le|la CARD",
        ),
    ),
    Fact(
        lambda view, slots: _numbers(view, slots, view.damage),
        (
            "FOE has taken|suffered [only] NUMBER damage [so_far]",
            "FOE has NUMBER damage [so_far]",
            "[the] damage [so_far] is NUMBER",
            "[the] damage [so_far] [is] OF",
            "FOE [is] [at] OF [damage]",
            "we have dealt [only] NUMBER damage [so_far]",
            "FOE hat [bisher|schon] NUMBER schaden [genommen]",
            "FOE a [déjà] [subi|reçu] NUMBER dégâts",
        ),
    ),
    Fact(
        lambda view, slots: _numbers(view, slots, view.health_left),
        (
            "FOE has [only] NUMBER health|hp|life left|remaining",
            "FOE needs [only] NUMBER [more] damage",
            "NUMBER [more] damage defeats|kills FOE",
            "FOE is NUMBER short_of_defeat|from_defeat",
            "FOE hat noch NUMBER leben|lebenspunkte",
            "il reste NUMBER points de vie à l' ennemi",
        ),
    ),
    Fact(
        lambda view, slots: _numbers(view, slots, view.enemy.health, view.health_left),
        (
            "FOE has NUMBER health|hp|life",
            "[the] health [of_the_enemy] is NUMBER",
            "FOE hat NUMBER leben|lebenspunkte",
        ),
    ),
    Fact(
        lambda view, slots: _numbers(view, slots, view.attack, view.enemy.value),
        (
            "FOE attacks|hits|strikes for|with NUMBER [now]",
            "FOE has [an] attack [of] NUMBER",
            "FOE deals NUMBER [damage] [now]",
            "[the|its] [enemys?|jacks|queens|kings] attack [is] [now] NUMBER",
            "FOE greift mit NUMBER an",
            "FOE attaque de|à|pour NUMBER",
        ),
    ),
    Fact(
        lambda view, _: (view.shield,),
        (
            "[the|our] shield [is] [now] NUMBER",
            "we have [a] shield [of] NUMBER",
            "[der|unser] schild ist NUMBER",
            "le bouclier est de NUMBER",
        ),
    ),
    Fact(
        _immune,
        (
            "FOE is immune to|against SUIT",
            "FOE ist immun gegen SUIT",
            "FOE est immunisée?|immune contre|à|aux les|le|au SUIT",
            "FOE est immunisée?|immune à SUIT",
        ),
    ),
    Fact(
        lambda view, slots: view.is_cancelled and _is_foe(view, slots),
        (
            "[the] immunity is off|cancelled|gone",
            "FOE is no_longer|not immune [any_more]",
            "FOE ist nicht mehr immun",
        ),
    ),
    # cards that lie open
    Fact(
        lambda view, slots: _card(slots) in _on_table(view),
        (
            "[the] CARD is|lies on the table",
            "[the] CARD has been|is played",
            "[die|der] CARD liegt auf dem tisch",
            "le|la CARD est sur la table",
        ),
    ),
    Fact(
        lambda view, _: (len(_on_table(view)),),
        (
            "[there_are] NUMBER cards? [are|lie] on the table",
            "es liegen NUMBER karten auf dem tisch",
            "il y a NUMBER cartes? sur la table",
        ),
    ),
    Fact(
        _is_discarded,
        (
            "[the] CARD is|lies in the discard [pile]",
            "[die|der] CARD liegt im ablagestapel",
            "le|la CARD est dans la défausse",
        ),
    ),
    Fact(
        _is_top,
        (
            "[the] CARD is|lies on top of the tavern [deck]",
            "[the] top [card] of the tavern [deck] is [the] CARD",
            "[die|der] CARD liegt oben auf der taverne",
            "le|la CARD est sur la taverne",
        ),
    ),
    # the rules
    Fact(
        lambda view, slots: _power(view, slots, "draw"),
        ("SUIT draw [cards]", "SUIT zieht karten", "les SUIT font piocher"),
    ),
    Fact(
        lambda view, slots: _power(view, slots, "heal"),
        ("SUIT heal [cards]", "SUIT heilt", "les SUIT soignent"),
    ),
    Fact(
        lambda view, slots: _power(view, slots, "double"),
        ("SUIT double [the] [damage]", "SUIT verdoppelt", "les SUIT doublent"),
    ),
    Fact(
        lambda view, slots: _power(view, slots, "shield"),
        ("SUIT shield [us]", "SUIT reduce|lower the [enemy] attack", "SUIT schützt", "les SUIT protègent"),
    ),
    Fact(
        lambda _view, _: True,
        (
            "an exact kill puts the enemy on top of the tavern [deck]",
            "exact damage puts the enemy on top of the tavern [deck]",
            "we win when the last king falls|is_defeated|is_dead",
        ),
    ),
)
