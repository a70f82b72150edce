"""An independent referee for Regicide, written from the rules alone, to replay and judge recorded games."""

from collections.abc import Mapping, Sequence

from tests.regicide.referee_rules import (
    ATTACK,
    HEALTH,
    JESTER,
    WISHES,
    canonical,
    payments_from,
    plays_from,
    rank_of,
    read_options,
    suit_of,
    suits,
    total,
)


class Referee:
    """A table where every card lies open; what chance did (the cards healed, in order) is told to it."""

    def __init__(
        self,
        options: Mapping[str, object],
        *,
        hands: Sequence[Sequence[str]],
        tavern: Sequence[str],
        castle: Sequence[str],
        first: int = 0,
        damage: int = 0,
        shield: int = 0,
        cancelled: bool = False,
        discard: Sequence[str] = (),
        plays: Sequence[tuple[int, Sequence[str]]] = (),
        yielded: Sequence[bool] | None = None,
        streak: int = 0,
        flips: int | None = None,
    ) -> None:
        self.options = read_options(options)
        self.players = len(hands)
        self.hand_limit = self.options.hand_limit[self.players - 1]
        self.hands = [list(hand) for hand in hands]
        self.tavern = list(tavern)
        self.enemy, *self.castle = castle
        self.discard = list(discard)
        self.plays = [(seat, list(cards)) for seat, cards in plays]
        self.damage = damage
        self.shield = shield
        self.cancelled = cancelled
        self.yielded = [False] * self.players if yielded is None else list(yielded)
        self.streak = streak
        self.flips = self._tokens() if flips is None else flips
        self.wishes: list[str | None] = [None] * self.players
        self.talk_is_open = False
        self.owed = 0
        self.phase = "play"
        self.turn = first
        self.decider: int | None = first
        self.outcome: str | None = None
        self._next_turn(first)

    def _tokens(self) -> int:
        """The jesters a lone player may flip (RC-08)."""
        return self.options.solo_flips if self.players == 1 else 0

    # What may be done

    def legal(self) -> set[str]:
        """Every move open to the decider, each text once; none when the game is over."""
        if self.decider is None:
            return set()
        if self.phase == "play":
            return self._plays() | self._flip_offer()
        if self.phase == "suffer":
            return self._payments(self.decider) | self._flip_offer()
        if self.phase == "name":
            return {f">P{seat}" for seat in range(self.players)}
        return {f"P{self.decider}:{wish}" for wish in WISHES}

    def _plays(self) -> set[str]:
        may_yield = {"yield"} if self._can_yield() else set[str]()
        return plays_from(self.hands[self.turn], self.options) | may_yield

    def _can_yield(self) -> bool:
        """RC-71, RC-73, RC-74."""
        if self.players == 1 and not self.options.solo_yield:
            return False
        if self.options.yield_needs_card and not self.hands[self.turn]:
            return False
        if self.players == 1 and self.options.yield_rule == "last_turn":
            return not self.yielded[0]
        if self.players == 1 and self.options.yield_rule == "streak":
            return self.streak == 0
        if self.options.yield_rule == "last_turn":
            others = [seat for seat in range(self.players) if seat != self.turn]
            return any(not self.yielded[seat] for seat in others)
        if self.options.yield_rule == "streak":
            return self.streak < self.players - 1
        return self.options.yield_rule == "free"

    def _flip_offer(self) -> set[str]:
        """RC-80: in both windows, as long as a token is left."""
        return {"flip"} if self.flips > 0 else set()

    def _payments(self, payer: int) -> set[str]:
        hand = self.hands[payer]
        if self._damage_flows_on() and total(hand) < self.owed:
            return {"-" + "+".join(canonical(hand))}
        return payments_from(hand, self.owed, self.options)

    def _damage_flows_on(self) -> bool:
        """RC-60: what one player cannot pay the next one must; alone there is no next one."""
        return self.options.damage_overflow and self.players > 1

    # Doing it

    def apply(self, move: str, healed: Sequence[str] = ()) -> None:
        """Make the move; `healed` is what chance put under the tavern, nearest the top first."""
        if move not in self.legal() and not self._is_talk(move):
            raise ValueError(f"{move!r} is not legal in phase {self.phase}")
        self._check_healed(move, healed)
        if move == "flip":
            self._flip()
        elif move == "yield":
            self._yield()
        elif move.startswith("-"):
            self._pay(move.removeprefix("-").split("+"))
        elif move.startswith(">P"):
            self._begin_turn(int(move.removeprefix(">P")))
        elif ":" in move:
            self._post_wish(move)
        else:
            self._play(move.split("+"), healed)

    def _check_healed(self, move: str, healed: Sequence[str]) -> None:
        """As many as the hearts demand, all from the discard; the play itself is not there (RC-25, RC-26)."""
        is_card_play = self.phase == "play" and move not in ("yield", "flip")
        due = self._heals(move.split("+")) if is_card_play else 0
        assert len(healed) == due, f"{move} heals {due} cards, not {list(healed)}"
        pile = list(self.discard)
        for card in healed:
            assert card in pile, f"{card} was healed but is not in the discard {pile}"
            pile.remove(card)

    def _play(self, cards: list[str], healed: Sequence[str]) -> None:
        self.yielded[self.turn] = False
        self.streak = 0
        for card in cards:
            self.hands[self.turn].remove(card)
        self.plays.append((self.turn, cards))
        if cards == [JESTER]:
            self._cancel_immunity()
        else:
            self._use_powers(cards, healed)
            self._strike(cards)

    def _cancel_immunity(self) -> None:
        """The jester: no harm either way, and its player says who goes next (RC-40, RC-43)."""
        self.cancelled = True
        if self.players == 1:
            self._begin_turn(self.turn)
        else:
            self.phase = "name"
            self.decider = self.turn
            self.talk_is_open = True

    def _active_suits(self, cards: Sequence[str]) -> set[str]:
        """The suits whose power works against this enemy (RC-32)."""
        immune = set() if self.cancelled else {suit_of(self.enemy)}
        return suits(cards) - immune

    def _heals(self, cards: Sequence[str]) -> int:
        return min(total(cards), len(self.discard)) if "H" in self._active_suits(cards) else 0

    def _use_powers(self, cards: Sequence[str], healed: Sequence[str]) -> None:
        """Step 2: hearts, diamonds, then the shield, each at the whole value of the play (RC-21, RC-24)."""
        for card in healed:
            self.discard.remove(card)
            self.tavern.append(card)
        if "D" in self._active_suits(cards):
            self._draw(total(cards))
        # The shield is noted down even against an immune enemy: a jester may yet wake it (RC-33, RC-42).
        if self.options.shield_suit in suits(cards):
            self.shield += total(cards)

    def _draw(self, number: int) -> None:
        """One card each, clockwise from the current player, full hands passed over (RC-28 to RC-30)."""
        seat = self.turn
        while number > 0 and self.tavern and any(len(hand) < self.hand_limit for hand in self.hands):
            if len(self.hands[seat]) < self.hand_limit:
                self.hands[seat].append(self.tavern.pop(0))
                number -= 1
            seat = (seat + 1) % self.players

    def _strike(self, cards: Sequence[str]) -> None:
        """Step 3: deal the damage, see whether the enemy falls (RC-22, RC-50)."""
        self.damage += total(cards)
        if self.options.double_suit in self._active_suits(cards):
            doubled = [card for card in cards if suit_of(card) == self.options.double_suit]
            self.damage += total(doubled if self.options.double_scope == "cards" else cards)
        if self.damage >= HEALTH[rank_of(self.enemy)]:
            self._defeat()
        else:
            self._suffer()

    def _defeat(self) -> None:
        """An exact kill goes on top of the tavern, any other to the discard, then the plays (RC-50, 52)."""
        if self.damage == HEALTH[rank_of(self.enemy)]:
            self.tavern.insert(0, self.enemy)
        else:
            self.discard.append(self.enemy)
        for _, cards in self.plays:
            self.discard.extend(cards)
        self.plays = []
        self.damage = 0
        self.shield = 0
        self.cancelled = False
        if self.castle:
            self.enemy = self.castle.pop(0)
            self._go_on_after_kill()
        else:
            self._end("won")

    def _go_on_after_kill(self) -> None:
        """RC-54."""
        if self._order_is_open() and self.options.after_kill == "open":
            self._ask_who()
        else:
            self._begin_turn(self.turn)

    # Step 4

    def _yield(self) -> None:
        """RC-70."""
        self.yielded[self.turn] = True
        self.streak += 1
        self._suffer()

    def _suffer(self) -> None:
        """Step 4: the enemy strikes back, less the shield; against nothing nothing is paid (RC-31, RC-63)."""
        immune = suit_of(self.enemy) == self.options.shield_suit and not self.cancelled
        shield = 0 if immune else self.shield
        self.owed = max(0, ATTACK[rank_of(self.enemy)] - shield)
        if self.owed > 0:
            self._face_damage()
        else:
            self._next_turn(self._left_of(self.turn))

    def _face_damage(self) -> None:
        """Somebody has to pay, unless nobody can (RC-60, RC-65, RC-84)."""
        self.phase = "suffer"
        self.decider = self.turn
        if self._damage_flows_on():
            if sum(total(hand) for hand in self.hands) < self.owed:
                self._end("lost:cannot-pay")
            else:
                self.decider = self._payer_from(self.turn)
        elif total(self.hands[self.turn]) < self.owed and self.flips == 0:
            self._end("lost:cannot-pay")

    def _payer_from(self, seat: int) -> int:
        while not self.hands[seat]:
            seat = self._left_of(seat)
        return seat

    def _pay(self, cards: Sequence[str]) -> None:
        assert self.decider is not None
        for card in cards:
            self.hands[self.decider].remove(card)
            self.discard.append(card)
        self.owed = max(0, self.owed - total(cards))
        if self.owed > 0:
            self.decider = self._payer_from(self._left_of(self.decider))
        else:
            self._next_turn(self._left_of(self.turn))

    def _flip(self) -> None:
        """The hand goes first, then a new one is drawn; nothing is recycled (RC-80 to RC-84)."""
        self.flips -= 1
        hand = self.hands[0]
        self.discard.extend(hand)
        hand.clear()
        while self.tavern and len(hand) < self.hand_limit:
            hand.append(self.tavern.pop(0))
        if self.phase == "suffer":
            self._face_damage()
        else:
            self._begin_turn(0)

    # Whose turn it is

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def _order_is_open(self) -> bool:
        return self.options.turn_order == "open" and self.players > 1

    def _next_turn(self, seat: int) -> None:
        """The turn goes on to this seat, to whoever wants it, or to nobody any more (RC-76, RC-95)."""
        guard = self.options.stalemate_guard
        is_guarded = self.options.yield_rule == "free" and guard > 0
        if is_guarded and self.streak >= guard * self.players:
            self._end("lost:stalemate")
        elif self._order_is_open():
            self._ask_who()
        else:
            self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        """Step 1 begins; who can neither play, yield nor flip loses the game for all (RC-55, RC-75)."""
        self.phase = "play"
        self.turn = seat
        self.decider = seat
        self.wishes = [None] * self.players
        self.talk_is_open = False
        if not self.legal():
            self._end("lost:stuck")

    def _ask_who(self) -> None:
        """RC-96: every seat posts a wish, seat 0 first."""
        self.phase = "who"
        self.decider = 0

    def _is_talk(self, move: str) -> bool:
        """RC-94: a wish while a jester's player thinks; allowed, revisable, binding on nobody."""
        posts = [f"P{seat}:{wish}" for seat in range(self.players) for wish in WISHES]
        return self.talk_is_open and move in posts

    def _post_wish(self, move: str) -> None:
        seat, wish = move.removeprefix("P").split(":")
        self.wishes[int(seat)] = wish
        if self.phase == "who":
            self._settle_who()

    def _settle_who(self) -> None:
        """RC-96: the only one who wants the turn has it, otherwise the host names somebody."""
        if None in self.wishes:
            self.decider = self.wishes.index(None)
        elif self.wishes.count("want") == 1:
            self._begin_turn(self.wishes.index("want"))
        else:
            self.phase = "name"
            self.decider = 0

    def _end(self, outcome: str) -> None:
        self.phase = "over"
        self.decider = None
        self.owed = 0
        self.outcome = outcome

    # What it looks like

    def state(self) -> dict[str, object]:
        """The whole table in plain values; nothing in it is shared with the referee."""
        return {
            "phase": self.phase,
            "decider": self.decider,
            "turn": self.turn,
            "enemy": self.enemy,
            "damage": self.damage,
            "shield": self.shield,
            "cancelled": self.cancelled,
            "owed": self.owed,
            "hands": [canonical(hand) for hand in self.hands],
            "tavern": list(self.tavern),
            "discard": canonical(self.discard),
            "castle": list(self.castle),
            "plays": [[seat, canonical(cards)] for seat, cards in self.plays],
            "yielded": list(self.yielded),
            "streak": self.streak,
            "flips": self.flips,
            "wishes": list(self.wishes),
            "outcome": self.outcome,
        }
