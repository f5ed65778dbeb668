import type { Person } from '../people/person';
import type { Random } from '../random';
import { DATE_STYLES, type DateHabit, type DateStyle } from './date-styles';
import type { ListForm, SectionName } from './printed-page';
import { SECTION_WORDS, type Language } from './words';

/** Orders of title, employer, place and dates in an entry. */
export const ARRANGEMENTS = [
  'title_dates_employer',
  'employer_dates_title',
  'employer_place_then_title_dates',
  'dates_first',
  'one_line_commas',
  'one_line_pipes',
  'title_at_employer',
  'labels',
  'dates_last',
  'grouped_by_employer',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Formatting choices of one person for a document. */
export interface Habits {
  language: Language;
  dates: DateHabit;
  arrangement: Arrangement;
  /** True if dates are in a separate column. */
  datesInMargin: boolean;
  bullets: boolean;
  showPlaces: boolean;
  showCountry: boolean;
  headings: Record<SectionName, string>;
  headingCase: 'title' | 'upper' | 'colon';
  nameCase: 'plain' | 'upper' | 'family_upper';
  address: 'city' | 'city_postal' | 'street' | 'none';
  contactLabels: boolean;
  headline: boolean;
  summary: boolean;
  skillsFirst: boolean;
  skillForm: ListForm;
  languageForm: 'fluency' | 'cefr' | 'names';
  bullet: string;
  references: boolean;
  interests: boolean;
}

const FROM_ORIGIN: Record<string, Language> = { MX: 'es', GT: 'es', HT: 'fr', CD: 'fr' };
const AT_HOME: Record<string, Language> = { DE: 'de', FR: 'fr' };

/** Draws the habits of a person. `margin` requests dates in a separate column. */
export function drawHabits(random: Random, person: Person, margin: boolean): Habits {
  const language = documentLanguage(random, person);
  const words = SECTION_WORDS[language];
  return {
    language,
    dates: dateHabit(random, person, language),
    arrangement: random.weighted<Arrangement>([
      ['title_dates_employer', 5],
      ['employer_dates_title', 5],
      ['employer_place_then_title_dates', 3],
      ['dates_first', 2],
      ['one_line_commas', 2],
      ['one_line_pipes', 2],
      ['title_at_employer', 1],
      ['labels', 1],
      ['dates_last', 2],
      ['grouped_by_employer', 1],
    ]),
    datesInMargin: margin,
    bullets: random.chance(0.8),
    showPlaces: random.chance(0.75),
    showCountry: random.chance(0.4),
    headings: Object.fromEntries(
      Object.entries(words.headings).map(([name, choices]) => [name, random.pick(choices)]),
    ) as Record<SectionName, string>,
    headingCase: random.weighted([
      ['title', 5],
      ['upper', 4],
      ['colon', 1],
    ]),
    nameCase: random.weighted([
      ['plain', 6],
      ['upper', 3],
      ['family_upper', language === 'fr' ? 3 : 0.3],
    ]),
    address: random.weighted([
      ['city', 5],
      ['city_postal', 2],
      ['street', 4],
      ['none', 0.6],
    ]),
    contactLabels: random.chance(0.25),
    headline: random.chance(0.45),
    summary: random.chance(0.65),
    skillsFirst: random.chance(0.4),
    skillForm: random.weighted<ListForm>([
      ['bullets', 4],
      ['commas', 4],
      ['lines', 1],
      ['pipes', 1],
      ['columns', 2],
      ['groups', 1.5],
      ['bars', 0.7],
    ]),
    languageForm: random.pick(['fluency', 'fluency', 'cefr', 'names']),
    bullet: random.pick(['•', '•', '-', '*', '–', '▪', '➢', 'o']),
    references: random.chance(0.2),
    interests: random.chance(0.12),
  };
}

/** Most resumes are in English; some are in the language of the origin or residence, if the trade has words in it. */
function documentLanguage(random: Random, person: Person): Language {
  const origin = person.positions.at(-1)?.place.country.code ?? '';
  const home = AT_HOME[person.home.country.code];
  const possible = home ?? FROM_ORIGIN[origin];
  if (possible === undefined || possible === 'en') return 'en';
  const hasLocalWords = person.positions.every(({ occupation }) => occupation.local[possible] !== undefined);
  return hasLocalWords && random.chance(home ? 0.7 : 0.35) ? possible : 'en';
}

function dateHabit(random: Random, person: Person, language: Language): DateHabit {
  const country = person.home.country.code;
  const american = country === 'US' || country === 'CA';
  const weights: Record<DateStyle, number> = {
    short_month: 5,
    long_month: 4,
    short_month_to: 2,
    month_slash_year: 4,
    month_slash_short_year: 1,
    month_dot_year: american ? 0.3 : 2,
    year_month: 0.7,
    years: 3,
    since: 1.2,
    seasons: language === 'en' ? 0.6 : 0,
    us_days: american && language === 'en' ? 1.2 : 0,
    british_days: american || country === 'DE' ? 0 : 1.2,
    dotted_days: country === 'DE' || country === 'SE' ? 3 : 0.2,
    apostrophe: language === 'en' ? 0.8 : 0,
    day_month_year: 0.7,
    from_till: language === 'en' ? 0.6 : 0,
    with_duration: language === 'en' ? 1 : 0,
  };
  const style = random.weighted(DATE_STYLES.map((name): [DateStyle, number] => [name, weights[name]]));
  const tight = /slash|years$|^years|dot/.test(style);
  return {
    style,
    language,
    separator:
      style === 'short_month_to'
        ? language === 'en'
          ? ' to '
          : ' - '
        : random.weighted([
            [' – ', 5],
            [' - ', 4],
            ['–', 1],
            ['-', tight ? 2 : 0],
            [language === 'en' ? ' to ' : ' - ', 1],
            [' — ', 0.7],
          ]),
    present: random.pick(SECTION_WORDS[language].present),
  };
}
