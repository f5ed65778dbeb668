import type { Unit } from '../../common';
import type { RetentionEstimator } from '../../retention';
import {
  requiresNoExperience,
  textRelevance,
  relevanceOf,
  experienceScore,
  generalExperienceScore,
} from '../components/experience';
import type { JobProfile } from '../profile/job-profile';
import type { ComponentName, DistanceMode } from '../match-result';
import { componentWeights, MAX_BLOCKED_SCORE } from '../score-pair';
import {
  calibratedTextSimilarity,
  MIN_COMPARABLE_WORDS,
  semanticScore,
  shrunkSimilarity,
} from '../title-and-text-similarity';
import {
  comparesWork,
  componentShares,
  hasWorkScore,
  isLogistics,
  isTooLittle,
  shrunkScore,
  textShare,
  type ComponentShares,
} from '../evidence-shares';
import {
  appliedWeights,
  COMPONENT_NAMES,
  DEFAULT_SUB_MODEL_WEIGHTS,
  SUB_MODEL_NAMES,
  type ComponentWeights,
} from '../weights';
import { topRows } from './top-k';
import type { CandidateColumns } from './candidate-columns';
import { JobComparison } from './job-comparison';
import type { RankingDictionaries } from './ranking-dictionaries';
import { TopKThreshold } from './top-k-threshold';
import { RowFilter, type PairFilter } from './row-filter';

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

/** A job to search candidates for. */
export interface TopKQuery {
  job: JobProfile;
  retention: RetentionEstimator;
  /** Weights that differ from the defaults, by the owner number of a candidate. */
  weights: readonly Partial<ComponentWeights>[];
  distance: DistanceMode;
  filter: PairFilter;
  /** Number of best candidates. */
  limit: number;
  /** Candidates returned at most. */
  maxCount: number;
}

/**
 * Scores every row of some tables for one job, without reasons. It compares values shared by many candidates once; the
 * rest are sums over their columns, some hundreds of nanoseconds each. An estimate is within `MAX_ESTIMATE_ERROR` of the
 * score, or above it if the posting requires a duration of use for a skill.
 */
export class TopKSearch {
  private readonly job: JobProfile;
  private readonly hasText: boolean;
  private readonly experienceIsOptional: boolean;
  private readonly shares: ComponentShares;
  /** In the order of `COMPONENT_NAMES`. */
  private readonly shareAt: readonly Unit[];
  private readonly textShare: Unit;
  /** Component weights by the owner of a row, then by the compared components and `OUT_OF_REACH_BIT`. */
  private readonly componentWeights: (Float64Array | undefined)[][] = [];
  private readonly modelWeights: (Float64Array | undefined)[] = [];
  /** Whether too little is compared, by the compared components and `IN_FULL_BIT`. */
  private readonly tooLittle: (boolean | undefined)[] = [];
  /** Scores of the current row in the order of `COMPONENT_NAMES`; NaN if one side has no data. */
  private readonly scores = new Float64Array(COMPONENT_NAMES.length);
  /** The components of the current row that have a score, as bits in the order of `COMPONENT_NAMES`. */
  private compared = 0;
  /** True if a component of the current row compares work. */
  private hasWorkScore = false;
  /** True if the place of work is beyond daily reach for the current row. */
  private isOutOfReach = false;
  /** True if all components of the current row count in full. */
  private countsInFull = false;
  private readonly threshold: TopKThreshold;
  private readonly margin: number;
  private readonly found: RankedCandidate[] = [];
  /** Replaced when the dictionaries have grown. */
  private comparison: JobComparison;
  private rows: RowFilter;
  private textCosine: (row: number) => number = () => 0;

  constructor(
    private readonly query: TopKQuery,
    private readonly dictionaries: RankingDictionaries,
  ) {
    const { job, limit, maxCount, filter } = query;
    this.job = job;
    this.experienceIsOptional = requiresNoExperience(job);
    this.shares = componentShares(job);
    this.shareAt = COMPONENT_NAMES.map((name) => this.shares[name] ?? 1);
    this.textShare = textShare(job);
    this.hasText = job.text.features.length >= MIN_COMPARABLE_WORDS;
    // Estimates may be far above scores, so they only exclude rows.
    const isExact = job.skills.every(({ minMonths }) => minMonths === null);
    this.margin = isExact ? MAX_ESTIMATE_ERROR : Infinity;
    this.threshold = new TopKThreshold(
      isExact && !filter.recommendations ? Math.min(limit, maxCount) : maxCount,
    );
    this.comparison = new JobComparison(query, dictionaries);
    this.rows = new RowFilter(filter, job, dictionaries, this.margin);
  }

