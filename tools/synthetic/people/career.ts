import { OCCUPATIONS } from '../data/occupations';
import type { Occupation } from '../data/occupation';
import type { Country } from '../data/places';
import type { Random } from '../random';
import { employerName, prisonName } from './naming';
import { dayAt, monthOf, WRITTEN_ON, type Background, type Place, type Position } from './person';

export interface CareerPlan {
  background: Background;
  occupation: Occupation;
  home: Place;
  /** Country of the first positions, for newcomers. */
  origin: Country | null;
}

const EARLIEST = 1984 * 12;

interface Pace {
  posts: [number, number];
  months: [number, number];
  gap: [number, number];
}

const PACES: Record<Background, Pace> = {
  steady: { posts: [2, 4], months: [18, 70], gap: [0, 2] },
  many_short_jobs: { posts: [5, 9], months: [2, 11], gap: [0, 4] },
  one_long_job: { posts: [1, 2], months: [110, 260], gap: [0, 1] },
  newcomer: { posts: [3, 5], months: [9, 60], gap: [1, 9] },
  returning: { posts: [3, 5], months: [6, 36], gap: [1, 6] },
  career_change: { posts: [3, 5], months: [14, 60], gap: [0, 4] },
  gaps: { posts: [3, 5], months: [8, 40], gap: [10, 38] },
  student: { posts: [1, 3], months: [3, 12], gap: [1, 8] },
};

/** Indexes of career changes in the list of positions, newest first. */
interface Turns {
  count: number;
  /** Positions from this index on are in another occupation. */
  changeAt: number;
  /** Positions from this index on are in another country. */
  abroadFrom: number;
  /** Index of the position in a correctional facility; -1 for none. */
  inside: number;
}

function drawTurns(random: Random, plan: CareerPlan, pace: Pace): Turns {
  const count = random.int(...pace.posts);
  const somewhere = (): number => random.int(1, Math.max(1, count - 1));
  return {
    count,
    changeAt: plan.background === 'career_change' ? somewhere() : count,
    abroadFrom: plan.origin ? somewhere() : count,
    inside: plan.background === 'returning' ? somewhere() : -1,
  };
}

/** Positions of a career, newest first. */
export function career(random: Random, plan: CareerPlan): Position[] {
  const pace = PACES[plan.background];
  const turns = drawTurns(random, plan, pace);
  const before = random.pick(OCCUPATIONS);
  const posts: Position[] = [];
  let end = random.chance(0.62) ? null : monthOf(WRITTEN_ON) - random.int(1, 14);
  for (let index = 0; index < turns.count; index++) {
    const last = end ?? monthOf(WRITTEN_ON) - 1;
    const start = last - random.int(...pace.months) + 1;
    const occupation = index >= turns.changeAt ? before : plan.occupation;
    const where = employerOf(random, plan, turns, index, occupation, posts.at(-1));
    posts.push({
      ...where,
      title: index === turns.inside ? insideTitle(random) : titleAt(random, occupation, turns.count, index),
      start: dayAt(start, random.pick([1, 1, 3, 12, 15, 22])),
      end: end === null ? null : dayAt(end, random.pick([28, 28, 14, 20, 9])),
      employmentType: employmentType(random, plan.background),
      occupation,
      duties: duties(random, occupation),
    });
    const promoted = posts.at(-2)?.employer === where.employer;
    end = start - 1 - (promoted ? 0 : random.int(...pace.gap));
    if (end < EARLIEST) break;
  }
  return distinctTitles(posts);
}

/** Returns a new employer, or that of the position above, which is then a promotion. */
function employerOf(
  random: Random,
  plan: CareerPlan,
  turns: Turns,
  index: number,
  occupation: Occupation,
  above: Position | undefined,
): Pick<Position, 'employer' | 'place'> {
  const place = placeOf(random, plan, index >= turns.abroadFrom);
  if (index === turns.inside) return { employer: prisonName(random, place), place };
  const turned = [turns.abroadFrom, turns.changeAt, turns.inside + 1].includes(index);
  if (above && !turned && random.chance(0.14)) return { employer: above.employer, place: above.place };
  return { employer: employerName(random, occupation.trade, place), place };
}

/** Ensures that two positions at one employer have different titles. */
function distinctTitles(posts: Position[]): Position[] {
  return posts.filter((post, index) => {
    const before = posts[index - 1];
    return !(before && before.employer === post.employer && before.title === post.title);
  });
}

function placeOf(random: Random, plan: CareerPlan, abroad: boolean): Place {
  const country = abroad && plan.origin ? plan.origin : plan.home.country;
  if (!abroad && random.chance(0.6)) return plan.home;
  return { city: random.pick(country.cities), country };
}

/** Later positions have titles from higher levels. */
function titleAt(random: Random, occupation: Occupation, count: number, index: number): string {
  const { titles } = occupation;
  const height = count === 1 ? 0.6 : 1 - index / (count - 1);
  const rung = Math.round(height * (titles.length - 1) + random.int(-1, 0));
  return titles[Math.max(0, Math.min(titles.length - 1, rung))] ?? titles[0] ?? '';
}

function insideTitle(random: Random): string {
  return random.pick([
    'Kitchen Worker',
    'Laundry Worker',
    'Welding Shop Trainee',
    'Library Clerk',
    'Grounds Crew Worker',
  ]);
}

function employmentType(random: Random, background: Background): Position['employmentType'] {
  if (background === 'student')
    return random.weighted([
      ['part_time', 3],
      ['seasonal', 1],
      [null, 2],
    ]);
  if (background === 'many_short_jobs')
    return random.weighted([
      ['temporary', 2],
      ['seasonal', 1],
      ['part_time', 1],
      [null, 4],
    ]);
  return random.weighted([
    ['part_time', 1],
    [null, 9],
  ]);
}

export function duties(random: Random, occupation: Occupation): string[] {
  return random
    .sample(occupation.duties, random.int(2, Math.min(5, occupation.duties.length)))
    .map((duty) => fillNumbers(random, duty));
}

function fillNumbers(random: Random, text: string): string {
  return text.replace(/\{n:(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
    String(random.int(Number(low), Number(high))),
  );
}
