import type { CandidateColumns } from '../candidate-columns';
import type { RankingDictionaries } from '../ranking-dictionaries';
import { EXCLUDED, RowEstimator } from './row-estimator';
import { topRows } from './top-k';
import type { TopKQuery } from './top-k-query';
import { TopKThreshold } from './top-k-threshold';

/**
 * Upper bound of the difference between a score and its estimate. Estimates omit rounding: of components and of the
 * three sub-models (at most .05 each, as the weights of each kind sum to 1), and of the total (.05), together .16.
 */
export const MAX_ESTIMATE_ERROR = 0.2;

/** The lowest included row may score below its estimate, and an excluded row may score above. */
const THRESHOLD_SLACK = 2 * MAX_ESTIMATE_ERROR;

/** A candidate with an estimate of its exact score. */
export interface RankedCandidate {
  id: string;
  estimate: number;
}

/**
 * Scores every row of some tables for one job. An estimate is within `MAX_ESTIMATE_ERROR` of the score, or above it if the
 * posting requires a duration of use for a skill, or if past work may be like the job in nothing but its field or rank.
 */
export class TopKSearch {
  private readonly rows: RowEstimator;
  private readonly threshold: TopKThreshold;
  private readonly found: RankedCandidate[] = [];

  constructor(
    private readonly query: TopKQuery,
    dictionaries: RankingDictionaries,
  ) {
    const { job, limit, maxCount, filter } = query;
    // Estimates may be far above scores, so they only exclude rows.
    const isExact = job.skills.every(({ minMonths }) => minMonths === null);
    this.threshold = new TopKThreshold(
      isExact && !filter.recommendations ? Math.min(limit, maxCount) : maxCount,
    );
    this.rows = new RowEstimator(query, dictionaries, isExact ? MAX_ESTIMATE_ERROR : Infinity);
  }

  /** Scores the rows of a table. */
  scan(table: CandidateColumns): void {
    const { threshold, found, rows } = this;
    rows.start(table);
    const estimates = new Float32Array(table.rowCount).fill(EXCLUDED);
    const inUse = table.inUse.values;
    for (let row = 0; row < estimates.length; row += 1) {
      if (inUse[row] === 0) continue;
      const estimate = rows.estimate(table, row, threshold.threshold - THRESHOLD_SLACK);
      if (estimate === EXCLUDED) continue;
      estimates[row] = estimate;
      if (rows.alwaysHasScore(table, row)) threshold.add(rows.lowestEstimate);
    }
    const minScore = Math.max(0, threshold.threshold - THRESHOLD_SLACK);
    for (let row = 0; row < estimates.length; row += 1)
      if (estimates[row]! >= minScore) found.push({ id: table.idAt(row), estimate: estimates[row]! });
  }

  /** Adds what searches of other tables for the same job found. A candidate found twice counts once. */
  merge(found: readonly RankedCandidate[]): void {
    const knownIds = new Set(this.found.map(({ id }) => id));
    for (const candidate of found) {
      if (knownIds.has(candidate.id)) continue;
      knownIds.add(candidate.id);
      this.found.push(candidate);
    }
  }

  /** True if one of these candidates was found, so that it may have excluded others. */
  hasFound(ids: ReadonlySet<string>): boolean {
    return this.found.some(({ id }) => ids.has(id));
  }

  /**
   * Returns all scanned candidates that may be among the best `limit` that pass the filter, best first, ties by id, at
   * most `maxCount`. Without sufficiently exact estimates, returns those with the highest estimates.
   */
  topCandidates(): RankedCandidate[] {
    const { found, threshold, query } = this;
    const estimates = Float32Array.from(found, ({ estimate }) => estimate);
    return topRows(
      estimates,
      query.maxCount,
      threshold.threshold - THRESHOLD_SLACK,
      (at) => found[at]!.id,
    ).map((at) => found[at]!);
  }
}
