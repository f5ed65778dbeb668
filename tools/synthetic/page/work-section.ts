import type { EmploymentType } from '../../../src/domain/common';
import type { WorkItem } from '../../../src/domain/parsing/parsed-resume';
import { dayAt, monthOf, type Person, type Position } from '../people/person';
import type { Random } from '../random';
import { printRange } from './date-styles';
import type { Habits } from './habits';
import { printPlace } from './place-line';
import type { Piece, PrintedEntry, Role, Row } from './printed-page';
import { monthsOf } from './totals';
import { SECTION_WORDS } from './words';

export interface PrintedWork {
  entries: PrintedEntry[];
  items: WorkItem[];
}

const piece = (text: string, role: Role = 'plain'): Piece => ({ text, role });
const TYPE_WORDS: Partial<Record<EmploymentType, string>> = {
  part_time: 'Part-time',
  temporary: 'Temporary',
  seasonal: 'Seasonal',
};

interface EntryParts {
  title: Piece[];
  employer: Piece[];
  place: Piece[];
  dates: Piece;
}

/** Prints the positions and returns the values that they state. */
export function printWork(random: Random, habits: Habits, person: Person, posts: Position[]): PrintedWork {
  const printed = posts.map((post) => printPosition(random, habits, person, post));
  const grouped = habits.arrangement === 'grouped_by_employer' && !habits.datesInMargin;
  const entries = printed.map(({ parts, entry, item }, index) => {
    const before = printed[index - 1]?.item.name;
    const rows = grouped ? groupedRows(parts, before === item.name) : rowsOf(habits, parts);
    return { ...entry, rows: rows.map(tidy), margin: habits.datesInMargin ? parts.dates.text : null };
  });
  return { entries, items: printed.map(({ item }) => item) };
}

function printPosition(
  random: Random,
  habits: Habits,
  person: Person,
  post: Position,
): { parts: EntryParts; entry: PrintedEntry; item: WorkItem } {
  const title = titleIn(random, habits, post);
  const range = printRange(habits.dates, firstDay(habits, post), post.end);
  const place = habits.showPlaces ? printPlace(habits, post.place, person.home) : null;
  const typeWord =
    habits.language === 'en' && post.employmentType ? TYPE_WORDS[post.employmentType] : undefined;
  const duties =
    habits.language === 'en'
      ? post.duties
      : random.sample(SECTION_WORDS[habits.language].duties, post.duties.length);
  const prose = `${duties.join('. ')}.`;
  return {
    parts: {
      title: [piece(title, 'title'), ...(typeWord ? [piece(` (${typeWord})`)] : [])],
      employer: [piece(post.employer, 'employer')],
      place: place ? [piece(place.text, 'place')] : [],
      dates: piece(range.text, 'dates'),
    },
    entry: {
      rows: [],
      margin: null,
      paragraph: habits.bullets ? null : prose,
      bullets: habits.bullets ? duties : [],
    },
    item: {
      name: post.employer,
      position: title,
      onetSocCode: post.occupation.titles.includes(title) ? post.occupation.soc : null,
      onetTitle: post.occupation.titles.includes(title) ? post.occupation.onetTitle : null,
      occupationConfidence: null,
      employmentType: typeWord || post.employmentType === 'volunteer' ? post.employmentType : null,
      location: place?.location ?? null,
      url: null,
      startDate: range.start,
      endDate: range.end,
      isCurrent: range.isCurrent,
      months: monthsOf(range.start, range.end, range.isCurrent),
      rawDates: range.text,
      summary: habits.bullets ? null : prose,
      highlights: habits.bullets ? duties : [],
      skills: [],
      confidence: 1,
    },
  };
}

/** A range of years or seasons must not begin in a year that another format would not show. */
function firstDay(habits: Habits, post: Position): Position['start'] {
  // A range of days inside one month looks like a mistake, so it begins on the first.
  const sameMonth = post.end && monthOf(post.end) === monthOf(post.start);
  return sameMonth && /days|day_/.test(habits.dates.style) ? dayAt(monthOf(post.start), 1) : post.start;
}

function titleIn(random: Random, habits: Habits, post: Position): string {
  if (habits.language === 'en' || post.employmentType === 'volunteer') return post.title;
  return random.pick(post.occupation.local[habits.language] ?? [post.title]);
}

const comma = piece(', ');
const joined = (separator: string, ...groups: Piece[][]): Piece[] =>
  groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [piece(separator), ...group]));

/** Prints the header of an entry in the order that its writer uses. */
function rowsOf(habits: Habits, { title, employer, place, dates }: EntryParts): Row[] {
  const row = (left: Piece[], right: Piece[] = []): Row => ({ left, right });
  const when = habits.datesInMargin ? [] : [dates];
  const where = joined(', ', employer, place);
  switch (habits.arrangement) {
    case 'grouped_by_employer':
    case 'title_dates_employer':
      return [row(title, when), row(where)];
    case 'employer_dates_title':
      return [row(joined(' — ', employer, place), when), row(title)];
    case 'employer_place_then_title_dates':
      return [row(employer, place), row(title, when)];
    case 'dates_first':
      return [row(when), row(title), row(where)];
    case 'one_line_commas':
      return [row([...title, comma, ...where, ...(when.length > 0 ? [piece(' ('), dates, piece(')')] : [])])];
    case 'one_line_pipes':
      return [row(joined(' | ', title, employer, place, when))];
    case 'title_at_employer':
      return [row([...title, piece(' at '), ...employer], when), row(place)];
    case 'labels':
      return [
        row([piece('Employer: ', 'label'), ...employer]),
        row([piece('Position: ', 'label'), ...title]),
        row(place.length > 0 ? [piece('Location: ', 'label'), ...place] : []),
        row(when.length > 0 ? [piece('Dates: ', 'label'), dates] : []),
      ];
    case 'dates_last':
      return [row(title), row(where), row(when)];
  }
}

/** Prints an employer once above the positions held there. */
function groupedRows({ title, employer, place, dates }: EntryParts, same: boolean): Row[] {
  const post: Row = { left: title, right: [dates] };
  return same ? [post] : [{ left: joined(', ', employer, place), right: [] }, post];
}

function tidy(row: Row): Row {
  // Without a left side, the right side moves to the left.
  return row.left.length === 0 ? { left: row.right, right: [] } : row;
}
