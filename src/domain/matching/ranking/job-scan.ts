import type { Unit } from '../../common';
import type { ChanceOfStaying } from '../../retention';
import { asksCertificates, compareCertifications, type CertificateFacts } from '../components/certifications';
import { compareCompensation } from '../components/compensation';
import { compareEducation } from '../components/education';
import { asksNoExperience, contentShare, countsAs, experienceScore } from '../components/experience';
import { compareLanguages } from '../components/languages';
import { compareLocation } from '../components/location';
import { compareSchedule } from '../components/schedule';
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
import { RisingBar } from './rising-bar';
import { RowFilter, type PairFilter } from './row-filter';
import { SkillScan } from './skill-scan';
import type { TitleNearness } from './title-table';

/**
 * No score is further above its estimate than this. Estimates leave out the rounding: of components and of the three
 * sub-models (at most .05 each, the weights of each kind summing to 1), and of the whole (.05), .16 together.
 */
export const MARGIN = 0.2;

/** The lowest included row may score below its estimate, and an excluded row may score above. */
const BELOW_BAR = 2 * MARGIN;
/** Replaces the estimate of a row that a filter excludes or that cannot be among the best. */
const OUT = -1;

/** A candidate with an estimate of its exact score. */
export interface Standing {
  id: string;
  estimate: number;
}

/**
 * Scores every row of a table for one job, without reasons. It compares values shared by many candidates once; the rest
 * are sums over their columns, some hundreds of nanoseconds each. An estimate lies within `MARGIN` of the score, or above
 * it where a posting asks how long a skill was used.
 */
export class JobScan {
  private readonly nearness: TitleNearness;
  private readonly skills: SkillScan;
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
    /** Weights that differ from the defaults, by the owner number of a candidate. */
    private readonly weights: readonly Partial<ComponentWeights>[] = [],
  ) {
    this.componentWeights = table.distinctOwners.all().map(() => []);
    this.nearness = table.titles.nearnessTo(job.titleReading);
    this.skills = new SkillScan(job.skills, table);
    this.hasText = job.text.features.length >= LEAST_WORDS;
    this.cosine = table.texts.productsWith(job.text.features, job.text.weights);
    this.workedFor = table.employers.productsWith([staying.employer], [1]);
    // Evaluates skills derived from past work only for jobs they affect, because they vary widely.
    const asked = asksCertificates(job);
    this.certificates = new FacetOutcomes(table.certificateFacet, (facts) => ({
      ...(asked ? compared(compareCertifications(job, certificateFacts(facts))) : SILENT),
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

  /**
   * Returns all candidates that may be among the best `wanted` passing the filter, best first, ties
   * by id, at most `most`. Without sufficiently exact estimates, returns those with the highest estimates.
   */
  best(wanted: number, most: number, filter: PairFilter): Standing[] {
    const { table } = this;
    // Estimates may be far above scores, so they only exclude rows.
    const close = this.job.skills.every(({ minMonths }) => minMonths === null);
    const rows = new RowFilter(filter, this.job, table, close ? MARGIN : Infinity);
    const bar = new RisingBar(close && !filter.recommendations ? Math.min(wanted, most) : most);
    const estimates = new Float32Array(table.ids.length).fill(OUT);
    for (let row = 0; row < estimates.length; row += 1) {
      if (table.inUse.values[row] === 0) continue;
      const estimate = this.estimate(row, rows, bar.height - BELOW_BAR);
      if (estimate === OUT) continue;
      estimates[row] = estimate;
      if (this.surelyComparable(row)) bar.add(estimate);
    }
    return best(estimates, most, bar.height - BELOW_BAR, (row) => table.ids[row]!).map((row) => ({
      id: table.ids[row]!,
      estimate: estimates[row]!,
    }));
  }

  /** Evaluates the most expensive part last, and only if its best outcome could reach `least`. */
  private estimate(row: number, rows: RowFilter, least: number): number {
    const { table, scores } = this;
    const pay = this.pay.of(table.pay.values[row]!);
    const schedule = this.schedules.of(table.schedules.values[row]!);
    if (!rows.letsRow(row, pay, schedule)) return OUT;
    const certificates = this.certificates.of(table.certificates.values[row]!);
    const place = this.places.of(table.places.values[row]!);
    const blocked =
      certificates.blocked || schedule.blocked || this.authorization.of(table.authorization.values[row]!);
    if (blocked && least > BLOCKED_CAP) return OUT;
    const knowsSkills = this.skills.knows(row);
    const knowsTexts = this.knowsTexts(row);
    const silent = this.skills.asked && certificates.bare && this.saysNothingElse(row) ? 0 : NaN;
    scores[0] = knowsSkills ? 1 : silent;
    scores[1] = this.experience(row, knowsTexts ? 1 : null) ?? NaN;
    scores[2] = certificates.score ?? NaN;
    scores[3] = this.education.of(table.education.values[row]!).score ?? NaN;
    scores[4] = this.languages.of(table.languages.values[row]!).score ?? NaN;
    scores[5] = place.score ?? NaN;
    scores[6] = pay.score ?? NaN;
    scores[7] = schedule.score ?? NaN;
    const owner = table.owners.values[row]!;
    const closeness = this.closeness(row);
    const chance = this.staying.after90Days(
      table.historyEffects.values[row]!,
      place.hazard + pay.hazard,
      (table.groupBits.values[row]! & this.groupBit) !== 0,
      this.workedFor(row) > 0,
    );
    const total = (likeness: Unit | null) =>
      100 * this.total(this.requirements(owner), meaningScore(closeness, likeness), chance);
    if (total(knowsTexts ? 1 : null) < least) return OUT;
    if (knowsSkills) {
      scores[0] = this.skills.score(row);
      if (total(knowsTexts ? 1 : null) < least) return OUT;
    }
    const likeness = knowsTexts ? textLikeness(Math.min(1, this.cosine(row))) : null;
    if (likeness !== null) scores[1] = this.experience(row, likeness) ?? NaN;
    const score = blocked ? Math.min(total(likeness), BLOCKED_CAP) : total(likeness);
    return score >= least && rows.letsScore(score, blocked) ? score : OUT;
  }

  /** True when titles or texts are known on both sides; such a pair always has a score. */
  private surelyComparable(row: number): boolean {
    const { workStarts, wishStarts } = this.table;
    return (
      workStarts.values[row] !== workStarts.values[row + 1] ||
      wishStarts.values[row] !== wishStarts.values[row + 1] ||
      this.knowsTexts(row)
    );
  }

  private knowsTexts(row: number): boolean {
    return this.hasText && this.table.texts.lengthOf(row) >= LEAST_WORDS;
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

const SILENT: Compared = { score: null, blocked: false };

function certificateFacts(facts: CertificatesOf): CertificateFacts {
  const known = { length: facts.bare ? 0 : 1, size: facts.bare ? 0 : 1 };
  return { ...facts, usualCertifications: new Set(facts.usual), work: known, skills: known };
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
