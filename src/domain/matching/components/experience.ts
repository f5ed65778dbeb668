import type { Unit } from '../../common';
import type { CandidateScoringProfile, PastPosition } from '../profile/candidate-profile';
import type { Gap } from '../match-result';
import type { JobProfile } from '../profile/job-profile';
import { shownTitle } from '../profile/shown-title';
import { mayShareWords } from '../profile/text-language';
import { extractTitleFeatures, type TitleFeatures } from '../profile/title-features';
import {
  areManagersOfOtherWork,
  holdsAllWords,
  isLikelyPlacedTitle,
  isPlacedTitle,
  isSurelyPlacedTitle,
  mayShareMajorGroup,
  ranksAbove,
  saysNothing,
  saysNoWork,
  shareMajorGroup,
} from '../titles/sure-relation';
import {
  isSurelyRelatedWork,
  isWorkRelatedInPart,
  titleFieldSimilarity,
  titleOccupationSimilarity,
  workRelevance,
} from '../titles/title-comparison';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { clampToUnit } from '../../numbers';
import { uniqueBy } from '../../unique-by';

/**
 * Past work with a similarity above UNRELATED_SIMILARITY counts as experience, and in full from SAME_WORK_SIMILARITY.
 */
const UNRELATED_SIMILARITY: Unit = 0.1;
const SAME_WORK_SIMILARITY: Unit = 0.6;
/** Share of a similar title's relevance that counts when the texts have nothing in common. */
const TITLE_ONLY_SHARE: Unit = 0.1;
/** Relevance of a title from which a position is named as relevant work; below, only its months count in part. */
export const NAMED_RELEVANCE: Unit = 0.55;
/** Most required months that an employer may do without. */
const MAX_MONTHS_WITHOUT_WORK = 12;
/** Longest shortfall that training on the job bridges, and the share of the required months from which it needs none. */
const TRAINABLE_MONTHS = 6;
const UNTRAINED_SHARE: Unit = 0.75;
/** Assumed length of a job of unknown length, here and for skills derived from it. */
export const UNDATED_POSITION_MONTHS = 12;
/** Months of related work that score in full when the posting states no length. */
const DEFAULT_REQUIRED_MONTHS = 12;

/** A past position with its relevance for the job. */
export interface RelevantWork {
  position: PastPosition;
  /** Relevance of the title, whatever the texts describe. */
  titleRelevance: Unit;
  /** 0 unrelated, 1 the same work. */
  relevance: Unit;
  /** Months weighted by relevance. */
  months: number;
  /** Similarity of the fields of work, whatever the titles and texts say. */
  fieldSimilarity: Unit;
  /** Similarity of the occupations or their skills, whatever the words of the titles. */
  occupationSimilarity: Unit;
  /** Title under which a text names the position as related work; null if that is doubtful. */
  named: string | null;
  /** True if the relevance takes the described work into account, not the title alone. */
  hasTexts: boolean;
  /** True if these texts are in one language, so that their words compare. */
  hasComparedTexts: boolean;
}

/**
 * Returns the relevance of each past position, in the order of the record: the similarity of its title and, where both
 * sides have texts, of the described work, because the same title covers different work.
 */
export function findRelevantWork(
  job: JobProfile,
  candidate: CandidateScoringProfile,
  textSimilarity: Unit | null,
): RelevantWork[] {
  const content = textRelevance(textSimilarity);
  return candidate.work.map((work) => {
    const titleRelevance = relevanceOf(workRelevance(work.titleFeatures, job.titleFeatures));
    const relevance = titleRelevance * content;
    const months = relevance * (work.months ?? UNDATED_POSITION_MONTHS);
    const fieldSimilarity = titleFieldSimilarity(work.titleFeatures, job.titleFeatures);
    const isNamed =
      titleRelevance >= NAMED_RELEVANCE && isSurelyRelatedWork(work.titleFeatures, job.titleFeatures);
    const named = isNamed ? shownTitle(work.titleFeatures.title) : null;
    const occupationSimilarity = titleOccupationSimilarity(work.titleFeatures, job.titleFeatures);
    return {
      position: work,
      titleRelevance,
      relevance,
      months,
      fieldSimilarity,
      occupationSimilarity,
      named,
      hasTexts: textSimilarity !== null,
      hasComparedTexts: textSimilarity !== null && mayShareWords(job.textLanguage, candidate.textLanguage),
    };
  });
}

