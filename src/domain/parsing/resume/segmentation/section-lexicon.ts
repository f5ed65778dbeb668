import { collectWords, LOCALES } from '../../locales';
import { countryCodeOf } from '../../places/countries';
import { foldText, removeLetterSpacing } from '../../text/normalize';
import { correctHeading } from './headings/misspelt-headings';
import type { ResumeSectionKind } from './section-kind';

const SECTION_KIND_BY_HEADING = new Map<string, ResumeSectionKind>(
  LOCALES.flatMap(({ sectionHeadings = {} }) =>
    Object.entries(sectionHeadings).flatMap(([kind, headings]) =>
      headings.map((heading) => [heading, kind as ResumeSectionKind] as const),
    ),
  ),
);

const ENTRY_LABELS = new Set(collectWords((locale) => locale.entryLabels));

/** True for a label of an entry, alone or as the first of two: "Responsibilities & Achievements". */
export function isEntryLabel(key: string): boolean {
  return ENTRY_LABELS.has(key) || ENTRY_LABELS.has(key.split(' and ')[0] ?? '');
}

/** Headings that are also labels or items inside entries; they need the typography of a heading. */
export const AMBIGUOUS_HEADINGS: ReadonlySet<string> = new Set(
  collectWords((locale) => locale.ambiguousHeadings),
);

/** Punctuation and words that join two headings, replaced by " and ". The Polish "i" does not join "Who I am" and "What I can do". */
const CONJUNCTIONS = new RegExp(
  `[&/+]| (?:${collectWords((locale) => locale.listConjunctions)
    .filter((word) => word !== 'and')
    .join('|')}) (?!(?:am|can|have|do|did|hold)\\b)`,
  'g',
);

/** Words of plain letters, none of which is a letter by itself. Nothing in them has to be removed. */
export const PLAIN_WORDS = /^[A-Za-z]{2,}(?: [A-Za-z]{2,})*$/;

/** Folded words of a heading without punctuation, numbering and decoration; `&` and `/` become "and". */
export function headingKey(text: string): string {
  if (PLAIN_WORDS.test(text))
    return text
      .toLowerCase()
      .replace(CONJUNCTIONS, ' and ')
      .replace(/ with dates?$/, '');
  return foldText(
    joinSmallCaps(removeLetterSpacing(text.replace(/[\u2022\u25cf\u25a0|_=*#~]+/g, ' ').trim())),
  )
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+/, '')
    .replace(/\((?:s|continued|cont'?d?\.?|es)\)/g, '')
    .replace(CONJUNCTIONS, ' and ')
    .replace(/ with dates?$/, '')
    .replace(/'s\b/g, 's')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "projects" of "projects o": OCR reads an ornament after a heading as a letter. */
export function withoutOrnament(key: string): string {
  return key.replace(/ [a-z]$/, '');
}

const ENDINGS_BY_KIND = LOCALES.flatMap(({ headingEndings = [] }) => headingEndings);
const HEADING_ENDINGS: readonly [RegExp, ResumeSectionKind][] = ENDINGS_BY_KIND.map(({ kind, endings }) => [
  new RegExp(` (?:${endings.join('|')})$`),
  kind,
]);
const ANY_HEADING_ENDING = new RegExp(` (?:${ENDINGS_BY_KIND.flatMap(({ endings }) => endings).join('|')})$`);

/** True if the whole heading is in the lexicon, alone or as a list of headings. */
export function isKnownHeading(key: string): boolean {
  return SECTION_KIND_BY_HEADING.has(key) || listedKinds(key).length > 0 || misspeltKind(key) !== null;
}

function misspeltKind(key: string): ResumeSectionKind | null {
  const corrected = correctHeading(key);
  return corrected === null ? null : (SECTION_KIND_BY_HEADING.get(corrected) ?? null);
}

/** Joins "W ORK E XPERIENCE", as small capitals are often extracted, to "WORK EXPERIENCE". */
function joinSmallCaps(text: string): string {
  return /^(?:\p{Lu} \p{Lu}+(?: (?:&|AND|OF))?(?: |$)){1,5}$/u.test(text)
    ? text.replace(/\b(\p{Lu}) (?=\p{Lu}{2,})/gu, '$1')
    : text;
}

/** Returns the kinds that a heading announces: several for "Skills & Certifications", none for an unknown heading. */
export function sectionKinds(key: string): ResumeSectionKind[] {
  const whole = SECTION_KIND_BY_HEADING.get(key);
  if (whole) return [whole];
  const kinds = listedKinds(key);
  if (kinds.length > 0) return kinds;
  const abroad = kindWithCountry(key);
  if (abroad) return [abroad];
  if (ANY_HEADING_ENDING.test(key)) {
    const last = HEADING_ENDINGS.find(([pattern]) => pattern.test(key));
    if (last) return [last[1]];
  }
  const misspelt = misspeltKind(key);
  return misspelt === null ? [] : [misspelt];
}

const IN_COUNTRY =
  /^(.{4,40}?) (?:(?:in|en|au|aux|w|na|no|em|im) (?:the )?(\p{L}{2}[\p{L} ]*)|abroad|overseas)$/u;
const KINDS_OF_COUNTRIES: ReadonlySet<string> = new Set(['work', 'education', 'volunteer']);

/** Returns the kind of "Experience in Ukraine" and "Education abroad"; null for other text. */
function kindWithCountry(key: string): ResumeSectionKind | null {
  const [, heading = '', country] = IN_COUNTRY.exec(key) ?? [];
  const kind = SECTION_KIND_BY_HEADING.get(heading);
  if (kind === undefined || !KINDS_OF_COUNTRIES.has(kind)) return null;
  return country === undefined || /^(?:us|usa|uk)$/.test(country) || countryCodeOf(country) !== null
    ? kind
    : null;
}

function listedKinds(key: string): ResumeSectionKind[] {
  if (!key.includes(' and ') && !key.includes(', ')) return [];
  const parts = key.split(/ and |, /).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 4) return [];
  const shared = key.split(' ').at(-1) ?? '';
  const kinds: ResumeSectionKind[] = [];
  for (const part of parts) {
    // In "Volunteer and work experience" the last noun belongs to both kinds.
    const kind = SECTION_KIND_BY_HEADING.get(part) ?? SECTION_KIND_BY_HEADING.get(`${part} ${shared}`);
    if (!kind) return kinds.length > 0 && parts.length > 2 ? kinds : [];
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}
