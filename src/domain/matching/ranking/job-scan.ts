import type { Unit } from '../../common';
import type { ChanceOfStaying } from '../../retention';
import { compareCertifications } from '../components/certifications';
import { compareCompensation } from '../components/compensation';
import { compareEducation } from '../components/education';
import { asksNoExperience, contentShare, countsAs, experienceScore } from '../components/experience';
import { compareLanguages } from '../components/languages';
import { compareLocation } from '../components/location';
import { compareSchedule } from '../components/schedule';
import { longEnough, seen } from '../components/skills';
import { authorizationGap, isBlocked } from '../gates';
import { milesBetween } from '../places/distance';
import type { JobProfile } from '../profile/job-profile';
import { BLOCKED_CAP } from '../score-pair';
import { LEAST_WORDS, meaningScore, textLikeness } from '../semantic-model';
import {
  appliedWeights,
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  DEFAULT_SUB_MODEL_WEIGHTS,
  SUB_MODEL_NAMES,
  type ComponentWeights,
} from '../weights';
import { best } from './best-rows';
import type { CandidateTable } from './candidate-table';
import { compared, FacetOutcomes, type Compared } from './facet';
import { RowFilter, type PairFilter } from './row-filter';
import type { Offer } from './skill-table';
import type { TitleNearness } from './title-table';

/**
 * No score is further above its estimate than this. Estimates leave out the rounding: of components and of the three
 * sub-models (at most .05 each, the weights of each kind summing to 1), and of the whole (.05), .16 together.
 */
export const MARGIN = 0.2;

/** A candidate with about the score an exact comparison gives. */
export interface Standing {
  id: string;
  estimate: number;
}

/**
 * Scores every row of a table for one job, without saying why. What many candidates share is compared once; the rest
 * are sums over their columns, some hundreds of nanoseconds each. An estimate lies within `MARGIN` of the score, or above
 * it where a posting asks how long a skill was used.
 */
export class JobScan {
  private readonly nearness: TitleNearness;
  private readonly offers: (readonly Offer[] | undefined)[];
  private readonly met: Float64Array;
  private readonly skillWeights: number;
  private readonly cosine: (row: number) => number;
  private readonly workedFor: (row: number) => number;
  private readonly certificates: FacetOutcomes<CertificatesOf, Compared & { bare: boolean }>;
  private readonly education;
  private readonly languages;
  private readonly places;
  private readonly pay;
  private readonly schedules;
  private readonly authorization: FacetOutcomes<AuthorizationOf, boolean>;
  private readonly groupBit: number;
  private readonly hasText: boolean;
  /** Weights of components by the owner of a row, then by which parts have a score, a bit each. */
  private readonly componentWeights: (Float64Array | undefined)[][];
  private readonly modelWeights: (Float64Array | undefined)[] = [];
  /** Of the row looked at, in the order of `COMPONENT_NAMES`; not a number where one side is silent. */
  private readonly scores = new Float64Array(COMPONENT_NAMES.length);

