import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../../../src/cli/program';

const HEADING = 'pseudonym,jobId,score,recommendation,selected,modelVersion,scoredAt';

describe('tenure impact-report', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'impact-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, lines: string[]): string => {
    const target = path.join(folder, name);
    writeFileSync(target, lines.join('\n'));
    return target;
  };
  const run = async (...line: string[]) => {
    let [stdout, stderr] = ['', ''];
    const code = await runCommandLine(['impact-report', ...line], {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
      config: () => {
        throw new Error('The command needs no settings.');
      },
      admin: () => {
        throw new Error('The command needs no services.');
      },
      stdin: () => Promise.resolve(''),
    });
    return { code, stdout, stderr };
  };
  const extract = (): string =>
    file('extract.csv', [
      HEADING,
      // The latest score of a person and job counts.
      'p1,job-1,20,weak,false,match-1,2026-10-01T00:00:00.000Z',
      ...Array.from(
        { length: 40 },
        (_, index) =>
          `p${index},job-1,${50 + index},good,${index % 4 !== 0},match-1,2026-11-02T00:00:00.000Z`,
      ),
    ]);

  it('computes the tables and the page from two files, without settings or services', async () => {
    const demographics = file('demographics.csv', [
      'pseudonym,sex,raceEthnicity',
      ...Array.from({ length: 38 }, (_, index) => `p${index},${index % 2 ? 'F' : 'M'},White`),
      'p38,Zorble,White',
      'p1,M,White',
      'p99,F',
    ]);
    const page = path.join(folder, 'report.html');
    const { code, stdout } = await run(
      '--extract',
      extract(),
      '--demographics',
      demographics,
      '--page',
      page,
      '--json',
    );
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({ assessed: 40, selected: 30, medianScore: 69.5 });
    expect(report.warnings).toEqual([
      { line: 40, message: 'The sex is not understood and counts as unknown.' },
      { line: 41, message: 'The pseudonym is in an earlier line; this line is skipped.' },
      { line: 42, message: 'The line has 2 columns instead of 3 and is skipped.' },
    ]);
    expect(stdout).not.toContain('Zorble');
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('These are data for an audit, not an audit.');
    expect(html).toContain('@media print');
    expect(html).not.toMatch(/<script|https?:|Zorble/);
  });

  it('prints tables for people', async () => {
    const demographics = file('few.csv', ['pseudonym,sex,raceEthnicity', 'p1,F,Asian']);
    const { code, stdout } = await run('--extract', extract(), '--demographics', demographics);
    expect(code).toBe(0);
    expect(stdout).toContain('40 assessed, 30 selected.');
    expect(stdout).toMatch(/^female +- /m);
  });

  it.each([
    ['a wrong heading', 'name,sex,raceEthnicity\nQuixley,F,White', 'The heading of the demographics must be'],
    ['broken quotation marks', 'pseudonym,sex,raceEthnicity\n"Quixley,F,White', 'not valid CSV at line'],
  ])('refuses %s without quoting the file', async (_, content, message) => {
    const { code, stderr } = await run('--extract', extract(), '--demographics', file('bad.csv', [content]));
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Quixley');
  });

  it('names the line of an extract that is not valid', async () => {
    const damaged = file('damaged.csv', [
      HEADING,
      'p1,job-1,50,good,true,match-1,2026-11-02T00:00:00.000Z',
      'p2,job-1',
    ]);
    const demographics = file('none.csv', ['pseudonym,sex,raceEthnicity']);
    const { code, stderr } = await run('--extract', damaged, '--demographics', demographics);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Line 3 of the extract is not valid.')]);
  });
});
