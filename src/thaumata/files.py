"""What the operating system says about a file, for words to tell."""

from __future__ import annotations

import errno
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
