import type { Unit } from '../../../common';
import {
  experienceScore,
  generalExperienceScore,
  generalWorkShare,
  NAMED_RELEVANCE,
  relevanceOf,
  requiresNoExperience,
  textRelevance,
  unlikeScore,
} from '../../components/experience';
import { comparesWork, componentShares, hasWorkScore, textShare } from '../../evidence-shares';
import type { ComponentName } from '../../match-result';
import { MAX_BLOCKED_SCORE } from '../../score-pair';
import {
  calibratedTextSimilarity,
  MIN_COMPARABLE_WORDS,
  SAME_WORK_TEXTS,
  semanticScore,
  shrunkSimilarity,
} from '../../title-and-text-similarity';
import { uncarriedScore } from '../../work-evidence';
import { appliedWeights, COMPONENT_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, SUB_MODEL_NAMES } from '../../weights';
import type { CandidateColumns } from '../candidate-columns';
import type { RankingDictionaries } from '../ranking-dictionaries';
import { JobComparison } from './job-comparison';
import { EXPERIENCE, RequirementsEstimate } from './requirements-estimate';
import { RowFilter } from './row-filter';
import type { TopKQuery } from './top-k-query';

/** Replaces the estimate of a row that a filter excludes or that cannot be among the best. */
export const EXCLUDED = -1;

/**
 * Estimates the scores of rows for one job, without reasons. It compares values shared by many candidates once; the rest
 * are sums over their columns, some hundreds of nanoseconds each.
 */
export class RowEstimator {
  private readonly job: TopKQuery['job'];
  private readonly hasText: boolean;
  private readonly experienceIsOptional: boolean;
  private readonly textShare: Unit;
  private readonly generalWorkShare: Unit;
  private readonly requirements: RequirementsEstimate;
  /** Replaced when the dictionaries have grown. */
  private comparison: JobComparison;
  private rows: RowFilter;
  private textCosine: (row: number) => number = () => 0;

  // What is known of the current row. Numbers are NaN if unknown.
  private titleSimilarity = NaN;
  /** Similarity of texts in different languages. */
  private likelyText = 0;
  private hasWorkScore = false;
  private hasRelatedWork = false;
  /** True if a position is named as related work, so that past work counts in full. */
  private hasNamedWork = false;
  /** False if nothing shows that the work fits, so that the components that compare it count in part. */
  private isCarried = true;
  private allMonths = 0;
  private relevantMonths = 0;
  private nearest = 0;
  private nearestField = 0;
  /** Weighted sum of the requirements and of titles and texts, of 1. */
  private partialTotal = 0;
  /** Weight of the chance to stay. */
  private chanceWeight = 0;
  /**
   * The least that the score of the last estimated row can be: the estimate, or less if its work may be like the job in
   * nothing but its field or rank, which only exact scoring tells.
   */
  lowestEstimate = 0;

  /** Estimates are within `margin` of the score, or above it if the margin is infinite. */
  constructor(
    private readonly query: TopKQuery,
    private readonly dictionaries: RankingDictionaries,
    private readonly margin: number,
  ) {
    const { job, weights, distance } = query;
    this.job = job;
    this.experienceIsOptional = requiresNoExperience(job);
    this.textShare = textShare(job);
    this.generalWorkShare = generalWorkShare(job.titleFeatures);
    this.hasText = job.text.features.length >= MIN_COMPARABLE_WORDS;
    this.requirements = new RequirementsEstimate(
      componentShares(job),
      weights,
      distance,
      this.experienceIsOptional,
    );
    this.comparison = new JobComparison(query, dictionaries);
    this.rows = new RowFilter(query.filter, job, dictionaries, margin);
  }

  /** Prepares the estimates of the rows of a table. */
  start({ texts }: CandidateColumns): void {
    const { job, query, dictionaries } = this;
    if (this.comparison.dictionarySize !== dictionaries.size) {
      this.comparison = new JobComparison(query, dictionaries);
      this.rows = new RowFilter(query.filter, job, dictionaries, this.margin);
    }
    this.textCosine = texts.dotProducts(job.text.features, job.text.weights);
  }

