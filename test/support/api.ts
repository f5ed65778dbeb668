/** Options of an API call. */
export interface ApiCall {
  key?: string;
  json?: unknown;
  /** Body sent without encoding; requires a `Content-Type` header. */
  raw?: string | Uint8Array<ArrayBuffer>;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed as JSON; an empty object if it is not JSON. */
  body: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read any field
}

/** Sends one request to the API at `baseUrl`. */
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

/** A multipart form with one file. */
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
