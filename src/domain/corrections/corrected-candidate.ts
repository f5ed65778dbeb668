import { isDeepStrictEqual } from 'node:util';
import { distinctSkills } from '../candidates/apply-candidate-input';
import type { CandidateFields, CandidateSkill } from '../candidates/candidate';
import { monthsBetween } from '../parsing/resume/fields/work/months';
import { computeTotals } from '../parsing/resume/outcome/totals';
import type { WorkItem } from '../parsing/parsed-resume';
import { skillLexicon } from '../skills';
import { applyCorrections } from './apply-corrections';
import { occupationFieldsOf } from './corrected-occupation';
import type { ConfirmedReview } from './correction';

/**
 * Returns the effective record of a candidate: what was read, with the corrections of its reviews, and with what follows
 * from a corrected value, such as the occupation of a title and the months between two dates.
 */
export function correctedCandidate(
  reading: CandidateFields,
  reviews: readonly ConfirmedReview[],
): CandidateFields {
  const last = reviews.at(-1);
  if (!last) return reading;
  const corrected = applyCorrections(reading, reviews);
  const isRead = (list: readonly unknown[], item: unknown): boolean =>
    list.some((each) => isDeepStrictEqual(each, item));
  const educationChanged = !isDeepStrictEqual(corrected.education, reading.education);
  return {
    ...corrected,
    work: corrected.work.map((item) => (isRead(reading.work, item) ? item : correctedWork(item))),
    skills: distinctSkills(
      corrected.skills.map((skill) => (isRead(reading.skills, skill) ? skill : correctedSkill(skill))),
    ),
    highestEducationLevel: educationChanged
      ? (computeTotals([], corrected.education, last.confirmedAt.slice(0, 10)).highestEducationLevel ??
        reading.highestEducationLevel)
      : reading.highestEducationLevel,
  };
}

function correctedWork(item: WorkItem): WorkItem {
  const isCurrent = item.isCurrent && item.endDate === null;
  const { startDate, endDate } = item;
  return {
    ...item,
    isCurrent,
    ...occupationFieldsOf(item.position),
    // The months of a current position are computed when it is read, because they grow.
    months:
      startDate !== null && endDate !== null
        ? monthsBetween({ startDate, endDate, isCurrent: false }, '')
        : null,
  };
}

function correctedSkill(skill: CandidateSkill): CandidateSkill {
  const knownSkill = skillLexicon().normalize(skill.name);
  return {
    ...skill,
    name: knownSkill?.name ?? skill.name,
    skillId: knownSkill?.skillId ?? null,
    type: knownSkill?.type ?? 'unknown',
    provenance: 'stated',
  };
}
