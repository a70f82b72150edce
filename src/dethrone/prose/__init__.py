"""Every sentence that a person reads, by language: events, refusals, previews, reasons, rule sets, help.

The sentences lie in Fluent files, one folder a language, and a browser is given the same files. Whatever is to be said
goes in as plain values (a message's id, and facts by name), so that Python and JavaScript say the same.
"""

from dethrone.prose.catalogue import add, languages, usual_language
from dethrone.prose.voice import Voice, board, refusal, voice
from dethrone.prose.words import Part, Reason, event_part, part

__all__ = [
    "Part",
    "Reason",
    "Voice",
    "add",
    "board",
    "event_part",
    "languages",
    "part",
    "refusal",
    "usual_language",
    "voice",
]