  /** Evaluates the most expensive parts last, and only if their best outcome could reach `minScore`. */
  estimate(table: CandidateColumns, row: number, minScore: number): number {
    const { comparison, requirements, rows } = this;
    const blocked = this.compareFacts(table, row, minScore);
    if (blocked === null) return EXCLUDED;
    const knowsSkills = comparison.skills.hasSkills(table, row);
    this.compareWork(table, row);
    // Without other evidence, the skills decide whether the components count in full.
    const carriesWithoutSkills =
      this.hasRelatedWork || comparison.credentials.at(table.certificates.values[row]!);
    this.isCarried = carriesWithoutSkills || (knowsSkills && comparison.skills.canCarry);
    this.setCertifications(table, row);
    const hasText = this.hasComparableText(table, row);
    const knowsTexts = hasText && comparison.texts.at(table.languages.values[row]!);
    const bestText = knowsTexts ? 1 : hasText ? this.likelyText : NaN;
    requirements.set(SKILLS, knowsSkills ? this.limited(1) : this.scoreWithoutSkills(table, row));
    requirements.set(EXPERIENCE, this.experienceScore(bestText));
    if (!this.experienceIsOptional && Number.isNaN(this.titleSimilarity) && !this.comparesWork(hasText))
      requirements.set(EXPERIENCE, 0);
    this.hasWorkScore = (requirements.compared & WORK_MASK) !== 0;
    const owner = table.owners.values[row]!;
    this.addUp(owner, bestText);
    if (this.total(1) < minScore) return EXCLUDED;
    const chance = this.chance(table, row);
    if (this.total(chance) < minScore) return EXCLUDED;
    if (knowsSkills) {
      const score = comparison.skills.score(table, row);
      if (!carriesWithoutSkills && this.isCarried && !comparison.skills.carries) {
        this.isCarried = false;
        this.setCertifications(table, row);
        if (hasWork(table, row)) requirements.set(EXPERIENCE, this.experienceScore(bestText));
      }
      requirements.set(SKILLS, this.limited(score));
      this.addUp(owner, bestText);
      if (this.total(chance) < minScore) return EXCLUDED;
    }
    const text = knowsTexts ? calibratedTextSimilarity(Math.min(1, this.textCosine(row))) : bestText;
    if (knowsTexts) {
      if (hasWork(table, row)) requirements.set(EXPERIENCE, this.experienceScore(text));
      this.addUp(owner, text);
    }
    const total = this.total(chance);
    this.lowestEstimate = total;
    if (this.mayBeUnlike()) {
      requirements.set(EXPERIENCE, unlikeScore(this.experienceScore(text)));
      this.addUp(owner, text);
      this.lowestEstimate = this.total(chance);
    }
    const score = blocked ? Math.min(total, MAX_BLOCKED_SCORE) : total;
    if (blocked) this.lowestEstimate = Math.min(this.lowestEstimate, MAX_BLOCKED_SCORE);
    return score >= minScore && rows.acceptsScore([this.lowestEstimate, score], blocked) ? score : EXCLUDED;
  }

  /** True if past work counts that may be like the job in nothing but its field or rank. */
  private mayBeUnlike(): boolean {
    return !this.experienceIsOptional && !this.hasNamedWork && !Number.isNaN(this.allMonths);
  }

  /** True when titles or texts are known on both sides; such a pair always has a score. */
  alwaysHasScore(table: CandidateColumns, row: number): boolean {
    return hasWork(table, row) || hasPreferences(table, row) || this.hasComparableText(table, row);
  }

  /**
   * Sets the components that many candidates share. Returns whether a requirement blocks the row; null if a filter
   * excludes it, or if a blocked row cannot reach `minScore`.
   */
  private compareFacts(table: CandidateColumns, row: number, minScore: number): boolean | null {
    const { certificates, education, languages, places, pay, schedules, authorization } = this.comparison;
    const payFacts = table.pay.values[row]!;
    const scheduleFacts = table.schedules.values[row]!;
    if (!this.rows.acceptsRow(table, row, pay.score(payFacts), schedules.score(scheduleFacts))) return null;
    const certificateFacts = table.certificates.values[row]!;
    const place = table.places.values[row]!;
    const blocked =
      certificates.isBlocked(certificateFacts) ||
      schedules.isBlocked(scheduleFacts) ||
      places.isBlocked(place) ||
      authorization.at(table.authorization.values[row]!);
    if (blocked && minScore > MAX_BLOCKED_SCORE) return null;
    const { requirements } = this;
    requirements.isOutOfReach = places.isOutOfReach(place);
    requirements.countsInFull =
      requirements.isOutOfReach || (!hasWork(table, row) && !hasOwnSkills(table, row));
    requirements.set(EDUCATION, education.score(table.education.values[row]!));
    requirements.set(LANGUAGES, languages.score(table.languages.values[row]!));
    requirements.set(LOCATION, places.score(place));
    requirements.set(COMPENSATION, pay.score(payFacts));
    requirements.set(SCHEDULE, schedules.score(scheduleFacts));
    return blocked;
  }

