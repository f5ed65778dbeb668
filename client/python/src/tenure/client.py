"""Clients with a typed method for every operation."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Optional, Union, cast

import httpx

from . import models
from .async_operations import AsyncOperations
from .errors import OperationError, TenureError, UnreachableError, WaitTimeoutError, accepted_error, error_of
from .requests import Call
from .retries import RetryAttempt, is_repeatable, is_temporary, wait_before_retry
from .sync_operations import SyncOperations

OnRetry = Callable[[RetryAttempt], None]

# A call waits up to 60 seconds for its result.
DEFAULT_TIMEOUT = 70.0
_ENDED = ("succeeded", "failed", "cancelled")


class _Attempts:
    """The attempts of one call: what to send, and whether to send it again."""

    def __init__(self, call: Call, base_url: str, api_key: str, retries: int, on_retry: Optional[OnRetry]) -> None:
        payload = call.payload()
        headers = {**call.headers(api_key, retries > 0), **payload.pop("headers", {})}
        options = call.options or {}
        self.call = call
        self.request: dict[str, Any] = {
            "method": call.method,
            "url": base_url + call.path,
            "params": call.params,
            "headers": headers,
            "timeout": options.get("timeout", DEFAULT_TIMEOUT),
            **payload,
        }
        self._origin = base_url
        self._repeatable = is_repeatable(call.method, "Idempotency-Key" in headers)
        self._retries = retries
        self._on_retry = on_retry
        self._tries = 0

    def after_failure(self, error: httpx.TransportError) -> float:
        """Seconds until the next attempt after no response. Raises if there is none."""
        self._tries += 1
        if self._tries > self._retries or not self._repeatable:
            raise UnreachableError(0, "unreachable", f"The service at {self._origin} does not answer.") from error
        return self._announce("unreachable", wait_before_retry(self._tries, None) or 0.0)

    def after_response(self, response: httpx.Response) -> Optional[float]:
        """Seconds until the next attempt; None if the response counts."""
        self._tries += 1
        retry_after = response.headers.get("retry-after")
        if self._tries > self._retries or not is_temporary(response.status_code, retry_after, self._repeatable):
            return None
        wait = wait_before_retry(self._tries, retry_after)
        if wait is None:
            return None
        return self._announce(_error_of(response).code, wait)

    def result_of(self, response: httpx.Response) -> Any:
        """The value of a response. Raises the error of an error response."""
        if not response.is_success:
            raise _error_of(response)
        if response.status_code == 202 and self.call.awaits_result:
            raise accepted_error(response.content, response.headers.get("request-id"))
        if response.status_code == 204 or response.content == b"":
            return None
        media_type = response.headers.get("content-type", "").split(";")[0]
        is_json = media_type.endswith("json") and not media_type.endswith("ndjson")
        return response.json() if is_json and not self.call.is_bytes else response.content

    def _announce(self, reason: str, wait: float) -> float:
        if self._on_retry is not None:
            self._on_retry(RetryAttempt(self._tries, reason, wait))
        return wait


class Tenure(SyncOperations):
    """Synchronous client. Close it, or use it in a `with` statement."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 2,
        on_retry: Optional[OnRetry] = None,
        transport: Optional[httpx.BaseTransport] = None,
    ) -> None:
        """`retries` is the maximum number of retries of a call. With 0, no idempotency keys are added either."""
        self._settings = (base_url.rstrip("/"), api_key, retries, on_retry)
        self._http = httpx.Client(transport=transport)

    def send(self, call: Call) -> Any:
        attempts = _Attempts(call, *self._settings)
        while True:
            try:
                response = self._http.request(**attempts.request)
            except httpx.TransportError as error:
                time.sleep(attempts.after_failure(error))
                continue
            wait = attempts.after_response(response)
            if wait is None:
                return attempts.result_of(response)
            time.sleep(wait)

    def wait_for(
        self, operation: Union[str, models.Operation], *, timeout: float = 600.0, interval: float = 0.5
    ) -> Any:
        """Polls an operation until it ends and returns its result.

        Raises OperationError if it failed or was cancelled, and WaitTimeoutError after `timeout` seconds.
        """
        deadline = time.monotonic() + timeout
        while True:
            current = self.get_operation(_id_of(operation))
            if current["status"] in _ENDED:
                return _result_of(current)
            if time.monotonic() + interval > deadline:
                raise _timeout(current)
            time.sleep(interval)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Tenure:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncTenure(AsyncOperations):
    """Asynchronous client. Close it, or use it in an `async with` statement."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        retries: int = 2,
        on_retry: Optional[OnRetry] = None,
        transport: Optional[httpx.AsyncBaseTransport] = None,
    ) -> None:
        """`retries` is the maximum number of retries of a call. With 0, no idempotency keys are added either."""
        self._settings = (base_url.rstrip("/"), api_key, retries, on_retry)
        self._http = httpx.AsyncClient(transport=transport)

    async def send(self, call: Call) -> Any:
        attempts = _Attempts(call, *self._settings)
        while True:
            try:
                response = await self._http.request(**attempts.request)
            except httpx.TransportError as error:
                await asyncio.sleep(attempts.after_failure(error))
                continue
            wait = attempts.after_response(response)
            if wait is None:
                return attempts.result_of(response)
            await asyncio.sleep(wait)

    async def wait_for(
        self, operation: Union[str, models.Operation], *, timeout: float = 600.0, interval: float = 0.5
    ) -> Any:
        """Like `Tenure.wait_for`."""
        deadline = time.monotonic() + timeout
        while True:
            current = await self.get_operation(_id_of(operation))
            if current["status"] in _ENDED:
                return _result_of(current)
            if time.monotonic() + interval > deadline:
                raise _timeout(current)
            await asyncio.sleep(interval)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> AsyncTenure:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _error_of(response: httpx.Response) -> TenureError:
    return error_of(response.status_code, response.content, response.headers.get("request-id"))


def _id_of(operation: Union[str, models.Operation]) -> str:
    return operation if isinstance(operation, str) else operation["operationId"]


def _result_of(operation: models.Operation) -> Any:
    if operation["status"] == "succeeded":
        return operation.get("result")
    problem = cast("dict[str, Any]", operation.get("error") or {})
    cancelled = operation["status"] == "cancelled"
    raise OperationError(
        problem.get("status", 409 if cancelled else 500),
        "operation_cancelled" if cancelled else problem.get("code", "unknown"),
        "The operation was cancelled." if cancelled else problem.get("detail", "The operation failed."),
        problem=problem,
    )


def _timeout(operation: models.Operation) -> WaitTimeoutError:
    detail = f"The operation {operation['operationId']} has not ended; it continues."
    return WaitTimeoutError(0, "wait_timeout", detail, problem=cast("dict[str, Any]", operation))
