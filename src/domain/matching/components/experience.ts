import type { Unit } from '../../common';
import type { CandidateProfile, PastWork } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { workRelevance } from '../profile/title-reading';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** Relevance below which past work does not count towards the years asked, and from which it counts in full. */
const UNRELATED: Unit = 0.1;
const SAME_WORK: Unit = 0.7;
/** What a near title counts when the texts have nothing in common. */
const TITLE_ALONE: Unit = 0.1;
/** What a job of unknown length counts as, here as in skills derived from it. */
export const UNDATED_MONTHS = 12;
/** A posting that states no years: this many months count in full, as far as the work was related. */
const USUAL_MONTHS = 12;

/** How far past work counts as experience in the job. */
export interface RelevantWork {
  work: PastWork;
  /** 0 unrelated, 1 the same work. */
  relevance: Unit;
  /** Months that count. */
  months: number;
}

/**
 * Relevance of each past job, in the order of the record: how near its title is, and, where both sides have texts, how
 * alike what was done is to what is to be done. One title covers much that differs.
 */
export function relevantWork(
  job: JobProfile,
  candidate: CandidateProfile,
  textLikeness: Unit | null,
): RelevantWork[] {
  const content = contentShare(textLikeness);
  return candidate.work.map((work) => {
    const relevance = countsAs(workRelevance(work.reading, job.titleReading)) * content;
    return { work, relevance, months: relevance * (work.months ?? UNDATED_MONTHS) };
  });
}

/** Share of a title's nearness that counts, by how alike the texts are. */
export function contentShare(textLikeness: Unit | null): Unit {
  return textLikeness === null ? 1 : TITLE_ALONE + (1 - TITLE_ALONE) * textLikeness;
}

/** Share of closeness that counts: nothing when unrelated, all when it is the same work, in line between. */
export function countsAs(closeness: Unit): Unit {
  return unit((closeness - UNRELATED) / (SAME_WORK - UNRELATED));
}

/** True when past work neither helps nor is missed. */
export function asksNoExperience({ minExperienceMonths: asked, noExperienceNeeded }: JobProfile): boolean {
  return asked === 0 || (asked === null && noExperienceNeeded);
}

/** Months that count against those asked for; where none are, the nearest work as far as there was a year of it. */
export function experienceScore(asked: number | null, months: number, nearest: Unit): Unit {
  return asked === null ? Math.min(nearest, months / USUAL_MONTHS) : unit(months / asked);
}

/** `min(1, relevant months ÷ months asked)`; more than asked is never held against anybody. */
export function compareExperience(
  job: JobProfile,
  candidate: CandidateProfile,
  relevant: readonly RelevantWork[],
): ComponentOutcome {
  const asked = job.minExperienceMonths;
  if (asksNoExperience(job)) return silent('The posting asks for no experience.');
  if (candidate.work.length === 0) return silent('No work history is known yet.');
  const months = relevant.reduce((sum, entry) => sum + entry.months, 0);
  const nearest = Math.max(...relevant.map(({ relevance }) => relevance));
  const score = experienceScore(asked, months, nearest);
  const dated = candidate.work.filter((work) => work.dated).length / candidate.work.length;
  const counted = relevant.filter(({ relevance }) => relevance > 0).map(({ work }) => work.reading.title);
  const short = asked !== null && months < asked ? Math.ceil(asked - months) : 0;
  return {
    score,
    found: [...new Set(counted)],
    missing: short > 0 ? [`${short} months of related work`] : [],
    note:
      asked === null
        ? 'The posting states no length; a year of related work counts in full.'
        : `${Math.floor(months)} of ${asked} months asked.`,
    quality: QUALITY.stated + (QUALITY.dated - QUALITY.stated) * dated,
    gaps:
      short === 0 || asked === null
        ? []
        : [
            {
              type: 'experience',
              name: job.title,
              requirementLevel: 'required',
              severity: score < 0.5 ? 'major' : 'minor',
              required: `${asked} months`,
              actual: `${Math.floor(months)} months`,
              shortfall: { value: short, unit: 'months' },
              closableBy: {
                kind: 'training',
                title: 'On-the-job training or a trial period',
                estimatedDays: Math.min(365, Math.ceil(short * 30.4)),
              },
            },
          ],
  };
}
