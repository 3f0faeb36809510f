# Thaumata. Commands to know: `make play`, `make check` and `make test`. The rest: `make help`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

PYTHON ?= python3
JOBS ?= 2
# Of the tests; one more than processors, since those of the service often wait.
WORKERS ?= 3
KILLS ?= 500
CLICKED ?= 800
BIN := .venv/bin
BUILDER := $(PYTHON) -m scripts.builder
# Python keeps what it has read, also where a machine forbids it: else every process of a test reads all anew.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser
INTERPRETED := THAUMATA_EXPECT=interpreted PYTHONPATH=src $(PYTEST)
# What only shows, words, reads or serves the rules is the same Python both times: testing it once is proof enough.
ONE_WAY := $(addprefix --ignore=tests/,builder cli compiling components drawing events players/arena players/test_analysis.py players/test_characters.py players/test_reasons.py play position record server wording test_client.py test_docs.py test_docstrings.py test_examples.py test_files.py test_map.py test_schema.py)
comma := ,
# Says what begins, and when it is done how long it took.
timed = began=$$SECONDS; echo "$(1)"; $(2); echo "$(1): $$((SECONDS - began)) s"

.PHONY: help play terminal build client check test test-compiled test-interpreted test-browser test-client test-wheel lint lint-client format rules-coverage coverage types wheel screenshots timings bench soak soak-games soak-levels soak-service soak-browser tools modules clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | while IFS=$$'\t' read -r name text; do printf 'make %-18s %s\n' "$$name" "$$text"; done

play: ## play 7 Wonders Duel in the browser; compiles the rules meanwhile; NETWORK=1 for other devices, too
	@$(BUILDER) play $(if $(NETWORK),--network)

terminal: build ## play 7 Wonders Duel in the terminal
	@$(BIN)/thaumata play duel

build: ## compile the rules into .venv if the sources changed
	@$(BUILDER)

client: ## build the client for browsers if its sources changed; needs Node
	@$(BUILDER) client

check: tools ## after every edit: style, types, rulings covered and the quick tests, interpreted
	@$(MAKE) lint rules-coverage
	@$(call timed,The quick tests,$(INTERPRETED) -m "not compiled_only and not slow" -q $(ARGS))
	@if command -v npm > /dev/null; then $(MAKE) test-client; else echo "Without Node the client is not tested."; fi

test: ## everything that must hold: style, rulings covered, tests compiled and interpreted, in the browser; needs Node
	@$(MAKE) -j2 --output-sync=target tools modules
	@$(MAKE) -j2 --output-sync=target build lint rules-coverage lint-client test-client
	@$(MAKE) test-compiled
	@$(call timed,Testing$(comma) interpreted,$(INTERPRETED) -m "not compiled_only" $(ONE_WAY) $(ARGS))
	@$(MAKE) test-browser

test-compiled: tools build ## test the compiled package as it is installed
	@$(call timed,Testing$(comma) compiled,THAUMATA_EXPECT=compiled $(PYTEST) $(ARGS))

test-interpreted: tools ## test the sources as plain Python, without the heaviest tests
	@$(call timed,Testing$(comma) interpreted,$(INTERPRETED) -m "not compiled_only" $(ARGS))

test-browser: tools ## play in real Chromium against the installed service; needs Node
	@$(BUILDER) complete
	@$(PYTHON) scripts/system_programs.py chromium ip
	@$(call timed,Testing in the browser,$(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser $(ARGS))

test-wheel: tools build wheel ## install the wheel into an empty environment, and play whole games in Chromium with no Node beside it
	@$(PYTHON) scripts/system_programs.py chromium
	@rm -rf .venv/empty; $(BIN)/python -m venv .venv/empty
	@$(call timed,Installing the wheel,.venv/empty/bin/pip install --quiet --disable-pip-version-check --constraint constraints.txt "$$(ls -t dist/*.whl | head -1)[serve]")
	@$(call timed,Playing in the browser,THAUMATA_SCRIPTS=$(CURDIR)/.venv/empty/bin $(BIN)/pytest -n $(JOBS) tests/browser/test_games.py $(ARGS))

lint: tools ## check style, formatting and types
	@$(call timed,Style,$(BIN)/ruff check --output-format=concise .; $(BIN)/ruff format --check --quiet . || { echo "Not formatted as above: make format"; exit 1; })
	@$(call timed,Types,$(BIN)/mypy)

lint-client: modules ## check style, formatting and types of the client; needs Node
	@$(call timed,Style of the client,cd web; npm run --silent lint; found=$$(npm run --silent check) || { echo "$$found"; exit 1; })

test-client: modules ## test what of the client needs no browser; needs Node
	@$(call timed,Unit tests of the client,cd web; npm run --silent test)

format: tools ## format the code and fix what can be fixed by itself
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

rules-coverage: tools ## check that every ruling is named by a test
	@$(call timed,Rulings covered,$(BIN)/python scripts/rules_coverage.py)

coverage: tools ## measure which lines the tests reach, interpreted
	@PYTHONPATH=src $(BIN)/coverage run -m pytest -m "not compiled_only" $(ARGS)
	@$(BIN)/coverage report

types: tools ## write the types of the browser's client and the description of the service
	@PYTHONPATH=src $(BIN)/python scripts/make_types.py

wheel: ## make a wheel in dist, compiled by a profile of where the time goes; takes minutes
	@$(BUILDER) wheel

screenshots: tools ## take the pictures of the main screens into docs/images
	@$(BUILDER) complete
	@$(PYTHON) scripts/system_programs.py chromium
	@$(BIN)/python scripts/screenshots.py

timings: tools ## measure the client: what the first load weighs, when it shows, how soon moves are shown
	@$(BUILDER) complete
	@$(PYTHON) scripts/system_programs.py chromium
	@$(BIN)/python scripts/timings.py $(ARGS)

bench: ## measure games per second, compiled by a profile like a wheel
	@$(BUILDER) guided
	@PYTHONPATH=.venv/guided/package $(BIN)/python -m thaumata.cli bench $(ARGS)

soak: ## all that takes long: random games, a thousand kills of the service, random clicking in the browser
	@$(MAKE) soak-games
	@$(MAKE) soak-service ARGS=
	@$(MAKE) soak-browser ARGS="--games $(CLICKED)"

soak-games: build ## play random games for a long time, checking every invariant
	@$(BIN)/python scripts/soak.py --jobs $(JOBS) $(ARGS)

soak-levels: build ## let the levels play every variant for a long time, a few simulations a decision
	@$(BIN)/python scripts/soak_levels.py --jobs $(JOBS) $(ARGS)

soak-service: tools build ## kill a service in mid-play, so many times with each database (KILLS=500)
	@THAUMATA_KILLS=$(KILLS) $(BIN)/pytest -q -s tests/server/test_crashes.py -k acknowledged $(ARGS)

soak-browser: tools ## play whole games by random clicking in real Chromium (ARGS="--games 800")
	@$(BUILDER) complete
	@$(PYTHON) scripts/system_programs.py chromium
	@$(BIN)/python scripts/soak_browser.py $(ARGS)

tools: ## make .venv with everything that development needs
	@$(BUILDER) tools

modules: ## fetch what the client is built and checked with; needs Node
	@$(BUILDER) modules

clean: ## remove everything that was built
	@rm -rf .venv build dist web/node_modules web/made src/thaumata/server/page src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
