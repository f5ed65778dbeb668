import { OCCUPATIONS } from '../data/occupations';
import type { Occupation } from '../data/occupation';
import type { Country } from '../data/places';
import type { Random } from '../random';
import { employerName, prisonName } from './naming';
import { dayAt, monthOf, WRITTEN_ON, type Background, type Place, type Post } from './person';

export interface CareerPlan {
  background: Background;
  occupation: Occupation;
  home: Place;
  /** Where the first posts were held, for newcomers. */
  origin: Country | null;
}

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

/** Posts of a working life, newest first. */
export function career(random: Random, plan: CareerPlan): Post[] {
  const pace = PACES[plan.background];
  const count = random.int(...pace.posts);
  const earlier = plan.background === 'career_change' ? random.pick(OCCUPATIONS) : plan.occupation;
  const changeAt = random.int(1, Math.max(1, count - 1));
  const abroadFrom = plan.origin ? random.int(1, Math.max(1, count - 1)) : count;
  const inside = plan.background === 'returning' ? random.int(1, Math.max(1, count - 1)) : -1;
  const posts: Post[] = [];
  let employer: string | null = null;
  let end = random.chance(0.62) ? null : monthOf(WRITTEN_ON) - random.int(1, 14);
  for (let index = 0; index < count; index++) {
    const abroad = plan.origin !== null && index >= abroadFrom;
    const occupation = index >= changeAt ? earlier : plan.occupation;
    const place = placeOf(random, plan, abroad);
    const last = end ?? monthOf(WRITTEN_ON) - 1;
    const start = last - random.int(...pace.months) + 1;
    // A promotion: the same employer under an earlier title.
    const promoted =
      posts[index - 1] && employer !== null && !abroad && index < abroadFrom && random.chance(0.14);
    const name: string =
      index === inside
        ? prisonName(random, place)
        : promoted && employer
          ? employer
          : employerName(random, occupation.trade, place);
    const previous = posts[index - 1];
    posts.push({
      title: index === inside ? insideTitle(random) : titleAt(random, occupation, count, index),
      employer: name,
      place: promoted && previous ? previous.place : place,
      start: dayAt(start, random.pick([1, 1, 3, 12, 15, 22])),
      end: end === null ? null : dayAt(end, random.pick([28, 28, 14, 20, 9])),
      employmentType: employmentType(random, plan.background),
      occupation,
      duties: duties(random, occupation),
    });
    employer = index === inside ? null : name;
    end = start - 1 - (promoted ? 0 : random.int(...pace.gap));
    if (end < monthOf({ year: 1984, month: 1, day: 1 })) break;
  }
  return distinctTitles(posts);
}

/** Two posts at one employer have two titles. */
function distinctTitles(posts: Post[]): Post[] {
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

/** Later posts come from further up the ladder. */
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

function employmentType(random: Random, background: Background): Post['employmentType'] {
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
