import type { ComparedFields } from '../../src/domain/duplicates/identity-features';
import { statedEducation, statedWork } from '../../src/domain/parsing/structured/stated-resume';
import type { Random } from '../synthetic/random';
import type { InventedPerson, InventedPosition } from './invented-person';

type WorkItem = ComparedFields['work'][number];
type EducationItem = ComparedFields['education'][number];

/** Positions as a record states them: legal forms, years instead of months, no dates, the newest few. */
export function parsedWork(random: Random, work: readonly InventedPosition[]): WorkItem[] {
  const writesYears = random.chance(0.15);
  const leavesOutDates = random.chance(0.12);
  return (random.chance(0.06) ? work.slice(2) : work).slice(0, random.int(1, 5)).map((position) =>
    statedWork({
      name: random.chance(0.15) ? `${position.employer}, Inc.` : position.employer,
      position: position.title,
      startDate: leavesOutDates ? null : dateOf(position.start + (random.chance(0.1) ? 1 : 0), writesYears),
      endDate: leavesOutDates || position.end === null ? null : dateOf(position.end, writesYears),
      isCurrent: position.end === null,
    }),
  );
}

export function parsedEducation(random: Random, schools: InventedPerson['schools']): EducationItem[] {
  const listed = random.chance(0.3) ? schools.slice(0, 1) : random.chance(0.1) ? schools.slice(-1) : schools;
  return listed.map(({ name, end }) =>
    statedEducation({
      institution: random.chance(0.06) ? initials(name) : name,
      endDate: random.chance(0.25) ? null : dateOf(end, random.chance(0.6)),
    }),
  );
}

function dateOf(month: number, isYear: boolean): string {
  const year = String(Math.floor(month / 12));
  return isYear ? year : `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Some people abbreviate the name of their school. */
function initials(name: string): string {
  return name.replace(/[a-z ]/g, '');
}
