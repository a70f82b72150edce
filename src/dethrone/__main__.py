"""`python -m dethrone` is the command `dethrone`."""

from dethrone.cli import main

raise SystemExit(main())
