# The two main commands are `make run` and `make test`. `make help` explains the rest.

PORT ?= 8080
DATA ?= sample
COUNT ?= 100000
SEEDS ?= 200
STATE ?= $(CURDIR)/.vitrine/$(DATA)
# `release` is what is measured; `debug` is built in half the time.
CONFIG ?= debug
RELEASE_BIN = .build/release

.DEFAULT_GOAL := help
# Compilers, tests and the device write there.
ifneq ($(shell test -d "$${TMPDIR:-/tmp}" || echo missing),)
$(error TMPDIR is $(TMPDIR), and there is no such folder; make it, or unset TMPDIR)
endif
.PHONY: help setup build device run test check fuzz weeks lint docs bench screenshots update dist release clean

help: ## explain every target
	@echo "Vitrine: shared display values for widgets, and a device that runs widget extensions on Linux."
	@echo
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | column -t -s '|'
	@echo
	@echo "  PORT=9000       serve on another port (make run)"
	@echo "  DATA=empty      start without sample data (make run)"
	@echo "  STATE=DIR       keep the device's state in that folder (make run)"
	@echo "  CONFIG=release  build what is measured, in twice the time (make build, make device, make run)"
	@echo "  VERSION=0.1.0   the release to tag (make release)"
	@echo "  FILTER=NAME     run only the tests whose name matches (make test)"

setup: ## install missing Debian packages
	@Scripts/setup

build: setup ## build the programs that `make run` runs
	@Scripts/build --config $(CONFIG)

device: ## build only the command `vitrine`, for widgets of your own; no app, and none of its C libraries
	@Scripts/setup --device
	@Scripts/build --config $(CONFIG) --package Device --product vitrine

run: build ## build, then serve the home screen, and print its address
	@.build/$(CONFIG)/vitrine run --port $(PORT) --data $(DATA) --state "$(STATE)" --manifest Apps/vitrine.json --programs .build/$(CONFIG)

test: ## run all checks: lint, tests, browser tests, docs, a release extension
	@Scripts/setup --test
	@Scripts/test $(if $(FILTER),--filter '$(FILTER)',)

check: ## run in a few minutes what a day's work needs: lint, the library's and the device's tests without a browser
	@Scripts/setup --device
	@Scripts/test --quick

fuzz: ## damage COUNT inputs of each parser (100000) and files of a release's commands, kill writers, attack the sandbox and the page; print counts
	@Scripts/build
	@VITRINE_FUZZ=$(COUNT) VITRINE_SWEEP=all VITRINE_PROGRAMS="$(CURDIR)/$(RELEASE_BIN)" Scripts/test --filter 'FuzzTests|FaultTests|KillTests|StateRecoveryTests|SupervisionTests|ConfinementTests|PackageSandboxTests|DeadlineTests|PropertyListTests|RequestReadingTests|ImageHeaderTests'

weeks: ## play the simulated weeks of SEEDS seeds (200); TWICE=yes plays each on two days of the year and compares
	@Scripts/build
	@Scripts/weeks $(if $(TWICE),--twice) 1 $(SEEDS)

lint: ## check the format of every Swift file, comments included
	@git ls-files -co --exclude-standard '*.swift' | grep -v '^Tests/AppleSurface/Interfaces/' | xargs swift format lint --strict --parallel
	@Scripts/checks/comments

docs: ## build the documentation of every library without warnings
	@Scripts/swiftpm . build
	@Scripts/swiftpm Device build --target VitrineDevice
	@Scripts/docs

bench: ## measure, print a table, write bench.json
	@Scripts/setup --bench
	@Scripts/build
	@Scripts/build --product beebloom-store-probe
	@Scripts/build --package . --product vitrine-cover-probe
	@Scripts/build --package Benchmarks --product vitrine-bench
	cc -O2 -static -o $(RELEASE_BIN)/process-timer Benchmarks/process-timer/main.c
	$(RELEASE_BIN)/vitrine-bench --json bench.json --programs $(RELEASE_BIN)

screenshots: ## take the pictures of README and docs from running pages
	@Scripts/build
	@Scripts/build --package Device --product vitrine-screenshots
	@Scripts/screenshots

update: ## raise the pinned packages to the newest compatible versions, and print what changed
	@Scripts/update

dist: ## make in dist/ what people install: an archive, a Debian package, a wheel
	@Scripts/setup --dist
	@Scripts/build
	@Scripts/dist

image: dist ## make from dist/ a container image with a compiler, localhost/vitrine, and from it dist/vitrine-image.tar
	@Scripts/distribution/image dist
	@Scripts/distribution/image-archive "localhost/vitrine:$$(Scripts/distribution/version)" "vitrine:$$(Scripts/distribution/version)" dist/vitrine-image.tar

release: ## check that VERSION can be released, make and try dist/, tag the commit
	@Scripts/setup --dist
	@Scripts/release "$(VERSION)"

clean: ## remove build products and the device's state
	rm -rf .build .vitrine dist bench.json
