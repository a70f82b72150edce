"""Loaded into worker processes here: Ctrl-C is for the process that gave them work, and it tells them to end."""

import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)
