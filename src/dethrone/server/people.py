"""Who somebody is: a secret that only their device has, of which the server keeps a hash. No account, no password."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from dethrone.errors import Refused
from dethrone.prose import languages
from dethrone.server.ids import KEY, hashed, new_code, new_id, new_key
from dethrone.server.refusal import Reason
from dethrone.server.store import Store
from dethrone.table.names import check_own_name

CODE_LIVES = 600.0  # seconds
REMEMBERED = 10_000
KNOWN_FOR = (
    10.0  # seconds for which nobody looks whether a key is still good: another process may have dropped it
)


@dataclass(frozen=True, slots=True)
class Who:
    """A person."""

    id: str
    name: str
    language: str


class People:
    """All people of a server; whoever calls does so off the event loop."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._known: OrderedDict[str, tuple[Who, float]] = (
            OrderedDict()
        )  # by the hash of a key, and until when
        self._distrusted = 0  # how often keys were dropped

    def new(self, name: str, language: str = "en") -> tuple[Who, str]:
        """Somebody new, and the key that says so from now on."""
        check_own_name(name)
        who, key, now = Who(new_id(), name, _language(language)), new_key(), self._now()
        row = {"id": who.id, "name": name, "language": who.language, "created_at": now, "seen_at": now}
        self._store.add_person(row, hashed(key), now)
        return who, key

    def of(self, key: str | None) -> Who | None:
        """Whose key this is; None for nobody's."""
        if not key or not KEY.fullmatch(key):
            return None
        mark, now = hashed(key), self._now()
        who, until = self._known.get(mark, (None, 0.0))
        if who is None or not 0 <= until - now <= KNOWN_FOR:  # also where a clock was set back
            distrusted = self._distrusted
            row = self._store.person_of(mark)
            if row is None:
                self._known.pop(mark, None)
                return None
            who = _who(row)
            if distrusted == self._distrusted:  # otherwise it may have been dropped since
                self._remember(mark, who, now + KNOWN_FOR)
        return who

    def _remember(self, mark: str, who: Who, until: float) -> None:
        self._known[mark] = who, until
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def change(self, who: Who, *, name: str | None = None, language: str | None = None) -> Who:
        """Another name, for tables to come, or another language."""
        if name is not None:
            check_own_name(name)
        changed = Who(who.id, name or who.name, _language(language or who.language))
        self._store.change_person(who.id, name=changed.name, language=changed.language)
        self._forget(who)
        return changed

    def code(self, who: Who) -> tuple[str, float]:
        """A code that makes another device this person's, once, and until when."""
        code, until = new_code(), self._now() + CODE_LIVES
        self._store.add_code(who.id, hashed(code), until)
        return code, until

    def redeem(self, code: str) -> str:
        """A key for another device."""
        person_id = self._store.use_code(hashed(code.strip().upper()[:40]), self._now())
        if person_id is None:
            raise Refused(Reason.BAD_CODE)
        key = new_key()
        self._store.add_key(person_id, hashed(key), self._now())
        return key

    def leave(self, key: str) -> str:
        """This device is no longer the person's; the hash of its key."""
        mark = hashed(key)
        self._store.drop_key(mark)
        self.distrust([mark])
        return mark

    def forget(self, who: Who) -> list[str]:
        """Nothing is kept that leads to the person; the hashes of the keys that were theirs."""
        marks = self._store.forget_person(who.id)
        self.distrust(marks)
        return marks

    def distrust(self, marks: Iterable[str] | None = None) -> None:
        """Whose these keys are, or all, must be looked up again."""
        self._distrusted += 1
        for mark in list(self._known) if marks is None else marks:
            self._known.pop(mark, None)

    def _forget(self, who: Who) -> None:
        self.distrust([mark for mark, (known, _) in list(self._known.items()) if known.id == who.id])


def _who(row: dict[str, Any]) -> Who:
    return Who(row["id"], row["name"], row["language"])


def _language(language: str) -> str:
    return language if language in languages() else "en"