/** Relevance of a title, and similarity of its field and its occupation, below which the work is of another field. */
const NEAR_TITLE: Unit = 0.5;
const NEAR_FIELD: Unit = 0.6;
const NEAR_OCCUPATION: Unit = 0.2;

/** True if no position of the record is near the job, neither by its title nor by its field. */
export function isOtherField(relevant: readonly RelevantWork[]): boolean {
  return relevant.length > 0 && !relevant.some(isNear);
}

function isNear({ titleRelevance, fieldSimilarity, occupationSimilarity, named }: RelevantWork): boolean {
  return (
    named !== null ||
    (titleRelevance >= NEAR_TITLE && fieldSimilarity >= NEAR_FIELD && occupationSimilarity >= NEAR_OCCUPATION)
  );
}

/** Share of a title's similarity that counts, given the similarity of the texts. */
export function textRelevance(textSimilarity: Unit | null): Unit {
  return textSimilarity === null ? 1 : TITLE_ONLY_SHARE + (1 - TITLE_ONLY_SHARE) * textSimilarity;
}

/** Relevance for a similarity: 0 for unrelated work, 1 for the same work, linear in between. */
export function relevanceOf(similarity: Unit): Unit {
  return clampToUnit((similarity - UNRELATED_SIMILARITY) / (SAME_WORK_SIMILARITY - UNRELATED_SIMILARITY));
}

/** Note of the component while past work does not count. */
export const NO_EXPERIENCE_NOTE = 'The posting does not require experience.';
export const OPTIONAL_EXPERIENCE_NOTE =
  'The posting does not require experience; past work counts in favor only.';
/**
 * Shares of the score that a year of work reaches when the posting requires no experience: of any work, and in addition
 * of work in the same field. A roofer is used to what a warehouse asks of a beginner, a lawyer is not.
 */
const GENERAL_WORK_SHARE: Unit = 0.55;
const SAME_FIELD_SHARE: Unit = 0.25;
/** The same share for occupations that are learned before the work: years as a nanny do not make a designer. */
const GENERAL_WORK_SHARE_OF_PROFESSIONS: Unit = 0.3;
/** Management, business, computing, engineering, science, social service, law, education, arts and health care; without aides of teachers. */
const PROFESSIONS = /^(?:1[1-9]|2[1-46-9])-|^25-[1-8]/;
/** Share of the likely occupations of a title that are professions, from which the job is one. */
const MIN_SHARE_OF_PROFESSIONS: Unit = 0.7;

/** Share of the score that a year of any work reaches in a job that requires no experience. */
export function generalWorkShare({ likelyOccupations }: TitleFeatures): Unit {
  let professions = 0;
  let all = 0;
  for (const { onetSocCode, confidence } of likelyOccupations) {
    all += confidence;
    if (PROFESSIONS.test(onetSocCode)) professions += confidence;
  }
  return all > 0 && professions >= MIN_SHARE_OF_PROFESSIONS * all
    ? GENERAL_WORK_SHARE_OF_PROFESSIONS
    : GENERAL_WORK_SHARE;
}

/** True when past work can only raise the score. */
export function requiresNoExperience({
  minExperienceMonths: requiredMonths,
  noExperienceNeeded,
}: JobProfile): boolean {
  return requiredMonths === 0 || (requiredMonths === null && noExperienceNeeded);
}

function allMonths({ work }: CandidateScoringProfile): number {
  return work.reduce((sum, { months }) => sum + (months ?? UNDATED_POSITION_MONTHS), 0);
}

/** Share of the score that depends on the relevance of the closest work, besides its length. */
const RELEVANCE_SHARE: Unit = 0.8;

/**
 * Compares relevant months with the required ones; without a requirement, scores up to a year of the closest work. Many
 * years of work that is related in part do not equal the same work.
 */
