import type { Unit } from '../../common';
import type { RetentionEstimator } from '../../retention';
import {
  requiresCertifications,
  compareCertifications,
  type CertificateFacts,
} from '../components/certifications';
import { compareCompensation } from '../components/compensation';
import { compareEducation } from '../components/education';
import {
  requiresNoExperience,
  textRelevance,
  relevanceOf,
  experienceScore,
  generalExperienceScore,
} from '../components/experience';
import { compareLanguages } from '../components/languages';
import { compareLocation } from '../components/location';
import { compareSchedule } from '../components/schedule';
import { authorizationGap, isBlocked } from '../blocking-gaps';
import { wholeMilesBetween } from '../places/distance';
import type { JobProfile } from '../profile/job-profile';
import type { DistanceMode } from '../match-result';
import { componentWeights, MAX_BLOCKED_SCORE } from '../score-pair';
import { MIN_COMPARABLE_WORDS, semanticScore, calibratedTextSimilarity } from '../title-and-text-similarity';
import {
  appliedWeights,
  COMPONENT_NAMES,
  DEFAULT_SUB_MODEL_WEIGHTS,
  SUB_MODEL_NAMES,
  type ComponentWeights,
} from '../weights';
import { topRows } from './top-k';
import type { CandidateColumns } from './candidate-columns';
import { toComponentEstimate, DictionaryComparison, type ComponentEstimate } from './dictionary-column';
import { TopKThreshold } from './top-k-threshold';
import { RowFilter, type PairFilter } from './row-filter';
import { SkillScorer } from './skill-scorer';
import type { TitleSimilarities } from './title-dictionary';

/**
 * Upper bound of the difference between a score and its estimate. Estimates omit rounding: of components and of the
 * three sub-models (at most .05 each, as the weights of each kind sum to 1), and of the total (.05), together .16.
 */
export const MAX_ESTIMATE_ERROR = 0.2;

/** The lowest included row may score below its estimate, and an excluded row may score above. */
const THRESHOLD_SLACK = 2 * MAX_ESTIMATE_ERROR;
/** Replaces the estimate of a row that a filter excludes or that cannot be among the best. */
const EXCLUDED = -1;

/** A candidate with an estimate of its exact score. */
export interface RankedCandidate {
  id: string;
  estimate: number;
}

/**
 * Scores every row of a table for one job, without reasons. It compares values shared by many candidates once; the rest
 * are sums over their columns, some hundreds of nanoseconds each. An estimate is within `MAX_ESTIMATE_ERROR` of the
 * score, or above it if the posting requires a duration of use for a skill.
 */
export class TopKSearch {
  private readonly titleSimilarities: TitleSimilarities;
  private readonly skills: SkillScorer;
  private readonly textCosine: (row: number) => number;
  private readonly employerMatch: (row: number) => number;
  private readonly certificates: DictionaryComparison<
    CertificateEntry,
    ComponentEstimate & { isEmptyRecord: boolean }
  >;
  private readonly education;
  private readonly languages;
  private readonly places;
  private readonly pay;
  private readonly schedules;
  private readonly authorization: DictionaryComparison<AuthorizationEntry, boolean>;
  private readonly groupBit: number;
  private readonly hasText: boolean;
  private readonly experienceIsOptional: boolean;
  /** Component weights by the owner of a row, then by a bit mask of the components that have a score. */
  private readonly componentWeights: (Float64Array | undefined)[][];
  private readonly modelWeights: (Float64Array | undefined)[] = [];
  /** Scores of the current row in the order of `COMPONENT_NAMES`; NaN if one side has no data. */
  private readonly scores = new Float64Array(COMPONENT_NAMES.length);
  /** True if the place of work is beyond daily reach for the current row. */
  private isOutOfReach = false;

