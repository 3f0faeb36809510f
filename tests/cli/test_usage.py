"""Help and mistakes on the command line, in the user's language."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import run
from thaumata.cli.options import requested_language
from thaumata.game import known_variants
from thaumata.players.characters import characters
from thaumata.wording.words import LANGUAGES, Words

COMMANDS = (
    *("play", "replay", "show", "hint", "analyse", "simulate", "arena"),
    *("bench", "components", "schema", "train", "serve", "verify", "admin"),
)

TYPED = {
    *COMMANDS,
    *("thaumata", "duel", "build", "baths", "wonders", "first_game", "benchmarks", "history"),
    *("classic", "sides", "A", "pantheon", "agora", "cities", "teams", "computer"),
    *("novice", "easy", "medium", "hard", "expert"),
    *("networks", "numpy", "cupy", "Python"),
    *("THAUMATA_DATABASE", "sqlite", "FILE", "postgresql", "USER", "PASSWORD", "HOST", "NAME"),
    *("https", "games", "example", "org", "server"),
    *("list", "close", "purge", "lobby", "playing", "over", "closed"),
    *("exec", "COMMAND", "Ray", "QR"),
    *(
        "greedy",
        "random",
        "human",
        "mybot",
        "mine",
        "py",
        "MyBot",
        "RichDuel",
        "JSON",
        "jsonl",
        *LANGUAGES,
    ),
}
"""Latin words that may occur in help in another language: they are typed as they are."""

MISTAKES = {
    "pley": "unknown-command",
    "--speed": "unknown-flag",
    "-x": "unknown-flag",
    "play duel --zzz 9": "unknown-flag",
    "play duel --expansion agora": "similar-flag",
    "play duel --seed": "flag-alone",
    "replay a --step=5": "flag-value",
    "play": "missing-argument",
    "replay": "missing-argument",
    "show": "missing-argument",
    "hint": "missing-argument",
    "analyse": "missing-argument",
    "simulate --games 5": "missing-argument",
    "play duel chess": "extra-argument",
    "bench server duel": "extra-argument",
    "admin": "missing-argument",
}
"""Command lines with a mistake in each."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", LANGUAGES[1:])
every_page = pytest.mark.parametrize("command", ["", *COMMANDS])


def latin(text: str) -> set[str]:
    """Return the words in Latin letters, without options and examples."""
    lines = [line for line in text.splitlines() if not line.startswith("  thaumata")]
    prose = re.sub(r"(?<!\w)--?[a-z]+", "", "\n".join(lines))
    return set(re.findall(r"[A-Za-z_]+", prose))


# Help


@translations
@every_page
def test_nothing_on_a_page_is_left_in_english(language: str, command: str) -> None:
    code, out, err = run(f"{command} --help --language {language}")
    assert (code, err) == (0, "")
    games = latin(" ".join(known_variants()))  # including those of other tests
    assert latin(out) <= TYPED | games
    assert re.search("[А-Яа-я]", out)


@every_language
@every_page
def test_a_page_explains_every_option_and_value(language: str, command: str) -> None:
    _, out, _ = run(f"{command} --help --language {language}")
    words = Words(language)
    assert out.startswith(words("usage-line", command="", values="").split()[0])
    assert words(f"usage-{command or 'thaumata'}") in " ".join(out.split())
    assert words("usage-help") in out
    assert "-h, --help" in out
    assert "--language en|uk|ru" in out
    assert not re.search(r"\b(usage|value)-[a-z]", out)


@every_language
def test_without_a_command_the_program_explains_itself(language: str) -> None:
    code, out, err = run(f"--language {language}")
    assert (code, err) == (0, "")
    assert out == run(f"--help --language {language}").out
    for command in COMMANDS:
        assert re.search(rf"^  {command} +\w", out, re.MULTILINE)


def test_a_page_fits_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in ("60", "100"):
        monkeypatch.setenv("COLUMNS", columns)
        lines = run("play --help --language uk").out.split("Приклади")[0].splitlines()
        assert max(map(len, lines)) <= min(int(columns), 80)


def test_a_default_is_told() -> None:
    assert "How many games. [default: 1000]" in run("simulate --help").out
    assert "Скільки партій. [якщо не вказано: 1000]" in run("simulate -h --language=uk").out


@every_language
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_expansions_and_numbers_of_seats_are_named(language: str, command: str) -> None:
    out = " ".join(run(f"{command} --help --language {language}").out.split())
    words = Words(language)
    assert "duel: pantheon, agora; classic: cities, teams" in out
    counts = words("usage-counts", game="classic", least=2, most=7, usual=3)
    begin, end = words("usage-seats", counts="|").split("|")
    assert f"{begin}duel: 2; {counts}" in out  # games of other tests may follow
    assert end in out