export function experienceScore(requiredMonths: number | null, months: number, nearest: Unit): Unit {
  const score =
    requiredMonths === null
      ? Math.min(nearest, months / DEFAULT_REQUIRED_MONTHS)
      : clampToUnit(requiredMonths === 0 ? 1 : months / requiredMonths);
  return score * (1 - RELEVANCE_SHARE + RELEVANCE_SHARE * nearest);
}

/** Up to a year of the closest work in full, for postings that require no experience. */
function relatedWorkScore(months: number, nearest: Unit): Unit {
  return Math.min(nearest, months / DEFAULT_REQUIRED_MONTHS);
}

/**
 * Scores past work for a posting that requires no experience: up to `generalShare` for a year of any work, because
 * steady work speaks for an applicant, more for work in a near field, and more for related work. `months` are all
 * months, `relevantMonths` those weighted by relevance.
 */
export function generalExperienceScore(
  generalShare: Unit,
  { months, relevantMonths }: { months: number; relevantMonths: number },
  { nearest, nearestField }: { nearest: Unit; nearestField: Unit },
): Unit {
  return Math.max(
    (generalShare + SAME_FIELD_SHARE * nearestField) * Math.min(1, months / DEFAULT_REQUIRED_MONTHS),
    relatedWorkScore(relevantMonths, nearest),
  );
}

/**
 * Score up to which work counts in full that is like the job in nothing but its field or rank, and the part of the rest
 * that counts: titles of a rank resemble one another whatever the work is.
 */
const UNLIKE_SCORE: Unit = 0.3;
const UNLIKE_SHARE: Unit = 0.2;

/** Score of work that is like the job in nothing but its field or rank. */
export function unlikeScore(score: Unit): Unit {
  return score > UNLIKE_SCORE ? UNLIKE_SCORE + UNLIKE_SHARE * (score - UNLIKE_SCORE) : score;
}

/** Scores `min(1, relevant months ÷ required months)`; additional experience never lowers the score. */
export function compareExperience(
  job: JobProfile,
  candidate: CandidateScoringProfile,
  relevant: readonly RelevantWork[],
): ComponentOutcome {
  const requiredMonths = job.minExperienceMonths;
  const optional = requiresNoExperience(job);
  if (candidate.work.length === 0)
    return notCompared(optional ? NO_EXPERIENCE_NOTE : 'The candidate record has no work history.');
  const months = relevant.reduce((sum, entry) => sum + entry.months, 0);
  const nearest = Math.max(...relevant.map(({ relevance }) => relevance));
  const counted = relevant.flatMap(({ named }) => (named === null ? [] : [named]));
  const relation = counted.length > 0 ? '' : relationText(job, relevant);
  const isUnlike = UNLIKE_RELATIONS.includes(relation);
  const limited = isUnlike ? unlikeScore : (full: Unit) => full;
  const score = optional
    ? generalExperienceScore(
        generalWorkShare(job.titleFeatures),
        { months: allMonths(candidate), relevantMonths: months },
        { nearest, nearestField: Math.max(...relevant.map(({ fieldSimilarity }) => fieldSimilarity)) },
      )
    : limited(experienceScore(requiredMonths, months, nearest));
  const dated = candidate.work.filter((work) => work.dated).length / candidate.work.length;
  const gap =
    optional || requiredMonths === null
      ? null
      : missingMonths(job, requiredMonths, isUnlike ? 0 : months, relevant);
  return {
    score,
    found: uniqueBy(counted, (title) => title.toLowerCase()),
    missing: gap?.shortfall ? [`${monthsText(gap.shortfall.value)} of relevant experience`] : [],
    note: experienceNote(job, relevant, { months, score, relation }),
    quality: EVIDENCE_QUALITY.stated + (EVIDENCE_QUALITY.dated - EVIDENCE_QUALITY.stated) * dated,
    gaps: gap ? [{ ...gap, severity: score < 0.5 && gap.shortfall ? 'major' : 'minor' }] : [],
  };
}