  /** Scores the rows of a table. */
  scan(table: CandidateColumns): void {
    const { job, query, dictionaries, threshold, found } = this;
    if (this.comparison.dictionarySize !== dictionaries.size) {
      this.comparison = new JobComparison(query, dictionaries);
      this.rows = new RowFilter(query.filter, job, dictionaries, this.margin);
    }
    this.textCosine = table.texts.dotProducts(job.text.features, job.text.weights);
    const estimates = new Float32Array(table.rowCount).fill(EXCLUDED);
    const inUse = table.inUse.values;
    for (let row = 0; row < estimates.length; row += 1) {
      if (inUse[row] === 0) continue;
      const estimate = this.estimate(table, row, threshold.threshold - THRESHOLD_SLACK);
      if (estimate === EXCLUDED) continue;
      estimates[row] = estimate;
      if (this.alwaysHasScore(table, row)) threshold.add(estimate);
    }
    const minScore = Math.max(0, threshold.threshold - THRESHOLD_SLACK);
    estimates.forEach((estimate, row) => {
      if (estimate >= minScore) found.push({ id: table.idAt(row), estimate });
    });
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

  /** Evaluates the most expensive part last, and only if its best outcome could reach `minScore`. */
  private estimate(table: CandidateColumns, row: number, minScore: number): number {
    const { scores, rows, comparison, query } = this;
    const pay = comparison.pay.at(table.pay.values[row]!);
    const schedule = comparison.schedules.at(table.schedules.values[row]!);
    if (!rows.acceptsRow(table, row, pay, schedule)) return EXCLUDED;
    const certificates = comparison.certificates.at(table.certificates.values[row]!);
    const place = comparison.places.at(table.places.values[row]!);
    const blocked =
      certificates.blocked ||
      schedule.blocked ||
      place.blocked ||
      comparison.authorization.at(table.authorization.values[row]!);
    if (blocked && minScore > MAX_BLOCKED_SCORE) return EXCLUDED;
    const knowsSkills = comparison.skills.hasSkills(table, row);
    const knowsTexts = this.hasComparableText(table, row);
    const skillsDefault =
      comparison.skills.hasRequirements &&
      (this.hasWork(table, row) || (certificates.isEmptyRecord && this.hasNoOtherEvidence(table, row)))
        ? 0
        : NaN;
    scores[0] = knowsSkills ? 1 : skillsDefault;
    scores[1] = this.experienceScore(table, row, knowsTexts ? 1 : null) ?? NaN;
    scores[2] = certificates.score ?? NaN;
    scores[3] = comparison.education.at(table.education.values[row]!).score ?? NaN;
    scores[4] = comparison.languages.at(table.languages.values[row]!).score ?? NaN;
    scores[5] = place.score ?? NaN;
    this.isOutOfReach = place.isOutOfReach;
    this.countsInFull = place.isOutOfReach || (!this.hasWork(table, row) && !hasOwnSkills(table, row));
    scores[6] = pay.score ?? NaN;
    scores[7] = schedule.score ?? NaN;
    this.compared = maskOf((at) => !Number.isNaN(scores[at]));
    const owner = table.owners.values[row]!;
    const titleSimilarity = this.titleSimilarity(table, row);
    const hasTitle = titleSimilarity !== null;
    if (!this.experienceIsOptional && !hasTitle && !this.comparesWork(knowsTexts))
      this.setScore(EXPERIENCE, 0);
    this.hasWorkScore = (this.compared & WORK_MASK) !== 0;
    const chance = query.retention.after90Days(
      table.historyEffects.values[row]!,
      place.hazard + pay.hazard,
      (table.groupBits.values[row]! & comparison.groupBit) !== 0,
      comparison.isEmployedBefore(table, row),
    );
    const bestText = knowsTexts ? 1 : null;
    if (this.total(owner, titleSimilarity, bestText, chance) < minScore) return EXCLUDED;
    if (knowsSkills) {
      this.setScore(SKILLS, comparison.skills.score(table, row));
      if (this.total(owner, titleSimilarity, bestText, chance) < minScore) return EXCLUDED;
    }
    const textSimilarity = knowsTexts ? calibratedTextSimilarity(Math.min(1, this.textCosine(row))) : null;
    if (textSimilarity !== null)
      this.setScore(EXPERIENCE, this.experienceScore(table, row, textSimilarity) ?? NaN);
    const total = this.total(owner, titleSimilarity, textSimilarity, chance);
    const score = blocked ? Math.min(total, MAX_BLOCKED_SCORE) : total;
    return score >= minScore && rows.acceptsScore(score, blocked) ? score : EXCLUDED;
  }

  /** False if titles are unknown and nothing else compares work. */
  private comparesWork(hasText: boolean): boolean {
    const { compared, textShare: share } = this;
    if ((compared & WORK_MASK) !== 0) return true;
    const isCompared = (name: ComponentName) => (compared & (1 << COMPONENT_NAMES.indexOf(name))) !== 0;
    return comparesWork(isCompared, { hasTitle: false, hasText, share });
  }

  private setScore(at: number, score: number): void {
    this.scores[at] = score;
    this.compared = Number.isNaN(score) ? this.compared & ~(1 << at) : this.compared | (1 << at);
  }

  /** Score of the current row with these similarities. */
  private total(
    owner: number,
    titleSimilarity: Unit | null,
    textSimilarity: Unit | null,
    chance: Unit,
  ): number {
    const similarity = semanticScore(titleSimilarity, textSimilarity, this.textShare);
    const requirements = this.requirementsScore(owner, similarity !== null);
    const meaning =
      similarity === null
        ? null
        : shrunkSimilarity(similarity, this.isOutOfReach || !this.hasWorkScore ? null : requirements, {
            hasTitle: titleSimilarity !== null,
            hasText: textSimilarity !== null,
            share: this.textShare,
          });
    return 100 * this.weightedTotal(requirements, meaning, chance);
  }

  /** True when titles or texts are known on both sides; such a pair always has a score. */
  private alwaysHasScore(table: CandidateColumns, row: number): boolean {
    const { preferenceStarts } = table;
    return (
      this.hasWork(table, row) ||
      preferenceStarts.values[row] !== preferenceStarts.values[row + 1] ||
      this.hasComparableText(table, row)
    );
  }

  private hasComparableText(table: CandidateColumns, row: number): boolean {
    return this.hasText && table.texts.rowLength(row) >= MIN_COMPARABLE_WORDS;
  }

  private hasWork(table: CandidateColumns, row: number): boolean {
    const { workStarts } = table;
    return workStarts.values[row] !== workStarts.values[row + 1];
  }

  private hasNoOtherEvidence(table: CandidateColumns, row: number): boolean {
    const { preferenceStarts, texts } = table;
    return (
      preferenceStarts.values[row] === preferenceStarts.values[row + 1] &&
      texts.rowLength(row) < MIN_COMPARABLE_WORDS
    );
  }

  private experienceScore(table: CandidateColumns, row: number, textSimilarity: Unit | null): Unit | null {
    const { titleSimilarities } = this.comparison;
    const from = table.workStarts.values[row]!;
    const to = table.workStarts.values[row + 1]!;
    if (from === to) return null;
    const content = textRelevance(textSimilarity);
    let months = 0;
    let allMonths = 0;
    let nearest = 0;
    for (let at = from; at < to; at += 1) {
      const relevance = relevanceOf(titleSimilarities.relevance(table.workTitles.values[at]!)) * content;
      months += relevance * table.workMonths.values[at]!;
      allMonths += table.workMonths.values[at]!;
      if (relevance > nearest) nearest = relevance;
    }
    return this.experienceIsOptional
      ? generalExperienceScore(allMonths, months, nearest)
      : experienceScore(this.job.minExperienceMonths, months, nearest);
  }

  private titleSimilarity(table: CandidateColumns, row: number): Unit | null {
    const { titleSimilarities } = this.comparison;
    let nearest: Unit | null = null;
    const workEnd = table.workStarts.values[row + 1]!;
    for (let at = table.workStarts.values[row]!; at < workEnd; at += 1) {
      const share = table.workRecency.values[at]!;
      const near = share === 0 ? 0 : share * titleSimilarities.similarity(table.workTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    const preferenceEnd = table.preferenceStarts.values[row + 1]!;
    for (let at = table.preferenceStarts.values[row]!; at < preferenceEnd; at += 1) {
      const near = titleSimilarities.similarity(table.preferenceTitles.values[at]!);
      if (nearest === null || near > nearest) nearest = near;
    }
    return nearest;
  }

  /**
   * Mean of the components. Past work counts in favor only if the posting requires none. Null if none has a weight, or if
   * titles or texts are known and the compared components are too few for a score.
   */
  private requirementsScore(owner: number, knowsMeaning: boolean): Unit | null {
    const { scores, compared } = this;
    if (this.experienceIsOptional && (compared & (1 << EXPERIENCE)) !== 0) {
      this.compared = compared & ~(1 << EXPERIENCE);
      const others = this.meanByShares(owner);
      if (others !== null && scores[EXPERIENCE]! > others) this.compared = compared;
    }
    const score = knowsMeaning && this.isTooLittle() ? null : this.componentsScore(owner);
    this.compared = compared;
    return score;
  }

  /** True if the compared components are too few for a score of their own. */
  private isTooLittle(): boolean {
    const { compared, countsInFull } = this;
    return (this.tooLittle[countsInFull ? compared | IN_FULL_BIT : compared] ??= isTooLittle(
      (name) => (compared & (1 << COMPONENT_NAMES.indexOf(name))) !== 0,
      countsInFull ? NO_SHARES : this.shares,
    ));
  }

  /** Weighted mean of the components that have a score, after moving those with little evidence towards the mean. */
  private componentsScore(owner: number): Unit | null {
    const { scores, shareAt, countsInFull } = this;
    const all = this.meanByShares(owner);
    if (all === null || countsInFull) return all;
    const mean = this.meanByShares(owner, LOGISTICS_MASK) ?? all;
    const weights = this.appliedWeights(owner)!;
    let sum = 0;
    for (let at = 0; at < scores.length; at += 1) {
      if (weights[at] === 0) continue;
      const share = shareAt[at]!;
      sum +=
        weights[at]! *
        (share < 1 ? shrunkScore(COMPONENT_NAMES[at]!, scores[at]!, share, mean) : scores[at]!);
    }
    return sum;
  }

  /** Mean of the components that have a score and are not left out, weighted by shares; null if none has a weight. */
  private meanByShares(owner: number, leftOut = 0): Unit | null {
    const { scores, shareAt, countsInFull } = this;
    const weights = this.appliedWeights(owner);
    if (weights === null) return null;
    let sum = 0;
    let total = 0;
    for (let at = 0; at < scores.length; at += 1) {
      if (weights[at] === 0 || (leftOut & (1 << at)) !== 0) continue;
      const weight = countsInFull ? weights[at]! : weights[at]! * shareAt[at]!;
      sum += weight * scores[at]!;
      total += weight;
    }
    return total === 0 ? null : sum / total;
  }

  /** Weights of the components that have a score; null without any. */
  private appliedWeights(owner: number): Float64Array | null {
    const { compared } = this;
    if (compared === 0) return null;
    const componentWeightsOfOwner = (this.componentWeights[owner] ??= []);
    const key = this.isOutOfReach ? compared | OUT_OF_REACH_BIT : compared;
    return (componentWeightsOfOwner[key] ??= weightsOf(
      COMPONENT_NAMES,
      componentWeights(
        { componentWeights: this.query.weights[owner] ?? {}, distance: this.query.distance },
        this.isOutOfReach,
      ),
      compared,
    ));
  }

  private weightedTotal(requirements: Unit | null, meaning: Unit | null, chance: Unit): Unit {
    const mask = (requirements === null ? 0 : 1) | (meaning === null ? 0 : 2) | 4;
    const weights = (this.modelWeights[mask] ??= weightsOf(SUB_MODEL_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, mask));
    return weights[0]! * (requirements ?? 0) + weights[1]! * (meaning ?? 0) + weights[2]! * chance;
  }
}

const NO_SHARES: ComponentShares = {};
const SKILLS = COMPONENT_NAMES.indexOf('skills');
const EXPERIENCE = COMPONENT_NAMES.indexOf('experience');
/** Distinguishes the weights of places out of reach in the cache. */
const OUT_OF_REACH_BIT = 1 << COMPONENT_NAMES.length;
/** Distinguishes rows whose components all count in full. */
const IN_FULL_BIT = OUT_OF_REACH_BIT;
/** The components that compare work. */
const WORK_MASK = maskOf((at) => hasWorkScore((name) => name === COMPONENT_NAMES[at]));
/** The components that compare place, pay and hours. */
const LOGISTICS_MASK = maskOf((at) => isLogistics(COMPONENT_NAMES[at]!));

function maskOf(hasBit: (at: number) => boolean): number {
  let mask = 0;
  for (let at = 0; at < COMPONENT_NAMES.length; at += 1) if (hasBit(at)) mask |= 1 << at;
  return mask;
}

function hasOwnSkills({ skillStarts }: CandidateColumns, row: number): boolean {
  return skillStarts.values[row] !== skillStarts.values[row + 1];
}

/** Weights in the order of `names`, scaled as in scoring for the names in the mask. */
function weightsOf<Name extends string>(
  names: readonly Name[],
  weights: Record<Name, Unit>,
  mask: number,
): Float64Array {
  const applied = appliedWeights(names, weights, (name) => (mask & (1 << names.indexOf(name))) !== 0);
  return Float64Array.from(names, (name) => applied[name]);
}