# The language


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("play duel --language uk", "uk"),
        ("--language ru play duel", "ru"),
        ("play --language=uk --help", "uk"),
        ("play --language ru --language uk", "uk"),
        ("play --language tlh", "en"),
        ("play --language", "en"),
        ("play duel", "en"),
    ],
)
def test_a_language_may_be_named_anywhere(line: str, language: str) -> None:
    assert requested_language(line.split()) == language


def test_else_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "Використання" in run("bench --help").out
    assert "Команди «pley» немає." in run("pley").err
    assert "Команды «pley» нет." in run("--language ru pley").err


def test_a_language_before_the_command_holds_for_it() -> None:
    assert "Для «--games» потрібне ціле число" in run("--language uk simulate duel --games x").err
    code, out, _ = run("--language uk play duel --seed 7", ["q"])
    assert code == 0
    assert re.search(r"thaumata play duel --resume duel_\S+ --language uk", out)
    assert "Выберите" in run("--language uk play chess --language ru").err


@pytest.mark.parametrize(
    "line", ["--language tlh", "--language tlh play duel", "bench --language x"]
)
def test_an_unknown_language_is_refused(line: str) -> None:
    code, out, err = run(line)
    assert (code, out) == (2, "")
    assert "There is no language" in err


def test_the_version_is_told_in_the_language() -> None:
    words = Words("uk")
    _, out, _ = run("--language uk --version")
    assert words("label-compiled") in out or words("label-interpreted") in out


# Mistakes


@every_language
@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_on_the_line_is_told_in_one_line(line: str, language: str) -> None:
    code, out, err = run(f"{line} --language {language}" if line.split()[-1] != "--seed" else line)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "--help" in err


@translations
@pytest.mark.parametrize(("line", "mistake"), MISTAKES.items())
def test_no_mistake_is_told_in_english(
    line: str, mistake: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    _, _, err = run(line)
    said = Words(language)(f"error-{mistake}", **dict.fromkeys(_VARIABLES, "*"))
    pattern = ".+".join(map(re.escape, said.split("*")[:-1]))
    assert re.match(pattern, err)
    assert latin(err) <= {*TYPED, "pley", "chess"}


_VARIABLES = ("option", "similar", "argument", "command", "commands", "help")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "pley",
            "There is no command “pley”. "
            "Choose one of: play, replay, show, hint, analyse, simulate, arena, bench, components, "
            "schema, train, serve, verify, admin.",
        ),
        ("play duel --expansion agora", "No such option: --expansion. Is it --expansions"),
        ("play duel --seed", "After --seed a value is missing. For help: thaumata play --help"),
        ("replay a --step=5", "--step is written without a value."),
        ("play", "Missing argument: GAME. For help: thaumata play --help"),
        ("play duel chess 5", "“chess” is one argument too many."),
    ],
)
def test_a_mistake_is_named_and_help_offered(line: str, said: str) -> None:
    assert run(line).err.startswith(said)


def test_what_was_typed_never_controls_the_terminal() -> None:
    for line in ("\x1b[2J", "--\x1b[2J", "play duel \x1b[2J", "play duel --seed \x1b[2J"):
        code, _, err = run(line)
        assert code == 2
        assert "\x1b" not in err


def test_a_file_may_be_called_like_an_option() -> None:
    Path("--step").write_text("", "utf-8")
    assert run("replay -- --step").err == "The record is empty.\n"


# The opponents


@every_language
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_opponents_are_introduced(language: str, command: str) -> None:
    out = " ".join(run(f"{command} --help --language {language}").out.split())
    for each in characters(Words(language)):
        assert f"{each.player} {each.name}{'. ' if each.name else ''}{each.manner}" in out


def test_help_lists_players_only_where_an_option_names_them() -> None:
    assert Words("en")("usage-opponents") not in run("show --help").out


def test_a_level_sits_at_the_table_by_its_name() -> None:
    typed = ["quit"]
    _, out, _ = run("play classic-3 --opponent novice --seed 2 --language uk", typed)
    assert "Новачок 2" in out
    assert "Новачок 3" in out
    _, again, _ = run("play classic-3 --opponent новачок --seed 2 --language uk", typed)
    assert "Новачок 2" in again
    _, other, _ = run("play duel --opponent greedy --seed 2", typed)
    assert "Computer" in other
