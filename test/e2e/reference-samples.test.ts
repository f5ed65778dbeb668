import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import samples from '../../src/http/generated/code-samples.json';
import { startPages, type LocalPages } from '../../tools/examples/board';
import { readCalls, RESUME_FILE, type CallStep } from '../../tools/examples/calls';
import { ExampleValues } from '../../tools/examples/example-values';
import { isComplete, Walk } from '../../tools/examples/walk';
import { isInstalled } from '../support/guides/guide';
import { itIf } from '../support/it-if';
import { sampleRunner, type SampleLanguage, type SampleRunner } from '../support/samples/run-samples';
import { startService, type TestService } from '../support/service';
import { until } from '../support/until';

const PROGRAMS: Record<SampleLanguage, string> = { curl: 'curl', node: 'node', python: 'python3' };
const calls = readCalls();

let service: TestService;
let pages: LocalPages;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.writeFileSync(path.join(folder, 'resume.txt'), RESUME_FILE);
  pages = await startPages();
  service = await startService({
    pools: ['parse', 'scan', 'sync', 'match', 'deliver', 'upkeep'],
    environment: { WEBHOOK_ALLOW_LOOPBACK: 'true', SANDBOXES_PER_DAY: '3', MAIL_OUTBOX: 'true' },
  });
});
afterAll(async () => {
  await service.stop();
  await pages.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A key of a new employer that is linked to an organization. */
async function newKey(): Promise<string> {
  const employer = await service.tenant('employer');
  await employer.link(await employer.addTenant('organization'));
  return (await employer.key()).key;
}

/** The sample with the key, the addresses of this run and the ids of earlier responses. */
async function runSample(step: CallStep, language: SampleLanguage, runner: SampleRunner): Promise<string> {
  const sample = (samples as Record<string, Record<SampleLanguage, string>>)[step.operation]?.[language];
  if (sample === undefined) throw new Error(`no ${language} sample of ${step.operation}`);
  try {
    return await runner.run(sample);
  } catch (error) {
    throw new Error(`The ${language} sample of ${step.operation} fails: ${String(error)}`);
  }
}

describe.each(['curl', 'node', 'python'] as const)('the %s samples of the reference', (language) => {
  const program = PROGRAMS[language];
  const itWithProgram = itIf(isInstalled(program), `no ${program} on this machine`);

  itWithProgram('run with only the key and own ids filled in', async () => {
    const key = await newKey();
    const values = new ExampleValues();
    values.set(calls.addresses.service, service.baseUrl);
    values.set(calls.addresses.webhook, `${pages.url}/hook`);
    values.set(calls.addresses.board, `${pages.url}/jobs`);
    const walk = new Walk(calls, values, key);
    const runner = sampleRunner(language, folder);
    const filled = (step: CallStep): SampleRunner => ({
      ...runner,
      run: (sample) => runner.run(values.toReal(sample).replaceAll('YOUR_KEY', walk.keyOf(step))),
    });
    const done = new Set<string>();
    for (const step of calls.steps) {
      if (step.setup === true || step.sample === false) {
        if (step.setup === true || step.learn) await walk.run(step);
        continue;
      }
      const output = await until(`the condition of ${step.operation}`, async () => {
        const text = await runSample(step, language, filled(step));
        return isComplete(step, text) ? { text } : null;
      });
      walk.learn(step, output.text);
      done.add(step.operation);
    }
    runner.stop();
    expect([...done].sort()).toEqual(Object.keys(samples).sort());
  });
});
