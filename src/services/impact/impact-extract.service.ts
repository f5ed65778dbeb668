import type { TenantScope, UUID } from '../../domain/common';
import type { TenantData } from '../tenant-data';
import { EXTRACT_COLUMNS, extractLine } from './extract-csv';
import { pseudonymOf } from './pseudonym';
import { isSelected, type SelectionRule } from './selection-rule';

const PAGE_SIZE = 25_000;

export interface ExtractRequest {
  from: Date;
  /** Scores before this time count. */
  to: Date;
  /** Null for all jobs. */
  jobIds: readonly UUID[] | null;
  selected: SelectionRule;
  pseudonymKey: string;
}

/** Reads the score log as a pseudonymous CSV for impact reports. */
export class ImpactExtractService {
  constructor(
    private readonly data: TenantData,
    private readonly pageSize = PAGE_SIZE,
  ) {}

  /**
   * Yields the heading, then pages of lines: one line for each person and job, with the latest score in the period. The
   * pseudonym is made from your external id of the person, or from the id of the candidate without one.
   */
  async *lines(scope: TenantScope, request: ExtractRequest): AsyncGenerator<string[]> {
    yield [EXTRACT_COLUMNS.join(',')];
    const { scoreLog } = this.data.of(scope).repositories;
    const { from, to, jobIds, selected, pseudonymKey } = request;
    let after: { candidateId: UUID; jobId: UUID } | null = null;
    for (;;) {
      const rankingsOnly = selected.kind === 'top';
      const rows = await scoreLog.samplePage({ from, to, jobIds, rankingsOnly, after, limit: this.pageSize });
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) =>
        extractLine({
          pseudonym: pseudonymOf(pseudonymKey, row.external_id ?? row.candidate_id),
          jobId: row.job_id,
          score: row.score,
          recommendation: row.recommendation,
          selected: isSelected(selected, row),
          modelVersion: row.model_version,
          scoredAt: row.created_at,
        }),
      );
      after = { candidateId: last.candidate_id, jobId: last.job_id };
    }
  }
}
