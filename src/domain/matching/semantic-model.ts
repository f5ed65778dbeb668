import type { Unit } from '../common';
import type { CandidateProfile, PastWork } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { titleCloseness } from './profile/title-reading';
import { textSimilarity } from './text/text-vector';

/** What the semantic model found: how near titles and texts are. */
export interface SemanticOutcome {
  /** Null when the record holds neither a title nor any text. */
  score: Unit | null;
  /** Nearest title: how near it is, and how much of that counts after the years since. */
  title: { title: string; likeness: Unit; closeness: Unit; wished: boolean } | null;
  text: Unit | null;
}

const LAST_JOBS = 3;
const RECENCY_HALF_LIFE_MONTHS = 120;
const TITLE_SHARE: Unit = 0.4;
/** Cosine at which two texts count as about two thirds alike; what comes beyond counts ever less. */
const USUAL_COSINE = 0.12;
export const LEAST_WORDS = 8;

/** Likeness of titles (the last three jobs, or wished for) and of texts. */
export function compareMeaning(job: JobProfile, candidate: CandidateProfile): SemanticOutcome {
  const title = nearestTitle(job, candidate);
  const texts =
    job.text.features.length >= LEAST_WORDS && candidate.text.features.length >= LEAST_WORDS
      ? textLikeness(textSimilarity(job.text, candidate.text))
      : null;
  return { score: meaningScore(title?.closeness ?? null, texts), title, text: texts };
}

/** Mean of what is known of titles and texts. */
export function meaningScore(closeness: Unit | null, texts: Unit | null): Unit | null {
  if (closeness === null) return texts;
  if (texts === null) return closeness;
  return TITLE_SHARE * closeness + (1 - TITLE_SHARE) * texts;
}

/** How alike texts of this cosine are. */
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

/** The three that ended last; of equals, the earlier in the record, which lists the newest first. */
export function lastJobs(work: readonly PastWork[]): PastWork[] {
  return [...work]
    .sort((a, b) => (a.endedMonthsAgo ?? Infinity) - (b.endedMonthsAgo ?? Infinity) || 0)
    .slice(0, LAST_JOBS);
}

/** How much of a job's closeness counts, the longer ago it ended the less. */
export function recency({ endedMonthsAgo }: PastWork): Unit {
  return endedMonthsAgo === null ? 1 : 0.5 ** (endedMonthsAgo / RECENCY_HALF_LIFE_MONTHS);
}
