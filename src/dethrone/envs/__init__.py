"""The games as environments of other people's frameworks; each is a module that is named for its framework."""
