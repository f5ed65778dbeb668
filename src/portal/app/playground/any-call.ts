import { ApiError } from '../api';
import type { SandboxData } from '../sandbox-records';
import { playgroundKey } from './client';
import type { Call } from './snippets';

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface PlaygroundCall {
  method: Method;
  /** Includes the query, if any. */
  path: string;
  data: SandboxData;
  /** JSON text; null for none. */
  body: string | null;
}

export interface CallResponse {
  status: number;
  milliseconds: number;
  requestId: string | null;
  text: string;
}

/** Sends the call with the playground key; rejects any address outside the API. */
export async function sendCall({ method, path, data, body }: PlaygroundCall): Promise<CallResponse> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin || !url.pathname.startsWith('/api/v1/')) {
    throw new ApiError(0, 'path', 'The path must begin with /api/v1/.');
  }
  if (url.pathname.includes('%7B')) throw new ApiError(0, 'path', 'Replace each {name} with an id.');
  const key = await playgroundKey();
  const started = performance.now();
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${key}`,
      'Sandbox-Tenant': data,
      ...(body === null ? {} : { 'Content-Type': 'application/json' }),
    },
    body,
  }).catch(() => {
    throw new ApiError(
      0,
      'unreachable',
      'The service cannot be reached. Check your connection and try again.',
    );
  });
  const text = await response.text();
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    requestId: response.headers.get('request-id'),
    text,
  };
}

/** Converts the call for the code view; null while its body is not valid JSON. */
export function callOf(
  call: PlaygroundCall,
  routes: readonly { method: string; path: string }[],
): Call | null {
  const [path = '', query] = call.path.split('?');
  let body: unknown;
  try {
    body = call.body === null ? undefined : JSON.parse(call.body);
  } catch {
    return null;
  }
  return {
    method: call.method,
    ...route(path, call.method, routes),
    ...(query ? { query } : {}),
    headers: { 'Sandbox-Tenant': call.data },
    body,
  };
}

/** Returns the path template of the API description for a path, if there is one. */
function route(
  path: string,
  method: Method,
  routes: readonly { method: string; path: string }[],
): Pick<Call, 'path' | 'parameters'> {
  const parts = path.split('/');
  for (const template of routes) {
    const segments = template.path.split('/');
    if (template.method !== method || segments.length !== parts.length || template.path === path) continue;
    const parameters: Record<string, string> = {};
    const fits = segments.every((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part === parts[index];
      parameters[name] = decoded(parts[index] ?? '');
      return true;
    });
    if (fits) return { path: template.path, parameters };
  }
  return { path };
}

/** Decodes a path segment; an incomplete encoding stays as it is while the user types. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