/** What the component compares. Months are stated only of work that is named, since the rest may not be related. */
function experienceNote(
  job: JobProfile,
  relevant: readonly RelevantWork[],
  { months, score, relation }: { months: number; score: Unit; relation: string },
): string {
  const isNamed = relation === '';
  if (requiresNoExperience(job))
    return isNamed ? OPTIONAL_EXPERIENCE_NOTE : `${relation}. ${OPTIONAL_EXPERIENCE_NOTE}`;
  const { minExperienceMonths } = job;
  if (minExperienceMonths === null)
    return isNamed
      ? countsInPart(relevant)
        ? hasOtherLanguage(relevant)
          ? OTHER_LANGUAGE_NOTE
          : IN_PART_NOTE
        : score >= FULL_SCORE
          ? 'No minimum experience stated; 12 months of relevant experience score in full.'
          : WEIGHTED_NOTE
      : `${relation}.`;
  const named = relevant.reduce(
    (sum, { named, position }) => sum + (named === null ? 0 : (position.months ?? Infinity)),
    0,
  );
  const relatedMonths = months < 1 ? 'Less than a month' : monthsText(Math.floor(Math.min(months, named)));
  if (isNamed && named < minExperienceMonths && months >= minExperienceMonths)
    return `${relatedMonths} of related work, and other work that counts in part; ${minExperienceMonths} required.`;
  // Enough months that score low need a reason.
  const rest =
    months >= minExperienceMonths && score < FULL_SHARE
      ? ' It counts in part, because the work differs from this job.'
      : '';
  return isNamed
    ? `${relatedMonths} of relevant experience, weighted by how similar the work is; ${minExperienceMonths} required.${rest}`
    : `${relation}; ${monthsText(minExperienceMonths)} of related work are required.`;
}

/** Score from which a note says that related work counts in full. */
const FULL_SCORE: Unit = 0.8;
const WEIGHTED_NOTE = 'No minimum experience stated; the work counts by how similar it is to this job.';
/** Share of the relevance of a title that the texts leave, below which a note says that the work counts in part. */
const FULL_SHARE: Unit = 0.5;
const IN_PART_NOTE = 'It counts in part, because the record describes little of the work in the posting.';

/** Part of the note on related work whose description is in another language than the posting. */
export const OTHER_LANGUAGE_NOTE =
  'It counts in part, because its description is in another language than the posting.';

function hasOtherLanguage(relevant: readonly RelevantWork[]): boolean {
  return relevant.every(({ hasComparedTexts }) => !hasComparedTexts);
}

/** True if the texts of a record describe so little of the job that related work counts for less than half. */
function countsInPart(relevant: readonly RelevantWork[]): boolean {
  const named = relevant.filter((work) => work.named !== null);
  return (
    named.some(({ hasTexts }) => hasTexts) &&
    named.every(({ relevance, titleRelevance }) => relevance < FULL_SHARE * titleRelevance)
  );
}

/** Part of the note on work whose titles do not tell whether it is related. */
export const UNCERTAIN_RELATION = 'The titles do not tell how much of the past work is related';
/** Part of the note on work of which nothing resembles the job. */
export const OTHER_FIELDS = 'Past work is in other fields';
/** Part of the note on work that resembles the job in part. */
export const RELATED_IN_PART = 'Past work is related in part';
/** Part of the note on work that has no more than its field or its rank in common with the job. */
export const NO_SUCH_POSITION = 'No past position is like this job';

/** What is said of work that counts in part at most. */
const UNLIKE_RELATIONS: readonly string[] = [OTHER_FIELDS, NO_SUCH_POSITION];

/** What can be said of past work of which no position is surely related to the job. */
function relationText({ titleFeatures }: JobProfile, relevant: readonly RelevantWork[]): string {
  if (isSameTitleInPart(titleFeatures, relevant)) return UNCERTAIN_RELATION;
  if (isInPart(titleFeatures, relevant)) return RELATED_IN_PART;
  if (isUnknown(titleFeatures, relevant)) return UNCERTAIN_RELATION;
  // A supervisor of sales is no sales representative, but works in sales.
  const isOther =
    isPlacedTitle(titleFeatures) &&
    isOtherField(relevant) &&
    relevant.every(isPlaced) &&
    !relevant.some(({ position }) => mayShareMajorGroup(position.titleFeatures, titleFeatures));
  return isOther ? OTHER_FIELDS : NO_SUCH_POSITION;
}

