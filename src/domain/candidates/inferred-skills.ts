import { foldText } from '../parsing/text/normalize';
import { roundToFourDecimals } from '../rounding';
import { inferFromHistory, type HistoryJob } from '../skills';
import type { CandidateFields, CandidateSkill } from './candidate';

/** Defaults of the skill inference endpoint. */
const MAX_INFERRED_SKILLS = 25;
const MIN_CONFIDENCE = 0.3;
/** More positions add no information, and each costs time. */
const MAX_POSITIONS = 20;

/** Number of remembered histories, a few megabytes. */
const MAX_REMEMBERED = 1_000;

/** Skills by history and stated skills. The people of one file share few occupations. Emptied when full. */
const remembered = new Map<string, readonly CandidateSkill[]>();

/** Skills inferred from positions and past occupations that the record does not state. */
export function inferredSkills(fields: CandidateFields, today: string): readonly CandidateSkill[] {
  const jobs = historyOf(fields, today);
  if (jobs.length === 0) return [];
  const statedNames = new Set(fields.skills.map((skill) => skill.name));
  const key = JSON.stringify([jobs, [...statedNames]]);
  const rememberedSkills = remembered.get(key);
  if (rememberedSkills) return rememberedSkills;
  const skills = skillsOfHistory(jobs, statedNames);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, skills);
  return skills;
}

function skillsOfHistory(
  jobs: readonly HistoryJob[],
  statedNames: ReadonlySet<string>,
): readonly CandidateSkill[] {
  return inferFromHistory(jobs, statedNames)
    .skills.filter(({ skill, probability }) => probability >= MIN_CONFIDENCE && !statedNames.has(skill.name))
    .slice(0, MAX_INFERRED_SKILLS)
    .map(({ skill, probability }) =>
      Object.freeze<CandidateSkill>({
        name: skill.name,
        skillId: skill.skillId,
        type: skill.type,
        provenance: 'curated_map',
        confidence: roundToFourDecimals(probability),
        monthsUsed: null,
      }),
    );
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
