/** A refusal of the portal or of the API, as RFC 9457 has it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly requestId: string | null = null,
    readonly fields: readonly { pointer: string; message: string }[] = [],
  ) {
    super(detail);
  }

  /** What is wrong with one field, by its JSON Pointer or the beginning of it. */
  field(pointer: string): string | undefined {
    return this.fields.find((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`))
      ?.message;
  }
}

let formToken = '';

/** Every change carries the token of the session, which no other site can know. */
export function keepFormToken(token: string): void {
  formToken = token;
}

/** Asks the portal's own endpoints. Somebody whose session has ended is led to the sign-in page. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`/developers/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json', 'X-Form-Token': formToken }),
    },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  }).catch(() => {
    throw new Refusal(0, 'unreachable', 'The service cannot be reached. Check the connection and try again.');
  });
  if (response.status === 401) {
    location.assign(`/developers?next=${encodeURIComponent(location.pathname)}`);
  }
  if (response.status === 204) return undefined as T;
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok || answer === null) throw refusalOf(response.status, answer);
  return answer as T;
}

export function refusalOf(status: number, problem: Record<string, unknown> | null): Refusal {
  return new Refusal(
    status,
    typeof problem?.code === 'string' ? problem.code : 'unknown',
    typeof problem?.detail === 'string' ? problem.detail : `The service answered with status ${status}.`,
    typeof problem?.requestId === 'string' ? problem.requestId : null,
    (problem?.errors as Refusal['fields'] | undefined) ?? [],
  );
}

export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : new Refusal(
        0,
        'page_error',
        error instanceof Error ? error.message : 'Something went wrong in this page.',
      );
}
