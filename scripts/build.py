"""Puts the development tools and the compiled package into `.venv`.

    python3 scripts/build.py tools      the environment with all that pyproject.toml asks for
    python3 scripts/build.py            that, and the package compiled from the sources as they are
    python3 scripts/build.py play       that, and the client for browsers in it, which needs Node
    python3 scripts/build.py client     the client alone, into `src/thaumata/server/page`
    python3 scripts/build.py modules    what the client is built with, into `web/node_modules`
    python3 scripts/build.py guided     the package compiled by a profile, into `.venv/guided`
    python3 scripts/build.py wheel      the same as a wheel, into `dist`

Only what is missing or out of date is done. The package is built from a copy of the sources:
nothing is left beside them, and edits made meanwhile cannot mix in. Where there is no C compiler,
THAUMATA_BUILD=pure installs plain Python instead.

A compile by a profile takes several minutes: the package is compiled so that it counts where the
time goes, plays the games of `c_exercise.py`, and is compiled again by what was counted.
"""

import contextlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one should be told
    sys.exit("Thaumata needs Python 3.11 or newer: make PYTHON=python3.11 ...")

import tomllib

PROJECT = Path(__file__).resolve().parents[1]
VENV = PROJECT / ".venv"
PYTHON = VENV / "bin" / "python"
READY = VENV / "ready"
"""Holds the requirements that are installed."""

COMPILED = VENV / "compiled"
"""Holds what earlier builds have compiled, so that it need not be compiled again."""

GUIDED = VENV / "guided"
"""Holds the package that is compiled by a profile, as a wheel and unpacked."""

WEB = PROJECT / "web"
PAGE = PROJECT / "src" / "thaumata" / "server" / "page"
PAGE_STAMP = PAGE / "made.txt"
"""Says what the client in the package was built from."""

COMPONENT_LISTS = (
    ("duel",),
    ("duel", "pantheon", "agora"),
    ("classic", "cities"),
)
"""The variants whose components the client gets: together they have all there are."""

COUNTING = "-fprofile-generate -fprofile-update=single"
"""How gcc is told to count where the time goes."""

EXTRAS = ("dev", "train", "ray", "serve", "postgres")
"""The optional dependencies that development needs."""

NO_PIP = """\
Python cannot make a virtual environment with pip here.
Install the missing part (Debian, Ubuntu: apt install python3-venv) or the virtualenv package."""

NO_COMPILER = """\
The rules were not compiled; the reason stands above.
Compiling needs a C compiler and Python's headers (Debian, Ubuntu: apt install gcc python3-dev).
To go on in plain Python, a hundred times slower: THAUMATA_BUILD=pure make play"""

NO_NODE = """\
The pages for browsers are built with Node 20.19 or newer, and it was not found here.
Get it from your system (Debian, Ubuntu: apt install nodejs npm) or from its own site.
To play in the terminal, which needs no Node: make terminal"""

NO_GCC = """\
Only gcc is understood here when it tells where the time goes, and this is another compiler.
With CC=gcc it may work. `make build` and `thaumata bench` need no gcc."""

if TYPE_CHECKING:
    from typing import TypeGuard

    from thaumata import build_info
else:  # by its path: the package itself needs what is installed here
    _path = PROJECT / "src" / "thaumata" / "build_info.py"
    build_info = SimpleNamespace(**runpy.run_path(str(_path)))


def main(arguments: list[str]) -> None:
    """Do what is asked, one process at a time for each recipe; whoever finds the tools goes on."""
    if arguments == ["tools"] and has_tools():
        return
    with contextlib.suppress(KeyboardInterrupt):
        if arguments == ["modules"]:
            prepare_modules()
            return
        with only_one(PROJECT / "pyproject.toml"):
            prepare(arguments)
        return
    sys.exit("interrupted")


def prepare(arguments: list[str]) -> None:
    """Do what is asked, where it is missing or out of date."""
    prepare_tools()
    if "wheel" in arguments:
        prepare_client()
        prepare_guided()
        hand_out_wheel()
    elif "client" in arguments:
        prepare_client()
    elif "play" in arguments:
        prepare_client()
        prepare_package()
        hand_over_client()
    elif "guided" in arguments:
        prepare_guided()
    elif "tools" not in arguments:
        prepare_package()


def prepare_client() -> None:
    """Build the client for browsers, unless it was built from these very sources."""
    made = build_info.hash_files(PROJECT, client_sources())
    if PAGE_STAMP.exists() and PAGE_STAMP.read_text(encoding="utf-8") == made:
        return
    prepare_modules()
    components = WEB / "made"
    components.mkdir(exist_ok=True)
    for family, *expansions in COMPONENT_LISTS:
        flags = ["--expansions", ",".join(expansions)] if expansions else []
        listed = subprocess.run(
            [str(PYTHON), "-m", "thaumata.cli", "components", family, *flags],
            env={**os.environ, "PYTHONPATH": str(PROJECT / "src")},
            capture_output=True,
            check=True,
        )
        (components / f"{'-'.join((family, *expansions))}.json").write_bytes(listed.stdout)
    stage("Building the client", ["npm", "run", "--silent", "--prefix", str(WEB), "build"])
    PAGE_STAMP.write_text(made, encoding="utf-8")


