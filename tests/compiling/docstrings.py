"""Whether the package under test has docstrings: mypyc drops them, and `docs` puts them back."""

import pytest

from scripts.mypyc_tuning.changes import chosen
from thaumata import build_info

_made = build_info.stamp()

needs_docstrings = pytest.mark.skipif(
    _made is not None and _made.compiled and "docs" not in (chosen(_made.tuning) or ()),
    reason="compiled without docstrings, as THAUMATA_TUNING asked for",
)
