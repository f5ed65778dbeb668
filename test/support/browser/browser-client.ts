import type { ApiResponse } from '../api';

export const TEST_PASSWORD = 'a long enough sentence';

/** An HTTP client that keeps cookies like a browser and does not follow redirects. */
export class BrowserClient {
  readonly cookies = new Map<string, string>();
  private formToken = '';

  constructor(private readonly baseUrl: string) {}

  async request(
    method: string,
    path: string,
    options: {
      form?: Record<string, string> | [string, string][];
      json?: unknown;
      headers?: Record<string, string>;
    } = {},
  ): Promise<ApiResponse> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Accept: options.form || options.json === undefined ? 'text/html' : 'application/json',
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(options.json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      body: options.form
        ? new URLSearchParams(options.form)
        : options.json === undefined
          ? null
          : JSON.stringify(options.json),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    let body: ApiResponse['body'] = {};
    if (/json/.test(response.headers.get('content-type') ?? ''))
      body = JSON.parse(text) as ApiResponse['body'];
    return { status: response.status, headers: response.headers, text, body };
  }

  async token(path = '/developers'): Promise<string> {
    const { text } = await this.request('GET', path);
    return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  async signIn(email: string, password = TEST_PASSWORD, next = '/developers'): Promise<ApiResponse> {
    const response = await this.request('POST', '/developers/sign-in', {
      form: { token: await this.token(), next, email, password },
    });
    const session = await this.portal('GET', '/session');
    if (session.status === 200) this.formToken = session.body.formToken as string;
    return response;
  }

  /** Calls an endpoint of the portal as its pages do. */
  portal(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    return this.request(method, `/developers/api${path}`, {
      ...(method === 'GET' ? {} : { json: json ?? {} }),
      headers: {
        Accept: 'application/json',
        ...(method === 'GET' ? {} : { 'X-Form-Token': this.formToken }),
        ...headers,
      },
    });
  }
}
