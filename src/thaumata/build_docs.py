"""Docstrings for the compiled rules: mypyc keeps signatures, but drops what stands under them.

The build puts them back into the C code before it is compiled, so that ``help`` says the same of
a compiled class, method or attribute as of a plain one.

This module imports nothing of the package, so that the build can load it by its path.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

_SEPARATOR: Final = "___"
"""What stands for a dot in the names of C code."""

_STRING: Final = r'(?:NULL|"(?:[^"\\]|\\.)*")'
_FUNCTION: Final = re.compile(rf"(CPyPy_(\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\()({_STRING})\)")
_CLASS: Final = re.compile(
    rf"(PyTypeObject CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\()({_STRING})\)"
)
_ATTRIBUTES: Final = re.compile(
    r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\{NULL\}", re.DOTALL
)
_ATTRIBUTE: Final = re.compile(r'(\{"(\w+)",[^{}]*?)NULL, NULL\}')


def collect(package: Path) -> dict[str, str]:
    """Return the docstring of everything in a package that has one, by its name in C code."""
    found: dict[str, str] = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        for name, text in _docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            found[_SEPARATOR.join((*parts, *name))] = text
    return found


def _docstrings(node: ast.Module | ast.ClassDef) -> Iterator[tuple[tuple[str, ...], str]]:
    """Go through the functions, classes and attributes of a module or a class."""
    for statement, following in pairwise([*node.body, ast.Pass()]):
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            if told := ast.get_docstring(statement):
                yield (statement.name,), told
            if isinstance(statement, ast.ClassDef):
                for names, told in _docstrings(statement):
                    yield (statement.name, *names), told
        match (statement, following):
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield (name,), inspect.cleandoc(text)


def with_docstrings(c_code: str, docstrings: dict[str, str]) -> str:
    """Return C code of mypyc with the docstrings of all that it makes."""
    known = _Known(docstrings)

    def behind_signature(found: re.Match[str]) -> str:
        text = known.text_of(found[2])
        if not text:
            return found[0]
        signature = "" if found[3] == "NULL" else f"{found[3]} "
        return f"{found[1]}{signature}{_literal(text)})"

    def of_attributes(found: re.Match[str]) -> str:
        def of_attribute(entry: re.Match[str]) -> str:
            text = known.text_of(f"{found[1]}{_SEPARATOR}{entry[2]}")
            return f"{entry[1]}{_literal(text)}, NULL}}" if text else entry[0]

        return _ATTRIBUTE.sub(of_attribute, found[0])

    for pattern in (_FUNCTION, _CLASS):
        c_code = pattern.sub(behind_signature, c_code)
    return _ATTRIBUTES.sub(of_attributes, c_code)


class _Known:
    """Docstrings by the end of their names: mypyc leaves out modules that all names begin with."""

    def __init__(self, docstrings: dict[str, str]) -> None:
        self._texts: dict[str, str] = {}
        for name, text in docstrings.items():
            parts = name.split(_SEPARATOR)
            for start in range(len(parts)):
                ending = _SEPARATOR.join(parts[start:])
                is_shared = ending in self._texts and start > 0
                self._texts[ending] = "" if is_shared else text

    def text_of(self, name: str) -> str:
        """Return the docstring of a name; empty where there is none, or it could be another's."""
        return self._texts.get(name, "")


def _literal(text: str) -> str:
    """Write a text as a string of C."""
    letters = [
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    ]
    return f'"{"".join(letters)}"'
