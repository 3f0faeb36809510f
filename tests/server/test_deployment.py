"""The files for containers name settings, files, the port and the health check as they are."""

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from thaumata.server.settings import PREFIX, Settings, read_settings

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text()


def compose() -> dict[str, Any]:
    """Return the compose file."""
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return read


def test_the_compose_file_starts_the_service_when_its_database_is_ready() -> None:
    services = compose()["services"]
    service, database = services["service"], services["database"]
    assert (ROOT / service["build"]["dockerfile"]).exists()
    assert service["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in database["healthcheck"]["test"][1]
    assert set(compose()["volumes"]) == {"database"}
    assert database["volumes"] == ["database:/var/lib/postgresql/data"]
    assert service["ports"] == [f"127.0.0.1:{Settings().port}:{Settings().port}"]
    assert f"EXPOSE {Settings().port}\n" in CONTAINERFILE


def test_both_files_set_what_the_service_reads() -> None:
    given = compose()["services"]["service"]["environment"]
    secret = "${POSTGRES_PASSWORD:?}"
    environment = {
        name: str(value).replace(secret, "word").replace("${THAUMATA_ORIGIN:-}", "")
        for name, value in given.items()
    }
    environment |= dict(re.findall(r"^ENV (\w+)=(.*)$", CONTAINERFILE, re.M))
    known = {f"{PREFIX}{name.upper()}" for name in Settings._fields}
    assert {name for name in environment if name.startswith(PREFIX)} <= known
    settings = read_settings({}, environment)
    assert settings.database_url == "postgresql+asyncpg://thaumata:word@database/thaumata"
    assert settings.host == "0.0.0.0"
    database = compose()["services"]["database"]["environment"]
    assert database == {
        "POSTGRES_USER": "thaumata",
        "POSTGRES_DB": "thaumata",
        "POSTGRES_PASSWORD": secret,
    }


def test_the_container_is_built_from_files_that_there_are() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.M)
    names = [name for line in copied for name in line.split()]
    assert {"pyproject.toml", "setup.py", "src", "constraints.txt"} <= set(names)
    for name in names:
        assert (ROOT / name).exists(), name


def test_the_container_asks_for_its_health_where_the_service_tells_it() -> None:
    assert f"http://127.0.0.1:{Settings().port}/healthz" in CONTAINERFILE
    assert 'ENTRYPOINT ["/thaumata/bin/thaumata", "serve"]' in CONTAINERFILE
