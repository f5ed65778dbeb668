import { Readable } from 'node:stream';
import { Database } from '../../src/db/kernel/database';
import type { ScoreLogWrite } from '../../src/db/records/score-log.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { ImpactExtractService } from '../../src/services/impact/impact-extract.service';
import { offlineReport } from '../../src/services/impact/offline-report';
import { pseudonymOf } from '../../src/services/impact/pseudonym';
import { parseSelectionRule } from '../../src/services/impact/selection-rule';
import { tenantData } from '../../src/services/tenant-data';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const KEY = 'a secret of this test alone';
const DAY_MS = 24 * 3600 * 1000;

describe('the extract for impact reports', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  const jobId = newId();

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    tenant = await tenants.newTenant('employer');
  });
  afterAll(() => tenants.close());

  const entry = (values: Partial<ScoreLogWrite>): ScoreLogWrite => ({
    entry_id: newId(),
    kind: 'match',
    candidate_id: newId(),
    job_id: jobId,
    pair_score: true,
    score: 72.5,
    recommendation: 'good_match',
    detail: {},
    model_version: 'match-1.1.0',
    weights_version: null,
    inputs_hash: null,
    surface: 'api',
    ranking_id: null,
    rank: null,
    pool_size: null,
    ...values,
  });
  const add = async (scope: TenantScope, ...values: Partial<ScoreLogWrite>[]) => {
    // One statement each, because entries of one statement have the same time.
    for (const value of values) await tenants.data.of(scope).repositories.scoreLog.add([entry(value)], null);
  };
  const extract = async (
    rule: string,
    scope = tenant,
    jobIds: string[] | null = null,
    data = tenants.data,
  ) => {
    const selected = parseSelectionRule(rule);
    if (!selected) throw new Error(`${rule} is no rule.`);
    const period = { from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + DAY_MS) };
    const lines: string[] = [];
    const request = { ...period, jobIds, selected, pseudonymKey: KEY };
    for await (const page of new ImpactExtractService(data, 2).lines(scope, request)) lines.push(...page);
    return lines;
  };
  /** Pseudonyms of the persons who count as selected. */
  const selectedBy = async (rule: string, ...scope: [TenantScope?, string[]?]) =>
    (await extract(rule, ...scope))
      .filter((line) => line.includes(',true,'))
      .map((line) => line.split(',')[0]);

  it('has one line for each person and job, with the latest score of the period and no id of a person', async () => {
    const [one, two] = [newId(), newId()];
    await add(
      tenant,
      { candidate_id: one, score: 40, recommendation: 'weak_match' },
      { candidate_id: two, score: 55, recommendation: 'possible_match' },
      { candidate_id: newId(), score: 91, recommendation: 'strong_match' },
      { candidate_id: one, score: 80, recommendation: 'strong_match', kind: 'rescore' },
      { candidate_id: one, score: null, recommendation: null, kind: 'forecast' },
    );
    const lines = await extract('recommendation:good_match');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('pseudonym,jobId,score,recommendation,selected,modelVersion,scoredAt');
    expect(lines.find((line) => line.startsWith(pseudonymOf(KEY, one)))).toContain(
      `,${jobId},80,strong_match,true,match-1.1.0,`,
    );
    expect(lines.find((line) => line.startsWith(pseudonymOf(KEY, two)))).toContain(
      ',55,possible_match,false,',
    );
    expect(lines.join()).not.toContain(one);
  });

  it('counts as selected what the rule says', async () => {
    const scope = await tenants.newTenant('employer');
    const [high, ranked, hired, other] = [newId(), newId(), newId(), newId()];
    const ranking = { kind: 'rank', ranking_id: newId(), pool_size: 3 } as const;
    await add(
      scope,
      { candidate_id: high, score: 90 },
      { candidate_id: ranked, score: 60, rank: 1, ...ranking },
      { candidate_id: other, score: 50, rank: 2, ...ranking },
      { candidate_id: hired, score: 30 },
      { candidate_id: hired, score: 30, job_id: newId() },
    );
    const { matchDecisions } = tenants.data.of(scope).repositories;
    const decisionId = newId();
    await matchDecisions.insert({
      decision_id: decisionId,
      match_id: newId(),
      candidate_id: hired,
      job_id: jobId,
      outcome: 'hired',
      reason_code: 'interview',
      reason: null,
      decided_by: 'staff-1',
      log_entry_id: null,
    });
    expect(await selectedBy('score:90', scope)).toEqual([pseudonymOf(KEY, high)]);
    expect(await selectedBy('top:1', scope)).toEqual([pseudonymOf(KEY, ranked)]);
    expect(await extract('top:1', scope)).toHaveLength(3);
    expect(await selectedBy('decision:advanced', scope)).toEqual([pseudonymOf(KEY, hired)]);
    await matchDecisions.withdraw(decisionId, 'staff-2');
    expect(await selectedBy('decision:advanced', scope)).toEqual([]);
    expect(await selectedBy('placement', scope)).toEqual([]);
    expect(await extract('score:1', scope, [jobId])).toHaveLength(5);
  });

  it('contains no scores of another tenant or mode, although the command line sees all tenants', async () => {
    const other = await tenants.newTenant('employer');
    const database = new Database({ url: tenants.files.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
    try {
      const data = tenantData(database);
      expect(await extract('score:1', other, null, data)).toHaveLength(1);
      expect(await extract('score:1', { ...tenant, mode: 'test' }, null, data)).toHaveLength(1);
      expect(await extract('score:1', tenant, null, data)).toHaveLength(4);
    } finally {
      await database.close();
    }
  });

  it('gives a report with demographics that name people by their ids', async () => {
    const scope = await tenants.newTenant('employer');
    const people = Array.from({ length: 40 }, () => newId());
    await add(scope, ...people.map((candidate_id, index) => ({ candidate_id, score: 40 + index })));
    const demographics = ['candidateId,sex,raceEthnicity'].concat(
      people.map((id, index) => `${id},${index % 2 === 0 ? 'male' : 'female'},asian`),
    );
    const sources = {
      extract: Readable.from([(await extract('score:60', scope)).join('\n')]),
      demographics: Readable.from([demographics.join('\n')]),
      pseudonymKey: KEY,
    };
    const report = await offlineReport(sources, new Date());
    expect(report).toMatchObject({ assessed: 40, selected: 20, medianScore: 59.5, notAssessed: 0 });
    expect(report.tables[0]?.rows.map(({ assessed, selection }) => [assessed, selection.rate])).toEqual([
      [20, 0.5],
      [20, 0.5],
    ]);
  });
});
