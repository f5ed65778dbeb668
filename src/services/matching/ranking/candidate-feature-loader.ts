import type { CandidateOutlineRow } from '../../../db/ranking/candidate-outlines.repository';
import type { CandidateToMatch } from '../../../db/records/linked-records.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { CandidateProfile as StoredProfile } from '../../../domain/candidates/candidate';
import { scoredTexts } from '../../../domain/candidates/anonymize';
import { serializeCandidateFeatures } from '../../../domain/matching/ranking/candidate-features';
import { historyFeaturesOf } from '../../../domain/retention';
import { toScoringProfile } from '../pair-scorer';
import { featureVersion } from './feature-version';

const PAGE_SIZE = 1_000;
/** Records loaded in full at a time. A batch takes some tenths of a second, so other work gets its turn. */
const BATCH_SIZE = 500;

/** A candidate as of its last change. `features` is null if the candidate may not be scored. */
export interface LoadedCandidate {
  id: string;
  owner: string;
  shared: boolean;
  features: Buffer | null;
}

/** Repositories for the candidates a tenant can rank. */
export interface CandidateRecords {
  repositories: Pick<Repositories, 'rankableRecords' | 'candidateFeatures' | 'rankingShards'>;
  /** For statements that read many rows. */
  reads: Pick<Repositories, 'rankableRecords' | 'candidateFeatures' | 'rankingShards'>;
}

/** Loads the features of candidates that a tenant can rank. Computes and saves missing ones. */
export class CandidateFeatureLoader {
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly records: CandidateRecords,
    private readonly month: string,
  ) {}

  /** Loads candidates by id in pages. Omits those that do not exist or are not visible. */
  async *load(ids: readonly string[]): AsyncGenerator<LoadedCandidate[]> {
    const version = await featureVersion(this.month);
    const read = (from: number) => {
      if (from >= ids.length) return null;
      const page = this.records.reads.candidateFeatures.byIds(ids.slice(from, from + PAGE_SIZE), version);
      // A rejection is handled when the page is awaited. Until then it must not count as unhandled.
      page.catch(() => undefined);
      return page;
    };
    let next = read(0);
    for (let from = PAGE_SIZE; next; from += PAGE_SIZE) {
      const page: CandidateOutlineRow[] = await next;
      // Prefetch the next page while this one is processed.
      next = read(from);
      const missing = page.filter((row) => row.outline === null && isScorableCandidate(row));
      const computed = await this.computeFeatures(
        version,
        new Map(missing.map((row) => [row.candidate_id, row.changed_at])),
      );
      yield page.map((row) => ({
        id: row.candidate_id,
        owner: row.tenant_id,
        shared: row.shared,
        features: isScorableCandidate(row) ? (row.outline ?? computed.get(row.candidate_id) ?? null) : null,
      }));
    }
    await this.saving;
  }

  /** Computes features of candidates, given by id and time of change. */
  private async computeFeatures(
    version: string,
    changes: ReadonlyMap<string, string>,
  ): Promise<Map<string, Buffer>> {
    const ids = [...changes.keys()];
    const computed = new Map<string, Buffer>();
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const rows = await this.records.reads.rankableRecords.candidates(ids.slice(from, from + BATCH_SIZE));
      const batch = rows.filter(isScorableCandidate).map((row) => ({
        candidateId: row.candidate_id,
        changedAt: changes.get(row.candidate_id)!,
        features: featuresOf(row.profile as StoredProfile, this.month),
      }));
      // Wait until the previous batch is saved, so that unsaved batches do not accumulate.
      await this.saving;
      this.saving = this.records.repositories.candidateFeatures.save(version, batch);
      this.saving.catch(() => undefined);
      for (const { candidateId, features } of batch) computed.set(candidateId, features);
    }
    return computed;
  }
}

/** True for candidates that may be scored. */
export function isScorableCandidate(row: Pick<CandidateToMatch, 'status' | 'automated_scoring'>): boolean {
  return row.status === 'active' && row.automated_scoring;
}

/** Encodes what determines the scores of a candidate in a month, `YYYY-MM`. */
export function featuresOf(stored: StoredProfile, month: string): Buffer {
  return serializeCandidateFeatures(
    toScoringProfile(stored, month),
    historyFeaturesOf(scoredTexts(stored).work),
  );
}
