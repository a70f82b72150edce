# Two commands do everything: `make play` starts a game, `make test` runs every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.tools
BUILT := $(VENV)/.built
STAMP := $(VENV)/.installed
DEV_STAMP := $(VENV)/.installed-dev
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
HOT := $(shell find src/dethrone -name '*.pxd' 2>/dev/null)
HOT_PY := $(wildcard $(HOT:.pxd=.py))
# Many tests wait, for servers, browsers and programs: more than twice as many at a time as there are cores.
PYTEST := $(BIN)/pytest -n 5 --dist worksteal
# What the checks need beside the core. CI installs exactly what requirements-dev.lock names.
EXTRAS := dev lab mcp textarena gymnasium pettingzoo openspiel render server client
# The tests that depend on the build: those of the rules, and of what the players compute with. A test sees to it that every
# file that imports a compiled module is among them, or says why not. The others run once, compiled: of the players because
# tests/players/test_answers.py compares what both builds answer.
BY_BUILD := tests/contract/test_game.py tests/lab/test_quickly.py tests/regicide tests/regidice tests/test_builds.py tests/test_chance.py \
	tests/players/regicide/test_net.py tests/players/regicide/test_odds.py tests/players/regicide/test_policy.py \
	tests/players/regicide/test_solve.py tests/players/regicide/test_strength.py \
	tests/players/regidice/test_search.py tests/players/regidice/test_strength.py tests/players/regidice/test_value.py

# Where the surroundings forbid it, every process that is started would compile the same sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check lint types types-changed only-quick check-tests check-pure collected check-web ready only-compiled only-interpreted web coverage bench bench-server bench-web build clean golden golden-logs snapshots lock release slow-list soak mutants shots puzzles

help: ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	@echo "Step 1 of 4: an environment in $(VENV)"
	@tools/python-ready $(PYTHON)
	@$(PYTHON) tools/environment $(VENV)

$(TOOLS): pyproject.toml | $(BIN)/python
	@echo "Step 2 of 4: what the game, its table and its compilation need"
	@$(BIN)/python tools/needs build core server | $(PIP) -r /dev/stdin
	@touch $@

$(BUILT): $(HOT) $(HOT_PY) setup.py | $(TOOLS)
	@echo "Step 3 of 4: compiling the engines; once, a minute or two"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(STAMP): pyproject.toml | $(BUILT)
	@echo "Step 4 of 4: the command $(BIN)/dethrone"
	@DETHRONE_BUILT=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV_STAMP): pyproject.toml | $(TOOLS)
	@echo "What the checks need: $(EXTRAS)"
	@$(BIN)/python tools/needs $(EXTRAS) | $(PIP) -r /dev/stdin
	@touch $@

play: $(STAMP) $(BUILT) web ## set up what is needed and open the table in a browser
	@$(BIN)/dethrone

web: | $(BIN)/python ## build the page, if its sources have changed
	@tools/node-ready $(BIN)/python
	@$(BIN)/python tools/web build

build: $(STAMP) $(BUILT) ## compile the hot modules in place

lint: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: build $(DEV_STAMP)
	$(BIN)/mypy

check-tests: build $(DEV_STAMP)
	@$(MAKE) --no-print-directory ready
	@$(MAKE) --no-print-directory only-compiled

check-pure: build $(DEV_STAMP) collected
	@$(MAKE) --no-print-directory only-interpreted

# The rest of both without what `make` installs before, for those who install it by themselves.
ready:
	@tools/node-ready $(BIN)/python
	@$(BIN)/python tools/web ready
	@tools/browser-ready
	@tools/redis-ready $(BIN)/python

only-compiled:
	DETHRONE_EXPECT=compiled $(PYTEST)

# They only compute: what runs beside them, one thing after the other, is to be done by the time they are. A little nicer is
# enough for that; on a busy machine they would wait for everything else.
only-interpreted:
	DETHRONE_PURE=1 DETHRONE_EXPECT=interpreted nice -n 2 $(PYTEST) $(BY_BUILD)

# Python compiles what it imports for the first time, and pytest every test file. In a new clone all workers would do so at
# the same time, each for itself: 15 seconds of a processor for every one of them.
collected: build $(DEV_STAMP)
	@mkdir -p build
	@DETHRONE_EXPECT=compiled $(BIN)/pytest -qq --collect-only >build/collected.txt || { cat build/collected.txt; exit 1; }

check-web: build $(DEV_STAMP)
	@tools/node-ready $(BIN)/python
	$(BIN)/python tools/web check

check: build $(DEV_STAMP) ## under a minute: lint, types of what changed, the quick tests
	@$(MAKE) --no-print-directory -j3 --output-sync=line lint types-changed only-quick

types-changed:
	$(BIN)/dmypy run -- --no-error-summary

only-quick:
	DETHRONE_EXPECT=compiled $(PYTEST) -n 2 -q --quick

