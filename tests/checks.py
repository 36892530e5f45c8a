# SPDX-License-Identifier: MIT
"""Runs checks one after the other. A check returns a list of what is wrong, which is empty if all is well."""


def failed(checks):
    """Whether any of {title: check} found something; tells what, and in the end how many did."""
    failures = 0
    for title, check in checks.items():
        if found := check():
            failures += 1
            print(f"FAILED: {title}", *found, sep="\n  ")
    print(f"{len(checks) - failures} passed, {failures} failed")
    return failures > 0


def named(checks, *arguments):
    """{what it says of itself: the check of these arguments} of functions."""
    return {check.__doc__: lambda check=check: check(*arguments) for check in checks}
