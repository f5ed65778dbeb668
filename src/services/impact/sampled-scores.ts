import type { SampledScoreRow } from '../../db/records/score-log.repository';
import type { TenantScope, UUID } from '../../domain/common';
import type { TenantData } from '../tenant-data';
import type { SelectionRule } from './selection-rule';

export interface SampledPeriod {
  from: Date;
  /** Scores before this time count. */
  to: Date;
  /** Null for all jobs. */
  jobIds: readonly UUID[] | null;
  selected: SelectionRule;
}

/** Each page reads all entries of the period, so pages are large. A row takes about half a kilobyte. */
const PAGE_SIZE = 125_000;

/** Yields the latest score of each person for each job in the period, in pages. */
export async function* sampledScores(
  data: TenantData,
  scope: TenantScope,
  { from, to, jobIds, selected }: SampledPeriod,
  pageSize = PAGE_SIZE,
): AsyncGenerator<SampledScoreRow[]> {
  const { scoreLog } = data.of(scope).repositories;
  // Without an entry for the rest of the pool, the top of a ranking compares only those whom it returned.
  const rankingsOnly = selected.kind === 'top';
  let after: { candidateId: UUID; jobId: UUID } | null = null;
  for (;;) {
    const rows: SampledScoreRow[] = await scoreLog.samplePage({
      from,
      to,
      jobIds,
      rankingsOnly,
      after,
      limit: pageSize,
    });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < pageSize) return;
    after = { candidateId: last.candidate_id, jobId: last.job_id };
  }
}
