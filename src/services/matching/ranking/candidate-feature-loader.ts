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
/** Records loaded in full at a time. A batch takes some tenths of a second, so other work gets its turn. */
const BATCH_SIZE = 500;

/** A candidate as of its last change. `features` is null if the candidate may not be scored or was deleted. */
export interface LoadedCandidate {
  id: string;
  owner: string;
  changedAt: string;
  features: Buffer | null;
}

/** Repositories for the candidates a tenant can rank. */
export interface CandidateRecords {
  repositories: Pick<Repositories, 'rankableRecords' | 'candidateFeatures'>;
  /** For statements that read many rows. */
  reads: Pick<Repositories, 'rankableRecords' | 'candidateFeatures'>;
}

/** Loads the features of the candidates a tenant can rank. Computes and saves missing ones. */
export class CandidateFeatureLoader {
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly records: CandidateRecords,
    private readonly month: string,
  ) {}

  count(): Promise<number> {
    return this.records.reads.candidateFeatures.count();
  }

  /** Loads all candidates after a position in pages, in the order of their last change. */
  async *loadAll(from: ChangePosition | null): AsyncGenerator<LoadedCandidate[]> {
    const version = await featureVersion(this.month);
    const read = (after: ChangePosition | null) =>
      this.records.reads.candidateFeatures.page(after, version, PAGE_SIZE);
    let next: Promise<CandidateOutlineRow[]> | null = read(from);
    while (next) {
      const page: CandidateOutlineRow[] = await next;
      const last = page.at(-1);
      // Prefetch the next page while this one is processed.
      next =
        last && page.length === PAGE_SIZE
          ? read({ changedAt: last.changed_at, id: last.candidate_id })
          : null;
      // A rejection is handled when the page is awaited. Until then it must not count as unhandled.
      next?.catch(() => undefined);
      const missing = page.filter((row) => row.outline === null && isScorableCandidate(row));
      const computed = await this.computeFeatures(
        new Map(missing.map((row) => [row.candidate_id, row.changed_at])),
      );
      const featuresById = new Map(computed.map(({ id, features }) => [id, features]));
      yield page.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: row.changed_at,
        features: isScorableCandidate(row)
          ? (row.outline ?? featuresById.get(row.candidate_id) ?? null)
          : null,
      }));
    }
    await this.saving;
  }

  /** Computes and saves the features of changed candidates, given by id and time of change. Omits deleted ones. */
  async loadChanged(changes: ReadonlyMap<string, string>): Promise<LoadedCandidate[]> {
    const loaded = await this.computeFeatures(changes);
    await this.saving;
    return loaded;
  }

  private async computeFeatures(changes: ReadonlyMap<string, string>): Promise<LoadedCandidate[]> {
    const ids = [...changes.keys()];
    const read = (from: number) => {
      const batch = this.records.reads.rankableRecords.candidates(ids.slice(from, from + BATCH_SIZE));
      batch.catch(() => undefined);
      return batch;
    };
    const loaded: LoadedCandidate[] = [];
    let next = ids.length > 0 ? read(0) : null;
    for (let from = BATCH_SIZE; next; from += BATCH_SIZE) {
      const rows: CandidateToMatch[] = await next;
      next = from < ids.length ? read(from) : null;
      const batch = rows.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        changedAt: changes.get(row.candidate_id) ?? '',
        features: isScorableCandidate(row) ? featuresOf(row, this.month) : null,
      }));
      await this.save(batch);
      loaded.push(...batch);
    }
    return loaded;
  }

  /** Waits until the previous batch is saved, so that unsaved batches do not accumulate. */
  private async save(batch: readonly LoadedCandidate[]): Promise<void> {
    await this.saving;
    const rows = batch.flatMap(({ id, changedAt, features }) =>
      features ? [{ candidateId: id, changedAt, features }] : [],
    );
    this.saving = this.records.repositories.candidateFeatures.save(await featureVersion(this.month), rows);
    this.saving.catch(() => undefined);
  }
}

/** True for candidates that may be scored. */
export function isScorableCandidate(row: Pick<CandidateToMatch, 'status' | 'automated_scoring'>): boolean {
  return row.status === 'active' && row.automated_scoring;
}

function featuresOf(row: CandidateToMatch, month: string): Buffer {
  const stored = row.profile as StoredProfile;
  return serializeCandidateFeatures(
    toScoringProfile(stored, month),
    historyFeaturesOf(scoredTexts(stored).work),
  );
}
