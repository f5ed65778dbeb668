import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CliEnvironment } from '../../../src/cli/command-runner';
import { runCommandLine } from '../../../src/cli/program';
import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

describe('the score log of a tenant', () => {
  let service: TestService;
  let organization: TestTenant;
  let key: string;
  let candidateId: string;
  let jobId: string;
  let match: ApiResponse['body'];

  const send = (method: string, route: string, json?: object, withKey = key): Promise<ApiResponse> =>
    call(service.baseUrl, method, `/api/v1${route}`, { key: withKey, ...(json && { json }) });
  const explain = async (query = '', matchId: string = match.matchId) =>
    (await send('GET', `/matches/${matchId}/explanation${query}`)).body;
  const entries = async (query = '') => (await send('GET', `/score-log${query}`)).body.entries;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    organization = await service.tenant('organization');
    ({ key } = await organization.key());
    const employer = await service.tenant('employer');
    await employer.link(organization);
    const job = await send(
      'POST',
      '/jobs/sync',
      {
        parsed: {
          title: 'Forklift Operator',
          requiredSkills: ['Forklift operation', 'Inventory control'],
          requiredCertifications: ['Forklift certification'],
          city: 'Dayton',
          state: 'OH',
        },
      },
      (await employer.key()).key,
    );
    jobId = job.body.jobId;
    const synced = await send('POST', '/candidates/sync', {
      candidates: [
        {
          externalId: 'L-1',
          firstName: 'Marisol',
          skills: ['Forklift operation'],
          work: [{ position: 'Warehouse Associate', startDate: '2022-01', endDate: '2024-06' }],
          location: { city: 'Dayton', state: 'OH' },
        },
      ],
    });
    candidateId = synced.body.results[0].candidateId;
    match = (await send('POST', '/match', { candidateId, jobId })).body;
    await send('POST', '/matches/rank', { jobId, limit: 5 });
  });
  afterAll(() => service.stop());

  it('lists the scores as they were given, oldest first, in pages that meet without a gap', async () => {
    const all = await entries();
    expect(all).toMatchObject([
      { kind: 'match', candidateId, jobId, candidatePseudonym: null, finalScore: match.finalScore },
      { kind: 'rank', candidateId, jobId, ranking: { rank: 1, poolSize: 1 } },
    ]);
    const first = (await send('GET', '/score-log?limit=1')).body;
    const second = await entries(`?limit=1&cursor=${encodeURIComponent(first.nextCursor as string)}`);
    expect([...first.entries, ...second]).toEqual(all);
    expect(await entries('?kind=rank')).toEqual([all[1]]);
    expect(await entries(`?from=${all[1].givenAt as string}`)).toEqual([all[1]]);
    expect(await entries(`?to=${all[1].givenAt as string}`)).toEqual([all[0]]);
  });

  it('is sent as one stream of lines, which the audit log records', async () => {
    const exported = () =>
      service.database.query<{ actor_type: string }>(
        `SELECT actor_type FROM audit_log WHERE action = 'score_log.exported'`,
      );
    const before = (await exported()).length;
    const stream = (query = '') =>
      call(service.baseUrl, 'GET', `/api/v1/score-log${query}`, {
        key,
        headers: { Accept: 'application/x-ndjson' },
      });
    const response = await stream();
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const parsed = (text: string) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as object);
    expect(parsed(response.text)).toEqual(await entries());
    expect(parsed((await stream('?kind=rank')).text)).toEqual(await entries('?kind=rank'));
    expect((await stream('?from=2099-01-01')).text).toBe('');
    const rows = await exported();
    expect(rows).toHaveLength(before + 3);
    expect(rows[0]).toEqual({ actor_type: 'key' });
  });

  it('answers with a problem instead of a stream when the scores cannot be read', async () => {
    await service.database.query('REVOKE SELECT ON score_log FROM tenure_app');
    try {
      const response = await call(service.baseUrl, 'GET', '/api/v1/score-log', {
        key,
        headers: { Accept: 'application/x-ndjson' },
      });
      expect([response.status, response.headers.get('content-type'), response.body.code]).toEqual([
        500,
        'application/problem+json; charset=utf-8',
        'internal_error',
      ]);
    } finally {
      await service.database.query('GRANT SELECT ON score_log TO tenure_app');
    }
  });

  it('is hidden from the other tenant of the pair', async () => {
    const other = await (await service.tenant('organization')).key();
    expect((await send('GET', '/score-log', undefined, other.key)).body.entries).toEqual([]);
    const [entry] = await entries();
    const foreign = await send(
      'GET',
      `/score-log/${entry.entryId as string}/explanation`,
      undefined,
      other.key,
    );
    expect([foreign.status, foreign.body.resource]).toEqual([404, 'score_log_entry']);
  });

  it('explains a score to the candidate in plain words, without points', async () => {
    const explanation = await explain('?audience=candidate');
    expect(explanation).toMatchObject({ audience: 'candidate', entry: null });
    expect(explanation.summary.join(' ')).toMatch(/a person decides/);
    expect(explanation.counted.map(({ points }: { points: unknown }) => points)).toEqual(
      match.reasons.map(() => null),
    );
    expect(explanation.changes).toContainEqual({
      type: 'certification',
      name: 'Forklift certification',
      severity: expect.any(String),
      text: expect.stringMatching(/^(Mandatory|Required): Forklift certification\. .*If you have it/),
    });
    expect(explanation.notCounted.join(' ')).toMatch(/languages.*Never scored: names/);
    expect(explanation.objection.join(' ')).toMatch(/correct/);
    expect(JSON.stringify(explanation)).not.toMatch(/Marisol|match-\d/);
  });

  it('explains a score to a caseworker with the points that were given', async () => {
    const explanation = await explain();
    expect(explanation.audience).toBe('caseworker');
    expect(explanation.summary[0]).toContain(`Score ${match.finalScore as number} of 100`);
    expect(explanation.counted).toHaveLength(match.reasons.length);
    for (const [index, { component, points }] of (
      match.reasons as { component: string; points: number }[]
    ).entries()) {
      expect(explanation.counted[index]).toMatchObject({ component, points });
      expect(explanation.counted[index].text).not.toMatch(/\byou/i);
    }
  });

  it('explains a score as it was given after the weights and the score have changed', async () => {
    const [first] = await entries('?kind=match');
    const before = await explain('?audience=auditor');
    expect(before.entry).toMatchObject({ entryId: first.entryId, inputsSha256: first.inputsSha256 });
    await send('PATCH', '/match/weights', {
      componentWeights: { skills: 1, location: 0, experience: 0, certifications: 0 },
    });
    await until('the pair is rescored', async () => (await entries('?kind=rescore')).length === 1);
    const [rescored] = await entries('?kind=rescore');
    const latest = await explain('?audience=auditor');
    expect(latest).toMatchObject({ entryId: rescored.entryId, entry: { finalScore: rescored.finalScore } });
    expect(latest.notCounted.join(' ')).toMatch(/Left out by the weights.*experience/);
    expect(await explain(`?audience=auditor&logEntryId=${first.entryId as string}`)).toEqual(before);
  });

  it('refuses an unknown audience and a score of another match', async () => {
    expect((await explain('?audience=judge')).errors[0].pointer).toBe('?audience');
    expect(await explain('?logEntryId=01974f2a-3b1c-7d4e-8f90-a1b2c3d4e5f6')).toMatchObject({
      code: 'not_found',
      resource: 'score_log_entry',
    });
  });

  it('is exported by the command line as one JSON object per line', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tenure-export-'));
    const file = path.join(folder, 'scores.jsonl');
    const output: string[] = [];
    const stream = { write: (text: string) => output.push(text) };
    const environment = { stdout: stream, stderr: stream } as unknown as CliEnvironment;
    const line = ['score-log', 'export', '--key', key, '--url', service.baseUrl];
    try {
      expect(await runCommandLine(line, environment)).toBe(0);
      const exported = output.join('').trim().split('\n');
      expect(exported.map((text) => JSON.parse(text) as object)).toEqual(await entries());
      expect(await runCommandLine([...line, '--out', file], environment)).toBe(0);
      expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(exported);
      expect(await runCommandLine([...line, '--out', file], environment)).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('still explains the scores of an erased candidate, who is a pseudonym', async () => {
    const before = await entries();
    const explained = await send('GET', `/score-log/${before[0].entryId as string}/explanation`);
    expect((await send('DELETE', `/candidates/${candidateId}`)).status).toBe(204);
    await until('the erasure reaches the log', async () => (await entries())[0].candidateId === null);
    const after = await entries();
    const pseudonym = after[0].candidatePseudonym as string;
    expect(pseudonym).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(after).toEqual(
      before.map((entry: object) => ({
        ...entry,
        candidateId: null,
        candidatePseudonym: pseudonym,
        inputsSha256: null,
      })),
    );
    const again = await send('GET', `/score-log/${before[0].entryId as string}/explanation`);
    expect(again.body).toEqual(explained.body);
  });
});
