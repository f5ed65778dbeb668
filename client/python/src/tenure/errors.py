"""Errors of the service (RFC 9457) as types."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Optional, TypedDict


class FieldError(TypedDict):
    """An invalid field of a request."""

    pointer: str
    """JSON Pointer into the body, `?name` for the query, `#name` for a form."""
    code: str
    message: str


class TenureError(Exception):
    """An error response. Handle errors by `code`, which never changes, or by type."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        request_id: Optional[str] = None,
        problem: Optional[Mapping[str, Any]] = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.request_id = request_id
        """Id of the request, for support."""
        self.problem: Mapping[str, Any] = problem or {}
        """The whole problem, with the members specific to its code."""
        errors = self.problem.get("errors")
        self.fields: list[FieldError] = errors if isinstance(errors, list) else []


class InvalidRequestError(TenureError):
    """The request is not valid (400, 411, 413, 415, 422); `fields` points to each invalid field."""


class AuthenticationError(TenureError):
    """The key is missing, unknown, expired or revoked (401)."""


class ForbiddenError(TenureError):
    """The key may not do this (403)."""


class NotFoundError(TenureError):
    """The tenant has no such record (404)."""


class ConflictError(TenureError):
    """The state of a record does not allow this (409)."""


class GoneError(TenureError):
    """The record was erased (410)."""


class RateLimitedError(TenureError):
    """Too many requests (429), also after all retries."""


class UnavailableError(TenureError):
    """The service is not available (503), also after all retries."""


class ServerError(TenureError):
    """The service failed (other statuses from 500)."""


class UnreachableError(TenureError):
    """The service does not answer: `status` is 0."""


class AcceptedError(TenureError):
    """The work of a call has not ended: pass `problem["operationId"]` to `wait_for`."""


class OperationError(TenureError):
    """An operation failed or was cancelled: `code` is that of its error, or `operation_cancelled`."""


class WaitTimeoutError(TenureError):
    """An operation did not end in the given time. It continues."""


_TYPES: Mapping[int, type[TenureError]] = {
    401: AuthenticationError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    410: GoneError,
    429: RateLimitedError,
    503: UnavailableError,
}


def error_of(status: int, body: bytes, request_id: Optional[str]) -> TenureError:
    """The error of a response."""
    problem = _problem(body)
    code, detail = problem.get("code"), problem.get("detail")
    kind = _TYPES.get(status, ServerError if status >= 500 else InvalidRequestError)
    return kind(
        status,
        code if isinstance(code, str) else "unknown",
        detail if isinstance(detail, str) else f"The service answered with status {status}.",
        request_id=problem.get("requestId") or request_id,
        problem=problem,
    )


def accepted_error(body: bytes, request_id: Optional[str]) -> AcceptedError:
    """The error of a call whose work continues as an operation."""
    detail = "The operation has not ended: pass its id to wait_for."
    return AcceptedError(202, "accepted", detail, request_id=request_id, problem=_problem(body))


def _problem(body: bytes) -> dict[str, Any]:
    try:
        value = json.loads(body)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
