import { isInitialize, nameOf, protocolVersionOf, requestIdOf, type RpcMessage } from './rpc-message';

/** JSON-RPC code of an error that is not the fault of the client. */
const INTERNAL_ERROR = -32603;
const CALL_TIMEOUT_MS = 120_000;

/** Sends messages of a local agent to the MCP server of a service. Keeps the version that `initialize` has agreed on. */
export class McpEndpoint {
  private agreedVersion: string | null = null;

  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly fetcher: typeof fetch = fetch,
  ) {}

  /** Returns the messages to hand back. Never throws: a failure is an error response. */
  async send(message: RpcMessage): Promise<unknown[]> {
    try {
      const response = await this.fetcher(`${this.url.replace(/\/$/, '')}/mcp`, {
        method: 'POST',
        headers: this.headersOf(message),
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      const text = await response.text();
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      const messages = isStream ? eventData(text) : text === '' ? [] : [JSON.parse(text) as unknown];
      if (isInitialize(message)) this.agreedVersion = protocolVersionOf(messages[0]) ?? this.agreedVersion;
      return messages.flatMap((each) => asRpc(message, each, response.status));
    } catch {
      return failure(message, `The service at ${this.url} does not respond.`);
    }
  }

  private headersOf(message: RpcMessage): Record<string, string> {
    const statedVersion = message.params?._meta?.['io.modelcontextprotocol/protocolVersion'];
    const version = typeof statedVersion === 'string' ? statedVersion : this.agreedVersion;
    const name = nameOf(message);
    return {
      Authorization: `Bearer ${this.key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(version === null ? {} : { 'MCP-Protocol-Version': version }),
      // Since 2026-07-28, proxies route by these headers.
      ...(typeof statedVersion === 'string' && message.method !== undefined
        ? { 'Mcp-Method': message.method }
        : {}),
      ...(typeof statedVersion === 'string' && name !== null ? { 'Mcp-Name': name } : {}),
    };
  }
}

/** A problem document of the service becomes an error response; messages of JSON-RPC are handed back unchanged. */
function asRpc(message: RpcMessage, responseBody: unknown, status: number): unknown[] {
  if (typeof responseBody === 'object' && responseBody !== null && 'jsonrpc' in responseBody)
    return [responseBody];
  const { detail = 'The service refused the message.', code = String(status) } = (responseBody ?? {}) as {
    detail?: string;
    code?: string;
  };
  return failure(message, `${detail} (${code})`);
}

function failure(message: RpcMessage, text: string): unknown[] {
  const id = requestIdOf(message);
  // Notifications have no response.
  return id === null ? [] : [{ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, message: text } }];
}

/** The messages of a stream of server-sent events. */
function eventData(text: string): unknown[] {
  return text
    .split(/\r?\n\r?\n/)
    .map((event) =>
      event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n'),
    )
    .filter((data) => data !== '')
    .map((data) => JSON.parse(data) as unknown);
}
