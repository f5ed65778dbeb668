import type { components } from '@tenure/client';
import { percent } from '../format';

const MAX_SHOWN_LIKELIHOOD = 0.99;

type Reason = components['schemas']['DuplicateList']['duplicates'][number]['reasons'][number];

export interface ComparedRecord {
  candidateId: string;
  externalId: string | null;
  source: string;
  status: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  preferredName: string | null;
  email: string | null;
  phone: string | null;
  location: { city: string | null; state: string | null; raw: string | null } | null;
  work: { title: string | null; employer: string | null; from: string | null; to: string | null }[];
  education: { school: string | null; degree: string | null; to: string | null }[];
  createdAt: string;
  updatedAt: string;
}

export interface DuplicatePair {
  older: ComparedRecord;
  newer: ComparedRecord;
  likelihood: number;
  isLikely: boolean;
  reasons: Reason[];
}

export interface DuplicatePage {
  pairs: DuplicatePair[];
  searched: number;
  hasMore: boolean;
  nextCursor: string | null;
}

const FIELD_LABELS: Record<Reason['field'], string> = {
  givenName: 'Given name',
  familyName: 'Family name',
  middleName: 'Middle name',
  generation: 'Generation',
  email: 'Email',
  phone: 'Phone',
  place: 'Place',
  work: 'Work',
  education: 'Education',
  household: 'Household',
};

/** The system that a record came from. */
export function sourceLabel(source: string): string {
  return source === 'native' ? 'the API' : source;
}

/** A reason in words: "Email: same". */
export function reasonLabel({ field, agreement }: Reason): string {
  return `${FIELD_LABELS[field]}: ${agreement.replaceAll('_', ' ')}`;
}

/** A likelihood is never certain, so none is shown as 100%. */
export function likelihoodText(likelihood: number): string {
  return likelihood > MAX_SHOWN_LIKELIHOOD ? 'Over 99%' : percent(likelihood);
}

/** How much a reason changes the odds, as a factor: "8 times as likely". */
export function reasonEffect({ weight }: Reason): string {
  const factor = 2 ** Math.abs(weight);
  const rounded = factor >= 10 ? Math.round(factor).toLocaleString('en') : factor.toFixed(1);
  return weight >= 0 ? `${rounded} times as likely` : `${rounded} times less likely`;
}

/** Rows of the comparison; `same` marks equal values, in any letter case. */
export function comparedRows({
  older,
  newer,
}: DuplicatePair): { label: string; values: [string, string]; same: boolean }[] {
  const rows: [string, (record: ComparedRecord) => string][] = [
    ['Name', (record) => [record.firstName, record.middleName, record.lastName].filter(Boolean).join(' ')],
    ['Preferred name', (record) => record.preferredName ?? ''],
    ['Email', (record) => record.email ?? ''],
    ['Phone', (record) => record.phone ?? ''],
    [
      'Place',
      ({ location }) => [location?.city, location?.state].filter(Boolean).join(', ') || (location?.raw ?? ''),
    ],
    [
      'Work',
      ({ work }) => work.map((item) => lineOf([item.title, item.employer], [item.from, item.to])).join('\n'),
    ],
    [
      'Education',
      ({ education }) => education.map((item) => lineOf([item.degree, item.school], [item.to])).join('\n'),
    ],
    ['External id', (record) => record.externalId ?? ''],
  ];
  return rows
    .map(([label, valueOf]) => {
      const values: [string, string] = [valueOf(older), valueOf(newer)];
      return { label, values, same: values[0] !== '' && values[0].toLowerCase() === values[1].toLowerCase() };
    })
    .filter(({ values }) => values.some((value) => value !== ''));
}

function lineOf(names: (string | null)[], dates: (string | null)[]): string {
  const name = names.filter(Boolean).join(', ');
  // A line breaks beside a period, not within it.
  const period = dates
    .filter((date) => date !== null)
    .map((date) => date.replaceAll('-', '\u2011'))
    .join('\u00a0–\u00a0');
  return period === '' ? name : `${name} (${period})`;
}