def prepare_modules() -> None:
    """Fetch what the client is built with, in the versions that `web/package.json` names."""
    if not has_node():
        sys.exit(NO_NODE)
    with only_one(WEB / "package.json"):
        wanted = (WEB / "package.json").read_text(encoding="utf-8")
        fetched = WEB / "node_modules" / "fetched"
        if not fetched.exists() or fetched.read_text(encoding="utf-8") != wanted:
            stage(
                "Fetching what the client is built with", ["npm", "install", "--prefix", str(WEB)]
            )
            fetched.write_text(wanted, encoding="utf-8")


def client_sources() -> list[Path]:
    """List what the client is built from: its own files, the words, and the components."""
    own = [path for name in ("src", "public", "types") for path in (WEB / name).rglob("*")]
    package = PROJECT / "src" / "thaumata"
    told = [
        *package.glob("locales/*/*.ftl"),
        *package.glob("duel/**/*.py"),
        *package.glob("classic/**/*.py"),
    ]
    top = [WEB / name for name in ("index.html", "package.json", "vite.config.ts")]
    return [path for path in (*own, *told, *top) if path.is_file()]


def has_node() -> bool:
    """Tell whether there are Node and npm, and new enough."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, check=True)
        subprocess.run(["npm", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = [int(part) for part in said.stdout.decode().strip().lstrip("v").split(".")[:2]]
    return version >= [20, 19]


def hand_over_client() -> None:
    """Put the client into the installed package, where that has an older one."""
    for package in VENV.glob("lib/python3*/site-packages/thaumata"):
        if not carries_client(package):
            target = package / "server" / "page"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(PAGE, target)


def carries_client(package: Path) -> bool:
    """Tell whether a package has the client that was built last."""
    stamp = package / "server" / "page" / PAGE_STAMP.name
    return stamp.exists() and stamp.read_bytes() == PAGE_STAMP.read_bytes()


@contextlib.contextmanager
def only_one(recipe: Path) -> Iterator[None]:
    """Wait until nobody else builds by the same recipe in this checkout."""
    import fcntl

    with open(recipe, "rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("Waiting for another build in this folder", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare_tools() -> None:
    """Make the environment and install the requirements into it."""
    if has_tools():
        return
    if not works(PYTHON):
        make_environment()
    stage(
        "Installing the tools into .venv",
        [*pip("install"), "--no-compile", "--constraint", "constraints.txt", *requirements()],
    )
    READY.write_text(wanted_tools(), encoding="utf-8")


def has_tools() -> bool:
    """Tell whether the environment works and has everything in the version that is wanted."""
    if not (works(PYTHON) and READY.exists()):
        return False
    return READY.read_text(encoding="utf-8") == wanted_tools()


def wanted_tools() -> str:
    """Say what the environment is made from."""
    return "\n".join([*requirements(), (PROJECT / "constraints.txt").read_text(encoding="utf-8")])


def requirements() -> list[str]:
    """List what building, running and developing the package needs."""
    with open(PROJECT / "pyproject.toml", "rb") as file:
        settings = tomllib.load(file)
    extras = settings["project"]["optional-dependencies"]
    listed = [*settings["build-system"]["requires"], *settings["project"]["dependencies"]]
    return sorted({*listed, *(name for extra in EXTRAS for name in extras[extra])})


def make_environment() -> None:
    """Make an empty `.venv`, with virtualenv where Python's own venv is incomplete."""
    print("Creating .venv", flush=True)
    for module in (("venv", "--clear"), ("virtualenv", "--clear", "--quiet")):
        made = subprocess.run([sys.executable, "-m", *module, str(VENV)], capture_output=True)
        if made.returncode == 0:
            return
    shutil.rmtree(VENV, ignore_errors=True)
    sys.exit(NO_PIP)


def prepare_package() -> None:
    """Compile and install the package, unless the installed one is made from these very sources."""
    mode = os.environ.setdefault("THAUMATA_BUILD", "compiled")
    os.environ.setdefault("THAUMATA_BUILD_CACHE", str(COMPILED))
    made = installed_stamp()
    if is_current(made) and (mode == "auto" or made.compiled == (mode == "compiled")):
        return
    with tempfile.TemporaryDirectory(prefix="thaumata-") as folder:
        copy_sources(Path(folder))
        options = ["--no-deps", "--no-build-isolation", "--force-reinstall"]
        title = "Installing plain Python" if mode == "pure" else "Compiling the rules"
        stage(title, [*pip("install"), *options, folder], hint=NO_COMPILER)


