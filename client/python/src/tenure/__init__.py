"""Client of the Tenure API: synchronous (`Tenure`) and asynchronous (`AsyncTenure`)."""

from . import models
from .client import AsyncTenure, Tenure
from .errors import (
    AcceptedError,
    AuthenticationError,
    ConflictError,
    FieldError,
    ForbiddenError,
    GoneError,
    InvalidRequestError,
    NotFoundError,
    OperationError,
    RateLimitedError,
    ServerError,
    TenureError,
    UnavailableError,
    UnreachableError,
    WaitTimeoutError,
)
from .requests import File, RequestOptions
from .retries import RetryAttempt
from .webhooks import InvalidSignatureError, verify_webhook

__all__ = [
    "AcceptedError",
    "AsyncTenure",
    "AuthenticationError",
    "ConflictError",
    "FieldError",
    "File",
    "ForbiddenError",
    "GoneError",
    "InvalidRequestError",
    "InvalidSignatureError",
    "NotFoundError",
    "OperationError",
    "RateLimitedError",
    "RequestOptions",
    "RetryAttempt",
    "ServerError",
    "Tenure",
    "TenureError",
    "UnavailableError",
    "UnreachableError",
    "WaitTimeoutError",
    "models",
    "verify_webhook",
]