  private setCertifications(table: CandidateColumns, row: number): void {
    const score = this.comparison.certificates.score(table.certificates.values[row]!);
    this.requirements.set(CERTIFICATIONS, this.limited(score));
  }

  private limited(score: Unit): Unit {
    return this.isCarried || Number.isNaN(score) ? score : uncarriedScore(score);
  }

  /** Compares titles of past and preferred work. */
  private compareWork(table: CandidateColumns, row: number): void {
    const { titleSimilarities } = this.comparison;
    const titles = table.workTitles.values;
    const months = table.workMonths.values;
    const recency = table.workRecency.values;
    const workEnd = table.workStarts.values[row + 1]!;
    let similarity = NaN;
    let likelyText = 0;
    let allMonths = 0;
    let relevantMonths = 0;
    let nearest = 0;
    let nearestField = 0;
    let hasRelatedWork = false;
    let hasNamedWork = false;
    for (let at = table.workStarts.values[row]!; at < workEnd; at += 1) {
      const title = titles[at]!;
      const share = recency[at]!;
      const unfaded = share === 0 ? 0 : titleSimilarities.similarity(title);
      if (unfaded > likelyText) likelyText = unfaded;
      const near = share * unfaded;
      if (!(near <= similarity)) similarity = near;
      const isRelated = titleSimilarities.isRelated(title);
      hasRelatedWork ||= isRelated;
      const relevance = relevanceOf(titleSimilarities.relevance(title));
      hasNamedWork ||= isRelated && relevance >= NAMED_RELEVANCE && titleSimilarities.hasShownTitle(title);
      allMonths += months[at]!;
      relevantMonths += relevance * months[at]!;
      if (relevance > nearest) nearest = relevance;
      if (this.experienceIsOptional) nearestField = Math.max(nearestField, titleSimilarities.field(title));
    }
    const preferenceEnd = table.preferenceStarts.values[row + 1]!;
    for (let at = table.preferenceStarts.values[row]!; at < preferenceEnd; at += 1) {
      const near = titleSimilarities.similarity(table.preferenceTitles.values[at]!);
      if (!(near <= similarity)) similarity = near;
    }
    this.titleSimilarity = similarity;
    this.likelyText = SAME_WORK_TEXTS * likelyText;
    this.hasRelatedWork = hasRelatedWork;
    this.hasNamedWork = hasNamedWork;
    this.allMonths = hasWork(table, row) ? allMonths : NaN;
    this.relevantMonths = relevantMonths;
    this.nearest = nearest;
    this.nearestField = nearestField;
  }

  /** NaN without past work. */
  private experienceScore(textSimilarity: Unit): Unit {
    if (Number.isNaN(this.allMonths)) return NaN;
    const content = textRelevance(Number.isNaN(textSimilarity) ? null : textSimilarity);
    const months = content * this.relevantMonths;
    const nearest = content * this.nearest;
    return this.experienceIsOptional
      ? generalExperienceScore(
          this.generalWorkShare,
          { months: this.allMonths, relevantMonths: months },
          { nearest, nearestField: this.nearestField },
        )
      : this.limited(experienceScore(this.job.minExperienceMonths, months, nearest));
  }

  /** 0 for a record whose work shows no skill, or that says nothing; NaN if skills are only unknown. */
  private scoreWithoutSkills(table: CandidateColumns, row: number): Unit {
    if (!this.comparison.skills.hasRequirements) return NaN;
    const isEmpty = () =>
      this.dictionaries.certificates.distinct[table.certificates.values[row]!]!.isEmptyRecord &&
      !hasPreferences(table, row) &&
      table.texts.rowLength(row) < MIN_COMPARABLE_WORDS;
    return hasWork(table, row) || isEmpty() ? 0 : NaN;
  }

