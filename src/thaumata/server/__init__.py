"""The service: tables of every variant, for browsers and for programs.

It decides no rule. A table is its record in a database; the engine is asked, and each seat gets its
own view. ``docs/service.md`` is the protocol. Everything here needs the extra ``serve``.
"""
