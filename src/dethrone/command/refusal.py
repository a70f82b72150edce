"""Why a file, or a saved game, is refused; each is the id of a message in the prose room."""

from enum import StrEnum


class Reason(StrEnum):
    """All that can be wrong with a file."""

    NO_FILE = "command-no-file"
    A_FOLDER = "command-a-folder"
    NO_TEXT = "command-no-text"
    NO_WORD = "command-no-word"
    NO_SAVE = "command-no-save"
    SAVE_NAME = "command-save-name"
