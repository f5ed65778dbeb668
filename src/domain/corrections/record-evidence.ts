import type { CandidateFields } from '../candidates/candidate';
import type { Evidence } from '../common';
import type { ParsedResume } from '../parsing/parsed-resume';
import { foldText } from '../parsing/text/normalize';
import { hasPointerWithin } from './json-pointer';

/** Where the resume states a value of a record. */
export interface RecordEvidence {
  /** JSON Pointer into the record; `/name` is the whole name. */
  pointer: string;
  evidence: Evidence[];
  /** The value was read with a low confidence. */
  uncertain: boolean;
}

/**
 * Returns the words of a resume that support the values of a record. A value that the record has from elsewhere, or that a
 * person has corrected, has none.
 */
export function recordEvidence(
  record: CandidateFields,
  resume: Omit<ParsedResume, 'meta'>,
  needsReview: readonly string[],
): RecordEvidence[] {
  const isUncertain = (pointer: string): boolean => hasPointerWithin(needsReview, pointer);
  const list = <Item>(
    name: 'work' | 'education' | 'skills' | 'certifications' | 'languages',
    items: readonly Item[],
    found: readonly (Item & { evidence?: Evidence[] })[],
    keys: (item: Item) => (string | null)[],
  ): RecordEvidence[] =>
    pairEntries(items, found, keys).map(([at, from]) => ({
      pointer: `/${name}/${at}`,
      evidence: found[from]?.evidence ?? [],
      uncertain: isUncertain(`/${name}/${from}`),
    }));
  return [
    ...detailsOf(record, resume, isUncertain),
    ...list('work', record.work, resume.work, (item) => [item.position, item.name, item.startDate]),
    ...list('education', record.education, resume.education, (item) => [
      item.institution,
      item.studyType,
      item.area,
    ]),
    ...list<{ name: string }>('skills', record.skills, resume.skills, ({ name }) => [name]),
    ...list('certifications', record.certifications, resume.certifications, ({ name }) => [name]),
    ...list('languages', record.languages, resume.languages, ({ language }) => [language]),
  ].filter(({ evidence }) => evidence.length > 0);
}

function detailsOf(
  record: CandidateFields,
  { basics }: Omit<ParsedResume, 'meta'>,
  isUncertain: (pointer: string) => boolean,
): RecordEvidence[] {
  const { name, email, phone, location, summary, objective } = basics.evidence ?? {};
  const detail = (field: string, isSame: boolean, evidence: Evidence[] | undefined): RecordEvidence => ({
    pointer: `/${field}`,
    evidence: isSame ? (evidence ?? []) : [],
    uncertain: isUncertain(`/basics/${field}`),
  });
  const nameWords = [record.firstName, record.lastName].filter((word) => word !== null);
  return [
    detail('name', nameWords.length > 0 && nameWords.every((word) => isWithin(word, basics.name)), name),
    detail('email', isEqual(record.email, basics.email), email),
    detail('phone', isEqual(record.phone, basics.phone), phone),
    detail('location', isEqual(record.location?.city ?? null, basics.location?.city ?? null), location),
    basics.summary === null
      ? detail('summary', isEqual(record.summary, basics.objective), objective)
      : detail('summary', isEqual(record.summary, basics.summary), summary),
  ];
}

/**
 * Pairs entries of the record with those of the resume: the entries with most equal keys first. The first key, or at least
 * two, must be equal, so that a corrected date does not separate a position from its words.
 */
function pairEntries<Item>(
  items: readonly Item[],
  found: readonly Item[],
  keys: (item: Item) => (string | null)[],
): [at: number, from: number][] {
  const candidates = items.flatMap((item, at) =>
    found.flatMap((other, from) => {
      const [itemKeys, otherKeys] = [keys(item), keys(other)];
      const equal = itemKeys.map((key, index) => isEqual(key, otherKeys[index] ?? null));
      const count = equal.filter(Boolean).length;
      return equal[0] === true || count >= 2 ? [{ at, from, count }] : [];
    }),
  );
  const pairs: [number, number][] = [];
  for (const { at, from } of candidates.sort((a, b) => b.count - a.count)) {
    if (!pairs.some(([usedAt, usedFrom]) => usedAt === at || usedFrom === from)) pairs.push([at, from]);
  }
  return pairs.sort(([a], [b]) => a - b);
}

function isEqual(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && foldText(a) === foldText(b);
}

function isWithin(word: string, text: string | null): boolean {
  return text !== null && ` ${foldText(text)} `.includes(` ${foldText(word)} `);
}
