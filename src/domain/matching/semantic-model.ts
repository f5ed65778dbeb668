import type { Unit } from '../common';
import type { CandidateProfile, PastWork } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { titleCloseness } from './profile/title-reading';
import { textSimilarity } from './text/text-vector';

/** The result of the semantic model: the similarity of titles and texts. */
export interface SemanticOutcome {
  /** Null when the record has neither a title nor text. */
  score: Unit | null;
  /** The most similar title: its similarity, and the part that counts given its age. */
  title: { title: string; likeness: Unit; closeness: Unit; wished: boolean } | null;
  text: Unit | null;
}

const LAST_JOBS = 3;
const RECENCY_HALF_LIFE_MONTHS = 120;
const TITLE_SHARE: Unit = 0.4;
/** Cosine at which two texts reach a similarity of about two thirds; higher values add progressively less. */
const USUAL_COSINE = 0.12;
export const LEAST_WORDS = 8;

/** Compares titles (the last three jobs and the preferred occupations) and texts. */
export function compareMeaning(job: JobProfile, candidate: CandidateProfile): SemanticOutcome {
  const title = nearestTitle(job, candidate);
  const texts =
    job.text.features.length >= LEAST_WORDS && candidate.text.features.length >= LEAST_WORDS
      ? textLikeness(textSimilarity(job.text, candidate.text))
      : null;
  return { score: meaningScore(title?.closeness ?? null, texts), title, text: texts };
}

/** Weighted mean of the available similarities of titles and texts. */
export function meaningScore(closeness: Unit | null, texts: Unit | null): Unit | null {
  if (closeness === null) return texts;
  if (texts === null) return closeness;
  return TITLE_SHARE * closeness + (1 - TITLE_SHARE) * texts;
}

/** Converts a cosine to a similarity of texts. */
export function textLikeness(cosine: number): Unit {
  return 1 - Math.exp(-cosine / USUAL_COSINE);
}

function nearestTitle(job: JobProfile, candidate: CandidateProfile): SemanticOutcome['title'] {
  let best: SemanticOutcome['title'] = null;
  const offer = (title: string, likeness: Unit, recent: Unit, wished: boolean) => {
    const closeness = recent * likeness;
    if (!best || closeness > best.closeness) best = { title, likeness, closeness, wished };
  };
  for (const work of lastJobs(candidate.work)) {
    offer(work.reading.title, titleCloseness(job.titleReading, work.reading), recency(work), false);
  }
  for (const wish of candidate.wishes) offer(wish.title, titleCloseness(job.titleReading, wish), 1, true);
  return best;
}

/** Returns the three jobs that ended last; ties keep the order of the record, which lists the newest first. */
export function lastJobs(work: readonly PastWork[]): PastWork[] {
  return [...work]
    .sort((a, b) => (a.endedMonthsAgo ?? Infinity) - (b.endedMonthsAgo ?? Infinity) || 0)
    .slice(0, LAST_JOBS);
}

/** Share of a job's closeness that counts; it decreases with the time since the job ended. */
export function recency({ endedMonthsAgo }: PastWork): Unit {
  return endedMonthsAgo === null ? 1 : 0.5 ** (endedMonthsAgo / RECENCY_HALF_LIFE_MONTHS);
}
