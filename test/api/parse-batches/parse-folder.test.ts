import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../../../src/cli/program';
import type { Config } from '../../../src/config/config';
import { startService, type TestService } from '../../support/service';

const RESUME = (name: string) =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@example.com\n\nExperience\nLine cook, Harbor Grill, 2019 - 2021\n`;

describe('tenure parse', () => {
  let service: TestService;
  let key: string;
  let folder: string;
  let out: string;
  let progress: string[];

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync'] });
    ({ key } = await (await service.tenant('organization')).key({ mode: 'test' }));
  });
  afterAll(() => service.stop());

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-parse-'));
    out = path.join(folder, 'results.jsonl');
    mkdirSync(path.join(folder, '2019'));
    writeFileSync(path.join(folder, 'ada.txt'), RESUME('Ada Example'));
    writeFileSync(path.join(folder, '2019/bo.txt'), RESUME('Bo Example'));
    writeFileSync(path.join(folder, 'empty.txt'), '');
    writeFileSync(path.join(folder, '.DS_Store'), 'x');
    progress = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => progress.push(String(chunk)) > 0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const run = async (...options: string[]) => {
    let stdout = '';
    const line = [
      'parse',
      folder,
      '--json',
      '--key',
      key,
      '--url',
      service.baseUrl,
      '--out',
      out,
      ...options,
    ];
    const code = await runCommandLine(line, {
      stdout: { write: (chunk) => (stdout += chunk) },
      stderr: { write: (chunk) => progress.push(chunk) },
      config: () => ({}) as Config,
      admin: () => Promise.reject(new Error('not needed')),
      stdin: () => Promise.resolve(''),
    });
    return { code, report: stdout === '' ? null : (JSON.parse(stdout) as object) };
  };
  const results = () =>
    readFileSync(out, 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  const operations = async () =>
    (await service.database.query<{ n: number }>('SELECT count(*)::int AS n FROM operations'))[0]!.n;
  const state = () => `${out}.parse-state.jsonl`;

  it('writes a result or an error for each file, names the failures, and parses only new files the next time', async () => {
    const first = await run('--document-date', '2020-01-31');
    expect(first).toEqual({ code: 1, report: { files: 3, earlier: 0, succeeded: 2, failed: 1, out } });
    expect(results().map(({ file, status, error }) => [file, status, error?.code ?? null])).toEqual([
      ['2019/bo.txt', 'succeeded', null],
      ['ada.txt', 'succeeded', null],
      ['empty.txt', 'failed', 'no_text_found'],
    ]);
    expect(results()[0].result.meta.documentDate).toEqual({ value: '2020-01-31', source: 'request' });
    expect(progress.join('')).toMatch(/empty\.txt: The document is empty\. \(no_text_found\)/);

    writeFileSync(path.join(folder, 'cy.txt'), RESUME('Cy Example'));
    const second = await run('--document-date', '2020-01-31');
    expect(second).toEqual({ code: 0, report: { files: 4, earlier: 3, succeeded: 1, failed: 0, out } });
    expect(results().map(({ file }) => file)).toEqual(['2019/bo.txt', 'ada.txt', 'empty.txt', 'cy.txt']);
  });

  it('continues after an interruption at any step and parses nothing twice', async () => {
    await run();
    // A problem names the request that reads it.
    const withoutRequest = () => results().map((line) => ({ ...line, error: line.error?.code ?? null }));
    const expected = withoutRequest();
    const steps = readFileSync(state(), 'utf8').split('\n').slice(0, -1);
    const count = await operations();
    // Interrupted while the results were written, before the response to the upload, and within a line of the state.
    for (const kept of [
      [...steps.slice(0, 2), ''],
      [...steps.slice(0, 1), ''],
      [steps[0], steps[1]?.slice(0, 9)],
    ]) {
      writeFileSync(state(), kept.join('\n'));
      appendFileSync(out, '{"file":"half');
      expect(await run()).toMatchObject({ code: 1, report: { files: 3, failed: 1 } });
      expect(withoutRequest()).toEqual(expected);
    }
    expect(await operations()).toBe(count);
  });

  it('writes a table, in which no text of a document is a formula', async () => {
    out = path.join(folder, 'results.csv');
    writeFileSync(path.join(folder, '=cmd.txt'), RESUME('Di Example'));
    await run();
    const lines = readFileSync(out, 'utf8').split('\r\n');
    expect(lines[0]).toMatch(/^file,status,error,errorDetail,name,email,phone,/);
    expect(lines.find((line) => line.startsWith('ada.txt'))).toMatch(
      /^ada\.txt,succeeded,,,.*,ada\.example@example\.com/,
    );
    expect(lines.some((line) => line.startsWith("'=cmd.txt,"))).toBe(true);
    expect(lines).toHaveLength(6);
  });
});