test: export DETHRONE_REQUIRE_COMPILED ?= 1
test: $(TOOLS) ## every check: lint, types, the page, all tests compiled, those that depend on the build also interpreted
	@$(MAKE) --no-print-directory -j2 $(BUILT) $(DEV_STAMP)
	@$(MAKE) --no-print-directory build
	@$(MAKE) --no-print-directory -j4 --output-sync=line lint types check-web check-pure
	@$(MAKE) --no-print-directory check-tests

TRACED := --cov --cov-report=
# Compiled modules are not traced: what they hold is counted in the interpreted run, everything else in the compiled one.
coverage: build $(DEV_STAMP) ## which lines the tests run, room by room, into docs/coverage.md; twenty minutes or more
	@$(MAKE) --no-print-directory ready
	DETHRONE_EXPECT=compiled $(PYTEST) -q --ignore tests/browser $(TRACED)
	DETHRONE_PURE=1 DETHRONE_EXPECT=interpreted $(PYTEST) -q $(BY_BUILD) tests/players $(TRACED) --cov-append --timeout 1200 -o faulthandler_timeout=1300
	$(BIN)/python tools/coverage docs/coverage.md

slow-list: build check-web $(DEV_STAMP) ## measure the tests anew and write which files the quick tests leave out
	DETHRONE_EXPECT=compiled $(PYTEST) -q --junitxml=build/tests.xml
	$(BIN)/python tools/slow-list build/tests.xml > tests/slow.txt

lock: | $(BIN)/python ## write requirements-dev.lock anew: names, versions and hashes
	$(PIP) uv
	$(BIN)/python tools/needs build core $(EXTRAS) | $(BIN)/uv pip compile --quiet --universal --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --python-version 3.11 \
		--output-file requirements-dev.lock -

release: test ## run every check, see that what is tagged can be released, build it
	$(BIN)/python tools/release

# What tries the same many times (tests/often.py), or plays whole games: here ten times as often and more.
OFTEN := $(shell grep -rlE 'import (often|only_in_soak)|@given' tests --include='test_*.py')
soak: build $(DEV_STAMP) ## an hour of games while servers are killed, properties and environments over many seeds, a learner
	$(BIN)/python -W ignore -m tests.server.chaos --games 200 --kills 20 --engine postgresql
	$(BIN)/python -W ignore -m tests.server.chaos --games 200 --kills 20 --engine sqlite
	$(BIN)/python -m tests.server.simulation --seeds 100
	$(BIN)/python -W ignore -m tests.server.filling --games 1000 --more 700
	DETHRONE_ENV_SEEDS=500 $(PYTEST) -q tests/envs/test_pettingzoo.py
	@$(MAKE) --no-print-directory ready
	DETHRONE_SOAK=1 $(PYTEST) -q --timeout 3000 -o faulthandler_timeout=3300 $(OFTEN)
	$(BIN)/python examples/masked_ppo.py --minutes 1

mutants: build $(DEV_STAMP) ## change the program in one small place at a time, list what no test notices; at most an hour
	nice $(BIN)/python tools/mutants
	$(BIN)/python tools/mutants --write docs/mutants.md

bench: build $(DEV_STAMP) ## ratios against peers, in one run, and the server under load
	$(BIN)/python -m benchmarks

bench-server: build $(DEV_STAMP) ## the server under load, written into the documents; some minutes on a quiet machine
	$(BIN)/python -m benchmarks server --write docs/benchmarks.md

bench-web: build web $(DEV_STAMP) ## the page on a slow phone, written into the documents; a minute on a quiet machine
	@tools/browser-ready
	$(BIN)/python -m benchmarks web --write docs/benchmarks.md

shots: build web $(DEV_STAMP) ## pictures of every screen into build/shots, and those of the README
	@tools/browser-ready
	$(BIN)/python -m tests.browser.shots

# They are added to the end, for the page remembers by their numbers what was solved; what is there is not added again.
MINE := $(BIN)/dethrone lab puzzles quick --file src/dethrone/school/puzzles/regicide.json
puzzles: build $(DEV_STAMP) ## find the puzzles of one decision again: the right payment, who goes next; four minutes
	$(MINE) --seats 1 --games 12000 --seed 1 --kind pay --most 60
	$(MINE) --seats 2 --games 15000 --seed 2 --kind pay --most 72
	$(MINE) --seats 3 --games 3000 --seed 3 --kind next --most 12
	$(MINE) --seats 4 --games 5000 --seed 4 --kind next --most 72

snapshots: build $(DEV_STAMP) ## write the kept screens of the terminal anew
	$(BIN)/python -m tests.terminal.snapshots

golden: build $(DEV_STAMP) ## write the golden transcripts of both games anew
	$(BIN)/python -m tests.regicide.golden
	$(BIN)/python -m tests.regidice.golden

golden-logs: build $(DEV_STAMP) ## write this version's logs of tables beside the old ones, which stay
	$(BIN)/python -m tests.server.golden

clean: ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info src/dethrone/server/page web/node_modules .mypy_cache .dmypy.json .ruff_cache .pytest_cache .coverage
	find src -name '*.so' -delete
