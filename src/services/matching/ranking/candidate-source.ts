import type { OutlinedCandidate } from '../../../db/candidate-outlines.repository';
import type { CandidateToMatch } from '../../../db/linked-records.repository';
import type { ChangePlace } from '../../../db/rankable-records.repository';
import type { Repositories } from '../../../db/repositories';
import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { scoredTexts } from '../../../domain/candidates/nameless';
import { candidateOutline } from '../../../domain/matching/ranking/candidate-outline';
import { outlineOf } from '../../../domain/retention';
import { readCandidate } from '../pair-scorer';
import { outlineStamp } from './outline-stamp';

const PAGE = 2_000;
/** Records read in full at a time: some tenths of a second of work, then others get their turn. */
const LOT = 500;

/** A candidate of a tenant as of its last change; no outline where it is closed to scoring or gone. */
export interface SourceCandidate {
  id: string;
  owner: string;
  changedAt: string;
  outline: Buffer | null;
}

/** Outlines of the candidates a tenant can rank: those kept, or worked out from the records and then kept. */
export class CandidateSource {
  private keeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly repositories: Pick<Repositories, 'rankableRecords' | 'candidateOutlines'>,
    private readonly month: string,
  ) {}

  count(): Promise<number> {
    return this.repositories.candidateOutlines.count();
  }

  /** All from a place on, in the order of their last change, page after page. */
  async *all(from: ChangePlace | null): AsyncGenerator<SourceCandidate[]> {
    const stamp = await outlineStamp(this.month);
    const read = (after: ChangePlace | null) => this.repositories.candidateOutlines.page(after, stamp, PAGE);
    let next: Promise<OutlinedCandidate[]> | null = read(from);
    while (next) {
      const page: OutlinedCandidate[] = await next;
      const last = page.at(-1);
      // The next page is on its way while this one is worked on.
      next =
        last && page.length === PAGE ? read({ changedAt: last.changed_at, id: last.candidate_id }) : null;
      // Who fails meanwhile is heard when it is waited for.
      next?.catch(() => undefined);
      const missing = page.filter((row) => row.outline === null && isOpen(row));
      const made = await this.make(new Map(missing.map((row) => [row.candidate_id, row.changed_at])));
      const outlines = new Map(made.map(({ id, outline }) => [id, outline]));
      yield page.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: row.changed_at,
        outline: isOpen(row) ? (row.outline ?? outlines.get(row.candidate_id) ?? null) : null,
      }));
    }
    await this.keeping;
  }

  /** Those of the candidates, given with the time of their change, that are still there: worked out, and kept. */
  async some(changes: ReadonlyMap<string, string>): Promise<SourceCandidate[]> {
    const made = await this.make(changes);
    await this.keeping;
    return made;
  }

  private async make(changes: ReadonlyMap<string, string>): Promise<SourceCandidate[]> {
    const ids = [...changes.keys()];
    const read = (from: number) => {
      const lot = this.repositories.rankableRecords.candidates(ids.slice(from, from + LOT));
      lot.catch(() => undefined);
      return lot;
    };
    const made: SourceCandidate[] = [];
    let next = ids.length > 0 ? read(0) : null;
    for (let from = LOT; next; from += LOT) {
      const rows: CandidateToMatch[] = await next;
      next = from < ids.length ? read(from) : null;
      const lot = rows.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: changes.get(row.candidate_id) ?? '',
        outline: isOpen(row) ? outlineFrom(row, this.month) : null,
      }));
      await this.keep(lot);
      made.push(...lot);
    }
    return made;
  }

  /** Waits for the lot before, so that writing keeps up with making. */
  private async keep(lot: readonly SourceCandidate[]): Promise<void> {
    await this.keeping;
    const made = lot.flatMap(({ id, changedAt, outline }) =>
      outline ? [{ candidateId: id, changedAt, outline }] : [],
    );
    this.keeping = this.repositories.candidateOutlines.keep(await outlineStamp(this.month), made);
    this.keeping.catch(() => undefined);
  }
}

/** True for candidates that may be scored. */
export function isOpen(row: Pick<CandidateToMatch, 'status' | 'automated_scoring'>): boolean {
  return row.status === 'active' && row.automated_scoring;
}

function outlineFrom(row: CandidateToMatch, month: string): Buffer {
  const stored = row.profile as StoredProfile;
  return candidateOutline(readCandidate(stored, month), outlineOf(scoredTexts(stored).work));
}
