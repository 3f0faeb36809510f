"""Where the program keeps files of its own, and what the system says about a file."""

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
"""Why a file cannot be used; whatever else goes wrong is told as the system says it."""


def reason_of(problem: OSError) -> str:
    """Return why a file could not be used."""
    plain = problem.strerror or str(problem)
    message = _REASONS.get(problem.errno or 0)
    return Said(message, plain=plain) if message else plain


def data_folder(name: str) -> Path:
    """Return a folder for files that nobody has named, which may not be there yet."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if os.path.isabs(base) else Path(os.path.expanduser("~"), ".local", "share")
    return home / "thaumata" / name


def new_file(folder: Path, variant: str, suffix: str, now: datetime | None = None) -> Path:
    """Return a file that there is not yet, named by variant and date; its folder is made."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = re.sub(r"[^\w+-]", "_", variant)
    name = f"{plain}_{(now or datetime.now()):%Y-%m-%d_%H-%M}"
    names = (name if number == 1 else f"{name}_{number}" for number in count(1))
    return next(path for each in names if not (path := folder / f"{each}{suffix}").exists())
