import type { EducationItem } from '../../../src/domain/parsing/parsed-resume';
import { monthOf, WRITTEN_ON, type Person, type Schooling } from '../people/person';
import type { Random } from '../random';
import { printDate, printRange } from './date-styles';
import type { Habits } from './habits';
import { printPlace } from './place-line';
import type { Piece, PrintedEntry, Role, Row } from './printed-page';
import { SECTION_WORDS } from './words';

export interface PrintedEducation {
  entries: PrintedEntry[];
  items: EducationItem[];
}

type Form = 'degree_first' | 'school_first' | 'one_line';
type When = 'range' | 'end' | 'none';

/** Prints the education entries and returns the values that they state. */
export function printEducation(random: Random, habits: Habits, person: Person): PrintedEducation {
  const form = random.weighted<Form>([
    ['degree_first', 4],
    ['school_first', 4],
    ['one_line', 2],
  ]);
  const when = random.weighted<When>([
    ['end', 5],
    ['range', 4],
    ['none', 1],
  ]);
  const separator = random.pick([' in ', ', ', ' in ', ': ']);
  const printed = person.schooling.map((school) =>
    printSchool(habits, person, school, form, when, separator),
  );
  return { entries: printed.map(({ entry }) => entry), items: printed.map(({ item }) => item) };
}

function printSchool(
  habits: Habits,
  person: Person,
  school: Schooling,
  form: Form,
  when: When,
  separator: string,
): { entry: PrintedEntry; item: EducationItem } {
  const degree = degreeIn(habits, school);
  const area = habits.language === 'en' ? school.area : null;
  const place = habits.showPlaces ? printPlace(habits, school.place, person.home) : null;
  const running = monthOf(school.end) > monthOf(WRITTEN_ON);
  const dates = datesOf(habits, school, when, running);
  const degreePieces = joined(degree, 'title', area === null ? null : `${separator}${area}`, 'title');
  const institution = joined(school.institution, 'employer', place && `, ${place.text}`, 'place');
  const margin = habits.datesInMargin ? (dates?.text ?? '') : null;
  const right: Piece[] = dates && margin === null ? [{ text: dates.text, role: 'dates' }] : [];
  const gpa = school.score !== null && habits.language === 'en' ? `GPA: ${school.score}` : null;
  return {
    entry: {
      rows: [...rowsOf(form, degreePieces, institution, right), ...gpaRow(gpa)],
      margin,
      paragraph: null,
      bullets: [],
    },
    item: {
      institution: school.institution,
      studyType: degree,
      area,
      level: school.level,
      ...stated(dates, running, when),
      score: gpa ? school.score : null,
      courses: [],
      location: place?.location ?? null,
      confidence: 1,
    },
  };
}

function stated(
  dates: ReturnType<typeof datesOf>,
  running: boolean,
  when: When,
): Pick<EducationItem, 'startDate' | 'endDate' | 'isCurrent' | 'completed'> {
  return {
    startDate: dates?.start ?? null,
    endDate: dates?.end ?? null,
    isCurrent: running && when === 'range',
    completed: running ? false : dates ? true : null,
  };
}

function joined(text: string, role: Role, more: string | null, moreRole: Role): Piece[] {
  return more === null
    ? [{ text, role }]
    : [
        { text, role },
        { text: more, role: moreRole },
      ];
}

function degreeIn(habits: Habits, school: Schooling): string {
  if (habits.language === 'en') return school.degree;
  const { degrees } = SECTION_WORDS[habits.language];
  if (school.level === 'vocational') return degrees.vocational;
  if (school.level === 'associate') return degrees.college;
  if (school.level === 'bachelor' || school.level === 'master') return degrees.university;
  return degrees.secondary;
}

function datesOf(
  habits: Habits,
  school: Schooling,
  when: When,
  running: boolean,
): { text: string; start: string | null; end: string | null } | null {
  if (when === 'none' && !running) return null;
  if (when === 'range') return printRange(habits.dates, school.start, running ? null : school.end);
  const { text, date } = printDate(habits.dates, school.end);
  return { text: running && habits.language === 'en' ? `Expected ${text}` : text, start: null, end: date };
}

function rowsOf(form: Form, degree: Piece[], institution: Piece[], dates: Piece[]): Row[] {
  if (form === 'degree_first')
    return [
      { left: degree, right: dates },
      { left: institution, right: [] },
    ];
  if (form === 'school_first')
    return [
      { left: institution, right: dates },
      { left: degree, right: [] },
    ];
  const separator: Piece = { text: ', ', role: 'plain' };
  const left = [...degree, separator, ...institution, ...dates.flatMap((date) => [separator, date])];
  return [{ left, right: [] }];
}

function gpaRow(gpa: string | null): Row[] {
  return gpa ? [{ left: [{ text: gpa, role: 'plain' }], right: [] }] : [];
}
