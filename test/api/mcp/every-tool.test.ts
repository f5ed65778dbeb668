import { allTools } from '../../../src/http/mcp/tool-catalogue';
import { connectAgent, ERAS, useTool } from '../../support/agents/mcp-client';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;

beforeAll(async () => {
  // Without a worker, the call of a tool that enqueues work waits until its time limit.
  service = await startService({ pools: ['parse', 'match'] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
});
afterAll(() => service.stop());

/** Arguments with which a tool succeeds for a new tenant. The others are called with ids that do not exist. */
const INPUTS: Record<string, Record<string, unknown>> = {
  parse_resume: { text: 'Odalys Brandvold\nForklift Operator at Maumee Cold Storage, 2019 to 2024' },
  parse_job: { text: 'Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour.' },
  preview_match: { candidate: { text: 'Line cook, 2019 to 2024' }, job: { text: 'Line cook, Dayton, OH' } },
  list_score_log: {},
};
const UNKNOWN_ID = '00000000-0000-7000-8000-00000000dead';

it.each(ERAS)('lists every tool with schemas and hints, and calls each (%s)', async (era) => {
  const agents = [
    await connectAgent(service.baseUrl, (await employer.key()).key, era),
    await connectAgent(service.baseUrl, (await organization.key()).key, era),
  ];
  const called = new Map<string, string>();
  for (const agent of agents) {
    const { tools } = await agent.listTools();
    for (const tool of tools) {
      expect(tool.description).toMatch(/\.$/);
      expect(tool.inputSchema.type).toBe('object');
      expect(tool.outputSchema).toMatchObject({ type: 'object', required: ['status', 'findings'] });
      expect(tool.annotations).toEqual({
        readOnlyHint: expect.any(Boolean),
        destructiveHint: expect.any(Boolean),
        idempotentHint: expect.any(Boolean),
        openWorldHint: false,
      });
      const required = tool.inputSchema.required ?? [];
      const input =
        INPUTS[tool.name] ??
        Object.fromEntries(required.map((name) => [name, name.endsWith('Id') ? UNKNOWN_ID : {}]));
      const outcome = await useTool(agent, tool.name, input);
      const status = outcome.isError
        ? /status (\d+)/.exec(outcome.texts[0] ?? '')?.[1]
        : String(outcome.status);
      called.set(tool.name, status ?? outcome.texts.join(' '));
    }
    await agent.close();
  }
  expect([...called.keys()].sort()).toEqual([...allTools().keys()].sort());
  const outcomes = [...called].map(([name, status]) => [name, /^(200|202|404|422)$/.test(status) || status]);
  expect(outcomes.filter(([, outcome]) => outcome !== true)).toEqual([]);
  for (const name of Object.keys(INPUTS)) expect([name, called.get(name)]).toEqual([name, '200']);
});

it('marks reads, and what cannot be undone', async () => {
  const agent = await connectAgent(service.baseUrl, (await organization.key()).key);
  const { tools } = await agent.listTools();
  const hints = (name: string) => tools.find((tool) => tool.name === name)?.annotations;
  expect(hints('get_candidate')).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  expect(hints('parse_resume')).toMatchObject({ readOnlyHint: true });
  expect(hints('erase_candidate')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  expect(hints('sync_candidates')).toMatchObject({ readOnlyHint: false, destructiveHint: false });
  await agent.close();
});

it('offers guides and records as resources', async () => {
  const agent = await connectAgent(service.baseUrl, (await organization.key({ scopes: ['candidates'] })).key);
  const { resources } = await agent.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('tenure://guides/sandbox');
  const guide = await agent.readResource({ uri: 'tenure://guides/sandbox' });
  expect(JSON.stringify(guide.contents)).toContain('svc_test_');
  const { resourceTemplates } = await agent.listResourceTemplates();
  const templates = resourceTemplates.map(({ uriTemplate }) => uriTemplate);
  expect(templates).toContain('tenure://candidates/{candidateId}');
  expect(templates).not.toContain('tenure://matches/{matchId}');
  const candidateId = await organization.candidate();
  const record = await agent.readResource({ uri: `tenure://candidates/${candidateId}` });
  expect(JSON.stringify(record.contents)).toContain(candidateId);
  for (const uri of [
    `tenure://candidates/${UNKNOWN_ID}`,
    `tenure://jobs/${UNKNOWN_ID}`,
    'file:///etc/passwd',
  ]) {
    await expect(agent.readResource({ uri })).rejects.toThrow('No such resource exists.');
  }
  await agent.close();
});