  constructor(
    private readonly job: JobProfile,
    private readonly table: CandidateColumns,
    private readonly retention: RetentionEstimator,
    /** Weights that differ from the defaults, by the owner number of a candidate. */
    private readonly weights: readonly Partial<ComponentWeights>[] = [],
    private readonly distance: DistanceMode = 'score',
  ) {
    this.componentWeights = table.distinctOwners.keys().map(() => []);
    this.titleSimilarities = table.titles.similarityTo(job.titleFeatures);
    this.skills = new SkillScorer(job.skills, table);
    this.experienceIsOptional = requiresNoExperience(job);
    this.hasText = job.text.features.length >= MIN_COMPARABLE_WORDS;
    this.textCosine = table.texts.dotProducts(job.text.features, job.text.weights);
    this.employerMatch = table.employers.dotProducts([retention.employer], [1]);
    // Evaluates skills derived from past work only for jobs they affect, because they vary widely.
    const isRequired = requiresCertifications(job);
    this.certificates = new DictionaryComparison(table.certificateDictionary, (facts) => ({
      ...(isRequired
        ? toComponentEstimate(compareCertifications(job, toCertificateFacts(facts)))
        : NOT_COMPARED),
      isEmptyRecord: facts.isEmptyRecord,
    }));
    this.education = new DictionaryComparison(table.educationDictionary, (facts) =>
      toComponentEstimate(compareEducation(job, facts)),
    );
    this.languages = new DictionaryComparison(table.languageDictionary, (facts) =>
      toComponentEstimate(compareLanguages(job, facts)),
    );
    this.places = new DictionaryComparison(table.placeDictionary, (facts) => ({
      ...toComponentEstimate(compareLocation(job, facts, distance)),
      hazard: retention.commuteEffect(
        distance === 'score' ? wholeMilesBetween(facts.place, job.place) : null,
      ),
    }));
    this.pay = new DictionaryComparison(table.payDictionary, (facts) => ({
      ...toComponentEstimate(compareCompensation(job, facts)),
      hazard: retention.payEffect(facts.hourlyMinUsd),
    }));
    this.schedules = new DictionaryComparison(table.scheduleDictionary, (facts) =>
      toComponentEstimate(compareSchedule(job, facts)),
    );
    this.authorization = new DictionaryComparison(table.authorizationDictionary, (facts) =>
      isBlocked(authorizationGap(job, facts)),
    );
    const group = retention.group === null ? undefined : table.groups.find(retention.group);
    this.groupBit = group === undefined ? 0 : 1 << group;
  }

  /**
   * Returns all candidates that may be among the best `k` that pass the filter, best first, ties by id, at most
   * `limit`. Without sufficiently exact estimates, returns those with the highest estimates.
   */
  topCandidates(k: number, limit: number, filter: PairFilter): RankedCandidate[] {
    const { table } = this;
    // Estimates may be far above scores, so they only exclude rows.
    const isExact = this.job.skills.every(({ minMonths }) => minMonths === null);
    const rows = new RowFilter(filter, this.job, table, isExact ? MAX_ESTIMATE_ERROR : Infinity);
    const threshold = new TopKThreshold(isExact && !filter.recommendations ? Math.min(k, limit) : limit);
    const estimates = new Float32Array(table.ids.length).fill(EXCLUDED);
    for (let row = 0; row < estimates.length; row += 1) {
      if (table.inUse.values[row] === 0) continue;
      const estimate = this.estimate(row, rows, threshold.threshold - THRESHOLD_SLACK);
      if (estimate === EXCLUDED) continue;
      estimates[row] = estimate;
      if (this.alwaysHasScore(row)) threshold.add(estimate);
    }
    return topRows(estimates, limit, threshold.threshold - THRESHOLD_SLACK, (row) => table.ids[row]!).map(
      (row) => ({
        id: table.ids[row]!,
        estimate: estimates[row]!,
      }),
    );
  }

