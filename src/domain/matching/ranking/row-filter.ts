import { certificationLexicon } from '../../skills';
import { milesBetween } from '../places/distance';
import { certificationName } from '../profile/certification-name';
import type { JobProfile } from '../profile/job-profile';
import { scoresCalled } from '../score-pair';
import type { Recommendation } from '../match-result';
import type { CandidateTable } from './candidate-table';
import { FacetOutcomes, type Compared } from './facet';
import type { CertificateFacet, PlaceFacet } from './facet-kinds';

/** Filters of a ranking. */
export interface PairFilter {
  /** Maximum distance; excludes pairs with an unknown distance. */
  maxMiles: number | null;
  recommendations: readonly Recommendation[] | null;
  /** Excludes pairs whose compensation does not match; includes unknown compensation. */
  payFits: boolean;
  /** Excludes pairs whose schedule does not match at all; includes unknown schedules. */
  scheduleFits: boolean;
  /** Includes only candidates who hold this certification. */
  certification: string | null;
}

/** Excludes rows that cannot pass a filter. Exact scoring checks the remaining rows again. */
export class RowFilter {
  private readonly near: FacetOutcomes<PlaceFacet, boolean> | null;
  private readonly holds: FacetOutcomes<CertificateFacet, boolean> | null;
  private readonly ranges: readonly (readonly [number, number])[] | null;

  constructor(
    private readonly filter: PairFilter,
    job: JobProfile,
    private readonly table: CandidateTable,
    private readonly margin: number,
  ) {
    const { maxMiles, certification, recommendations } = filter;
    this.near =
      maxMiles === null || job.workplaceType === 'remote'
        ? null
        : new FacetOutcomes(table.placeFacet, ({ place }) => {
            const miles = place && job.place ? milesBetween(place, job.place) : null;
            return miles !== null && Math.round(miles) <= maxMiles;
          });
    const wanted = certification === null ? null : certificationName(certification).plainName;
    this.holds =
      wanted === null
        ? null
        : new FacetOutcomes(table.certificateFacet, ({ certifications }) =>
            certifications.some(({ plainName }) => certificationLexicon().covers(plainName, wanted)),
          );
    this.ranges = recommendations && recommendations.map(scoresCalled);
  }

  /** By what does not depend on the score. */
  letsRow(row: number, pay: Compared, schedule: Compared): boolean {
    const { payFits, scheduleFits } = this.filter;
    if (this.near && !this.near.of(this.table.places.values[row]!)) return false;
    if (this.holds && !this.holds.of(this.table.certificates.values[row]!)) return false;
    if (payFits && pay.score !== null && Math.round(pay.score * 1000) < 1000) return false;
    return !(scheduleFits && schedule.score !== null && Math.round(schedule.score * 1000) === 0);
  }

  letsScore(score: number, blocked: boolean): boolean {
    const { recommendations } = this.filter;
    if (!this.ranges || !recommendations) return true;
    if (blocked) return recommendations.includes('not_eligible');
    return this.ranges.some(([from, below], at) => {
      if (recommendations[at] === 'not_eligible') return false;
      return score + this.margin >= from && score - this.margin < below;
    });
  }
}
