"""Splits the C that mypyc writes into one unit per module, so that an edit is soon compiled.

mypyc writes all modules into one C file, which is compiled as a whole after every edit, or one file
for each, between which nothing is inlined and which all change when one gets a new word. Here the
files of the second way are rewritten so that each unit

- declares only what it uses, instead of including every declaration there is;
- names its literals by what they are, instead of their place in the table of all literals;
- brings along the short functions it calls in other modules, for inlining alone (`gnu_inline`: the
  compiler never emits them), with the line numbers of tracebacks left to their own module.

So games run as fast as when all is one file, and the text of a unit changes only if what the unit
does can change. What mypyc writes is read by its regular layout; anything unexpected is an error.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

SHORT = 150
"""How many lines of C a function may have to be inlined in other modules."""

PREFIX = "__native_"
"""How the names of mypyc's own C files begin."""

NAME = re.compile(r"\b[A-Za-z_]\w{5,}")
INCLUDE = re.compile(rf'^#include "{PREFIX}.*\n', re.MULTILINE)
DECLARED = re.compile(r"(\w+)(?:\[\w*\])?(?:\(.*\))?;$", re.DOTALL)
STATIC = re.compile(r"^static [^\n({=;]*?\s?\*?(?:\n)?(\w+)(?:\[\w*\])?(?: = |\(|;)", re.MULTILINE)
FUNCTION = re.compile(
    r"^(?!static)(\w[^\n(]*?)\b(CPyDef_\w+)(\([^\n]*\)) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL
)
LITERAL = re.compile(r"CPyStatics\[(\d+)\](?=[^\n]*?/\* ([^\n]*) \*/$)", re.MULTILINE)
LINE = re.compile(r", (-?\d+)(, CPyStatic_\w+___globals\b)")


class Module(NamedTuple):
    """The C of one module."""

    name: str
    text: str
    short: dict[str, str]
    """By name, the functions that other modules may inline."""


def cut(
    files: Iterable[Path],
    headers: Iterable[Path],
    helpers: str = "",
    more: Mapping[str, str] = MappingProxyType({}),
) -> dict[str, str]:
    """Return the text of each unit by its name, from mypyc's C files and their headers.

    `helpers` is C that each unit begins with, after its includes; `more` are declarations by name,
    for the units that use them.
    """
    types_first = sorted(headers, key=lambda path: len(path.name))
    declarations, includes = read_declarations("".join(map(read, types_first)))
    includes.append(helpers)
    literals: dict[str, int] = {}
    main, *others = sorted(files, key=lambda path: len(path.name))
    modules = [read_module(path.stem, read(path), literals) for path in others]
    short = {name: text for module in modules for name, text in module.short.items()}
    declarations |= {name: f"extern PyObject *{name};" for name in literals}
    declarations |= {lines_of(name): f"extern const int {lines_of(name)}[];" for name in short}
    declarations |= more
    units = {
        module.name: "\n".join([*includes, *needed(module, short, declarations), module.text])
        for module in modules
    }
    units[main.stem] = "\n".join([*includes, *declarations.values(), name_literals(main, literals)])
    return units


def read(path: Path) -> str:
    """Read a file that mypyc has written."""
    return path.read_text(encoding="utf-8")


def read_declarations(text: str) -> tuple[dict[str, str], list[str]]:
    """Parse headers: return each declaration by the name it declares, and their includes."""
    declarations: dict[str, str] = {}
    includes: list[str] = []
    for lines in paragraphs(text.splitlines()):
        paragraph = "\n".join(lines)
        if lines[0].startswith("#include"):
            if PREFIX not in paragraph:
                includes.append(paragraph)
            continue
        declared = DECLARED.search(paragraph.removesuffix("\n#endif"))
        if declared is None:
            raise ValueError(f"unknown declaration: {paragraph}")
        declarations[declared[1]] = paragraph
    return declarations, [*dict.fromkeys(includes), "#pragma GCC visibility push(hidden)"]


def paragraphs(lines: list[str]) -> Iterator[list[str]]:
    """Group the lines of headers to whole declarations, without the guards around each header."""
    found: list[str] = []
    for line in lines:
        if not found and (not line or line.endswith("_H") or line == "#endif"):
            continue
        found.append(line)
        if found[0].startswith("#ifndef"):
            whole = line == "#endif"
        elif found[0].endswith("{"):
            whole = line.startswith("}")
        else:
            whole = line.startswith("#include") or line.endswith(";")
        if whole:
            yield found
            found = []


def read_module(name: str, text: str, literals: dict[str, int]) -> Module:
    """Parse the C of a module: name its literals and find its short functions."""

    def named(found: re.Match[str]) -> str:
        index, value = int(found[1]), found[2]
        while True:  # two literals may look alike: 1 and True, or a long text cut short
            digest = hashlib.sha256(value.encode()).hexdigest()
            literal = f"CPyLiteral_{digest[:16]}"
            if literals.setdefault(literal, index) == index:
                return literal
            value += " again"

    text = LITERAL.sub(named, INCLUDE.sub("", text))
    own = set(STATIC.findall(text))
    short: dict[str, str] = {}
    lines: list[str] = []
    for result, function, arguments, body in FUNCTION.findall(text):
        if body.count("\n") <= SHORT and own.isdisjoint(NAME.findall(body)):
            short[function] = inline(result, function, arguments, body)
            numbers = [line for line, _ in LINE.findall(body)]
            if numbers:
                lines.append(f"const int {lines_of(function)}[] = {{{', '.join(numbers)}}};\n")
    return Module(name, text + "".join(lines), short)


def inline(result: str, function: str, arguments: str, body: str) -> str:
    """Write a function for inlining alone, its line numbers left to the module it is from."""
    number = 0

    def line(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return f", {lines_of(function)}[{number - 1}]{found[2]}"

    body = LINE.sub(line, body)
    return f"extern inline __attribute__((gnu_inline)) {result}{function}{arguments} {{\n{body}}}"


def lines_of(function: str) -> str:
    """Name the table of a function's line numbers."""
    return function.replace("CPyDef_", "CPyLines_", 1)


def needed(module: Module, short: dict[str, str], declarations: dict[str, str]) -> list[str]:
    """List the declarations and the functions to inline that a module uses, directly or not."""
    found: set[str] = set()
    foreign: set[str] = set()
    texts = [module.text]
    while texts:
        for name in set(NAME.findall(texts.pop())) - found:
            found.add(name)
            if name in declarations:
                texts.append(declarations[name])
            if name in short and name not in module.short:
                foreign.add(name)
                texts.append(short[name])
    return [
        *(text for name, text in declarations.items() if name in found),
        *(text for name, text in short.items() if name in foreign),
    ]


def name_literals(main: Path, literals: dict[str, int]) -> str:
    """Return the C of the main file, which also sets each literal's own name."""
    text = read(main)
    made = "    is_initialized = 1;\n"  # once, right after the table of all literals
    if text.count(made) != 1:
        raise ValueError(f"{main.name} does not make the literals once")
    set_each = "".join(f"    {name} = CPyStatics[{at}];\n" for name, at in literals.items())
    defined = "".join(f"PyObject *{name};\n" for name in literals)
    return defined + INCLUDE.sub("", text).replace(made, set_each + made)
