"""Talking with somebody by text: what may be said, states and replies as they are pasted into a chat, and their checks.

Nothing here knows a file, a network or a table; everything is made of views, and says no more than they do.
"""

from dethrone.dialogue.speech import Verdict, check, judge

__all__ = ["Verdict", "check", "judge"]
