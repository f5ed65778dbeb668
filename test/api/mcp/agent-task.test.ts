import { connectAgent, ERAS, useTool } from '../../support/agents/mcp-client';
import { newToken } from '../../support/agents/oauth';
import { renderScan } from '../../support/documents/scan-file';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const LINES = [
  'Odalys Brandvold',
  'Toledo, OH',
  'EXPERIENCE',
  'Forklift Operator, Maumee Cold Storage',
  '2019 - 2024',
  'SKILLS',
  'Forklift operation, inventory',
];

let service: TestService;
let tenant: TestTenant;
let scan: string;

beforeAll(async () => {
  service = await startService();
  tenant = await service.tenant('employer');
  scan = `data:image/png;base64,${(await renderScan(LINES)).toString('base64')}`;
});
afterAll(() => service.stop());

it.each(ERAS)(
  'parses a scan, matches it against the synthetic jobs and explains the gap (%s)',
  async (era) => {
    const token = await newToken(service.baseUrl, await tenant.key({ scopes: ['parse', 'match', 'jobs'] }), {
      resource: `${service.baseUrl}/mcp`,
    });
    const agent = await connectAgent(service.baseUrl, token, era);

    const parsed = await useTool(agent, 'parse_resume', { text: scan, fileName: 'scan.png' });
    const resume = await until('the scan is parsed', async () => {
      if (parsed.result) return parsed.result;
      const operation = await useTool(agent, 'get_operation', { operationId: parsed.operation?.operationId });
      return operation.result.status === 'succeeded' && operation.result.result;
    });
    expect(JSON.stringify(resume)).toContain('Brandvold');

    const jobs = await useTool(agent, 'list_jobs', { sandboxTenant: 'synthetic', limit: 5 });
    const [job] = jobs.result.jobs as { id: string }[];
    const preview = await useTool(agent, 'preview_match', {
      candidate: { text: LINES.join('\n') },
      job: { jobId: job?.id },
      sandboxTenant: 'synthetic',
    });
    expect(preview.status).toBe(200);
    expect(preview.result.gaps.length).toBeGreaterThan(0);
    expect(preview.result.gaps[0]).toMatchObject({
      type: 'location',
      severity: 'major',
      requirementLevel: 'required',
    });

    const operations = await useTool(agent, 'list_operations', {});
    const [latest] = operations.result.operations as { operationId: string }[];
    const fetched = await useTool(agent, 'get_operation', { operationId: latest?.operationId });
    expect(fetched.result).toMatchObject({ type: 'parse.resume', status: 'succeeded' });
    await agent.close();
  },
);
