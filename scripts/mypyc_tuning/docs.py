"""Writes docstrings into the C of a module, since mypyc keeps signatures but no docstrings.

They can be set nowhere else: a compiled function's docstring is fixed when its module is made. The
string below an attribute becomes the docstring of its descriptor.
"""

import ast
import re

METHODS = re.compile(
    r"^static PyMethodDef (\w+)_methods\[\] = \{\n.*?^\};", re.MULTILINE | re.DOTALL
)
METHOD = re.compile(r'\{"(\w+)",[^{}]*?PyDoc_STR\(".*?--\\n\\n')
ATTRIBUTES = re.compile(
    r"^static PyGetSetDef (\w+)_getseters\[\] = \{\n.*?^\};", re.MULTILINE | re.DOTALL
)
ATTRIBUTE = re.compile(r'(\{"(\w+)",[^{}]*?)NULL(, NULL\},)')
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(\w+).*?--\\n\\n')
MODULE = re.compile(r"^    NULL(, /\* docstring \*/)$", re.MULTILINE)


def document(text: str, source: str) -> str:
    """Write the docstrings of a module's Python `source` into the C `text` made of it."""
    docs = docstrings(ast.parse(source))

    def appended(name: str, found: re.Match[str]) -> str:
        return found[0] + quoted(docs.get(name, ""))

    def methods(table: re.Match[str]) -> str:
        owner = owner_of(table[1])
        return METHOD.sub(lambda found: appended(owner + found[1], found), table[0])

    def attributes(table: re.Match[str]) -> str:
        owner = owner_of(table[1])

        def attribute(found: re.Match[str]) -> str:
            doc = docs.get(owner + found[2])
            return found[0] if doc is None else f'{found[1]}"{quoted(doc)}"{found[3]}'

        return ATTRIBUTE.sub(attribute, table[0])

    text = METHODS.sub(methods, text)
    text = ATTRIBUTES.sub(attributes, text)
    text = CLASS.sub(lambda found: appended(found[1], found), text)
    own = quoted(docs.get("", ""))
    return MODULE.sub(lambda found: f'    "{own}"{found[1]}', text, count=1)


def owner_of(table: str) -> str:
    """Return the prefix of the names in a table: its class and a dot, or nothing for a module."""
    return "" if table.endswith("module") else table.rpartition("___")[2] + "."


def docstrings(tree: ast.Module | ast.ClassDef, within: str = "") -> dict[str, str]:
    """Return the docstrings in a module or class, by the name that they belong to."""
    found: dict[str, str] = {}
    if own := ast.get_docstring(tree):
        found[within.removesuffix(".")] = own
    for node, following in zip(tree.body, [*tree.body[1:], None]):
        match node, following:
            case ast.ClassDef(name=name), _:
                found |= docstrings(node, f"{name}.")
            case ast.FunctionDef(name=name), _:
                found[within + name] = ast.get_docstring(node) or ""
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if within:
                found[within + name] = text
    return found


def quoted(text: str) -> str:
    """Escape a text as C does between quotation marks."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}")
        for byte in text.encode()
    )
