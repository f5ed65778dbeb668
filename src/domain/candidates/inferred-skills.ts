import { foldText } from '../parsing/text/normalize';
import { roundToFourDecimals } from '../rounding';
import { inferFromHistory, type HistoryJob } from '../skills';
import type { CandidateFields, CandidateSkill } from './candidate';

/** Defaults of the skill inference endpoint. */
const MAX_INFERRED_SKILLS = 25;
const MIN_CONFIDENCE = 0.3;
/** More positions add no information, and each costs time. */
const MAX_POSITIONS = 20;

/** Skills inferred from positions and past occupations that the record does not state. */
export function inferredSkills(fields: CandidateFields, today: string): CandidateSkill[] {
  const jobs = historyOf(fields, today);
  if (jobs.length === 0) return [];
  const statedNames = new Set(fields.skills.map((skill) => skill.name));
  return inferFromHistory(jobs, statedNames)
    .skills.filter(({ skill, probability }) => probability >= MIN_CONFIDENCE && !statedNames.has(skill.name))
    .slice(0, MAX_INFERRED_SKILLS)
    .map(({ skill, probability }) => ({
      name: skill.name,
      skillId: skill.skillId,
      type: skill.type,
      provenance: 'curated_map',
      confidence: roundToFourDecimals(probability),
      monthsUsed: null,
    }));
}

function historyOf({ work, occupations }: CandidateFields, today: string): HistoryJob[] {
  const positions = work.flatMap((item): HistoryJob[] => {
    const { position, onetSocCode, isCurrent, currentAsOf, months } = item;
    const endDate = isCurrent ? (currentAsOf ?? null) : item.endDate;
    const occupation = position ?? onetSocCode;
    if (occupation === null) return [];
    const yearsSince = endDate === null ? null : yearsBetween(endDate, today);
    return [{ occupation, yearsSince, months }];
  });
  const titles = new Set(positions.map((job) => foldText(job.occupation)));
  const otherTitles = occupations.filter((title) => !titles.has(foldText(title)));
  return [...positions, ...otherTitles.map((occupation) => ({ occupation }))].slice(0, MAX_POSITIONS);
}

function yearsBetween(from: string, to: string): number {
  return Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)));
}
