import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/embedded/project';
import { RESUME_FILE } from '../../../tools/examples/calls';
import {
  comparison,
  conformanceCases,
  type ClientOutcome,
  type ConformanceCase,
} from '../../support/clients/conformance-cases';
import { codeBlocks } from '../../support/guides/guide';
import { GoTools, hasGo, writeGoGuide } from '../../support/clients/go-program';
import { canBuildWheel, installPythonClient, python } from '../../support/clients/python-client';
import { startFaultProxy } from '../../support/clients/fault-proxy';
import { runWithTypeScript } from '../../support/clients/typescript-runner';
import { itIf } from '../../support/it-if';
import { startService, type TestService } from '../../support/service';

const run = promisify(execFile);
const CONCURRENT = 8;

const itWithPython = itIf(python !== undefined, 'no Python 3.11 with httpx on this machine');

const itWithGo = itIf(hasGo(), 'no Go 1.19 on this machine');

type RunAll = (
  cases: readonly ConformanceCase[],
  baseUrl: string,
  keys: Record<string, string>,
) => Promise<ClientOutcome[]>;

let service: TestService;
let folder: string;
/** Where the Python client is installed. */
let site: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clients-'));
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match', 'upkeep'] });
  site = await installPythonClient(folder);
});
afterAll(async () => {
  await service.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Runs all cases against the service through a proxy with faults, and compares every outcome. */
async function check(runAll: RunAll): Promise<void> {
  const tenant = await service.tenant('employer');
  const keys = {
    full: (await tenant.key()).key,
    narrow: (await tenant.key({ scopes: ['parse'] })).key,
    wrong: 'svc_test_wrong',
  };
  const cases = conformanceCases(tenant.tenantId.slice(-12));
  const proxy = await startFaultProxy(service.baseUrl, (index) => cases[index]?.faults ?? []);
  try {
    const outcomes = await runAll(cases, proxy.url, keys);
    expect(outcomes).toHaveLength(cases.length);
    const compared = cases.map((test, index) =>
      comparison(test, outcomes[index] ?? { reasons: [] }, proxy.seen(index)),
    );
    expect(compared.map(([, happened]) => happened)).toEqual(compared.map(([expected]) => expected));
  } finally {
    await proxy.stop();
  }
}

/** The cases and keys as files for a program. */
function writeRun(
  cases: readonly ConformanceCase[],
  keys: Record<string, string>,
): { cases: string; keys: string } {
  const files = { cases: path.join(folder, 'cases.json'), keys: path.join(folder, 'keys.json') };
  fs.writeFileSync(files.cases, JSON.stringify(cases));
  fs.writeFileSync(files.keys, JSON.stringify(keys));
  return files;
}

const withPython =
  (kind: 'sync' | 'async'): RunAll =>
  async (cases, baseUrl, keys) => {
    const files = writeRun(cases, keys);
    const program = path.join(projectRoot, 'client', 'conformance', 'run.py');
    const { stdout } = await run(python ?? 'python3', [program, kind, baseUrl, files.cases, files.keys], {
      env: { ...process.env, PYTHONPATH: site },
      maxBuffer: 1 << 26,
    });
    return JSON.parse(stdout) as ClientOutcome[];
  };

const withGo =
  (program: string): RunAll =>
  async (cases, baseUrl, keys) => {
    const files = writeRun(cases, keys);
    const { stdout } = await run(program, [baseUrl, files.cases, files.keys], { maxBuffer: 1 << 26 });
    return JSON.parse(stdout) as ClientOutcome[];
  };

const withTypeScript: RunAll = async (cases, baseUrl, keys) => {
  const outcomes: ClientOutcome[] = [];
  const queue = [...cases.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, test] = next;
      const key = keys[test.key ?? 'full'] ?? '';
      outcomes[index] = await runWithTypeScript(test, `${baseUrl}/case/${index}`, key);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  return outcomes;
};

it('the TypeScript client passes the conformance cases', () => check(withTypeScript));

itIf(canBuildWheel, 'no setuptools 77 on this machine')(
  'the Python client is installed from its wheel, with all types',
  () => {
    const installed = fs.readdirSync(path.join(site, 'tenure'));
    expect(installed).toEqual(expect.arrayContaining(['py.typed', 'models.py', 'async_operations.py']));
    const [metadata = ''] = fs.readdirSync(site).filter((name) => name.endsWith('.dist-info'));
    expect(fs.readFileSync(path.join(site, metadata, 'METADATA'), 'utf8')).toContain('Requires-Dist: httpx');
  },
);

itWithPython('the synchronous Python client passes the conformance cases', () => check(withPython('sync')));

itWithPython('the asynchronous Python client passes the conformance cases', () => check(withPython('async')));

itWithPython('the samples of the Python guide run', async () => {
  const { key } = await (await service.tenant('employer')).key();
  fs.writeFileSync(path.join(folder, 'resume.txt'), RESUME_FILE);
  const blocks = codeBlocks('docs/guides/python-client.md').filter(({ language }) => language === 'python');
  const outputs: string[] = [];
  for (const { code } of blocks) {
    const { stdout } = await run(python ?? 'python3', ['-c', code], {
      cwd: folder,
      env: {
        ...process.env,
        PYTHONPATH: site,
        TENURE_URL: service.baseUrl,
        TENURE_KEY: key,
      },
    });
    outputs.push(stdout.trim().split('\n').at(-1) ?? '');
  }
  expect(outputs).toHaveLength(6);
  expect(outputs.slice(1, 3)).toEqual(['test', 'Line cook']);
  expect(outputs.slice(4)).toEqual(['not_found', 'refused']);
});

describe('the Go client', () => {
  const module = path.join(projectRoot, 'client', 'go');
  const conformance = path.join(projectRoot, 'client', 'conformance', 'go');

  itWithGo('is formatted, and vet finds nothing', async () => {
    const go = new GoTools(folder);
    expect(await go.unformatted(module, conformance)).toBe('');
    await go.vet(module);
    await go.vet(conformance);
  });

  itWithGo('passes the conformance cases', async () => {
    await check(withGo(await new GoTools(folder).build(conformance, 'conformance')));
  });

  itWithGo('runs the samples of its guide', async () => {
    const { key } = await (await service.tenant('employer')).key();
    fs.writeFileSync(path.join(folder, 'resume.txt'), RESUME_FILE);
    const program = await new GoTools(folder).build(
      writeGoGuide(folder, 'docs/guides/go-client.md'),
      'guide',
    );
    const { stdout } = await run(program, [], {
      cwd: folder,
      env: { ...process.env, TENURE_URL: service.baseUrl, TENURE_KEY: key },
    });
    const lines = stdout.trim().split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Line cook 18.5',
      'test created',
      'odalys.brandvold@example.com',
      'Line cook',
    ]);
    expect(lines.slice(-3)).toEqual([String(lines.length - 7), 'not_found', 'refused']);
  });
});
