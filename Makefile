# Two commands do everything: `make play` starts a game, `make test` runs every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DEV_STAMP := $(VENV)/.installed-dev
HOT := $(shell find src/dethrone -name '*.pxd' 2>/dev/null)
HOT_PY := $(wildcard $(HOT:.pxd=.py))

.PHONY: help play test lint types check-tests check-pure bench build clean golden

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	tools/python-ready $(PYTHON)
	$(PYTHON) -m venv $(VENV)

$(STAMP): pyproject.toml setup.py | $(BIN)/python
	@echo "Setting up and compiling the engines: about a minute, once."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(DEV_STAMP): pyproject.toml setup.py | $(BIN)/python
	@echo "Setting up what the checks need and compiling the engines: a minute or two, once."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev,lab,mcp,textarena]"
	@touch $@ $(STAMP) $(VENV)/.built

$(VENV)/.built: $(HOT) $(HOT_PY) setup.py | $(DEV_STAMP)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

play: $(STAMP) ## set up what is needed and start a game
	$(BIN)/dethrone play

build: $(VENV)/.built ## compile the hot modules in place

lint: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV_STAMP)
	$(BIN)/mypy

check-tests: build
	DETHRONE_EXPECT=compiled $(BIN)/pytest -n 2 --dist worksteal

check-pure: build
	DETHRONE_PURE=1 DETHRONE_EXPECT=interpreted $(BIN)/pytest -n 2 --dist worksteal

test: export DETHRONE_REQUIRE_COMPILED ?= 1
test: build lint types check-tests check-pure ## every check: lint, types, tests compiled and interpreted

bench: build ## ratios against peers, in one run
	$(BIN)/python -m benchmarks

golden: build ## write the golden transcripts of both games anew
	$(BIN)/python -m tests.regicide.golden
	$(BIN)/python -m tests.regidice.golden

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete
