import { call, type ApiResponse } from '../api';

export interface OAuthClient {
  key: string;
  keyId: string;
}

/** Sends a form to an OAuth endpoint. */
export function postForm(
  baseUrl: string,
  path: string,
  parameters: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  return call(baseUrl, 'POST', path, {
    raw: new URLSearchParams(parameters).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** `client_secret_basic`: both parts form-encoded, then base64. */
export function basic({ key, keyId }: OAuthClient): Record<string, string> {
  const pair = `${encodeURIComponent(keyId)}:${encodeURIComponent(key)}`;
  return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Requests a token and returns the response. */
export function requestToken(
  baseUrl: string,
  client: OAuthClient,
  parameters: Record<string, string> = {},
): Promise<ApiResponse> {
  return postForm(
    baseUrl,
    '/oauth/token',
    { grant_type: 'client_credentials', ...parameters },
    basic(client),
  );
}

/** Obtains a token. Throws if it is refused. */
export async function newToken(
  baseUrl: string,
  client: OAuthClient,
  parameters: Record<string, string> = {},
): Promise<string> {
  const { status, body, text } = await requestToken(baseUrl, client, parameters);
  if (status !== 200) throw new Error(`no token: ${status} ${text}`);
  return String(body.access_token);
}