  constructor(
    private readonly job: JobProfile,
    private readonly table: CandidateTable,
    private readonly staying: ChanceOfStaying,
    /** What differs from the usual weights, by the number of the owner of a candidate. */
    private readonly weights: readonly Partial<ComponentWeights>[] = [],
  ) {
    this.componentWeights = table.distinctOwners.all().map(() => []);
    this.nearness = table.titles.nearnessTo(job.titleReading);
    this.offers = table.skills.offersFor(job.skills);
    this.met = new Float64Array(job.skills.length);
    this.skillWeights = job.skills.reduce((sum, { weight }) => sum + weight, 0);
    this.hasText = job.text.features.length >= LEAST_WORDS;
    this.cosine = table.texts.productsWith(job.text.features, job.text.weights);
    this.workedFor = table.employers.productsWith([staying.employer], [1]);
    this.certificates = new FacetOutcomes(table.certificateFacet, (facts) => ({
      ...compared(
        compareCertifications(job, {
          ...facts,
          usualCertifications: new Set(facts.usual),
          work: { length: facts.bare ? 0 : 1 },
          skills: { size: facts.bare ? 0 : 1 },
        }),
      ),
      bare: facts.bare,
    }));
    this.education = new FacetOutcomes(table.educationFacet, (facts) =>
      compared(compareEducation(job, facts)),
    );
    this.languages = new FacetOutcomes(table.languageFacet, (facts) =>
      compared(compareLanguages(job, facts)),
    );
    this.places = new FacetOutcomes(table.placeFacet, (facts) => ({
      ...compared(compareLocation(job, facts)),
      hazard: staying.commuteEffect(wholeMiles(job, facts)),
    }));
    this.pay = new FacetOutcomes(table.payFacet, (facts) => ({
      ...compared(compareCompensation(job, facts)),
      hazard: staying.payEffect(facts.hourlyMinUsd),
    }));
    this.schedules = new FacetOutcomes(table.scheduleFacet, (facts) => compared(compareSchedule(job, facts)));
    this.authorization = new FacetOutcomes(table.authorizationFacet, (facts) =>
      isBlocked(authorizationGap(job, facts)),
    );
    const group = staying.group === null ? undefined : table.groups.known(staying.group);
    this.groupBit = group === undefined ? 0 : 1 << group;
  }

  /** Candidates likeliest to suit the job and to pass the filter, best first, at most `most`; equal ones by id. */
  best(most: number, filter: PairFilter): Standing[] {
    const { table } = this;
    // Where estimates may lie far above scores, only what lies below them can be told.
    const margin = this.job.skills.some(({ minMonths }) => minMonths !== null) ? Infinity : MARGIN;
    const rows = new RowFilter(filter, this.job, table, margin);
    const estimates = new Float32Array(table.ids.length).fill(-1);
    for (let row = 0; row < estimates.length; row += 1) {
      if (table.inUse.values[row] === 0) continue;
      const { score, blocked, pay, schedule } = this.estimate(row);
      if (rows.lets(row, score, blocked, pay, schedule)) estimates[row] = score;
    }
    return best(estimates, most, (row) => table.ids[row]!).map((row) => ({
      id: table.ids[row]!,
      estimate: estimates[row]!,
    }));
  }

  private estimate(row: number): { score: number; blocked: boolean; pay: Compared; schedule: Compared } {
    const { table, scores } = this;
    const likeness =
      this.hasText && table.texts.lengthOf(row) >= LEAST_WORDS
        ? textLikeness(Math.min(1, this.cosine(row)))
        : null;
    const certificates = this.certificates.of(table.certificates.values[row]!);
    const place = this.places.of(table.places.values[row]!);
    const pay = this.pay.of(table.pay.values[row]!);
    const schedule = this.schedules.of(table.schedules.values[row]!);
    scores[0] = this.skills(row, certificates.bare) ?? NaN;
    scores[1] = this.experience(row, likeness) ?? NaN;
    scores[2] = certificates.score ?? NaN;
    scores[3] = this.education.of(table.education.values[row]!).score ?? NaN;
    scores[4] = this.languages.of(table.languages.values[row]!).score ?? NaN;
    scores[5] = place.score ?? NaN;
    scores[6] = pay.score ?? NaN;
    scores[7] = schedule.score ?? NaN;
    const blocked =
      certificates.blocked || schedule.blocked || this.authorization.of(table.authorization.values[row]!);
    const meaning = meaningScore(this.closeness(row), likeness);
    const chance = this.staying.after90Days(
      table.historyEffects.values[row]!,
      place.hazard + pay.hazard,
      (table.groupBits.values[row]! & this.groupBit) !== 0,
      this.workedFor(row) > 0,
    );
    const score = 100 * this.total(this.requirements(table.owners.values[row]!), meaning, chance);
    return { score: blocked ? Math.min(score, BLOCKED_CAP) : score, blocked, pay, schedule };
  }

