export interface FieldError {
  /** JSON Pointer into the body, `?name` for the query, `#name` for a form. */
  pointer: string;
  code: string;
  message: string;
}

/**
 * An error response of the service (RFC 9457). Handle errors by `code`, which never changes. Without a response,
 * `status` is 0 and `code` is `unreachable`.
 */
export class TenureError extends Error {
  override readonly name = 'TenureError';

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    /** Id of the request, for support. */
    readonly requestId: string | null,
    readonly fields: readonly FieldError[],
    /** The whole problem, with the members specific to its code. */
    readonly problem: Readonly<Record<string, unknown>>,
    options?: { cause: unknown },
  ) {
    super(detail, options);
  }

  static unreachable(origin: string, cause: unknown): TenureError {
    const detail = `The service at ${origin} does not answer.`;
    return new TenureError(0, 'unreachable', detail, null, [], {}, { cause });
  }

  static async of(response: Response): Promise<TenureError> {
    const problem = await readProblem(response);
    const text = (name: string): string | null => (typeof problem[name] === 'string' ? problem[name] : null);
    return new TenureError(
      response.status,
      text('code') ?? 'unknown',
      text('detail') ?? `The service answered with status ${response.status}.`,
      text('requestId') ?? response.headers.get('request-id'),
      Array.isArray(problem.errors) ? (problem.errors as FieldError[]) : [],
      problem,
    );
  }
}

async function readProblem(response: Response): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
