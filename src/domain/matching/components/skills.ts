import type { Unit } from '../../common';
import type { CandidateProfile, HeldSkill } from '../profile/candidate-profile';
import type { JobProfile, WantedSkill } from '../profile/job-profile';
import type { SkillConcept } from '../profile/skill-concept';
import { LEAST_WORDS } from '../semantic-model';
import { QUALITY, silent, type ComponentOutcome } from './outcome';
import { SkillsByWords } from './skills-by-words';

/** A narrower skill counts as the same concept; a wider or sibling skill is only related. */
export const NEARNESS = { sameConcept: 0.8, wider: 0.5, sibling: 0.4 } as const;
/** Total skill weight of a short posting. */
const FEW = 4;
const DAYS_TO_ASK = 7;
/** A skill with at least this score is met; below, it is a gap. */
const FOUND_FROM: Unit = 0.75;

/** A requested skill and the candidate's best match for it. */
export interface SkillMeeting {
  wanted: WantedSkill;
  /** 0 when no skill of the candidate is similar. */
  score: Unit;
  by: HeldSkill | null;
  /** Similarity of `by` to the requested skill, before its own strength. */
  nearness: Unit;
}

/** Finds the candidate's best match for every requested skill. */
export function meetSkills(job: JobProfile, candidate: CandidateProfile): SkillMeeting[] {
  const unknown = new SkillsByWords(candidate.skills.values(), ({ concept }) => concept);
  return job.skills.map((wanted) => {
    return { wanted, ...bestFor(wanted, candidate, unknown) };
  });
}

/** Scores `Σ weight · best match ÷ Σ weight` over the skills a job requests. */
export function compareSkills(
  candidate: CandidateProfile,
  meetings: readonly SkillMeeting[],
): ComponentOutcome {
  if (meetings.length === 0) return silent('The posting does not list skills.');
  if (candidate.skills.size === 0) {
    return saysNothingOfWork(candidate)
      ? nothingShown(meetings)
      : silent('The candidate record has no skills.');
  }
  let weights = 0;
  let sum = 0;
  let founded = 0;
  const outcome: ComponentOutcome = {
    score: 0,
    found: [],
    missing: [],
    note: null,
    quality: 0,
    gaps: [],
  };
  for (const meeting of meetings) {
    const { wanted, score, by } = meeting;
    const { weight } = wanted;
    weights += weight;
    sum += weight * score;
    founded += weight * qualityOf(by);
    (score >= FOUND_FROM ? outcome.found : outcome.missing).push(wanted.name);
    if (score < FOUND_FROM) outcome.gaps.push(gapOf(meeting));
  }
  outcome.score = seen(sum / weights, weights);
  outcome.quality = founded / weights;
  outcome.note = `${outcome.found.length} of ${meetings.length} skills matched.`;
  return outcome;
}

/** True for a record without skills, past or preferred work, certifications and meaningful text. */
function saysNothingOfWork({ skills, work, wishes, certifications, text }: CandidateProfile): boolean {
  return (
    skills.size + work.length + wishes.length + certifications.length === 0 &&
    text.features.length < LEAST_WORDS
  );
}

/**
 * Scores a record without work data 0. Omitting the component would leave the whole score to the remaining data, and an
 * address alone would outrank suitable candidates. The gaps request the missing data instead of training.
 */
function nothingShown(meetings: readonly SkillMeeting[]): ComponentOutcome {
  return {
    score: 0,
    found: [],
    missing: meetings.map(({ wanted }) => wanted.name),
    note: 'The candidate record has no work data.',
    quality: 0,
    gaps: meetings.map((meeting) => ({
      ...gapOf(meeting),
      severity: 'minor',
      closableBy: {
        kind: 'document',
        title: `Ask about ${meeting.wanted.name}`,
        estimatedDays: DAYS_TO_ASK,
      },
    })),
  };
}

/**
 * Lowers the share of matched skills for short postings, because two of three is chance more often than twenty of
 * thirty: `sum ÷ (weights + few · (1 − share))`. A share of 1 stays 1 and a share of 0 stays 0.
 */
export function seen(share: Unit, weights: number): Unit {
  return (share * weights) / (weights + FEW * (1 - share));
}

function bestFor(
  wanted: WantedSkill,
  candidate: CandidateProfile,
  unknown: SkillsByWords<HeldSkill>,
): Pick<SkillMeeting, 'score' | 'by' | 'nearness'> {
  let best: Pick<SkillMeeting, 'score' | 'by' | 'nearness'> = { score: 0, by: null, nearness: 0 };
  const offer = (by: HeldSkill | undefined, nearness: Unit) => {
    if (!by) return;
    const score = nearness * by.strength * longEnough(wanted.minMonths, by.months);
    if (score > best.score) best = { score, by, nearness };
  };
  const { concept } = wanted;
  offer(candidate.skills.get(concept.key), 1);
  if (best.score === 1) return best;
  offer(candidate.narrower.get(concept.key)?.[0], NEARNESS.sameConcept);
  for (const wider of concept.wider) {
    offer(candidate.skills.get(wider), NEARNESS.wider);
    offer(
      candidate.narrower.get(wider)?.find((held) => held.concept.key !== concept.key),
      NEARNESS.sibling,
    );
  }
  if (concept.words.length > 0) {
    for (const held of unknown.near(concept)) offer(held, wordsShared(concept, held.concept));
  }
  return best;
}

/** Share of the required duration for which the skill was used; an unknown duration counts in full. */
export function longEnough(minMonths: number | null, months: number | null): Unit {
  return minMonths === null || months === null || minMonths === 0 ? 1 : Math.min(1, months / minMonths);
}

/** Similarity of two skills outside the map: the same concept when the words of one contain those of the other. */
export function wordsShared(a: Pick<SkillConcept, 'words'>, b: Pick<SkillConcept, 'words'>): Unit {
  if (b.words.length === 0) return 0;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const shared = few.filter((word) => many.includes(word)).length;
  return shared === few.length ? NEARNESS.sameConcept * (0.5 + (0.5 * few.length) / many.length) : 0;
}

function qualityOf(by: HeldSkill | null): Unit {
  if (!by) return QUALITY.stated;
  if (!by.stated) return by.strength;
  return by.months === null ? QUALITY.stated : QUALITY.dated;
}

function gapOf({ wanted, score, by, nearness }: SkillMeeting): ComponentOutcome['gaps'][number] {
  const far = score < 0.3;
  // A skill inferred from past work needs confirmation, not training.
  const likely = by !== null && nearness === 1 && !by.stated;
  return {
    type: 'skill',
    name: wanted.name,
    requirementLevel: wanted.required ? 'required' : 'preferred',
    severity: wanted.required && far ? 'major' : 'minor',
    required: wanted.minMonths === null ? null : `${wanted.minMonths} months`,
    actual: by && !likely ? by.concept.name : null,
    shortfall:
      by?.months != null && wanted.minMonths !== null && by.months < wanted.minMonths
        ? { value: wanted.minMonths - by.months, unit: 'months' }
        : null,
    closableBy: likely
      ? { kind: 'document', title: `Ask for an example of ${wanted.name}`, estimatedDays: DAYS_TO_ASK }
      : {
          kind: 'training',
          title: by
            ? `Training in ${wanted.name}, building on ${by.concept.name}`
            : `Short course in ${wanted.name}`,
          estimatedDays: wanted.concept.soft ? 14 : far ? 45 : 21,
        },
  };
}
