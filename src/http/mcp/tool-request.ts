import type { Tool } from './tool-catalogue';

export interface ToolRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Seconds a call waits for asynchronous work before it returns the operation; shorter than the timeout of clients. */
const WAIT_SECONDS = 20;

/** Arguments that no part of the request takes, or a missing path parameter. The message is sent to the model. */
export class ToolArgumentsError extends Error {}

/** The HTTP request for a call of a tool. Values are validated by the route, as those of every request. */
export function toolRequest(tool: Tool, input: Readonly<Record<string, unknown>>): ToolRequest {
  const { operation, places } = tool;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { Accept: 'application/json' };
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || places.path.includes(name)) continue;
    const header = places.headers[name];
    if (header !== undefined) headers[header] = headerValue(name, value);
    else if (places.query.includes(name)) addToQuery(query, name, value);
    else if (places.body !== null) body[name] = value;
    else throw new ToolArgumentsError(`The tool has no argument "${name}".`);
  }
  if (tool.mayTakeLong) headers.Prefer = `respond-async, wait=${WAIT_SECONDS}`;
  const path = operation.path.replace(/:(\w+)/g, (_all, name: string) => pathValue(name, input[name]));
  return {
    method: operation.method,
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    headers,
    ...(places.body === null ? {} : { body }),
  };
}

function pathValue(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '')
    throw new ToolArgumentsError(`The argument "${name}" is missing.`);
  return encodeURIComponent(value);
}

function addToQuery(query: URLSearchParams, name: string, value: unknown): void {
  for (const each of Array.isArray(value) ? value : [value]) query.append(name, textOf(name, each));
}

function headerValue(name: string, value: unknown): string {
  const text = textOf(name, value);
  if (!/^[\x20-\x7e]*$/.test(text))
    throw new ToolArgumentsError(`The argument "${name}" must be printable ASCII.`);
  return text;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ToolArgumentsError(`The argument "${name}" must be a text, a number or a boolean.`);
}
