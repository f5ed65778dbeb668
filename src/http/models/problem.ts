import type { FieldErrorCode } from '../../platform/app-error';
import type { ProblemCode } from '../../platform/problem-codes';

/** Where in the request something is wrong. */
export interface RequestFieldError {
  /**
   * JSON Pointer (RFC 6901) into the body (`/jobs/3/title`), `?name` for a query parameter, `{name}` for a path parameter,
   * `#name` for a form field.
   */
  pointer: string;
  code: FieldErrorCode;
  message: string;
}

/** Why a call was refused (RFC 9457). Further members depend on `code`. */
export interface Problem {
  /** Address of a page that explains the code. */
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Path of the request. */
  instance: string;
  /** Permanent; decide by this. */
  code: ProblemCode;
  /** The `Request-Id` of the answer; name it when you ask for help. */
  requestId: string;
  /** Every field that is wrong, when fields are what is wrong. */
  errors?: RequestFieldError[];
  /** Members that belong to the code, such as `requiredScope`. */
  [extension: string]: unknown;
}
