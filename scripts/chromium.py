"""Makes sure that there is a Chromium for the tests in the browser, and says how to get one."""

import os
import shutil
import subprocess
import sys

NO_CHROMIUM = """\
The tests in the browser need Chromium, and it was not found here.
Debian, Ubuntu: apt install chromium"""


def main() -> None:
    """Look for Chromium, and install it from the system's packages if permissions allow."""
    if shutil.which("chromium") or shutil.which("chromium-browser"):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        sys.exit(NO_CHROMIUM)
    print("Installing Chromium from the system's packages", flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        if subprocess.run(["apt-get", "-qq", *command], stdout=subprocess.DEVNULL).returncode:
            sys.exit(NO_CHROMIUM)


if __name__ == "__main__":
    main()
