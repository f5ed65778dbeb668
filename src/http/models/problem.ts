import type { FieldErrorCode } from '../../platform/app-error';
import type { ProblemCode } from '../../platform/problem-codes';

/** An invalid part of the request. */
export interface RequestFieldError {
  /**
   * JSON Pointer (RFC 6901) into the body (`/jobs/3/title`), `?name` for a query parameter, `{name}` for a path parameter,
   * `#name` for a form field.
   */
  pointer: string;
  code: FieldErrorCode;
  message: string;
}

/** An error (RFC 9457). Further members depend on `code`. */
export interface Problem {
  /** URL of a page that explains the code. */
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Path of the request. */
  instance: string;
  /** Permanent; use it to distinguish errors. */
  code: ProblemCode;
  /** The `Request-Id` of the response; include it in support requests. */
  requestId: string;
  /** Every invalid field, if fields are invalid. */
  errors?: RequestFieldError[];
  /** Additional members of the code, such as `requiredScope`. */
  [extension: string]: unknown;
}
