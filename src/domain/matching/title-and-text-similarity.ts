import type { Unit } from '../common';
import type { CandidateScoringProfile, PastPosition } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { mayShareWords } from './profile/text-language';
import { differInRank, isUncertainRelation } from './titles/sure-relation';
import { type TitleFeatures } from './profile/title-features';
import { isSurelyRelatedWork, titleFeatureSimilarity } from './titles/title-comparison';
import { textSimilarity } from '../text/text-vector';
import { FULL_TEXT_STEMS, textShare } from './evidence-shares';

/** The result of the semantic model: the similarity of titles and texts. */
export interface SemanticOutcome {
  /** Null when the record has neither a title nor text. */
  score: Unit | null;
  /** Similarity of the title that fits best given its age. */
  titleSimilarity: Unit | null;
  /** The title that a text names. */
  title: ComparedTitle | null;
  text: Unit | null;
  /** True if the texts are in different languages, so that they share few words whatever they say. */
  inOtherLanguage: boolean;
}

/** A title of a candidate compared with the title of a job. */
export interface ComparedTitle {
  title: string;
  /** Similarity to the title of the job, whatever its age; null if it is low or doubtful. */
  label: TitleSimilarityLabel | null;
  /** True if a reader would call the work the same or near, or clearly other work. */
  isSure: boolean;
  /** True if the position ended so long ago that it resembles the job less. */
  isOld: boolean;
  wished: boolean;
}

export type TitleSimilarityLabel = 'very similar' | 'fairly similar';

const RECENT_POSITIONS = 3;
const RECENCY_HALF_LIFE_MONTHS = 120;
/** Time after which a text calls a position long ago. */
const LONG_AGO_MONTHS = 60;
const TITLE_WEIGHT: Unit = 0.3;
/** Cosine at which two texts reach a similarity of about two thirds; higher values add progressively less. */
const REFERENCE_COSINE = 0.13;
export const MIN_COMPARABLE_WORDS = 8;

/** Compares titles (the last three jobs and the preferred occupations) and texts. */
export function compareTitlesAndTexts(job: JobProfile, candidate: CandidateScoringProfile): SemanticOutcome {
  const title = closestTitle(job, candidate);
  const inOtherLanguage = !mayShareWords(job.textLanguage, candidate.textLanguage);
  const haveText =
    job.text.features.length >= MIN_COMPARABLE_WORDS &&
    candidate.text.features.length >= MIN_COMPARABLE_WORDS;
  const compared = () =>
    inOtherLanguage
      ? likelyTextSimilarity(job, candidate)
      : calibratedTextSimilarity(textSimilarity(job.text, candidate.text));
  const texts = haveText ? compared() : null;
  return {
    score: semanticScore(title?.similarity ?? null, texts, textShare(job)),
    titleSimilarity: title?.similarity ?? null,
    title: title?.stated ?? null,
    text: texts,
    inOtherLanguage,
  };
}

/** Weighted mean of the available similarities of titles and texts; `share` is the part of the texts that counts. */
export function semanticScore(titleSimilarity: Unit | null, texts: Unit | null, share: Unit): Unit | null {
  if (titleSimilarity === null) return texts;
  if (texts === null) return titleSimilarity;
  const textWeight = share * (1 - TITLE_WEIGHT);
  return (TITLE_WEIGHT * titleSimilarity + textWeight * texts) / (TITLE_WEIGHT + textWeight);
}

/**
 * Moves a similarity of titles and texts towards the score of the requirements by the part that is missing: a title
 * without text, or a posting of few words, is weak evidence. A posting that is a
 * title alone leaves nothing else to compare, so it does not move, nor without a score of the requirements.
 */
export function shrunkSimilarity(
  similarity: Unit,
  requirements: Unit | null,
  { hasTitle, hasText, share }: { hasTitle: boolean; hasText: boolean; share: Unit },
): Unit {
  const isTitleOnly = share < MIN_COMPARABLE_WORDS / FULL_TEXT_STEMS;
  if (requirements === null || isTitleOnly) return similarity;
  const counted = hasText ? (hasTitle ? TITLE_WEIGHT + (1 - TITLE_WEIGHT) * share : share) : TITLE_WEIGHT;
  return counted * similarity + (1 - counted) * requirements;
}

/**
 * Similarity of texts in different languages, whose words cannot be compared: that of the recent titles, since the same
 * work is described alike. Without a similar title, nothing says that the texts have something in common.
 */
