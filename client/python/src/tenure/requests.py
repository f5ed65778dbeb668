"""What a call consists of, independent of how it is sent."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, BinaryIO, NamedTuple, Optional, TypedDict, Union
from urllib.parse import quote


class File(NamedTuple):
    """A file to upload."""

    name: str
    content: Union[bytes, BinaryIO]


class RequestOptions(TypedDict, total=False):
    """Headers and limits of one call."""

    idempotency_key: str
    """Your own key; by default each change has a new one."""
    sandbox_tenant: str
    """`own` or `synthetic`. Test keys only."""
    client_request_id: str
    accept: str
    headers: Mapping[str, str]
    timeout: float
    """Seconds that one attempt may take."""


@dataclass
class Call:
    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    files: Sequence[tuple[str, File]] = ()
    content: Optional[Union[str, bytes]] = None
    content_type: str = ""
    is_bytes: bool = False
    prefer: Optional[str] = None
    awaits_result: bool = False
    options: Optional[RequestOptions] = None

    @staticmethod
    def segment(value: str) -> str:
        """A value as a segment of a path."""
        return quote(value, safe="")

    @property
    def params(self) -> dict[str, str]:
        return {name: _text(value) for name, value in self.query.items() if value is not None}

    def headers(self, api_key: str, adds_key: bool) -> dict[str, str]:
        """The headers of every attempt. All attempts of a change have the same idempotency key."""
        options: RequestOptions = self.options or {}
        headers = {"Authorization": f"Bearer {api_key}"}
        if adds_key and self.method in ("POST", "PATCH"):
            headers["Idempotency-Key"] = secrets.token_hex(16)
        if "idempotency_key" in options:
            headers["Idempotency-Key"] = options["idempotency_key"]
        if self.prefer is not None:
            headers["Prefer"] = self.prefer
        if "sandbox_tenant" in options:
            headers["Sandbox-Tenant"] = options["sandbox_tenant"]
        if "client_request_id" in options:
            headers["Client-Request-Id"] = options["client_request_id"]
        if "accept" in options:
            headers["Accept"] = options["accept"]
        headers.update(options.get("headers", {}))
        return headers

    def payload(self) -> dict[str, Any]:
        """The body as arguments of httpx. Files are read once, so that a retry sends the same bytes."""
        if self.files:
            data = {name: _text(value) for name, value in (self.body or {}).items()}
            files = [(name, (file.name, _bytes(file.content))) for name, file in self.files]
            return {"data": data, "files": files}
        if self.content is not None:
            content = self.content.encode() if isinstance(self.content, str) else self.content
            return {"content": content, "headers": {"Content-Type": self.content_type}}
        if self.body is None:
            return {}
        return {
            "content": json.dumps(self.body, ensure_ascii=False).encode(),
            "headers": {"Content-Type": "application/json"},
        }


def _bytes(content: Union[bytes, BinaryIO]) -> bytes:
    return content if isinstance(content, bytes) else content.read()


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