def is_current(made: "build_info.Stamp | None") -> "TypeGuard[build_info.Stamp]":
    """Tell whether a package was made from these very sources, in this very way."""
    return (
        made is not None
        and made.source_hash == build_info.source_hash(PROJECT / "src" / "thaumata")
        and made.recipe_hash == build_info.recipe_hash(PROJECT)
    )


def installed_stamp() -> "build_info.Stamp | None":
    """Read what the package in `.venv` was built from."""
    for package in VENV.glob("lib/python3*/site-packages/thaumata"):
        return build_info.stamp(package)
    return None


def prepare_guided() -> None:
    """Compile by a profile, unless that was done with these very sources."""
    package = GUIDED / "package"
    if is_current(build_info.stamp(package / "thaumata")) and carries_client(package / "thaumata"):
        return
    if not is_gcc():
        sys.exit(NO_GCC)
    shutil.rmtree(GUIDED, ignore_errors=True)
    counted, counting, wheels = GUIDED / "profile", GUIDED / "counting", GUIDED / "wheel"
    counted.mkdir(parents=True)
    compiled = {"THAUMATA_BUILD": "compiled", "THAUMATA_BUILD_CACHE": str(COMPILED)}
    options = ["--no-deps", "--no-build-isolation"]
    with tempfile.TemporaryDirectory(prefix="thaumata-") as folder:
        copy_sources(Path(folder))
        stage(
            "Compiling the rules so that they count",
            [*pip("install"), *options, "--target", str(counting), folder],
            hint=NO_COMPILER,
            # What is in CFLAGS stands in the place of Python's own flags.
            environment={
                **compiled,
                "CFLAGS": f"{sysconfig.get_config_var('CFLAGS')} {COUNTING}",
                "LDFLAGS": COUNTING,
            },
        )
        stage(
            "Playing games",
            [str(PYTHON), str(PROJECT / "scripts" / "c_exercise.py")],
            # All that was counted goes into one folder, each unit under its own name.
            environment={
                "PYTHONPATH": str(counting),
                "GCOV_PREFIX": str(counted),
                "GCOV_PREFIX_STRIP": "99",
            },
        )
        shutil.rmtree(Path(folder, "build"), ignore_errors=True)
        stage(
            "Compiling the rules by what was counted",
            [*pip("wheel"), *options, "--wheel-dir", str(wheels), folder],
            environment={**compiled, "THAUMATA_PROFILE": str(counted)},
        )
    wheel = next(wheels.glob("*.whl"))
    stage("Unpacking", [*pip("install"), "--no-deps", "--target", str(package), str(wheel)])


def hand_out_wheel() -> None:
    """Copy the wheel that was compiled by a profile."""
    for wheel in (GUIDED / "wheel").glob("*.whl"):
        target = PROJECT / "dist" / wheel.name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(wheel, target)
        print(target.relative_to(PROJECT))


def is_gcc() -> bool:
    """Tell whether C is compiled with gcc: others say that they are, but also what they are."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        macros = subprocess.run(
            [*compiler, "-dM", "-E", "-x", "c", os.devnull], capture_output=True
        )
    except OSError:
        sys.exit(NO_COMPILER)
    return b"__GNUC__" in macros.stdout and b"__clang__" not in macros.stdout


def copy_sources(folder: Path) -> None:
    """Copy what the build reads."""
    recipe = ("pyproject.toml", "setup.py", "constraints.txt", "README.md", "LICENSE", "NOTICE")
    for name in recipe:
        shutil.copy(PROJECT / name, folder / name)
    for path in sorted(PROJECT.glob("scripts/c_*.py")):
        (folder / "scripts").mkdir(exist_ok=True)
        shutil.copy(path, folder / "scripts" / path.name)
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(PROJECT / "src", folder / "src", ignore=leave)


def pip(verb: str) -> list[str]:
    """Start a pip command that speaks only of errors."""
    return [str(PYTHON), "-m", "pip", verb, "-qq", "--disable-pip-version-check"]


def works(python: Path) -> bool:
    """Tell whether the environment's interpreter still runs."""
    try:
        return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def stage(
    title: str, command: list[str], hint: str = "", environment: Mapping[str, str] | None = None
) -> None:
    """Run a long command under a title and a growing line of dots; show its output if it fails.

    What is in the environment is added to that of this process.
    """
    print(title, end=" ", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryFile() as output:
        variables = {**os.environ, **(environment or {})}
        running = subprocess.Popen(
            command, cwd=PROJECT, stdout=output, stderr=output, env=variables
        )
        while True:
            try:
                code = running.wait(timeout=2)
                break
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
        print(f" {time.monotonic() - began:.0f} s", flush=True)
        if code:
            output.seek(0)
            sys.exit(f"{output.read().decode(errors='replace')}\n{hint}".rstrip())


if __name__ == "__main__":
    main(sys.argv[1:])
