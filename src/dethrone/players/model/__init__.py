"""A language model at a seat, behind any endpoint that speaks the usual chat protocol; it needs the extra `model`."""
