"""Changes to the C that mypyc writes, and how it is compiled; `docs/compiling.md` says why.

The variable THAUMATA_TUNING chooses among the changes, for measuring them, or for doing without
where a new version of mypyc writes something unexpected:

- `all` (or unset): every change
- `none`: what mypyc writes is compiled as mypyc itself would compile it
- names separated by commas, as in `units,docs`: these changes alone
"""
