import type { Operation } from './description';
import type { CallResponse, Call } from './http';

/** A call and its response. */
export interface Exchange {
  operation: Operation | null;
  call: Call;
  response: CallResponse;
  /** Name of the key on the command line; null without a key. */
  key: string | null;
  /** The JSON value sent, against which pointers are resolved. */
  sent: unknown;
}

const MAX_BODY = 1500;

/** The call as a curl command with a variable instead of the key. */
export function curlOf({ call, key }: Exchange, url: string): string {
  const parts = [`curl -i -X ${call.method} ${shellQuote(url.replace(/\/$/, '') + call.path)}`];
  for (const [name, value] of Object.entries(call.headers)) {
    const shown = name === 'Authorization' && key !== null ? `Bearer $${variableOf(key)}` : value;
    parts.push(
      name === 'Authorization' && key !== null
        ? `-H "${name}: ${shown}"`
        : `-H ${shellQuote(`${name}: ${shown}`)}`,
    );
  }
  if (call.chunked === true) parts.push("-H 'Transfer-Encoding: chunked'");
  if (call.body !== undefined) parts.push(`--data-binary ${shellQuote(abbreviate(call.body))}`);
  return parts.join(' ');
}

function variableOf(key: string): string {
  return key.toUpperCase().replace(/-/g, '_');
}

function abbreviate(body: string | Buffer): string {
  const text = typeof body === 'string' ? body : body.toString('latin1').replace(/[^\x20-\x7e\r\n]/g, '.');
  return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY)}… (${text.length} characters)`;
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replaceAll('\0', '\\0')}'`;
}
