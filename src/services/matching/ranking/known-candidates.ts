import type { CandidateToMatch } from '../../../db/linked-records.repository';
import type { ChangedCandidate, ChangePlace } from '../../../db/rankable-records.repository';
import type { Repositories } from '../../../db/repositories';
import type { ComponentName, JobProfile } from '../../../domain/matching';
import { CandidateTable } from '../../../domain/matching/ranking/candidate-table';
import { JobScan, type Standing } from '../../../domain/matching/ranking/job-scan';
import type { PairFilter } from '../../../domain/matching/ranking/row-filter';
import type { ChanceOfStaying } from '../../../domain/retention';
import { CandidateSource, isOpen, type SourceCandidate } from './candidate-source';
import type { KeptRows } from './kept-rows';

const PAGE = 1_000;
/**
 * A row carries the time its transaction began and can be seen once that ended: what changed within the last minute
 * is looked at again.
 */
const OVERLAP_MS = 60_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What candidates are wanted for. */
export interface Wanted {
  job: JobProfile;
  staying: ChanceOfStaying;
  /** By place among `owners`. */
  weights: readonly Partial<Record<ComponentName, number>>[];
  filter: PairFilter;
}

/** What the candidates are read from. */
export type Records = Pick<Repositories, 'rankableRecords' | 'candidateOutlines'>;

/** Told now and then, while all candidates are read in, how many have been and how many there are about. */
export type Progress = (done: number, total: number) => void;

/** The candidates a tenant can rank, in a table in memory that is kept up by what has changed since. */
export class KnownCandidates {
  private table = new CandidateTable();
  private after: ChangePlace | null = null;
  /** What the table was built for: whom the tenant is linked with, and the month scores are of. */
  private builtFor = '';
  /** When candidates changed that may be met again. */
  private readonly seen = new Map<string, string>();
  private refreshing: Promise<void> | null = null;
  private readonly waiting = new Set<Progress>();

  constructor(
    private readonly owner: string,
    private readonly rows: KeptRows,
  ) {}

  get size(): number {
    return this.table.size;
  }

  /** Rows of the table, those no longer in use among them. */
  get held(): number {
    return this.table.size + this.table.wasted;
  }

  /** Brings the table up to date; who comes while that goes on waits for the same work and then looks again. */
  async refresh(records: Records, month: string, tell: Progress = () => undefined): Promise<void> {
    this.waiting.add(tell);
    try {
      if (this.refreshing) await this.refreshing.catch(() => undefined);
      this.refreshing ??= this.catchUp(records, month).finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    } finally {
      this.waiting.delete(tell);
    }
  }

  /** Whoever may be among the best `wanted`, likeliest first, at most `most`. */
  best({ job, staying, weights, filter }: Wanted, wanted: number, most: number): Standing[] {
    return new JobScan(job, this.table, staying, weights).best(wanted, most, filter);
  }

  /** Whose candidates these are, in the order weights are given in. */
  get owners(): string[] {
    return this.table.distinctOwners.all();
  }

  /** Current rows of candidates, in the order asked; those gone or closed to scoring are left out. */
  async load({ rankableRecords }: Records, ids: readonly string[]): Promise<CandidateToMatch[]> {
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
    this.forget(missing.filter((id) => !found.has(id)));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row && isOpen(row) ? [row] : [];
    });
  }

  /** Forgets those of the ids that are no longer there. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.table.remove(id);
      this.seen.delete(id);
      this.rows.drop(this.owner, id);
    }
  }

  private async catchUp(records: Records, month: string): Promise<void> {
    const { links, now } = await records.rankableRecords.links();
    const builtFor = `${month} ${links}`;
    if (builtFor !== this.builtFor || this.table.wasted > this.table.size) {
      this.table = new CandidateTable();
      this.after = null;
      this.builtFor = builtFor;
      this.seen.clear();
    }
    const source = new CandidateSource(records, month);
    if (this.after === null) await this.takeAll(source);
    else await this.takeChanged(records, source, this.after);
    this.settle(now);
  }

  private async takeAll(source: CandidateSource): Promise<void> {
    const total = await source.count();
    let done = 0;
    for await (const page of source.all(null)) {
      for (const candidate of page) this.take(candidate);
      done += page.length;
      const last = page.at(-1);
      if (last) this.after = { changedAt: last.changedAt, id: last.id };
      for (const tell of this.waiting) tell(done, Math.max(done, total));
    }
  }

  /** Only what is not known yet is read in full. */
  private async takeChanged(
    { rankableRecords }: Records,
    source: CandidateSource,
    from: ChangePlace,
  ): Promise<void> {
    let after: ChangePlace = from;
    for (;;) {
      const page: ChangedCandidate[] = await rankableRecords.candidateChanges(after, PAGE);
      const news = new Map(
        page
          .filter((change) => this.seen.get(change.candidate_id) !== change.changed_at)
          .map((change) => [change.candidate_id, change.changed_at]),
      );
      for (const candidate of await source.some(news)) this.take(candidate);
      const last = page.at(-1);
      if (last) after = { changedAt: last.changed_at, id: last.candidate_id };
      this.after = after;
      if (page.length < PAGE) return;
    }
  }

  private take({ id, owner, changedAt, outline }: SourceCandidate): void {
    this.seen.set(id, changedAt);
    this.rows.drop(this.owner, id);
    if (outline) this.table.put(id, owner, outline);
    else this.table.remove(id);
  }

  /** What changed long ago is settled, of what changed just now more may still turn up. */
  private settle(now: Date): void {
    if (this.after === null) return;
    const open = now.getTime() - OVERLAP_MS;
    for (const [id, changedAt] of this.seen) if (Date.parse(changedAt) < open) this.seen.delete(id);
    if (Date.parse(this.after.changedAt) > open) {
      this.after = { changedAt: new Date(open).toISOString(), id: FIRST_ID };
    }
  }
}