/** Relevance of work of one major group from which it is related in part: a financial analyst and a revenue analyst. */
const RELEVANCE_OF_A_PART: Unit = 0.35;
/** The same of a title whose texts differ, and of titles and texts that are alike whatever the occupations are. */
const TITLE_RELEVANCE_OF_A_PART: Unit = 0.7;
const RELEVANCE_OF_ANY_PART: Unit = 0.45;
const FIELD_OF_A_PART: Unit = 0.85;

function isInPart(job: TitleFeatures, relevant: readonly RelevantWork[]): boolean {
  return relevant.some(
    ({ position: { titleFeatures }, relevance, titleRelevance, fieldSimilarity, hasComparedTexts }) => {
      if (isWorkRelatedInPart(titleFeatures, job) || holdsRelatedPart(titleFeatures, job)) return true;
      // Who assists in a library has done nothing like the head of an office.
      if (ranksAbove(job, titleFeatures)) return false;
      const isSameField = fieldSimilarity >= FIELD_OF_A_PART;
      if (shareMajorGroup(titleFeatures, job))
        return (
          relevance >= RELEVANCE_OF_A_PART ||
          (isSameField &&
            titleRelevance >= TITLE_RELEVANCE_OF_A_PART &&
            isSurelyPlacedTitle(titleFeatures) &&
            isSurelyPlacedTitle(job))
        );
      return (
        isSameField &&
        hasComparedTexts &&
        relevance >= RELEVANCE_OF_ANY_PART &&
        isLikelyPlacedTitle(titleFeatures) &&
        isLikelyPlacedTitle(job) &&
        !areManagersOfOtherWork(titleFeatures, job)
      );
    },
  );
}

/** True if a title of two occupations has one that is near the other title: a housekeeper and cook. */
function holdsRelatedPart(past: TitleFeatures, job: TitleFeatures): boolean {
  const parts = partsOf(past);
  const partsOfJob = partsOf(job);
  if (parts.length + partsOfJob.length < 3) return false;
  return parts.some((part) =>
    partsOfJob.some(
      (other) =>
        isSurelyPlacedTitle(part) &&
        isSurelyPlacedTitle(other) &&
        shareMajorGroup(part, other) &&
        relevanceOf(workRelevance(part, other)) >= TITLE_RELEVANCE_OF_A_PART,
    ),
  );
}

const SEPARATOR_OF_PARTS = /\s+(?:and|&)\s+|\s*\/\s*|(?<=\p{L}{5})-(?=\p{L}{5})/iu;

/** The occupations that one title names, each as a title; the title itself if it names one. */
function partsOf(features: TitleFeatures): readonly TitleFeatures[] {
  const parts = features.title.split(SEPARATOR_OF_PARTS);
  return parts.length === 1 ? [features] : parts.map(extractTitleFeatures);
}

function isPlaced({ position }: RelevantWork): boolean {
  return isPlacedTitle(position.titleFeatures);
}

function isSameTitleInPart(job: TitleFeatures, relevant: readonly RelevantWork[]): boolean {
  return relevant.some(({ position }) => holdsAllWords(position.titleFeatures, job));
}

/** Relevance of title and texts below which the texts say that work of unknown titles is other work. */
const NO_RELEVANCE_WITH_TEXTS: Unit = 0.2;

/**
 * True if nothing tells whether the work is related: the title of the job names no work, or none of the record does. A
 * title that names work is no position like the job if neither its words nor its occupation are near; a recruiter asks
 * no service engineer how much of the work was civil engineering.
 */
function isUnknown(job: TitleFeatures, relevant: readonly RelevantWork[]): boolean {
  const mayBeLike = relevant.some(
    ({ hasComparedTexts, relevance }) => !hasComparedTexts || relevance >= NO_RELEVANCE_WITH_TEXTS,
  );
  return (
    (mayBeLike &&
      (saysNoWork(job) || relevant.every(({ position: { titleFeatures } }) => saysNoWork(titleFeatures)))) ||
    relevant.some((work) => isUnknownAcrossLanguages(job, work))
  );
}

