import type { CandidateToMatch } from '../../../db/records/linked-records.repository';
import type { ChangedCandidate, ChangePosition } from '../../../db/records/rankable-records.repository';
import type { ComponentName, DistanceMode, JobProfile } from '../../../domain/matching';
import { CandidateColumns } from '../../../domain/matching/ranking/candidate-columns';
import { TopKSearch, type RankedCandidate } from '../../../domain/matching/ranking/top-k-search';
import type { PairFilter } from '../../../domain/matching/ranking/row-filter';
import type { RetentionEstimator } from '../../../domain/retention';
import {
  CandidateFeatureLoader,
  isScorableCandidate,
  type CandidateRecords,
  type LoadedCandidate,
} from './candidate-feature-loader';
import type { RowCache } from './row-cache';

const PAGE_SIZE = 1_000;
/**
 * A row has the time at which its transaction began, but becomes visible when the transaction commits. Changes of the
 * last minute are therefore read again.
 */
const OVERLAP_MS = 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Query for the best candidates of a job. */
export interface CandidateQuery {
  job: JobProfile;
  retention: RetentionEstimator;
  /** One entry per owner, in the order of `owners`. */
  weights: readonly Partial<Record<ComponentName, number>>[];
  filter: PairFilter;
  distance: DistanceMode;
}

/** Called while all candidates are loaded, with the number loaded so far and the approximate total. */
export type Progress = (done: number, total: number) => void;

/** In-memory table of the candidates a tenant can rank. Each refresh applies the changes since the last one. */
export class CandidateIndex {
  private table = new CandidateColumns();
  private after: ChangePosition | null = null;
  /** Month and links of the tenant for which the table was built. A change of either rebuilds it. */
  private builtFor = '';
  /** Change times of candidates within the overlap, which are read again but need no reload. */
  private readonly recentChanges = new Map<string, string>();
  private refreshing: Promise<void> | null = null;
  private readonly listeners = new Set<Progress>();

  constructor(
    private readonly owner: string,
    private readonly rows: RowCache,
  ) {}

  get size(): number {
    return this.table.size;
  }

  /** Rows of the table, including deleted ones. */
  get rowCount(): number {
    return this.table.size + this.table.deletedRows;
  }

  /** Updates the table. A call during another refresh waits for it and then refreshes again. */
  async refresh(
    records: CandidateRecords,
    month: string,
    onProgress: Progress = () => undefined,
  ): Promise<void> {
    this.listeners.add(onProgress);
    try {
      if (this.refreshing) await this.refreshing.catch(() => undefined);
      this.refreshing ??= this.applyChanges(records, month).finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    } finally {
      this.listeners.delete(onProgress);
    }
  }

  /** Returns candidates that can be among the best `limit`, highest estimate first, at most `maxCount`. */
  topCandidates(
    { job, retention, weights, filter, distance }: CandidateQuery,
    limit: number,
    maxCount: number,
  ): RankedCandidate[] {
    const search = new TopKSearch(job, this.table, retention, weights, distance);
    return search.topCandidates(limit, maxCount, filter);
  }

  /** Owners of the candidates, in the order of the weights of a query. */
  get owners(): string[] {
    return this.table.distinctOwners.keys();
  }

  /** Returns current rows of candidates in the order of `ids`. Omits candidates deleted or closed to scoring. */
  async load({ reads }: CandidateRecords, ids: readonly string[]): Promise<CandidateToMatch[]> {
    const rowsById = new Map<string, CandidateToMatch>();
    const missing: string[] = [];
    for (const id of ids) {
      const row = this.rows.get(this.owner, id);
      if (row) rowsById.set(id, row);
      else missing.push(id);
    }
    for (const row of missing.length > 0 ? await reads.rankableRecords.candidates(missing) : []) {
      rowsById.set(row.candidate_id, row);
      this.rows.put(this.owner, row);
    }
    this.remove(missing.filter((id) => !rowsById.has(id)));
    return ids.flatMap((id) => {
      const row = rowsById.get(id);
      return row && isScorableCandidate(row) ? [row] : [];
    });
  }

  /** Removes candidates from the table and the caches. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.table.remove(id);
      this.recentChanges.delete(id);
      this.rows.drop(this.owner, id);
    }
  }

  private async applyChanges(records: CandidateRecords, month: string): Promise<void> {
    // The clock of the primary, which sets the times of changes.
    const { links, now } = await records.repositories.rankableRecords.links();
    const builtFor = `${month} ${links}`;
    if (builtFor !== this.builtFor || this.table.deletedRows > this.table.size) {
      this.table = new CandidateColumns();
      this.after = null;
      this.builtFor = builtFor;
      this.recentChanges.clear();
    }
    const source = new CandidateFeatureLoader(records, month);
    if (this.after === null) await this.loadAll(source);
    else await this.loadChanged(records, source, this.after);
    this.dropSettledChanges(now);
  }

  private async loadAll(source: CandidateFeatureLoader): Promise<void> {
    const total = await source.count();
    let done = 0;
    for await (const page of source.loadAll(null)) {
      for (const candidate of page) this.put(candidate);
      done += page.length;
      const last = page.at(-1);
      if (last) this.after = { changedAt: last.changedAt, id: last.id };
      for (const onProgress of this.listeners) onProgress(done, Math.max(done, total));
    }
  }

  /** Loads in full only changes that the table does not contain yet. */
  private async loadChanged(
    { reads }: CandidateRecords,
    source: CandidateFeatureLoader,
    from: ChangePosition,
  ): Promise<void> {
    let after: ChangePosition = from;
    for (;;) {
      const page: ChangedCandidate[] = await reads.rankableRecords.candidateChanges(after, PAGE_SIZE);
      const changes = new Map(
        page
          .filter((change) => this.recentChanges.get(change.candidate_id) !== change.changed_at)
          .map((change) => [change.candidate_id, change.changed_at]),
      );
      for (const candidate of await source.loadChanged(changes)) this.put(candidate);
      const last = page.at(-1);
      if (last) after = { changedAt: last.changed_at, id: last.candidate_id };
      this.after = after;
      if (page.length < PAGE_SIZE) return;
    }
  }

  private put({ id, owner, changedAt, features }: LoadedCandidate): void {
    this.recentChanges.set(id, changedAt);
    this.rows.drop(this.owner, id);
    if (features) this.table.put(id, owner, features);
    else this.table.remove(id);
  }

  /** Drops changes older than the overlap. Transactions with a later time may still commit. */
  private dropSettledChanges(now: Date): void {
    if (this.after === null) return;
    const overlapStart = now.getTime() - OVERLAP_MS;
    for (const [id, changedAt] of this.recentChanges)
      if (Date.parse(changedAt) < overlapStart) this.recentChanges.delete(id);
    if (Date.parse(this.after.changedAt) > overlapStart) {
      this.after = { changedAt: new Date(overlapStart).toISOString(), id: FIRST_ID };
    }
  }
}