  /** Evaluates the most expensive part last, and only if its best outcome could reach `minScore`. */
  private estimate(row: number, rows: RowFilter, minScore: number): number {
    const { table, scores } = this;
    const pay = this.pay.at(table.pay.values[row]!);
    const schedule = this.schedules.at(table.schedules.values[row]!);
    if (!rows.acceptsRow(row, pay, schedule)) return EXCLUDED;
    const certificates = this.certificates.at(table.certificates.values[row]!);
    const place = this.places.at(table.places.values[row]!);
    const blocked =
      certificates.blocked ||
      schedule.blocked ||
      place.blocked ||
      this.authorization.at(table.authorization.values[row]!);
    if (blocked && minScore > MAX_BLOCKED_SCORE) return EXCLUDED;
    const knowsSkills = this.skills.hasSkills(row);
    const knowsTexts = this.hasComparableText(row);
    const skillsDefault =
      this.skills.hasRequirements &&
      (this.hasWork(row) || (certificates.isEmptyRecord && this.hasNoOtherEvidence(row)))
        ? 0
        : NaN;
    scores[0] = knowsSkills ? 1 : skillsDefault;
    scores[1] = this.experienceScore(row, knowsTexts ? 1 : null) ?? NaN;
    scores[2] = certificates.score ?? NaN;
    scores[3] = this.education.at(table.education.values[row]!).score ?? NaN;
    scores[4] = this.languages.at(table.languages.values[row]!).score ?? NaN;
    scores[5] = place.score ?? NaN;
    this.isOutOfReach = place.isOutOfReach;
    scores[6] = pay.score ?? NaN;
    scores[7] = schedule.score ?? NaN;
    const owner = table.owners.values[row]!;
    const titleSimilarity = this.titleSimilarity(row);
    const chance = this.retention.after90Days(
      table.historyEffects.values[row]!,
      place.hazard + pay.hazard,
      (table.groupBits.values[row]! & this.groupBit) !== 0,
      this.employerMatch(row) > 0,
    );
    const total = (textSimilarity: Unit | null) =>
      100 *
      this.weightedTotal(
        this.requirementsScore(owner),
        semanticScore(titleSimilarity, textSimilarity),
        chance,
      );
    if (total(knowsTexts ? 1 : null) < minScore) return EXCLUDED;
    if (knowsSkills) {
      scores[0] = this.skills.score(row);
      if (total(knowsTexts ? 1 : null) < minScore) return EXCLUDED;
    }
    const textSimilarity = knowsTexts ? calibratedTextSimilarity(Math.min(1, this.textCosine(row))) : null;
    if (textSimilarity !== null) scores[1] = this.experienceScore(row, textSimilarity) ?? NaN;
    const score = blocked ? Math.min(total(textSimilarity), MAX_BLOCKED_SCORE) : total(textSimilarity);
    return score >= minScore && rows.acceptsScore(score, blocked) ? score : EXCLUDED;
  }

  /** True when titles or texts are known on both sides; such a pair always has a score. */
  private alwaysHasScore(row: number): boolean {
    const { preferenceStarts } = this.table;
    return (
      this.hasWork(row) ||
      preferenceStarts.values[row] !== preferenceStarts.values[row + 1] ||
      this.hasComparableText(row)
    );
  }

  private hasComparableText(row: number): boolean {
    return this.hasText && this.table.texts.rowLength(row) >= MIN_COMPARABLE_WORDS;
  }

  private hasWork(row: number): boolean {
    const { workStarts } = this.table;
    return workStarts.values[row] !== workStarts.values[row + 1];
  }

  private hasNoOtherEvidence(row: number): boolean {
    const { preferenceStarts, texts } = this.table;
    return (
      preferenceStarts.values[row] === preferenceStarts.values[row + 1] &&
      texts.rowLength(row) < MIN_COMPARABLE_WORDS
    );
  }

  private experienceScore(row: number, textSimilarity: Unit | null): Unit | null {
    const { table } = this;
    const from = table.workStarts.values[row]!;
    const to = table.workStarts.values[row + 1]!;
    if (from === to) return null;
    const content = textRelevance(textSimilarity);
    let months = 0;
    let allMonths = 0;
    let nearest = 0;
    for (let at = from; at < to; at += 1) {
      const relevance = relevanceOf(this.titleSimilarities.relevance(table.workTitles.values[at]!)) * content;
      months += relevance * table.workMonths.values[at]!;
      allMonths += table.workMonths.values[at]!;
      if (relevance > nearest) nearest = relevance;
    }
    return this.experienceIsOptional
      ? generalExperienceScore(allMonths, months, nearest)
      : experienceScore(this.job.minExperienceMonths, months, nearest);
  }

