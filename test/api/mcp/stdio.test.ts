import { PassThrough } from 'node:stream';
import { McpEndpoint } from '../../../src/cli/mcp/mcp-endpoint';
import { serveStdio } from '../../../src/cli/mcp/serve-stdio';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('organization')).key({ scopes: ['parse'] }));
});
afterAll(() => service.stop());

/** Sends lines as a local agent does and returns the responses by id. */
async function converse(
  lines: readonly (object | string)[],
  endpoint = new McpEndpoint(service.baseUrl, key),
) {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  const served = serveStdio(endpoint, input, output);
  for (const line of lines) input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  input.end();
  await served;
  const responses = Buffer.concat(chunks)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(
      (line) => JSON.parse(line) as { id: number | null; result?: Record<string, unknown>; error?: object },
    );
  return (id: number | null) => responses.find((response) => response.id === id);
}

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });

it('serves an agent of the 2025 versions', async () => {
  const responseTo = await converse([
    request(1, 'initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'local agent', version: '1' },
    }),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    request(2, 'tools/list'),
    request(3, 'tools/call', { name: 'whoami', arguments: {} }),
  ]);
  expect(responseTo(1)?.result).toMatchObject({
    protocolVersion: '2025-11-25',
    serverInfo: { name: 'tenure' },
  });
  expect(JSON.stringify(responseTo(2)?.result)).toContain('parse_resume');
  expect(responseTo(3)?.result).toMatchObject({
    structuredContent: { status: 200, result: { scopes: ['parse'] } },
  });
});

it('serves an agent of the version 2026-07-28', async () => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'local agent', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const responseTo = await converse([
    request(1, 'server/discover', { _meta }),
    request(2, 'tools/call', { name: 'whoami', arguments: {}, _meta }),
  ]);
  expect(JSON.stringify(responseTo(1)?.result)).toContain('2026-07-28');
  expect(responseTo(2)?.result).toMatchObject({ structuredContent: { status: 200 } });
});

it('answers a refused key, a service that is away and a broken line with errors, never with the key', async () => {
  const refused = await converse(
    [request(1, 'tools/list')],
    new McpEndpoint(service.baseUrl, 'svc_test_wrong'),
  );
  expect(refused(1)?.error).toMatchObject({ message: expect.stringContaining('invalid_api_key') });
  expect(JSON.stringify(refused(1))).not.toContain('svc_test_wrong');
  const away = await converse([request(1, 'tools/list')], new McpEndpoint('http://127.0.0.1:9', key));
  expect(away(1)?.error).toMatchObject({ message: 'The service at http://127.0.0.1:9 does not respond.' });
  expect((await converse(['nonsense']))(null)?.error).toMatchObject({ code: -32700 });
});
