import type { Unit } from '../../common';
import type { CandidateProfile, HeldSkill } from '../profile/candidate-profile';
import type { JobProfile, WantedSkill } from '../profile/job-profile';
import type { SkillConcept } from '../profile/skill-concept';
import { LEAST_WORDS } from '../semantic-model';
import { QUALITY, silent, type ComponentOutcome } from './outcome';
import { SkillsByWords } from './skills-by-words';

/** A narrower skill is the same concept; a wider or a neighbouring one is only related. */
export const NEARNESS = { sameConcept: 0.8, wider: 0.5, sibling: 0.4 } as const;
/** A posting that names about this much is short. */
const FEW = 4;
const DAYS_TO_ASK = 7;
/** Met from here on; below, it is a gap that something may bridge. */
const FOUND_FROM: Unit = 0.75;

/** A wanted skill and what the candidate best offers for it. */
export interface SkillMeeting {
  wanted: WantedSkill;
  /** 0 when nothing is near. */
  score: Unit;
  by: HeldSkill | null;
  /** How near `by` is to what is wanted, before its own strength. */
  nearness: Unit;
}

/** Meets every wanted skill with the best the candidate has. */
export function meetSkills(job: JobProfile, candidate: CandidateProfile): SkillMeeting[] {
  const unknown = new SkillsByWords(candidate.skills.values(), ({ concept }) => concept);
  return job.skills.map((wanted) => {
    return { wanted, ...bestFor(wanted, candidate, unknown) };
  });
}

/** `Σ weight · best match ÷ Σ weight` over the skills a job asks for. */
export function compareSkills(
  candidate: CandidateProfile,
  meetings: readonly SkillMeeting[],
): ComponentOutcome {
  if (meetings.length === 0) return silent('The posting names no skills.');
  if (candidate.skills.size === 0) {
    return saysNothingOfWork(candidate) ? nothingShown(meetings) : silent('No skills are known yet.');
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
  outcome.note = `${outcome.found.length} of ${meetings.length} skills shown.`;
  return outcome;
}

/** No skill, no past or wished work, no certificate, and hardly a word besides. */
function saysNothingOfWork({ skills, work, wishes, certifications, text }: CandidateProfile): boolean {
  return (
    skills.size + work.length + wishes.length + certifications.length === 0 &&
    text.features.length < LEAST_WORDS
  );
}

/**
 * A record that says nothing of work shows none of what is asked. Left out, what little else is known of
 * somebody would have to carry the whole score, and an address alone would outrank people who are known to fit. What
 * is missing is asked for, not held to be lacking.
 */
function nothingShown(meetings: readonly SkillMeeting[]): ComponentOutcome {
  return {
    score: 0,
    found: [],
    missing: meetings.map(({ wanted }) => wanted.name),
    note: 'The record says nothing of work yet.',
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
 * Two of three shown is luck more often than twenty of thirty, so a share counts in full only as far as the posting
 * names enough to judge by: `sum ÷ (weights + few · (1 − share))`. All shown stays 1, none stays 0.
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

/** How far the time a skill was used reaches what is asked; not known counts in full. */
export function longEnough(minMonths: number | null, months: number | null): Unit {
  return minMonths === null || months === null || minMonths === 0 ? 1 : Math.min(1, months / minMonths);
}

/** Two skills the map does not know: the same concept when one's words are all among the other's. */
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
  // What past work makes likely and nobody has stated is a question, not a course.
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
            ? `Build on ${by.concept.name} with practice in ${wanted.name}`
            : `Short course in ${wanted.name}`,
          estimatedDays: wanted.concept.soft ? 14 : far ? 45 : 21,
        },
  };
}
