import type { CandidateOutlineRow } from '../../../db/records/candidate-outlines.repository';
import type { CandidateToMatch } from '../../../db/records/linked-records.repository';
import type { ChangePosition } from '../../../db/records/rankable-records.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { scoredTexts } from '../../../domain/candidates/anonymize';
import { serializeCandidateFeatures } from '../../../domain/matching/ranking/candidate-features';
import { historyFeaturesOf } from '../../../domain/retention';
import { toScoringProfile } from '../pair-scorer';
import { featureVersion } from './feature-version';

const PAGE_SIZE = 2_000;
/** Records read in full at a time: some tenths of a second of work, then others get their turn. */
const BATCH_SIZE = 500;

/** A candidate of a tenant as of its last change; no outline where it is closed to scoring or gone. */
export interface LoadedCandidate {
  id: string;
  owner: string;
  changedAt: string;
  features: Buffer | null;
}

/** Outlines of the candidates a tenant can rank: those kept, or worked out from the records and then kept. */
export class CandidateFeatureLoader {
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly repositories: Pick<Repositories, 'rankableRecords' | 'candidateOutlines'>,
    private readonly month: string,
  ) {}

  count(): Promise<number> {
    return this.repositories.candidateOutlines.count();
  }

  /** All from a place on, in the order of their last change, page after page. */
  async *loadAll(from: ChangePosition | null): AsyncGenerator<LoadedCandidate[]> {
    const stamp = await featureVersion(this.month);
    const read = (after: ChangePosition | null) =>
      this.repositories.candidateOutlines.page(after, stamp, PAGE_SIZE);
    let next: Promise<CandidateOutlineRow[]> | null = read(from);
    while (next) {
      const page: CandidateOutlineRow[] = await next;
      const last = page.at(-1);
      // The next page is on its way while this one is worked on.
      next =
        last && page.length === PAGE_SIZE
          ? read({ changedAt: last.changed_at, id: last.candidate_id })
          : null;
      // Who fails meanwhile is heard when it is waited for.
      next?.catch(() => undefined);
      const missing = page.filter((row) => row.outline === null && isScorable(row));
      const made = await this.computeFeatures(
        new Map(missing.map((row) => [row.candidate_id, row.changed_at])),
      );
      const featuresById = new Map(made.map(({ id, features }) => [id, features]));
      yield page.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: row.changed_at,
        features: isScorable(row) ? (row.outline ?? featuresById.get(row.candidate_id) ?? null) : null,
      }));
    }
    await this.saving;
  }

  /** Those of the candidates, given with the time of their change, that are still there: worked out, and kept. */
  async loadChanged(changes: ReadonlyMap<string, string>): Promise<LoadedCandidate[]> {
    const made = await this.computeFeatures(changes);
    await this.saving;
    return made;
  }

  private async computeFeatures(changes: ReadonlyMap<string, string>): Promise<LoadedCandidate[]> {
    const ids = [...changes.keys()];
    const read = (from: number) => {
      const batch = this.repositories.rankableRecords.candidates(ids.slice(from, from + BATCH_SIZE));
      batch.catch(() => undefined);
      return batch;
    };
    const made: LoadedCandidate[] = [];
    let next = ids.length > 0 ? read(0) : null;
    for (let from = BATCH_SIZE; next; from += BATCH_SIZE) {
      const rows: CandidateToMatch[] = await next;
      next = from < ids.length ? read(from) : null;
      const batch = rows.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: changes.get(row.candidate_id) ?? '',
        features: isScorable(row) ? featuresOf(row, this.month) : null,
      }));
      await this.save(batch);
      made.push(...batch);
    }
    return made;
  }

  /** Waits for the lot before, so that writing keeps up with making. */
  private async save(batch: readonly LoadedCandidate[]): Promise<void> {
    await this.saving;
    const made = batch.flatMap(({ id, changedAt, features }) =>
      features ? [{ candidateId: id, changedAt, features }] : [],
    );
    this.saving = this.repositories.candidateOutlines.save(await featureVersion(this.month), made);
    this.saving.catch(() => undefined);
  }
}

/** True for candidates that may be scored. */
export function isScorable(row: Pick<CandidateToMatch, 'status' | 'automated_scoring'>): boolean {
  return row.status === 'active' && row.automated_scoring;
}

function featuresOf(row: CandidateToMatch, month: string): Buffer {
  const stored = row.profile as StoredProfile;
  return serializeCandidateFeatures(
    toScoringProfile(stored, month),
    historyFeaturesOf(scoredTexts(stored).work),
  );
}
