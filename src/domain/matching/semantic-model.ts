import type { Unit } from '../common';
import type { CandidateProfile, PastWork } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { titleCloseness } from './profile/title-reading';
import { textSimilarity } from './text/text-vector';

/** What the semantic model found: how near titles and texts are. */
export interface SemanticOutcome {
  /** Null when the record holds neither a title nor any text. */
  score: Unit | null;
  /** Nearest title and how near it is. */
  title: { title: string; closeness: Unit; wished: boolean } | null;
  text: Unit | null;
}

const LAST_JOBS = 3;
const RECENCY_HALF_LIFE_MONTHS = 120;
const TITLE_SHARE: Unit = 0.4;
/** Cosine at which two texts count as about two thirds alike; what comes beyond counts ever less. */
const USUAL_COSINE = 0.12;
const LEAST_WORDS = 8;

/** Likeness of titles (the last three jobs, or wished for) and of texts. */
export function compareMeaning(job: JobProfile, candidate: CandidateProfile): SemanticOutcome {
  const title = nearestTitle(job, candidate);
  const texts =
    job.text.features.length >= LEAST_WORDS && candidate.text.features.length >= LEAST_WORDS
      ? 1 - Math.exp(-textSimilarity(job.text, candidate.text) / USUAL_COSINE)
      : null;
  const parts = [
    ...(title ? [[TITLE_SHARE, title.closeness] as const] : []),
    ...(texts === null ? [] : [[1 - TITLE_SHARE, texts] as const]),
  ];
  const weight = parts.reduce((sum, [share]) => sum + share, 0);
  const score = weight === 0 ? null : parts.reduce((sum, [share, value]) => sum + share * value, 0) / weight;
  return { score, title, text: texts };
}

function nearestTitle(job: JobProfile, candidate: CandidateProfile): SemanticOutcome['title'] {
  let best: SemanticOutcome['title'] = null;
  const offer = (title: string, closeness: Unit, wished: boolean) => {
    if (!best || closeness > best.closeness) best = { title, closeness, wished };
  };
  for (const work of lastJobs(candidate.work)) {
    offer(work.reading.title, recency(work) * titleCloseness(job.titleReading, work.reading), false);
  }
  for (const wish of candidate.wishes) offer(wish.title, titleCloseness(job.titleReading, wish), true);
  return best;
}

/** The three that ended last; of equals, the earlier in the record, which lists the newest first. */
function lastJobs(work: readonly PastWork[]): PastWork[] {
  return [...work]
    .sort((a, b) => (a.endedMonthsAgo ?? Infinity) - (b.endedMonthsAgo ?? Infinity) || 0)
    .slice(0, LAST_JOBS);
}

function recency({ endedMonthsAgo }: PastWork): Unit {
  return endedMonthsAgo === null ? 1 : 0.5 ** (endedMonthsAgo / RECENCY_HALF_LIFE_MONTHS);
}
