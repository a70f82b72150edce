"""`python -m dethrone.cli` is the command `dethrone`, too."""

import sys

from dethrone.cli import main

sys.exit(main())
