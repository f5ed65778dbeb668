import { foldText } from '../parsing/text/normalize';
import { fourDecimals } from '../rounding';
import { inferFromHistory, type HistoryJob } from '../skills';
import type { CandidateFields, CandidateSkill } from './candidate';

/** As many, and as sure, as skill inference answers unless told otherwise. */
const MAX_INFERRED_SKILLS = 25;
const MIN_CONFIDENCE = 0.3;
/** More jobs than this say nothing new, and each costs time. */
const MAX_POSITIONS = 20;

/** Skills inferred from positions and past occupations that the record does not state. */
export function inferredSkills(fields: CandidateFields, today: string): CandidateSkill[] {
  const jobs = historyOf(fields, today);
  if (jobs.length === 0) return [];
  const named = new Set(fields.skills.map((skill) => skill.name));
  return inferFromHistory(jobs, named)
    .skills.filter(({ skill, probability }) => probability >= MIN_CONFIDENCE && !named.has(skill.name))
    .slice(0, MAX_INFERRED_SKILLS)
    .map(({ skill, probability }) => ({
      name: skill.name,
      skillId: skill.skillId,
      type: skill.type,
      provenance: 'curated_map',
      confidence: fourDecimals(probability),
      monthsUsed: null,
    }));
}

function historyOf({ work, occupations }: CandidateFields, today: string): HistoryJob[] {
  const held = work.flatMap(({ position, onetSocCode, isCurrent, endDate, months }): HistoryJob[] => {
    const occupation = position ?? onetSocCode;
    if (occupation === null) return [];
    const yearsSince = isCurrent || endDate === null ? null : yearsBetween(endDate, today);
    return [{ occupation, yearsSince, months }];
  });
  const titles = new Set(held.map((job) => foldText(job.occupation)));
  const further = occupations.filter((title) => !titles.has(foldText(title)));
  return [...held, ...further.map((occupation) => ({ occupation }))].slice(0, MAX_POSITIONS);
}

function yearsBetween(from: string, to: string): number {
  return Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)));
}
