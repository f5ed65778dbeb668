import type { CandidateToMatch } from '../../../db/linked-records.repository';
import type { ChangePlace, RankableRecordsRepository } from '../../../db/rankable-records.repository';
import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { scorable } from '../../../domain/matching';
import { CandidateIndex } from '../../../domain/matching/ranking/candidate-index';

const PAGE = 1_000;
const KEPT_ROWS = 3_000;
/** A row may be committed a little after the time it carries; what changed lately is looked at again. */
const OVERLAP_MS = 10_000;

/** The candidates a tenant can rank, indexed in memory and kept up by what has changed since. */
export class KnownCandidates {
  private index = new CandidateIndex();
  private after: ChangePlace | null = null;
  private links = '';
  private readonly seen = new Map<string, string>();
  private readonly rows = new Map<string, CandidateToMatch>();
  private refreshing: Promise<void> | null = null;

  get size(): number {
    return this.index.size;
  }

  /** Brings the index up to date; who comes while that goes on waits for the same work. */
  refresh(records: RankableRecordsRepository, now: Date): Promise<void> {
    this.refreshing ??= this.catchUp(records, now).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  likeliest(job: Parameters<CandidateIndex['likeliest']>[0], most: number): string[] {
    return this.index.likeliest(job, most);
  }

  /** Current rows of candidates, in the order asked; those gone or closed to scoring are left out. */
  async load(records: RankableRecordsRepository, ids: readonly string[]): Promise<CandidateToMatch[]> {
    const missing = ids.filter((id) => !this.rows.has(id));
    for (const row of missing.length > 0 ? await records.candidates(missing) : []) this.keep(row);
    return ids.flatMap((id) => {
      const row = this.rows.get(id);
      return row && isOpen(row) ? [row] : [];
    });
  }

  private async catchUp(records: RankableRecordsRepository, now: Date): Promise<void> {
    const month = now.toISOString().slice(0, 7);
    const links = await records.links();
    if (links !== this.links || this.index.wasted > this.index.size) {
      this.index = new CandidateIndex();
      this.after = null;
      this.links = links;
      this.seen.clear();
      this.rows.clear();
    }
    let after = this.after;
    for (;;) {
      const page = await records.candidatesChanged(after, PAGE);
      for (const row of page) this.take(row, month);
      const last = page.at(-1);
      if (last) after = { changedAt: last.changed_at, id: last.candidate_id };
      if (page.length < PAGE) break;
    }
    this.after = after && settled(after, now);
  }

  private take(row: CandidateToMatch & { changed_at: string }, month: string): void {
    const id = row.candidate_id;
    if (this.seen.get(id) === row.changed_at) return;
    this.seen.set(id, row.changed_at);
    this.rows.delete(id);
    if (!isOpen(row)) {
      this.index.remove(id);
      return;
    }
    const stored = row.profile as StoredProfile;
    this.index.put(id, scorable({ ...stored, location: stored.area }, month));
  }

  private keep(row: CandidateToMatch): void {
    if (this.rows.size >= KEPT_ROWS) this.rows.delete(this.rows.keys().next().value ?? '');
    this.rows.set(row.candidate_id, row);
  }

  /** Forgets those of the ids that are no longer there. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.index.remove(id);
      this.seen.delete(id);
      this.rows.delete(id);
    }
  }
}

function isOpen(row: CandidateToMatch): boolean {
  return row.status === 'active' && row.automated_scoring;
}

/** Where to go on from: what changed long ago is settled, of what changed just now more may still turn up. */
function settled(last: ChangePlace, now: Date): ChangePlace {
  const open = new Date(now.getTime() - OVERLAP_MS);
  if (new Date(last.changedAt) <= open) return last;
  return { changedAt: open.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
}