  private titleSimilarity(row: number): Unit | null {
    const { table } = this;
    let nearest: Unit | null = null;
    const workEnd = table.workStarts.values[row + 1]!;
    for (let at = table.workStarts.values[row]!; at < workEnd; at += 1) {
      const share = table.workRecency.values[at]!;
      const near = share === 0 ? 0 : share * this.titleSimilarities.similarity(table.workTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    const preferenceEnd = table.preferenceStarts.values[row + 1]!;
    for (let at = table.preferenceStarts.values[row]!; at < preferenceEnd; at += 1) {
      const near = this.titleSimilarities.similarity(table.preferenceTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    return nearest;
  }

  /** Past work counts in favor only if the posting requires none. */
  private requirementsScore(owner: number): Unit | null {
    const { scores } = this;
    const experience = scores[1]!;
    const all = this.componentsScore(owner);
    if (!this.experienceIsOptional || Number.isNaN(experience)) return all;
    scores[1] = NaN;
    const others = this.componentsScore(owner);
    scores[1] = experience;
    return others === null || all === null ? others : Math.max(others, all);
  }

  /** Weighted mean of the components that have a score; null if none of them has a weight. */
  private componentsScore(owner: number): Unit | null {
    const { scores } = this;
    let mask = 0;
    for (let at = 0; at < scores.length; at += 1) if (!Number.isNaN(scores[at])) mask |= 1 << at;
    if (mask === 0) return null;
    const key = this.isOutOfReach ? mask | OUT_OF_REACH_BIT : mask;
    const weights = (this.componentWeights[owner]![key] ??= weightsOf(
      COMPONENT_NAMES,
      componentWeights(
        { componentWeights: this.weights[owner] ?? {}, distance: this.distance },
        this.isOutOfReach,
      ),
      mask,
    ));
    let sum = 0;
    let hasWeight = false;
    for (let at = 0; at < scores.length; at += 1) {
      if (weights[at] === 0) continue;
      hasWeight = true;
      sum += weights[at]! * scores[at]!;
    }
    return hasWeight ? sum : null;
  }

  private weightedTotal(requirements: Unit | null, meaning: Unit | null, chance: Unit): Unit {
    const mask = (requirements === null ? 0 : 1) | (meaning === null ? 0 : 2) | 4;
    const weights = (this.modelWeights[mask] ??= weightsOf(SUB_MODEL_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, mask));
    return weights[0]! * (requirements ?? 0) + weights[1]! * (meaning ?? 0) + weights[2]! * chance;
  }
}

const NOT_COMPARED: ComponentEstimate = { score: null, blocked: false, isOutOfReach: false };
/** Distinguishes the weights of places out of reach in the cache. */
const OUT_OF_REACH_BIT = 1 << COMPONENT_NAMES.length;

function toCertificateFacts(facts: CertificateEntry): CertificateFacts {
  const counts = { length: facts.isEmptyRecord ? 0 : 1, size: facts.isEmptyRecord ? 0 : 1 };
  return { ...facts, usualCertifications: new Set(facts.usual), work: counts, skills: counts };
}

type CertificateEntry = CandidateColumns['certificateDictionary']['distinct'][number];
type AuthorizationEntry = CandidateColumns['authorizationDictionary']['distinct'][number];

/** Weights in the order of `names`, scaled as in scoring for the names in the mask. */
function weightsOf<Name extends string>(
  names: readonly Name[],
  weights: Record<Name, Unit>,
  mask: number,
): Float64Array {
  const applied = appliedWeights(names, weights, (name) => (mask & (1 << names.indexOf(name))) !== 0);
  return Float64Array.from(names, (name) => applied[name]);
}
