/** An error response of the portal or of the API (RFC 9457). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly requestId: string | null = null,
    readonly fields: readonly { pointer: string; message: string }[] = [],
  ) {
    super(detail);
  }

  /** Returns the error of one field, by its JSON Pointer or a prefix of it. */
  field(pointer: string): string | undefined {
    return this.fields.find((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`))
      ?.message;
  }
}

export const PORTAL_API = '/developers/api';

let formToken = '';
/** The link that a page without a sign-in was opened with. */
let link: { path: string; token: string } | null = null;

/** Stores the session's token, which every change carries and no other site can know. */
export function setFormToken(token: string): void {
  formToken = token;
}

/** Makes all requests with the secret of a link, below its path and without cookies. */
export function setLinkAccess(path: string, token: string): void {
  link = { path, token };
}

/** Calls the portal's own endpoints. Redirects to the sign-in page when the session has ended. */
export async function callPortal<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${link?.path ?? PORTAL_API}${path}`, {
    method,
    credentials: link ? 'omit' : 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(link && { Authorization: `Bearer ${link.token}` }),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json', 'X-Form-Token': formToken }),
    },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  }).catch(() => {
    throw new ApiError(
      0,
      'unreachable',
      'The service cannot be reached. Check your connection and try again.',
    );
  });
  if (response.status === 401 && !link) {
    location.assign(`/developers?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok || answer === null) throw toApiError(response.status, answer);
  return answer as T;
}

/** Loads a document with the session of the page. */
export async function loadDocument(path: string): Promise<Blob> {
  const response = await fetch(`${PORTAL_API}${path}`, { credentials: 'same-origin' });
  if (!response.ok) throw toApiError(response.status, null);
  return response.blob();
}

export function toApiError(status: number, problem: Record<string, unknown> | null): ApiError {
  return new ApiError(
    status,
    typeof problem?.code === 'string' ? problem.code : 'unknown',
    typeof problem?.detail === 'string' ? problem.detail : `The service responded with status ${status}.`,
    typeof problem?.requestId === 'string' ? problem.requestId : null,
    (problem?.errors as ApiError['fields'] | undefined) ?? [],
  );
}

export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError
    ? error
    : new ApiError(
        0,
        'page_error',
        error instanceof Error ? error.message : 'An unexpected error occurred on this page.',
      );
}
