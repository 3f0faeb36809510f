"""Which version of the package is running."""

from importlib.metadata import PackageNotFoundError, version


def package_version() -> str:
    """Return the version of the installed package, or say that it is not installed."""
    try:
        return version("thaumata")
    except PackageNotFoundError:
        return "0+source"
