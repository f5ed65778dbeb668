import type { Unit } from '../../../common';
import { certificationLexicon } from '../../../skills';
import { wholeMilesBetween } from '../../places/distance';
import { normalizeCertificationName } from '../../profile/certification-name';
import type { JobProfile } from '../../profile/job-profile';
import { scoreRangeOf } from '../../score-pair';
import type { Recommendation } from '../../match-result';
import type { CandidateColumns } from '../candidate-columns';
import type { RankingDictionaries } from '../ranking-dictionaries';
import { DictionaryComparison } from '../dictionary-column';
import type { CertificateFeatures, PlaceFeatures } from '../dictionary-column-types';

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
  private readonly isNearby: DictionaryComparison<PlaceFeatures, boolean> | null;
  private readonly holdsCertification: DictionaryComparison<CertificateFeatures, boolean> | null;
  private readonly scoreRanges: readonly (readonly [number, number])[] | null;

  constructor(
    private readonly filter: PairFilter,
    job: JobProfile,
    dictionaries: RankingDictionaries,
    private readonly margin: number,
  ) {
    const { maxMiles, certification, recommendations } = filter;
    this.isNearby =
      maxMiles === null || job.workplaceType === 'remote'
        ? null
        : new DictionaryComparison(dictionaries.places, ({ place }) => {
            const miles = wholeMilesBetween(place, job.place);
            return miles !== null && miles <= maxMiles;
          });
    const requiredName = certification === null ? null : normalizeCertificationName(certification).plainName;
    this.holdsCertification =
      requiredName === null
        ? null
        : new DictionaryComparison(dictionaries.certificates, ({ certifications }) =>
            certifications.some(({ plainName }) => certificationLexicon().covers(plainName, requiredName)),
          );
    this.scoreRanges = recommendations && recommendations.map(scoreRangeOf);
  }

  /** Applies the filters that do not depend on the score. The scores of pay and schedule are NaN if unknown. */
  acceptsRow(table: CandidateColumns, row: number, pay: Unit, schedule: Unit): boolean {
    const { payFits, scheduleFits } = this.filter;
    if (this.isNearby && !this.isNearby.at(table.places.values[row]!)) return false;
    if (this.holdsCertification && !this.holdsCertification.at(table.certificates.values[row]!)) return false;
    if (payFits && Math.round(pay * 1000) < 1000) return false;
    return !(scheduleFits && Math.round(schedule * 1000) === 0);
  }

  /** True if a score from `lowest` to `highest` may pass. */
  acceptsScore([lowest, highest]: readonly [number, number], blocked: boolean): boolean {
    const { recommendations } = this.filter;
    if (!this.scoreRanges || !recommendations) return true;
    if (blocked) return recommendations.includes('not_eligible');
    return this.scoreRanges.some(([from, below], at) => {
      if (recommendations[at] === 'not_eligible') return false;
      return highest + this.margin >= from && lowest - this.margin < below;
    });
  }
}
