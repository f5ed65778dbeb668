import { PROBLEM_CODES, type ProblemCode } from './problem-codes';

export type FieldErrorCode =
  'required' | 'type' | 'format' | 'min' | 'max' | 'enum' | 'unknown_field' | 'conflict';

export interface FieldError {
  /** JSON Pointer into the body, `?name` of the query, `{name}` of the path, `#name` of a form. */
  pointer: string;
  code: FieldErrorCode;
  message: string;
}

export interface AppErrorOptions {
  errors?: FieldError[];
  /** Extension members of the problem, e.g. `requiredScope`. Never personal data. */
  extensions?: Record<string, unknown>;
  /** Response headers of the error, e.g. `Retry-After`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An error that the caller can read. `detail` is sent to the caller, so it contains no personal data and no internals;
 * `cause` holds what operators need.
 */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = PROBLEM_CODES[code].status;
    this.errors = options.errors;
    this.extensions = options.extensions ?? {};
    this.headers = options.headers ?? {};
  }
}

/**
 * The record does not exist, or the caller may not see it. `resource` is the name callers read in the problem:
 * `tenant_link`.
 */
export function notFound(
  resource: string,
  detail = `No such ${resource.replaceAll('_', ' ')} exists.`,
): AppError {
  return new AppError('not_found', detail, { extensions: { resource } });
}

/** Form of an error in a stored operation or a bulk item: `{code, message, status, errors?, resource?}`. */
export interface StoredError {
  code: ProblemCode;
  message: string;
  status: number;
  errors?: FieldError[];
  /** With `not_found`: the kind of record that was not found. */
  resource?: string;
}

/**
 * Converts a thrown value to the form that is stored and shown. Unknown errors become `internal_error` without detail.
 */
export function toStoredError(error: unknown): StoredError {
  if (error instanceof AppError) {
    return {
      code: error.code,
      message: error.message,
      status: error.status,
      ...(error.errors ? { errors: error.errors } : {}),
      ...(typeof error.extensions.resource === 'string' ? { resource: error.extensions.resource } : {}),
    };
  }
  return {
    code: 'internal_error',
    message: 'The operation failed because of an internal error.',
    status: 500,
  };
}
