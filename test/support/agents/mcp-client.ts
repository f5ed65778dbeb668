import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Protocol versions by era: the handshake of 2025, and the stateless protocol of 2026-07-28. */
export const ERAS = ['legacy', '2026-07-28'] as const;
export type Era = (typeof ERAS)[number];

/** The official client, connected to the MCP server of a service. */
export async function connectAgent(baseUrl: string, key: string, era: Era = '2026-07-28'): Promise<Client> {
  const client = new Client(
    { name: 'test agent', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: era } } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

export interface ToolOutcome {
  isError: boolean;
  /** The text blocks. */
  texts: string[];
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field
  result: any;
  operation: { operationId: string } | undefined;
  findings: { code: string; pointer: string }[];
}

/** Calls a tool. The client validates the result against the output schema of the tool. */
export async function useTool(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<ToolOutcome> {
  const called = await client.callTool({ name, arguments: input });
  const structured = (called.structuredContent ?? {}) as Partial<ToolOutcome>;
  return {
    isError: called.isError === true,
    texts: called.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])),
    status: structured.status ?? 0,
    result: structured.result,
    operation: structured.operation,
    findings: structured.findings ?? [],
  };
}
