import type { DueTenantsRepository } from '../../db/records/due-tenants.repository';
import type { SearchedList } from '../../db/search/saved-searches.repository';
import type { PassingRecord, SearchChange } from '../../db/search/saved-search-matches.repository';
import type { TenantScope, UUID } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import { evaluateSearchesTask } from '../../tasks/evaluate-searches.task';
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';
import type { PairScorer } from '../matching/pair-scorer';
import type { ScoringPauseService } from '../score-log/scoring-pause.service';
import type { TenantData } from '../tenant-data';
import { SearchEvaluator } from './search-evaluator';

const TENANTS_PER_RUN = 100;
/** Records that the searches of a tenant are evaluated for at a time. */
const BATCH_SIZE = 200;
/** A longer run would keep other tenants from the pool. Maintenance enqueues the rest again. */
const MAX_RUN_MS = 15_000;
/** The number of changed records is not available when the task is enqueued. */
const EVALUATION_COST = 10;
const UNIT = MAINTENANCE_UNITS.savedSearches.name;
const LISTS: readonly SearchedList[] = ['candidates', 'jobs'];

/**
 * Evaluates saved searches for records that have changed, and writes `match.found` for those that newly pass. The database
 * notes the changed records. One task per tenant evaluates them all, regardless of the number of changes.
 */
export class EvaluateSearchesService {
  private readonly evaluator: SearchEvaluator;

  constructor(
    private readonly data: TenantData,
    scorer: PairScorer,
    private readonly tenants: DueTenantsRepository,
    private readonly queues: TaskQueues,
    private readonly faults: ItemFaults,
    private readonly pause: ScoringPauseService,
    private readonly clock: Clock,
  ) {
    this.evaluator = new SearchEvaluator(data, scorer);
  }

  /** Enqueues a task for each tenant with changed records, unless one is pending. */
  async enqueueDue(): Promise<MaintenanceResult> {
    return eachItem(
      { unit: UNIT, faults: this.faults },
      await this.tenants.tenantsWithSearchChanges(TENANTS_PER_RUN),
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      async ({ tenant_id: tenantId, mode }) => {
        const payload = { tenantId, mode };
        const key = evaluateSearchesTask.dedupeKey(payload);
        if ((await this.queues.state(evaluateSearchesTask, key)) === 'pending') return 1;
        await this.queues.remove(evaluateSearchesTask, key);
        const flow = { tenantId, mode, lane: 'unattended' } as const;
        const place = await this.queues.reserve(evaluateSearchesTask, flow, EVALUATION_COST);
        await this.queues.enqueue(evaluateSearchesTask, payload, { place });
        return 1;
      },
    );
  }

  /**
   * Evaluates the changed records of a tenant for some seconds and returns their number. A record that fails keeps its
   * change and is retried later. While the tenant has paused scoring, records wait if a search needs scores.
   */
  async run(scope: TenantScope, signal: AbortSignal): Promise<number> {
    const { searchMatches } = this.data.of(scope).repositories;
    const end = this.clock.now().getTime() + MAX_RUN_MS;
    const faults = new Map((await this.faults.faultsOf(UNIT)).map(({ item, deferred }) => [item, deferred]));
    const failed = new Set([...faults].filter(([, deferred]) => deferred).map(([item]) => item));
    let evaluated = 0;
    while (!signal.aborted && this.clock.now().getTime() < end) {
      const changes = await searchMatches.listChanges(BATCH_SIZE, [...failed]);
      let takenChanges = 0;
      for (const list of LISTS) {
        const ofList = changes.filter((change) => change.list === list);
        const retried = ofList.filter(({ id }) => faults.has(id));
        const others = ofList.filter(({ id }) => !faults.has(id));
        takenChanges += await this.evaluateAll(scope, list, others, failed);
        takenChanges += await this.evaluateEach(scope, list, retried, failed);
      }
      evaluated += takenChanges;
      // Nothing is due, scoring is paused, or other transactions are changing the records.
      if (takenChanges === 0) return evaluated;
    }
    return evaluated;
  }

  /** Evaluates changes together, and one by one if that fails. */
  private async evaluateAll(
    scope: TenantScope,
    list: SearchedList,
    changes: readonly SearchChange[],
    failed: Set<UUID>,
  ): Promise<number> {
    if (changes.length === 0) return 0;
    try {
      return await this.evaluateBatch(scope, list, changes);
    } catch {
      return this.evaluateEach(scope, list, changes, failed);
    }
  }

  /** Notes the records that fail. */
  private async evaluateEach(
    scope: TenantScope,
    list: SearchedList,
    changes: readonly SearchChange[],
    failed: Set<UUID>,
  ): Promise<number> {
    const attempted = new Set<UUID>();
    const { rows } = await eachItem(
      { unit: UNIT, faults: this.faults },
      changes,
      ({ id }) => id,
      async (change) => {
        const takenChanges = await this.evaluateBatch(scope, list, [change]);
        attempted.add(change.id);
        return takenChanges;
      },
    );
    for (const { id } of changes) if (!attempted.has(id)) failed.add(id);
    return rows;
  }

  /**
   * Evaluates the searches for records and returns the number of records whose change is done. In one transaction: a
   * record that changed meanwhile, or whose search did, stays for the next run.
   */
  private async evaluateBatch(
    scope: TenantScope,
    list: SearchedList,
    changes: readonly SearchChange[],
  ): Promise<number> {
    const searches = await this.data.of(scope).repositories.savedSearches.listNotifying(list);
    const needsScores = searches.some((search) => search.notify_above !== null);
    if (needsScores && (await this.pause.isPaused(scope))) return 0;
    const { evaluated, found } = await this.evaluator.evaluate(
      scope,
      searches,
      changes.map(({ id }) => id),
    );
    return this.data.of(scope).transaction(async (repositories) => {
      const { searchMatches, events, scoreLog } = repositories;
      const versions = await searchMatches.lockSearches(searches.map((search) => search.search_id));
      const isChanged = searches.some(
        (search) => (versions.get(search.search_id) ?? search.version) !== search.version,
      );
      if (isChanged) return 0;
      const takenChanges = await searchMatches.takeChanges(list, changes);
      const passing = found.filter(({ id, searchId }) => takenChanges.has(id) && versions.has(searchId));
      await searchMatches.removeOthers(list, evaluated, [...takenChanges], passing);
      const added = new Set((await searchMatches.add(list, passing)).map(pairKey));
      const news = passing.filter((record) => added.has(pairKey(record)));
      await events.addAll(news.map(({ event }) => event(this.clock.now())));
      const scores = news.flatMap(({ log }) => log ?? []);
      if (scores.length > 0) await scoreLog.add(scores, null);
      return takenChanges.size;
    });
  }
}

function pairKey({ searchId, id }: PassingRecord): string {
  return `${searchId} ${id}`;
}
