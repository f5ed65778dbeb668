import type { EducationLevel } from '../../../src/domain/common';
import type { Random } from '../random';
import { prisonName, schoolName } from './naming';
import { dayAt, monthOf, WRITTEN_ON, type Place, type Position, type Schooling } from './person';
import type { CareerPlan } from './career';

const LEVELS: [RegExp, EducationLevel][] = [
  [/^master/i, 'master'],
  [/^bachelor/i, 'bachelor'],
  [/^associate/i, 'associate'],
];

const JANUARY_TO = { may: 4, june: 5, september: 8 };

/** School years end in May or June and begin in September, regardless of the start of the first position. */
function schoolYears(
  random: Random,
  end: number,
  years: number,
): { start: Schooling['start']; end: Schooling['end'] } {
  const year = Math.floor(end / 12) * 12;
  const last = year + random.pick([JANUARY_TO.may, JANUARY_TO.june]);
  return { start: dayAt(year - years * 12 + JANUARY_TO.september, 1), end: dayAt(last, 15) };
}

/** Returns the education that precedes a career, newest first. */
export function schooling(random: Random, plan: CareerPlan, posts: Position[]): Schooling[] {
  const place: Place = plan.origin
    ? { city: random.pick(plan.origin.cities), country: plan.origin }
    : plan.home;
  const firstPost = posts.at(-1);
  const leaving = Math.max(monthOf(firstPost?.start ?? WRITTEN_ON) - random.int(1, 14), 1984 * 12);
  const entries: Schooling[] = [];
  const study = random.weighted<(typeof plan.occupation.study)[number] | null>([
    [plan.occupation.study.length > 0 ? random.pick(plan.occupation.study) : null, 4],
    [null, 1],
  ]);
  if (study) {
    const years = study.school === 'college' ? 2 : 4;
    const unfinished = plan.background === 'student';
    const end = unfinished ? monthOf(WRITTEN_ON) + random.int(8, 26) : leaving;
    entries.push({
      institution: schoolName(random, study.school, unfinished ? plan.home : place),
      degree: study.degree,
      area: study.area,
      level: LEVELS.find(([pattern]) => pattern.test(study.degree))?.[1] ?? 'vocational',
      place: unfinished ? plan.home : place,
      ...(study.school === 'vocational'
        ? { start: dayAt(end - random.int(4, 12), 1), end: dayAt(end, 15) }
        : schoolYears(random, end, years)),
      score: study.school !== 'vocational' && random.chance(0.25) ? `3.${random.int(1, 9)}` : null,
    });
  }
  if (entries.length === 0 || random.chance(0.4)) entries.push(secondary(random, plan, place, leaving - 48));
  return entries;
}

function secondary(random: Random, plan: CareerPlan, place: Place, end: number): Schooling {
  const inside = plan.background === 'returning';
  const ged = inside || (place.country.code === 'US' && random.chance(0.15));
  return {
    institution: inside
      ? prisonName(random, place)
      : schoolName(random, ged ? 'college' : 'secondary', place),
    degree: ged ? 'GED' : 'High School Diploma',
    area: null,
    level: ged ? 'ged' : 'high_school',
    place,
    ...schoolYears(random, end, 4),
    score: null,
  };
}
