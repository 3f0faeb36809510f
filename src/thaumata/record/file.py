"""A record on disk. What was saved once survives a crash of the program or of the machine."""

from __future__ import annotations

import os
from pathlib import Path

from thaumata.record.record import Record


class RecordFile:
    """A file that holds a record.

    Moves are added at its end. Whatever changes what is already there, such as an undo, is
    written beside it first and then takes its place in one step. A write that was cut off leaves
    a last line without an end, which reading leaves out.
    """

    path: Path
    record: Record

    def __init__(self, path: str | Path, record: Record) -> None:
        """Keep a record in a file; nothing is written before ``save``."""
        self.path = Path(path).resolve()
        self.record = record
        self._saved = b""

    @classmethod
    def load(cls, path: str | Path) -> RecordFile:
        """Read a file, to go on where it ends. The file is left alone before ``save``.

        Raises ``BrokenRecord`` or ``OSError``.
        """
        saved = Path(path).read_bytes()
        file = cls(path, Record.parse(saved.decode("utf-8", "replace")))
        file._saved = saved
        return file

    def save(self) -> None:
        """Bring the file up to the record, and return when it is safe on the disk."""
        data = self.record.text().encode("utf-8")
        if not self._saved or not data.startswith(self._saved) or not self._is_as_saved():
            self._replace(data)
        elif len(data) > len(self._saved):
            with open(self.path, "ab") as file:
                _write(file.fileno(), data[len(self._saved) :])
        self._saved = data

    def _is_as_saved(self) -> bool:
        """Tell whether the file is as long as it was left: not gone, not written in half."""
        return self.path.exists() and self.path.stat().st_size == len(self._saved)

    def _replace(self, data: bytes) -> None:
        beside = self.path.with_name(self.path.name + ".new")
        with open(beside, "wb") as file:
            _write(file.fileno(), data)
        os.replace(beside, self.path)
        if os.name == "posix":  # the new name is safe when its folder is
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _write(descriptor: int, data: bytes) -> None:
    """Write all of it and wait for the disk."""
    while data:
        data = data[os.write(descriptor, data) :]
    os.fsync(descriptor)
