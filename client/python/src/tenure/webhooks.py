"""Verification of webhook messages (Standard Webhooks)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union

TOLERANCE = 300


class InvalidSignatureError(Exception):
    """A message that the service did not send, or not in the last five minutes."""


def verify_webhook(
    secret: Union[str, Sequence[str]],
    headers: Mapping[str, str],
    body: Union[str, bytes],
    *,
    now: Optional[float] = None,
    tolerance: int = TOLERANCE,
) -> Any:
    """Returns the message if one of the secrets signed it. Pass the body as received: parsing and formatting change it.

    Raises InvalidSignatureError.
    """
    found = {name.lower(): value for name, value in headers.items()}
    message_id = found.get("webhook-id")
    timestamp = found.get("webhook-timestamp")
    signatures = found.get("webhook-signature")
    if not message_id or not timestamp or not signatures:
        raise InvalidSignatureError("A header of the signature is missing.")
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise InvalidSignatureError("The timestamp is not a number.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise InvalidSignatureError("The message is too old or from the future.")
    raw = body.encode() if isinstance(body, str) else body
    signed = f"{message_id}.{timestamp}.".encode() + raw
    for each in [secret] if isinstance(secret, str) else secret:
        digest = hmac.new(_key(each), signed, hashlib.sha256).digest()
        expected = b"v1," + base64.b64encode(digest)
        if any(hmac.compare_digest(expected, given.encode()) for given in signatures.split(" ")):
            return json.loads(raw)
    raise InvalidSignatureError("No signature matches.")


def _key(secret: str) -> bytes:
    return base64.b64decode(secret.removeprefix("whsec_"))
