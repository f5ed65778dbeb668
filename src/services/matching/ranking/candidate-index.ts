import type { CandidateToMatch } from '../../../db/records/linked-records.repository';
import type { ChangedCandidate, ChangePosition } from '../../../db/records/rankable-records.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { ComponentName, JobProfile } from '../../../domain/matching';
import { CandidateColumns } from '../../../domain/matching/ranking/candidate-columns';
import { TopKSearch, type RankedCandidate } from '../../../domain/matching/ranking/top-k-search';
import type { PairFilter } from '../../../domain/matching/ranking/row-filter';
import type { RetentionEstimator } from '../../../domain/retention';
import { CandidateFeatureLoader, isScorable, type LoadedCandidate } from './candidate-feature-loader';
import type { RowCache } from './row-cache';

const PAGE_SIZE = 1_000;
/**
 * A row carries the time its transaction began and can be seen once that ended: what changed within the last minute
 * is looked at again.
 */
const OVERLAP_MS = 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What candidates are wanted for. */
export interface CandidateQuery {
  job: JobProfile;
  retention: RetentionEstimator;
  /** By place among `owners`. */
  weights: readonly Partial<Record<ComponentName, number>>[];
  filter: PairFilter;
}

/** What the candidates are read from. */
export type CandidateRecords = Pick<Repositories, 'rankableRecords' | 'candidateOutlines'>;

/** Told now and then, while all candidates are read in, how many have been and how many there are about. */
export type Progress = (done: number, total: number) => void;

/** The candidates a tenant can rank, in a table in memory that is kept up by what has changed since. */
export class CandidateIndex {
  private table = new CandidateColumns();
  private after: ChangePosition | null = null;
  /** What the table was built for: whom the tenant is linked with, and the month scores are of. */
  private builtFor = '';
  /** When candidates changed that may be met again. */
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

  /** Rows of the table, those no longer in use among them. */
  get rowCount(): number {
    return this.table.size + this.table.deletedShare;
  }

  /** Brings the table up to date; who comes while that goes on waits for the same work and then looks again. */
  async refresh(
    records: CandidateRecords,
    month: string,
    onProgress: Progress = () => undefined,
  ): Promise<void> {
    this.listeners.add(onProgress);
    try {
      if (this.refreshing) await this.refreshing.catch(() => undefined);
      this.refreshing ??= this.catchUp(records, month).finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    } finally {
      this.listeners.delete(onProgress);
    }
  }

  /** Candidates that can be among the best `wanted`, highest estimate first, at most `most`. */
  topCandidates(
    { job, retention, weights, filter }: CandidateQuery,
    wanted: number,
    most: number,
  ): RankedCandidate[] {
    return new TopKSearch(job, this.table, retention, weights).topCandidates(wanted, most, filter);
  }

  /** Whose candidates these are, in the order weights are given in. */
  get owners(): string[] {
    return this.table.distinctOwners.keys();
  }

  /** Current rows of candidates, in the order asked; those gone or closed to scoring are left out. */
  async load({ rankableRecords }: CandidateRecords, ids: readonly string[]): Promise<CandidateToMatch[]> {
    const found = new Map<string, CandidateToMatch>();
    const missing: string[] = [];
    for (const id of ids) {
      const row = this.rows.get(this.owner, id);
      if (row) found.set(id, row);
      else missing.push(id);
    }
    for (const row of missing.length > 0 ? await rankableRecords.candidates(missing) : []) {
      found.set(row.candidate_id, row);
      this.rows.put(this.owner, row);
    }
    this.remove(missing.filter((id) => !found.has(id)));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row && isScorable(row) ? [row] : [];
    });
  }

  /** Forgets those of the ids that are no longer there. */
  remove(ids: readonly string[]): void {
    for (const id of ids) {
      this.table.remove(id);
      this.recentChanges.delete(id);
      this.rows.drop(this.owner, id);
    }
  }

  private async catchUp(records: CandidateRecords, month: string): Promise<void> {
    const { links, now } = await records.rankableRecords.links();
    const builtFor = `${month} ${links}`;
    if (builtFor !== this.builtFor || this.table.deletedShare > this.table.size) {
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

  /** Only what is not known yet is read in full. */
  private async loadChanged(
    { rankableRecords }: CandidateRecords,
    source: CandidateFeatureLoader,
    from: ChangePosition,
  ): Promise<void> {
    let after: ChangePosition = from;
    for (;;) {
      const page: ChangedCandidate[] = await rankableRecords.candidateChanges(after, PAGE_SIZE);
      const news = new Map(
        page
          .filter((change) => this.recentChanges.get(change.candidate_id) !== change.changed_at)
          .map((change) => [change.candidate_id, change.changed_at]),
      );
      for (const candidate of await source.loadChanged(news)) this.put(candidate);
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

  /** What changed long ago is settled, of what changed just now more may still turn up. */
  private dropSettledChanges(now: Date): void {
    if (this.after === null) return;
    const open = now.getTime() - OVERLAP_MS;
    for (const [id, changedAt] of this.recentChanges)
      if (Date.parse(changedAt) < open) this.recentChanges.delete(id);
    if (Date.parse(this.after.changedAt) > open) {
      this.after = { changedAt: new Date(open).toISOString(), id: FIRST_ID };
    }
  }
}
