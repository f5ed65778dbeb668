import type { TenantScope } from '../../domain/common';
import type { TenantData } from '../tenant-data';
import { EXTRACT_COLUMNS, extractLine } from './extract-csv';
import { pseudonymOf } from './pseudonym';
import { sampledScores, type SampledPeriod } from './sampled-scores';
import { isSelected } from './selection-rule';

export interface ExtractRequest extends SampledPeriod {
  pseudonymKey: string;
}

/** Reads the score log as a pseudonymous CSV for impact reports. */
export class ImpactExtractService {
  constructor(
    private readonly data: TenantData,
    private readonly pageSize?: number,
  ) {}

  /**
   * Yields the heading, then pages of lines: one line for each person and job, with the latest score in the period. The
   * pseudonym is made from your external id of the person, or from the id of the candidate without one.
   */
  async *lines(scope: TenantScope, request: ExtractRequest): AsyncGenerator<string[]> {
    yield [EXTRACT_COLUMNS.join(',')];
    const { selected, pseudonymKey } = request;
    for await (const rows of sampledScores(this.data, scope, request, this.pageSize)) {
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
    }
  }
}
