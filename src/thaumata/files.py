"""The program's own files, and error messages about files."""

from __future__ import annotations

import errno
import os
import re
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from thaumata.wording.words import Said

_REASONS: Final = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "file-no-room",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-long-name",
}
"""Message ids by error number; any other error is reported in the system's words."""


def reason_of(problem: OSError) -> str:
    """Return why a file could not be used."""
    plain = problem.strerror or str(problem)
    message = _REASONS.get(problem.errno or 0)
    return Said(message, plain=plain) if message else plain


def data_folder(name: str) -> Path:
    """Return the default folder for files of a kind; it may not exist yet."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if os.path.isabs(base) else Path(os.path.expanduser("~"), ".local", "share")
    return home / "thaumata" / name


def new_file(folder: Path, variant: str, suffix: str, now: datetime | None = None) -> Path:
    """Return the path of a new file, named by variant and date; create its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = re.sub(r"[^\w+-]", "_", variant)
    name = f"{plain}_{(now or datetime.now()):%Y-%m-%d_%H-%M}"
    names = (name if number == 1 else f"{name}_{number}" for number in count(1))
    return next(path for each in names if not (path := folder / f"{each}{suffix}").exists())
