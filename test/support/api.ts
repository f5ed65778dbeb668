/** One call of the API as a test makes it. */
export interface ApiCall {
  key?: string;
  json?: unknown;
  /** Sent as it is; give a `Content-Type` too. */
  raw?: string | Uint8Array<ArrayBuffer>;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; an empty object when it is none. */
  body: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read any field
}

/** Calls the API at `baseUrl` as a client does. */
export async function call(
  baseUrl: string,
  method: string,
  path: string,
  options: ApiCall = {},
): Promise<ApiResponse> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(options.key === undefined ? {} : { Authorization: `Bearer ${options.key}` }),
      ...(options.json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: options.json === undefined ? (options.raw ?? options.form ?? null) : JSON.stringify(options.json),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: asJson(text) };
}

/** A form with one file. */
export function fileForm(
  bytes: string | Uint8Array<ArrayBuffer>,
  name: string,
  type = '',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes], { type }), name);
  return form;
}

function asJson(text: string): ApiResponse['body'] {
  try {
    return JSON.parse(text) as ApiResponse['body'];
  } catch {
    return {};
  }
}
