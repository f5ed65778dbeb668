/**
 * The categories of the bias audit of New York City Local Law 144 (6 RCNY §5-301), which are those of the EEO-1 report. All
 * but the first of the second list are "not Hispanic or Latino".
 */
export const SEXES = ['male', 'female'] as const;
export const RACES_AND_ETHNICITIES = [
  'hispanic_or_latino',
  'white',
  'black_or_african_american',
  'native_hawaiian_or_pacific_islander',
  'asian',
  'native_american_or_alaska_native',
  'two_or_more_races',
] as const;

export type Sex = (typeof SEXES)[number];
export type RaceEthnicity = (typeof RACES_AND_ETHNICITIES)[number];

/** Categories of a person; null if unknown. */
export interface Demographics {
  readonly sex: Sex | null;
  readonly raceEthnicity: RaceEthnicity | null;
}

/** A person about whom nothing is known. */
export const UNKNOWN_DEMOGRAPHICS: Demographics = { sex: null, raceEthnicity: null };

export const CATEGORY_LABELS: Readonly<Record<Sex | RaceEthnicity, string>> = {
  male: 'Male',
  female: 'Female',
  hispanic_or_latino: 'Hispanic or Latino',
  white: 'White',
  black_or_african_american: 'Black or African American',
  native_hawaiian_or_pacific_islander: 'Native Hawaiian or Pacific Islander',
  asian: 'Asian',
  native_american_or_alaska_native: 'Native American or Alaska Native',
  two_or_more_races: 'Two or More Races',
};

/** Texts that state that a category is unknown or outside of the two lists. They need no warning. */
const UNKNOWN = new Set(
  [
    '',
    'unknown',
    'undisclosed',
    'not disclosed',
    'declined',
    'prefer not to say',
    'n/a',
    'na',
    'none',
  ].concat(['other', 'nonbinary', 'non binary', 'x']),
);
const SEX_TEXTS: ReadonlyMap<string, Sex> = new Map([
  ['m', 'male'],
  ['man', 'male'],
  ['f', 'female'],
  ['woman', 'female'],
  ...SEXES.map((sex) => [sex, sex] as const),
]);
const RACE_TEXTS: ReadonlyMap<string, RaceEthnicity> = new Map([
  ['hispanic', 'hispanic_or_latino'],
  ['latino', 'hispanic_or_latino'],
  ['black', 'black_or_african_american'],
  ['african american', 'black_or_african_american'],
  ['pacific islander', 'native_hawaiian_or_pacific_islander'],
  ['native hawaiian or other pacific islander', 'native_hawaiian_or_pacific_islander'],
  ['american indian or alaska native', 'native_american_or_alaska_native'],
  ['native american', 'native_american_or_alaska_native'],
  ['two or more', 'two_or_more_races'],
  ...RACES_AND_ETHNICITIES.map((race) => [race.replaceAll('_', ' '), race] as const),
]);

/** Reads a sex; null if it is unknown, undefined if the text is not understood. */
export function readSex(text: string): Sex | null | undefined {
  return read(SEX_TEXTS, text);
}

/** Reads a race or ethnicity; null if it is unknown, undefined if the text is not understood. */
export function readRaceEthnicity(text: string): RaceEthnicity | null | undefined {
  return read(RACE_TEXTS, text);
}

function read<T>(texts: ReadonlyMap<string, T>, text: string): T | null | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\(?not hispanic or latino\)?/g, ' ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return UNKNOWN.has(plain) ? null : texts.get(plain);
}
