import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';
import { dateRange, sameDate, type DatedEntry } from './dates';
import { pairUp, Tally, type FieldScore } from './tally';
import { foldForScore, soft, tokenF1 } from './text';

type Resume = Omit<ParsedResume, 'meta'>;

interface GoldEntry extends DatedEntry {
  company?: string;
  position?: string;
  institution?: string;
  degree?: string;
}

/** A row of a set whose expected values are a structured resume. */
export interface PairsRow {
  id: string;
  file: string;
  format: string;
  derived_from?: string;
  /** The template of the document; in generated resumes the person. */
  family?: string;
  /** The design of a generated resume. */
  layout?: string;
  scored_fields?: string[];
  truth_complete?: boolean;
  gold: {
    name: string | null;
    email: string | null;
    phone: string | null;
    location: string | null;
    work: GoldEntry[];
    education: GoldEntry[];
    skills: string[];
    certifications?: { name: string }[];
  };
}

interface Flat {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  work: GoldEntry[];
  education: GoldEntry[];
  skills: string[];
}

const EMPTY: Flat = {
  name: null,
  email: null,
  phone: null,
  location: null,
  work: [],
  education: [],
  skills: [],
};

/** Flattens the parsed resume to the values that the measures compare. */
export function flatten(resume: Resume | undefined): Flat {
  if (!resume) return EMPTY;
  const { basics, work, education, skills } = resume;
  const place = basics.location;
  const areas = [place?.city, place?.state ?? place?.region, place?.countryCode].filter((area) => area);
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone ?? basics.phones.find(() => true)?.raw ?? null,
    location: place ? (place.raw ?? (areas.join(', ') || null)) : null,
    work: work.map((item) => ({
      company: item.name ?? undefined,
      position: item.position ?? undefined,
      start: item.startDate,
      end: item.isCurrent ? 'present' : item.endDate,
    })),
    education: education.map((item) => ({
      institution: item.institution ?? undefined,
      degree: degreeText(item.studyType, item.area) ?? undefined,
      start: item.startDate,
      end: item.isCurrent ? 'present' : item.endDate,
    })),
    skills: skills.map((skill) => skill.rawNames[0] ?? skill.name),
  };
}

function degreeText(studyType: string | null, area: string | null): string | null {
  return [studyType, area].filter((part) => part).join(' ') || null;
}

/** Scores the fields of structured resumes: scalars, entries with their values and dates, skills. */
export function scorePairs(rows: PairsRow[], predictions: Map<string, Resume>): Map<string, FieldScore> {
  const tally = new Tally();
  for (const row of rows) scoreRow(tally, row, flatten(predictions.get(row.id)));
  return tally.scores();
}

function scoreRow(tally: Tally, row: PairsRow, predicted: Flat): void {
  const { gold } = row;
  const wants = (field: string): boolean => !row.scored_fields || row.scored_fields.includes(field);
  const digits = (value: unknown): string => String(value).replace(/\D/g, '').slice(-10);
  const lower = (value: unknown): string => String(value).toLowerCase().trim();
  if (wants('name'))
    tally.scalar('name', gold.name, predicted.name, (a, b) => foldForScore(a) === foldForScore(b));
  if (wants('email') && gold.email)
    tally.scalar('email', gold.email, predicted.email, (a, b) => lower(a) === lower(b));
  if (wants('phone') && gold.phone)
    tally.scalar('phone', gold.phone, predicted.phone, (a, b) => digits(a) === digits(b));
  if (wants('location') && gold.location) {
    tally.scalar('location', gold.location, predicted.location, (a, b) => tokenF1(a, b) >= 0.5);
  }
  if (wants('work')) scoreEntries(tally, 'work', ['company', 'position'], row, predicted.work);
  if (wants('education'))
    scoreEntries(tally, 'education', ['institution', 'degree'], row, predicted.education);
  if (wants('skills') && gold.skills.length > 0) {
    const expectedSkills = distinct(gold.skills);
    const given = distinct(predicted.skills);
    const found = pairUp(expectedSkills, given, similar).length;
    tally.add('skills', found, row.truth_complete ? given.length - found : 0, expectedSkills.length - found);
  }
}