  private skills(row: number, bare: boolean): Unit | null {
    const { table, met } = this;
    const from = table.skillStarts.values[row]!;
    const to = table.skillStarts.values[row + 1]!;
    if (met.length === 0) return null;
    if (from === to) return bare && this.saysNothingElse(row) ? 0 : null;
    met.fill(0);
    for (let at = from; at < to; at += 1) {
      const offers = this.offers[table.heldSkills.values[at]!];
      if (!offers) continue;
      const strength = table.skillStrengths.values[at]!;
      const months = table.skillMonths.values[at]!;
      for (const { wanted, nearness, minMonths } of offers) {
        const score = nearness * strength * longEnough(minMonths, months === -1 ? null : months);
        if (score > met[wanted]!) met[wanted] = score;
      }
    }
    let sum = 0;
    for (let at = 0; at < met.length; at += 1) sum += this.job.skills[at]!.weight * met[at]!;
    return seen(sum / this.skillWeights, this.skillWeights);
  }

  private saysNothingElse(row: number): boolean {
    const { wishStarts, texts } = this.table;
    return wishStarts.values[row] === wishStarts.values[row + 1] && texts.lengthOf(row) < LEAST_WORDS;
  }

  private experience(row: number, likeness: Unit | null): Unit | null {
    const { table } = this;
    const from = table.workStarts.values[row]!;
    const to = table.workStarts.values[row + 1]!;
    if (from === to || asksNoExperience(this.job)) return null;
    const content = contentShare(likeness);
    let months = 0;
    let nearest = 0;
    for (let at = from; at < to; at += 1) {
      const relevance = countsAs(this.nearness.relevance(table.workTitles.values[at]!)) * content;
      months += relevance * table.workMonths.values[at]!;
      if (relevance > nearest) nearest = relevance;
    }
    return experienceScore(this.job.minExperienceMonths, months, nearest);
  }

  private closeness(row: number): Unit | null {
    const { table } = this;
    let nearest: Unit | null = null;
    const workEnd = table.workStarts.values[row + 1]!;
    for (let at = table.workStarts.values[row]!; at < workEnd; at += 1) {
      const share = table.workRecency.values[at]!;
      const near = share === 0 ? 0 : share * this.nearness.closeness(table.workTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    const wishEnd = table.wishStarts.values[row + 1]!;
    for (let at = table.wishStarts.values[row]!; at < wishEnd; at += 1) {
      const near = this.nearness.closeness(table.wishTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    return nearest;
  }

  /** Weighted mean of the components that have a score. */
  private requirements(owner: number): Unit | null {
    const { scores } = this;
    let mask = 0;
    for (let at = 0; at < scores.length; at += 1) if (!Number.isNaN(scores[at])) mask |= 1 << at;
    if (mask === 0) return null;
    const weights = (this.componentWeights[owner]![mask] ??= weightsOf(
      COMPONENT_NAMES,
      { ...DEFAULT_COMPONENT_WEIGHTS, ...this.weights[owner] },
      mask,
    ));
    let sum = 0;
    for (let at = 0; at < scores.length; at += 1) if (weights[at] !== 0) sum += weights[at]! * scores[at]!;
    return sum;
  }

  private total(requirements: Unit | null, meaning: Unit | null, chance: Unit): Unit {
    const mask = (requirements === null ? 0 : 1) | (meaning === null ? 0 : 2) | 4;
    const weights = (this.modelWeights[mask] ??= weightsOf(SUB_MODEL_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, mask));
    return weights[0]! * (requirements ?? 0) + weights[1]! * (meaning ?? 0) + weights[2]! * chance;
  }
}

type CertificatesOf = CandidateTable['certificateFacet']['distinct'][number];
type AuthorizationOf = CandidateTable['authorizationFacet']['distinct'][number];

/** Weights in the order of the names, as scoring applies them when only those in the mask have a score. */
function weightsOf<Name extends string>(
  names: readonly Name[],
  weights: Record<Name, Unit>,
  mask: number,
): Float64Array {
  const applied = appliedWeights(names, weights, (name) => (mask & (1 << names.indexOf(name))) !== 0);
  return Float64Array.from(names, (name) => applied[name]);
}

function wholeMiles(
  job: JobProfile,
  { place }: CandidateTable['placeFacet']['distinct'][number],
): number | null {
  const miles = place && job.place ? milesBetween(place, job.place) : null;
  return miles === null ? null : Math.round(miles);
}