  private chance(table: CandidateColumns, row: number): Unit {
    const { places, pay, groupBit } = this.comparison;
    return this.query.retention.after90Days(
      table.historyEffects.values[row]!,
      places.hazard(table.places.values[row]!) + pay.hazard(table.pay.values[row]!),
      (table.groupBits.values[row]! & groupBit) !== 0,
      this.comparison.isEmployedBefore(table, row),
    );
  }

  /** False if titles are unknown and nothing else compares work. */
  private comparesWork(hasText: boolean): boolean {
    const { compared } = this.requirements;
    if ((compared & WORK_MASK) !== 0) return true;
    const isCompared = (name: ComponentName) => (compared & (1 << COMPONENT_NAMES.indexOf(name))) !== 0;
    return comparesWork(isCompared, { hasTitle: false, hasText, share: this.textShare });
  }

  /** Adds the requirements and the similarity of titles and texts up. */
  private addUp(owner: number, textSimilarity: Unit): void {
    const { titleSimilarity, textShare: share, requirements } = this;
    const hasTitle = !Number.isNaN(titleSimilarity);
    const hasText = !Number.isNaN(textSimilarity);
    const score = requirements.score(owner, hasTitle || hasText);
    const hasScore = !Number.isNaN(score);
    const similarity = semanticScore(
      hasTitle ? titleSimilarity : null,
      hasText ? textSimilarity : null,
      share,
    );
    const hasChance = hasScore || !Number.isNaN(this.allMonths);
    const weights =
      SUB_MODEL_WEIGHTS[
        (hasScore ? REQUIREMENTS_BIT : 0) |
          (similarity === null ? 0 : SEMANTIC_BIT) |
          (hasChance ? RETENTION_BIT : 0)
      ]!;
    let sum = hasScore ? weights[0]! * score : 0;
    if (similarity !== null) {
      const isMoved = hasScore && !requirements.isOutOfReach && this.hasWorkScore;
      sum += weights[1]! * shrunkSimilarity(similarity, isMoved ? score : null, { hasTitle, hasText, share });
    }
    this.partialTotal = sum;
    this.chanceWeight = weights[2]!;
  }

  /** Score of the current row with this chance to stay. */
  private total(chance: Unit): number {
    return 100 * (this.partialTotal + this.chanceWeight * chance);
  }

  private hasComparableText({ texts }: CandidateColumns, row: number): boolean {
    return this.hasText && texts.rowLength(row) >= MIN_COMPARABLE_WORDS;
  }
}

const [SKILLS, CERTIFICATIONS, EDUCATION, LANGUAGES, LOCATION, COMPENSATION, SCHEDULE] = (
  ['skills', 'certifications', 'education', 'languages', 'location', 'compensation', 'schedule'] as const
).map((name) => COMPONENT_NAMES.indexOf(name)) as [number, number, number, number, number, number, number];
/** The components that compare work, as bits in the order of `COMPONENT_NAMES`. */
const WORK_MASK = COMPONENT_NAMES.reduce(
  (mask, name, at) => (hasWorkScore((other) => other === name) ? mask | (1 << at) : mask),
  0,
);
const REQUIREMENTS_BIT = 1;
const SEMANTIC_BIT = 2;
/** The chance to stay counts if past work or a score of the requirements is known. */
const RETENTION_BIT = 4;

/** Weights of the sub-models in the order of `SUB_MODEL_NAMES`, by the bits of those with a score. */
const SUB_MODEL_WEIGHTS = Array.from({ length: 2 * RETENTION_BIT }, (_, bits) => {
  const hasScore = [REQUIREMENTS_BIT, SEMANTIC_BIT, RETENTION_BIT].map((bit) => (bits & bit) !== 0);
  const applied = appliedWeights(
    SUB_MODEL_NAMES,
    DEFAULT_SUB_MODEL_WEIGHTS,
    (name) => hasScore[SUB_MODEL_NAMES.indexOf(name)]!,
  );
  return Float64Array.from(SUB_MODEL_NAMES, (name) => applied[name]);
});

function hasWork({ workStarts }: CandidateColumns, row: number): boolean {
  return workStarts.values[row] !== workStarts.values[row + 1];
}

function hasPreferences({ preferenceStarts }: CandidateColumns, row: number): boolean {
  return preferenceStarts.values[row] !== preferenceStarts.values[row + 1];
}

function hasOwnSkills({ skillStarts }: CandidateColumns, row: number): boolean {
  return skillStarts.values[row] !== skillStarts.values[row + 1];
}
