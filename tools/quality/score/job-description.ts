import type { ParsedJobDescription } from '../../../src/domain/parsing/parsed-job-description';
import { pairUp, Tally, type FieldScore } from './tally';
import { foldForScore, soft, tokenF1, tokens } from './text';

/** Expected values of a posting; each set contains those that its labels cover. */
export interface JobGold {
  title?: string | null;
  company?: string | null;
  location?: string | null;
  salary_min?: number | null;
  salary_max?: number | null;
  salary_period?: string | null;
  employment_type?: string | null;
  salary_ranges?: [number, number][] | null;
  required?: string[] | null;
  preferred?: string[] | null;
  responsibilities?: string[] | null;
  section_required?: string | null;
  section_preferred?: string | null;
  section_responsibilities?: string | null;
  section_description?: string | null;
}

export type JobPrediction = Omit<ParsedJobDescription, 'meta'>;

const LISTS = ['required', 'preferred', 'responsibilities'] as const;
const SAME_ITEM = 0.7;
const SAME_PLACE = 0.6;

/** Adds the fields of one posting to the tally, and the token F1 of its sections to `sections`. */
export function scoreJob(
  gold: JobGold,
  job: JobPrediction,
  tally: Tally,
  sections: Map<string, number[]>,
): void {
  if (gold.title) tally.scalar('title', gold.title, job.title, soft);
  if (gold.company) tally.scalar('company', gold.company, job.employerName, soft);
  if (gold.location) {
    const [city] = gold.location.split(/[,;|/(]/);
    const named = (a: unknown, b: unknown): boolean =>
      tokenF1(a, b) >= SAME_PLACE || foldForScore(city) === foldForScore(job.city);
    tally.scalar('location', gold.location, placeOf(job), named);
  }
  scorePay(gold, job, tally);
  if (gold.employment_type)
    tally.scalar('employment_type', plain(gold.employment_type), plain(job.employmentType), equal);
  const lists = {
    required: job.requiredQualifications,
    preferred: job.preferredQualifications,
    responsibilities: job.responsibilities,
  };
  for (const field of LISTS) scoreList(field, gold[field] ?? [], lists[field], tally);
  const texts: [keyof JobGold, string][] = [
    ['section_required', lists.required.join('\n')],
    ['section_preferred', lists.preferred.join('\n')],
    ['section_responsibilities', lists.responsibilities.join('\n')],
    ['section_description', job.summary ?? ''],
  ];
  for (const [field, text] of texts) {
    if (gold[field]) sections.set(field, [...(sections.get(field) ?? []), tokenF1(gold[field], text)]);
  }
}

function scorePay(gold: JobGold, job: JobPrediction, tally: Tally): void {
  const { compensation: pay } = job;
  const close = (a: unknown, b: unknown): boolean =>
    Math.abs(Number(a) - Number(b)) <= Math.max(1, 0.005 * Number(a));
  if ('salary_min' in gold) tally.scalar('salary_min', gold.salary_min, pay.min, close);
  if ('salary_max' in gold) tally.scalar('salary_max', gold.salary_max, pay.max, close);
  if (gold.salary_period) tally.scalar('salary_period', gold.salary_period, pay.period, equal);
  if (!gold.salary_ranges) return;
  const stated =
    pay.ranges.length > 0 ? pay.ranges : pay.min && pay.max ? [{ min: pay.min, max: pay.max }] : [];
  const expectedRanges = new Set(
    gold.salary_ranges.map(([min, max]) => `${Math.round(min)}/${Math.round(max)}`),
  );
  const parsedRanges = new Set(stated.map(({ min, max }) => `${Math.round(min)}/${Math.round(max)}`));
  const right = [...parsedRanges].filter((range) => expectedRanges.has(range)).length;
  tally.add('salary_ranges', right, parsedRanges.size - right, expectedRanges.size - right);
}

function scoreList(field: string, gold: string[], predicted: string[], tally: Tally): void {
  if (gold.length === 0) return;
  const pairs = pairUp(gold, predicted, (a, b) => {
    const value = tokenF1(a, b);
    return value >= SAME_ITEM ? value : 0;
  });
  tally.add(field, pairs.length, predicted.length - pairs.length, gold.length - pairs.length);
}

function placeOf(job: JobPrediction): string | null {
  const parts = [job.address, job.city, job.state, job.countryCode].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

const plain = (value: string | null): string | null =>
  value === null ? null : foldForScore(value).replace(/[_-]/g, ' ');
const equal = (a: unknown, b: unknown): boolean => a === b;

/** A sentence with its words tagged for knowledge and skill (begin, inside, outside). */
export interface TaggedSentence {
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
}

/** Compares extracted skills with tagged knowledge. A match shares half of the words of the shorter one. */
export function scoreSentences(
  rows: readonly TaggedSentence[],
  predicted: readonly string[][],
): Map<string, FieldScore> {
  const tally = new Tally();
  rows.forEach((row, index) => {
    const knowledge = spansOf(row.tokens, row.tags_knowledge);
    const known = [...knowledge, ...spansOf(row.tokens, row.tags_skill)];
    const names = new Map((predicted[index] ?? []).map((name) => [foldForScore(name), name]));
    const list = [...names].filter(([key]) => key !== '').map(([, name]) => name);
    const matched = knowledge.filter((span) => list.some((name) => shared(span, name) >= 0.5)).length;
    const wrong = list.filter((name) => !known.some((span) => shared(span, name) >= 0.5)).length;
    tally.add('knowledge', matched, wrong, knowledge.length - matched);
  });
  return tally.scores();
}

function spansOf(words: string[], tags: string[]): string[] {
  const spans: string[][] = [];
  let open = false;
  words.forEach((word, index) => {
    const tag = tags[index] ?? 'O';
    if (tag.startsWith('B')) spans.push([word]);
    else if (tag.startsWith('I') && open) spans.at(-1)?.push(word);
    open = tag.startsWith('B') || (tag.startsWith('I') && open);
  });
  return spans.map((span) => span.join(' '));
}

function shared(a: string, b: string): number {
  const left = new Set(tokens(a));
  const right = new Set(tokens(b));
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(1, Math.min(left.size, right.size));
}
