"""`python -m dethrone.lab …` is `dethrone lab …`."""

import sys

from dethrone.lab.commands import main

if __name__ == "__main__":  # worker processes import this module again
    sys.exit(main(sys.argv[1:]))
