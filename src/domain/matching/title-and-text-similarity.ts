import type { Unit } from '../common';
import type { CandidateScoringProfile, PastPosition } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { titleFeatureSimilarity } from './profile/title-features';
import { textSimilarity } from '../text/text-vector';
import { FULL_TEXT_STEMS, textShare } from './evidence-shares';

/** The result of the semantic model: the similarity of titles and texts. */
export interface SemanticOutcome {
  /** Null when the record has neither a title nor text. */
  score: Unit | null;
  /** The most similar title: its similarity, and the part that counts given its age. */
  title: { title: string; unfadedSimilarity: Unit; similarity: Unit; wished: boolean } | null;
  text: Unit | null;
}

const RECENT_POSITIONS = 3;
const RECENCY_HALF_LIFE_MONTHS = 120;
const TITLE_WEIGHT: Unit = 0.3;
/** Cosine at which two texts reach a similarity of about two thirds; higher values add progressively less. */
const REFERENCE_COSINE = 0.13;
export const MIN_COMPARABLE_WORDS = 8;

/** Compares titles (the last three jobs and the preferred occupations) and texts. */
export function compareTitlesAndTexts(job: JobProfile, candidate: CandidateScoringProfile): SemanticOutcome {
  const title = closestTitle(job, candidate);
  const texts =
    job.text.features.length >= MIN_COMPARABLE_WORDS && candidate.text.features.length >= MIN_COMPARABLE_WORDS
      ? calibratedTextSimilarity(textSimilarity(job.text, candidate.text))
      : null;
  return { score: semanticScore(title?.similarity ?? null, texts, textShare(job)), title, text: texts };
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

/** Converts a cosine to a similarity of texts. */
export function calibratedTextSimilarity(cosine: number): Unit {
  return 1 - Math.exp(-cosine / REFERENCE_COSINE);
}

function closestTitle(job: JobProfile, candidate: CandidateScoringProfile): SemanticOutcome['title'] {
  let best: SemanticOutcome['title'] = null;
  const offer = (title: string, unfadedSimilarity: Unit, recent: Unit, wished: boolean) => {
    const similarity = recent * unfadedSimilarity;
    if (!best || similarity > best.similarity) best = { title, unfadedSimilarity, similarity, wished };
  };
  for (const work of recentPositions(candidate.work)) {
    offer(
      work.titleFeatures.title,
      titleFeatureSimilarity(job.titleFeatures, work.titleFeatures),
      recencyWeight(work),
      false,
    );
  }
  for (const preference of candidate.preferredTitles)
    offer(preference.title, titleFeatureSimilarity(job.titleFeatures, preference), 1, true);
  return best;
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
