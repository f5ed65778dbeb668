import { completeJob } from '../../../src/domain/jobs/complete-job';
import type { TenantScope } from '../../../src/domain/common';
import { systemClock } from '../../../src/platform/clock';
import { newId } from '../../../src/platform/ids';
import { PostgresDocumentStore } from '../../../src/services/documents/document-store';
import { CandidateSearches } from '../../../src/services/matching/ranking/candidate-searches';
import { RunRankPartsService } from '../../../src/services/matching/ranking/run-rank-parts.service';
import { PairScorer } from '../../../src/services/matching/pair-scorer';
import { TenantWeights } from '../../../src/services/matching/learning/tenant-weights';
import { TenantCurves } from '../../../src/services/retention/tenant-curves';
import { jsonDocument } from '../../../src/services/operations/json-document';
import { rankPairsTask } from '../../../src/tasks/rank-pairs.task';
import {
  rankPartsTask,
  type RankPartsOutcome,
  type RankPartsPayload,
} from '../../../src/tasks/rank-parts.task';
import { cookProfile, packAll } from '../../support/ranking/search-index';
import { addCandidate, addJob } from '../../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

const COUNT = 30;
const JOB = completeJob({
  title: 'Line Cook',
  requiredSkills: ['Cooking', 'Grilling'],
  city: 'Dayton',
  state: 'OH',
});
const FILTERS = {
  maxMiles: null,
  recommendations: null,
  payFits: false,
  scheduleFits: false,
  certification: null,
};

describe('the tasks of a divided ranking', () => {
  let tenants: TenantsOnDatabase;
  let employer: TenantScope;
  let jobId: string;
  let operationId: string;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
  });
  beforeEach(async () => {
    employer = await tenants.newTenant('employer');
    jobId = await addJob(tenants.data, employer, JOB);
    for (let number = 0; number < COUNT; number += 1)
      await addCandidate(tenants.data, employer, { profile: cookProfile(number) });
    operationId = newId();
    const { operations } = tenants.data.of(employer).repositories;
    const request = {
      subject: { jobId },
      limit: 10,
      filters: FILTERS,
      distance: 'score',
      sandboxTenant: null,
    };
    await operations.insertWithDocument(
      { operationId, type: 'rank', task: rankPairsTask.name, pool: 'match', keyId: newId(), input: {} },
      {
        fileName: null,
        declaredType: 'application/json',
        bytes: Buffer.from(jsonDocument(request).bytes),
      },
    );
  });
  afterAll(() => tenants.close());

  const scorer = () =>
    new PairScorer(
      systemClock,
      new TenantCurves(tenants.data, systemClock),
      new TenantWeights(tenants.data, systemClock),
    );
  /** The searches of a process. `enqueue` gets the tasks that ask for help. */
  const processWith = (enqueue: (task: RankPartsPayload) => Promise<unknown>, minShards = 3) =>
    new CandidateSearches({
      data: tenants.data,
      scorer: scorer(),
      memoryBytes: Infinity,
      division: { minShards, shardsPerPart: 1 },
      queues: {
        reserve: () => Promise.resolve({ tag: 0, priority: 1, charge: { flow: '', amount: 1 } }),
        enqueue: async (contract, payload) => {
          if (contract.name === rankPartsTask.name) await enqueue(payload as RankPartsPayload);
        },
      },
    });
  const helper = (searches: CandidateSearches) =>
    new RunRankPartsService(tenants.data, new PostgresDocumentStore(), searches);
  const payload = () => ({
    ...employer,
    operationId,
    notify: null,
    awaited: true,
    traceparent: null,
  });
  const search = async (searches: CandidateSearches) => {
    const records = tenants.data.of(employer);
    const job = await records.repositories.rankableRecords.job(jobId);
    const query = { job: job!, mode: employer.mode, filters: FILTERS, distance: 'score', limit: 10 } as const;
    return searches.search({ scope: employer, records }, query, payload(), () => undefined);
  };

  it('reach other processes, which search parts, and change no result', async () => {
    await packAll(tenants.data, employer, scorer().month(), 5);
    const alone = await search(processWith(() => Promise.resolve(), 100));
    const other = processWith(() => Promise.resolve());
    const outcomes: Promise<RankPartsOutcome>[] = [];
    const own: CandidateSearches = processWith((task) => {
      // The first task reaches this process itself, which has no use for it.
      outcomes.push(helper(outcomes.length === 0 ? own : other).run(task));
      return Promise.resolve();
    });
    for (let round = 0; round < 3; round += 1) expect(await search(own)).toEqual(alone);
    expect(alone.considered).toBe(COUNT);
    const ended = await Promise.all(outcomes);
    expect(ended[0]).toEqual({ outcome: 'not_needed', parts: 0 });
    expect(ended).toHaveLength(15);
    expect(await tenants.files.query('SELECT FROM ranking_parts')).toEqual([]);
  });

  it.each([
    [
      'the job has changed',
      () => tenants.files.query("UPDATE jobs SET title = 'Cook' WHERE job_id = $1", [jobId]),
    ],
    [
      'the operation was cancelled',
      () => tenants.data.of(employer).repositories.operations.cancel(operationId),
    ],
  ])('do nothing if %s', async (_name, change) => {
    await packAll(tenants.data, employer, scorer().month(), 5);
    const tasks: RankPartsPayload[] = [];
    await search(processWith(async (task) => tasks.push(task)));
    expect(tasks.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3, 4]);
    await change();
    const { rankingParts } = tenants.data.of(employer).repositories;
    await rankingParts.insert(tasks[0]!.searchId, [{ shardIds: [newId()], versions: [1] }]);
    const outcome = await helper(processWith(() => Promise.resolve())).run(tasks[0]!);
    expect(outcome).toEqual({ outcome: 'not_needed', parts: 0 });
  });
});
