import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { McpEndpoint } from './mcp-endpoint';
import { isInitialize, parseMessage } from './rpc-message';

const PARSE_ERROR = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: 'The line is not JSON-RPC.' },
};

/**
 * Serves the MCP server of a service over a pair of streams, one message on each line, until the input ends. Requests run
 * side by side; the first one of a connection decides the version, so others wait for it.
 */
export async function serveStdio(
  endpoint: Pick<McpEndpoint, 'send'>,
  input: Readable,
  output: Writable,
): Promise<void> {
  const write = (message: unknown): void => void output.write(`${JSON.stringify(message)}\n`);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const message = parseMessage(line);
    if (!message) {
      write(PARSE_ERROR);
      continue;
    }
    const work = endpoint.send(message).then((messages) => messages.forEach(write));
    running.add(work);
    void work.finally(() => running.delete(work));
    if (isInitialize(message)) await work;
  }
  await Promise.all(running);
}