function scoreEntries(
  tally: Tally,
  section: 'work' | 'education',
  keys: (keyof GoldEntry)[],
  row: PairsRow,
  predicted: GoldEntry[],
): void {
  const gold = row.gold[section];
  if (gold.length === 0 && !row.truth_complete) return;
  const pairs = pairUp(gold, predicted, (a, b) => keys.filter((key) => soft(a[key], b[key])).length);
  tally.add(
    `${section}.entries`,
    pairs.length,
    row.truth_complete ? predicted.length - pairs.length : 0,
    gold.length - pairs.length,
  );
  const partner = new Map(pairs.map(([i, j]) => [i, predicted[j]]));
  gold.forEach((entry, index) => {
    const partnerIndex = partner.get(index);
    for (const key of keys)
      if (entry[key]) tally.scalar(`${section}.${key}`, entry[key], partnerIndex?.[key], soft);
    const expectedRange = dateRange(entry);
    const given = partnerIndex ? dateRange(partnerIndex) : ([null, null] as const);
    for (const [name, side] of [
      ['start', 0],
      ['end', 1],
    ] as const) {
      const same = sameDate(expectedRange[side], given[side]);
      if (same !== null) {
        tally.add(`${section}.${name}`, Number(same), Number(!same && given[side] !== null), Number(!same));
      }
    }
  });
}

/** Removes duplicates of folded values; keeps the last spelling. */
function distinct(values: (string | null | undefined)[]): string[] {
  const byKey = new Map<string, string>();
  for (const value of values) if (value && foldForScore(value) !== '') byKey.set(foldForScore(value), value);
  return [...byKey.values()];
}

function similar(a: string, b: string): number {
  return foldForScore(a) === foldForScore(b) ? 1 : 0.5 * Number(soft(a, b));
}

/** A row of a set whose expected values are labelled spans of the text. */
export interface ValuesRow {
  id: string;
  text: string;
  entities: { label: string; text: string }[];
}

const SKILL_LABELS = ['Tech Tools', 'Job Specific Skills', 'Soft Skills'];
/** The values of a resume by label, each with its spellings. */
const VALUES: Record<string, (resume: Resume) => Spellings[]> = {
  Name: ({ basics }) => [[basics.name]],
  'Email Address': ({ basics }) => [basics.email, ...basics.emails].map((email) => [email]),
  Designation: ({ work, basics }) =>
    [...work.map((item) => item.position), basics.label].map((title) => [title]),
  'Companies worked at': ({ work }) => work.map((item) => [item.name]),
  'College Name': ({ education }) => education.map((item) => [item.institution]),
  // Annotators label a degree with or without its field of study.
  Degree: ({ education }) => education.map((item) => [item.studyType, degreeText(item.studyType, item.area)]),
  Skills: ({ skills }) => skills.map((skill) => (skill.rawNames.length > 0 ? skill.rawNames : [skill.name])),
};

type Spellings = readonly (string | null | undefined)[];

/** Scores sets of values by label without duplicates. A second spelling of a matched value is not an error. */
export function scoreValues(rows: ValuesRow[], predictions: Map<string, Resume>): Map<string, FieldScore> {
  const tally = new Tally();
  for (const row of rows) {
    const resume = predictions.get(row.id);
    for (const [label, valuesOf] of Object.entries(VALUES)) {
      const labels = label === 'Skills' ? SKILL_LABELS : [label];
      const gold = distinct(
        row.entities
          .filter((entity) => labels.includes(entity.label))
          .map(({ text }) => labelledText(label, text)),
      );
      // Annotators skipped some labels in some documents, for which precision is unknown.
      if (gold.length === 0) continue;
      const values = resume ? valuesOf(resume) : [];
      const given = distinct(values.flat());
      const pairs = pairUp(gold, given, similar);
      const right = new Set(pairs.map(([, j]) => foldForScore(given[j])));
      const wrong = distinctEntries(values).filter(
        (spellings) =>
          !spellings.some(
            (value) => right.has(foldForScore(value)) || gold.some((wanted) => soft(wanted, value)),
          ),
      );
      tally.add(label, pairs.length, wrong.length, gold.length - pairs.length);
    }
  }
  return tally.scores();
}

/** Values with any text, without those whose spellings another value has too. */
function distinctEntries(values: Spellings[]): Spellings[] {
  const byKey = new Map(
    values.map((spellings) => [
      distinct([...spellings])
        .map(foldForScore)
        .join('|'),
      spellings,
    ]),
  );
  byKey.delete('');
  return [...byKey.values()];
}

/** UTF-8 bytes that the texts of this set contain as escapes, which the parser reads as the characters they mean. */
const BYTE_ESCAPES = /(?:\\x[0-9a-f]{2})+/gi;

/**
 * A label's text as the parser is to give it. Annotators may label a school together with the field of study above it,
 * of which the longest paragraph is the school, as in training.
 */
function labelledText(label: string, text: string): string {
  const decoded = text.replace(BYTE_ESCAPES, (escape) =>
    Buffer.from(escape.replace(/\\x/gi, ''), 'hex').toString('utf8'),
  );
  if (label !== 'College Name') return decoded;
  return decoded.split(/\n\s*\n/).reduce((longest, part) => (part.length > longest.length ? part : longest));
}
