"""Which requests are retried, and when. The same rules as in the other clients."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Optional

MAX_RETRY_AFTER = 60.0
MAX_BACKOFF = 30.0
FIRST_WAIT = 0.25


@dataclass(frozen=True)
class RetryAttempt:
    """A request that is about to be retried."""

    tries: int
    """Number of attempts so far."""
    reason: str
    """Code of the error, or `unreachable`."""
    wait: float
    """Seconds until the next attempt."""


def is_repeatable(method: str, has_key: bool) -> bool:
    """Whether a second execution of a request has no second effect."""
    return method in ("GET", "PUT", "DELETE") or has_key


def is_temporary(status: int, retry_after: Optional[str], repeatable: bool) -> bool:
    """After 429 and 503 the service has done nothing, so any request is retried; otherwise only repeatable ones."""
    if status in (429, 503):
        return True
    # A request with the same key is still being processed.
    if status == 409:
        return retry_after is not None and repeatable
    return status >= 500 and repeatable


def wait_before_retry(tries: int, retry_after: Optional[str]) -> Optional[float]:
    """Seconds until the next attempt (RFC 9110 §10.2.3); None if the service asks for more than a minute."""
    told = _seconds(retry_after)
    if told is not None:
        return told if told <= MAX_RETRY_AFTER else None
    longest = min(FIRST_WAIT * 2 ** (tries - 1), MAX_BACKOFF)
    # The jitter keeps many clients from retrying at once.
    return longest * (0.75 + random.random() / 4)


def _seconds(header: Optional[str]) -> Optional[float]:
    if header is None or header.strip() == "":
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        until: float = parsedate_to_datetime(header).timestamp()
    except ValueError:
        return None
    return max(0.0, until - time.time())