function likelyTextSimilarity(job: JobProfile, { work }: CandidateScoringProfile): Unit {
  const titles = recentPositions(work).map(({ titleFeatures }) => titleFeatures);
  return (
    SAME_WORK_TEXTS * Math.max(0, ...titles.map((title) => titleFeatureSimilarity(job.titleFeatures, title)))
  );
}

/** Similarity of the texts of a record and a posting in one language that have the same title. */
export const SAME_WORK_TEXTS: Unit = 0.85;

/** Converts a cosine to a similarity of texts. */
export function calibratedTextSimilarity(cosine: number): Unit {
  return 1 - Math.exp(-cosine / REFERENCE_COSINE);
}

function closestTitle(
  job: JobProfile,
  candidate: CandidateScoringProfile,
): { similarity: Unit; stated: ComparedTitle } | null {
  let best: { similarity: Unit; stated: ComparedTitle } | null = null;
  let similarity: Unit | null = null;
  const offer = (
    features: TitleFeatures,
    recent: Unit,
    { wished, isLongAgo }: { wished: boolean; isLongAgo: boolean },
  ) => {
    const unfaded = titleFeatureSimilarity(job.titleFeatures, features);
    const faded = recent * unfaded;
    similarity = Math.max(similarity ?? 0, faded);
    const stated = comparedTitle(features, job, { unfaded, faded, wished, isLongAgo });
    if (best === null || isBetterNamed({ similarity: faded, stated }, best))
      best = { similarity: faded, stated };
  };
  for (const work of recentPositions(candidate.work)) {
    const isLongAgo = (work.endedMonthsAgo ?? 0) >= LONG_AGO_MONTHS;
    offer(work.titleFeatures, recencyWeight(work), { wished: false, isLongAgo });
  }
  for (const preference of candidate.preferredTitles)
    offer(preference, 1, { wished: true, isLongAgo: false });
  return best === null || similarity === null ? null : { ...(best as { stated: ComparedTitle }), similarity };
}

/** A title that resembles the job and is recent is named before one that fits better and is old. */
function isBetterNamed(
  a: { similarity: Unit; stated: ComparedTitle },
  b: { similarity: Unit; stated: ComparedTitle },
): boolean {
  const isRecent = ({ stated }: typeof a) => stated.label !== null && !stated.isOld;
  if (isRecent(a) !== isRecent(b)) return isRecent(a);
  return a.similarity > b.similarity;
}

const VERY_SIMILAR: Unit = 0.7;
const FAIRLY_SIMILAR: Unit = 0.4;

function comparedTitle(
  features: TitleFeatures,
  job: JobProfile,
  { unfaded, faded, wished, isLongAgo }: { unfaded: Unit; faded: Unit; wished: boolean; isLongAgo: boolean },
): ComparedTitle {
  const isRelated = isSurelyRelatedWork(features, job.titleFeatures);
  // Two titles may share no more than a rank: a supply technician and a data technician.
  const isSimilar = isRelated || features.title.toLowerCase() === job.titleFeatures.title.toLowerCase();
  const labelAt = (similarity: Unit): TitleSimilarityLabel | null =>
    !isSimilar || similarity < FAIRLY_SIMILAR
      ? null
      : similarity >= VERY_SIMILAR && !differInRank(features, job.titleFeatures)
        ? 'very similar'
        : 'fairly similar';
  const label = labelAt(unfaded);
  return {
    title: features.title,
    label,
    isSure:
      label !== null ||
      (unfaded < FAIRLY_SIMILAR && !isRelated && !isUncertainRelation(features, job.titleFeatures)),
    isOld: isLongAgo && labelAt(faded) !== label,
    wished,
  };
}

/** Returns the three jobs that ended last; ties keep the order of the record, which lists the newest first. */
export function recentPositions(work: readonly PastPosition[]): PastPosition[] {
  return [...work]
    .sort((a, b) => (a.endedMonthsAgo ?? Infinity) - (b.endedMonthsAgo ?? Infinity) || 0)
    .slice(0, RECENT_POSITIONS);
}

/** Weight of a position's similarity; it decreases with the time since the position ended. */
export function recencyWeight({ endedMonthsAgo }: PastPosition): Unit {
  return endedMonthsAgo === null ? 1 : 0.5 ** (endedMonthsAgo / RECENCY_HALF_LIFE_MONTHS);
}
