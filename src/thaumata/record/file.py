"""A record on disk: what has been saved survives a crash of the program or of the machine."""

from __future__ import annotations

import os
from pathlib import Path

from thaumata.record.record import Record


class RecordFile:
    """A file that holds a record.

    New moves are appended. Any change to earlier text, such as an undo, is written to a new file
    that then replaces the old one atomically. An interrupted write leaves a last line without a
    line end, which reading ignores.
    """

    path: Path
    record: Record

    def __init__(self, path: str | Path, record: Record) -> None:
        """Associate a record with a file; nothing is written before ``save``."""
        self.path = Path(path).resolve()
        self.record = record
        self._saved = b""

    @classmethod
    def load(cls, path: str | Path) -> RecordFile:
        """Load a file to continue its record. The file is not touched before ``save``.

        Raises ``BrokenRecord`` or ``OSError``.
        """
        saved = Path(path).read_bytes()
        file = cls(path, Record.parse(saved.decode("utf-8", "replace")))
        file._saved = saved
        return file

    def save(self) -> None:
        """Write the record to the file; when this returns it is safe on the disk."""
        data = self.record.text().encode("utf-8")
        if not self._saved or not data.startswith(self._saved) or not self._is_as_saved():
            self._replace(data)
        elif len(data) > len(self._saved):
            with open(self.path, "ab") as file:
                _write(file.fileno(), data[len(self._saved) :])
        self._saved = data

    def _is_as_saved(self) -> bool:
        """Return whether the file has the length it was left with: not gone, not half written."""
        return self.path.exists() and self.path.stat().st_size == len(self._saved)

    def _replace(self, data: bytes) -> None:
        beside = self.path.with_name(self.path.name + ".new")
        with open(beside, "wb") as file:
            _write(file.fileno(), data)
        os.replace(beside, self.path)
        if os.name == "posix":  # the rename is durable once the folder is
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _write(descriptor: int, data: bytes) -> None:
    """Write all data and wait for the disk."""
    while data:
        data = data[os.write(descriptor, data) :]
    os.fsync(descriptor)
