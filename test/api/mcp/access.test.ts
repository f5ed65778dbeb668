import { call } from '../../support/api';
import { connectAgent, ERAS, useTool } from '../../support/agents/mcp-client';
import { newToken } from '../../support/agents/oauth';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await startService({ pools: [] });
  tenant = await service.tenant('organization');
});
afterAll(() => service.stop());

const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const post = (key: string | undefined, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'POST', '/mcp', {
    ...(key === undefined ? {} : { key }),
    json: LIST_TOOLS,
    headers: { Accept: 'application/json, text/event-stream', ...headers },
  });

describe('a message without a valid key', () => {
  it('gets the challenge with the metadata of the MCP server', async () => {
    const response = await post(undefined);
    expect([response.status, response.body.code]).toEqual([401, 'missing_api_key']);
    expect(response.headers.get('www-authenticate')).toContain(
      `resource_metadata="${service.baseUrl}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  it('gets 401 for a token that was issued for the API only', async () => {
    const client = await tenant.key();
    const ofApi = await newToken(service.baseUrl, client, { resource: `${service.baseUrl}/api/v1` });
    expect((await post(ofApi)).status).toBe(401);
    const ofMcp = await newToken(service.baseUrl, client, { resource: `${service.baseUrl}/mcp` });
    expect((await post(ofMcp)).status).toBe(200);
  });

  it('gets 403 from an address outside the allow list of the key, and from a page of another site', async () => {
    const elsewhere = await tenant.key({ ipAllowlist: ['203.0.113.0/24'] });
    expect((await post(elsewhere.key)).body.code).toBe('ip_not_allowed');
    const { key } = await tenant.key();
    expect((await post(key, { Origin: 'https://other.example' })).body.code).toBe('cross_site_request');
    expect((await post(key, { Origin: service.baseUrl })).status).toBe(200);
  });
});

it.each(ERAS)('shows no tool whose scope the key lacks, and refuses to call it (%s)', async (era) => {
  const agent = await connectAgent(service.baseUrl, (await tenant.key({ scopes: ['parse'] })).key, era);
  const { tools } = await agent.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['parse_resume', 'parse_job', 'get_operation', 'whoami']));
  for (const hidden of ['match', 'list_candidates', 'erase_candidate', 'list_jobs', 'no_such_tool']) {
    expect(names).not.toContain(hidden);
    await expect(agent.callTool({ name: hidden, arguments: {} })).rejects.toThrow();
  }
  await agent.close();
});

it('does not show tools of employers to organizations', async () => {
  const agent = await connectAgent(service.baseUrl, (await tenant.key()).key);
  const { tools } = await agent.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('list_jobs');
  await agent.close();
});

it("does not return another tenant's record", async () => {
  const candidateId = await tenant.candidate();
  const own = await connectAgent(service.baseUrl, (await tenant.key()).key);
  expect((await useTool(own, 'get_candidate', { candidateId })).status).toBe(200);
  const stranger = await connectAgent(
    service.baseUrl,
    (await (await service.tenant('organization')).key()).key,
  );
  const refused = await useTool(stranger, 'get_candidate', { candidateId });
  expect(refused.isError).toBe(true);
  expect(refused.texts.join('\n')).toContain('"code":"not_found"');
  await Promise.all([own.close(), stranger.close()]);
});

it('names invalid and unknown arguments to the model', async () => {
  const agent = await connectAgent(service.baseUrl, (await tenant.key()).key);
  const invalid = await useTool(agent, 'list_candidates', { limit: 'many' });
  expect([invalid.isError, invalid.texts.join('\n')]).toEqual([true, expect.stringContaining('?limit')]);
  const unknown = await useTool(agent, 'whoami', { everything: true });
  expect([unknown.isError, unknown.texts[0]]).toEqual([true, 'The tool has no argument "everything".']);
  const missing = await useTool(agent, 'get_candidate', {});
  expect([missing.isError, missing.texts[0]]).toEqual([true, 'The argument "candidateId" is missing.']);
  const parent = await useTool(agent, 'get_candidate', { candidateId: '../me' });
  expect(parent.isError).toBe(true);
  await agent.close();
});

it('records each tool call in the request log of the tenant, and counts it against the policy of its route', async () => {
  const live = await tenant.key({ mode: 'live' });
  const agent = await connectAgent(service.baseUrl, live.key);
  await useTool(agent, 'whoami');
  await until('the request log has the call', async () => {
    const rows = await service.database.query('SELECT 1 FROM request_log WHERE key_id = $1 AND route = $2', [
      live.keyId,
      '/api/v1/me',
    ]);
    return rows.length > 0;
  });
  // The policy allows ten calls, and one more every six seconds.
  const refusal = await until('the policy of the route refuses a call', async () => {
    const { texts } = await useTool(agent, 'sync_candidates', {});
    return texts.join('\n').includes('rate_limited') && texts.join('\n');
  });
  expect(refusal).toContain('"policy":"bulk"');
  await agent.close();
});

it('counts each message of a batch against the limit of messages', async () => {
  const { key } = await tenant.key({ mode: 'live' });
  const batch = Array.from({ length: 100 }, (_each, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const batches = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(service.baseUrl, 'POST', '/mcp', {
        ...{ key, json: batch },
        headers: { Accept: 'application/json, text/event-stream' },
      }),
    ),
  );
  expect(batches.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const refused = batches.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body.policy]).toEqual([429, 'mcp']);
});

it('refuses arguments that are nested too deeply before it reads them', async () => {
  const { key } = await tenant.key();
  const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const response = await call(service.baseUrl, 'POST', '/mcp', {
    key,
    raw: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"infer_skills","arguments":{"occupations":${nested}}}}`,
    headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
  });
  expect([response.status, response.body.code]).toEqual([400, 'invalid_json']);
});

it.each(['GET', 'DELETE'])('refuses %s with 405, because the server has no sessions', async (method) => {
  const response = await call(service.baseUrl, method, '/mcp');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});