/** True for titles in two languages that are near, of which one is not understood. */
function isUnknownAcrossLanguages(
  job: TitleFeatures,
  { position: { titleFeatures }, titleRelevance, hasComparedTexts }: RelevantWork,
): boolean {
  return (
    job.isForeign !== titleFeatures.isForeign &&
    !hasComparedTexts &&
    titleRelevance >= NEAR_TITLE &&
    (!isPlacedTitle(job) || !isPlacedTitle(titleFeatures)) &&
    !saysNothing(job) &&
    mayShareMajorGroup(titleFeatures, job)
  );
}

/**
 * The gap of a record with too few months. A part of a position counts by how similar its work is; a text states whole
 * positions, which a reader finds in the record. Where these are long enough, or their length is unknown, it asks.
 */
function missingMonths(
  { title, titleFeatures }: JobProfile,
  requiredMonths: number,
  weightedMonths: number,
  relevant: readonly RelevantWork[],
): Gap | null {
  if (weightedMonths >= requiredMonths) return null;
  const named = relevant.filter((work) => work.named !== null);
  const months = Math.floor(named.reduce((sum, { position }) => sum + (position.months ?? Infinity), 0));
  const gap = {
    type: 'experience',
    name: title,
    requirementLevel: 'required',
    severity: 'minor',
    required: monthsText(requiredMonths),
  } as const;
  if (months >= requiredMonths)
    return {
      ...gap,
      actual: null,
      shortfall: null,
      closableBy: clarification(`Ask how much of the work as ${named[0]!.named} was like this job`),
    };
  if (named.length === 0 && mayBeRelated(titleFeatures, relevant))
    return {
      ...gap,
      actual: null,
      shortfall: null,
      closableBy: clarification(`Ask how much of the past work was like work as ${title}`),
    };
  const short = requiredMonths - months;
  return {
    ...gap,
    actual: monthsText(months),
    shortfall: { value: short, unit: 'months' },
    closableBy: wayToCloseMonths(requiredMonths, months),
  };
}

function mayBeRelated(job: TitleFeatures, relevant: readonly RelevantWork[]): boolean {
  return isInPart(job, relevant) || isSameTitleInPart(job, relevant) || isUnknown(job, relevant);
}

/**
 * No employer who requires years of work accepts none, and nothing short replaces them. Who has most of many years needs
 * no training.
 */
function wayToCloseMonths(requiredMonths: number, months: number): Gap['closableBy'] {
  if (months === 0 && requiredMonths > MAX_MONTHS_WITHOUT_WORK) return null;
  const short = requiredMonths - months;
  if (months > 0 && short <= TRAINABLE_MONTHS && months < UNTRAINED_SHARE * requiredMonths)
    return {
      kind: 'training',
      title: 'On-the-job training or a trial period',
      estimatedDays: Math.ceil(short * 30.4),
    };
  return clarification(
    `Ask whether the employer accepts less than ${monthsText(requiredMonths)} of related work`,
  );
}

function clarification(title: string): NonNullable<Gap['closableBy']> {
  return { kind: 'document', title, estimatedDays: CLARIFY_DAYS };
}

const CLARIFY_DAYS = 7;

export const NO_COMPARABLE_WORK = 'The candidate record has no work that can be compared.';

/**
 * Scores past work 0 when nothing else of the two records compares work: a diploma or an address alone would otherwise
 * fill the whole score. The gap asks the candidate.
 */
export function unknownExperience({ title, minExperienceMonths }: JobProfile): ComponentOutcome {
  return {
    score: 0,
    found: [],
    missing: [],
    note: NO_COMPARABLE_WORK,
    quality: 0,
    gaps: [
      {
        type: 'experience',
        name: title,
        requirementLevel: 'required',
        severity: 'major',
        required: minExperienceMonths === null ? null : monthsText(minExperienceMonths),
        actual: null,
        shortfall: null,
        closableBy: clarification(`Ask about past work such as ${title}`),
      },
    ],
  };
}

function monthsText(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}
