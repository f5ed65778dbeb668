import type { ParsedJobDescription } from '../../parsing/parsed-job-description';

type Requests = Pick<ParsedJobDescription, 'requiredQualifications' | 'preferredQualifications'>;

interface Span {
  start: number;
  end: number;
}

const MAX_TEXT_LENGTH = 4_000;
const MAX_OPENED_LENGTH = 1_000;
const MAX_CLOSED_LENGTH = 400;
/** Commas and semicolons of a list from which any of its items is enough, so that none is required. */
const MIN_SEPARATORS = 4;
/** What opens such a list: "experience in one or more of the following: …". */
const OPENING =
  /\b(?:(?:in |at least )?(?:one|any|two)(?: or (?:more|a combination))? of|(?:any )?combination of|in the following (?:areas|fields)|in (?:such )?(?:areas|fields|disciplines) such as|disciplines?, such as)\b/gi;
/** What closes one: "…, sociology, urban studies or a closely related field". */
const CLOSING =
  /\b(?:or|and\/or)(?: in)? (?:an? |another |other )?(?:closely |directly )?(?:related|similar|comparable|relevant|equivalent|allied) (?:\w+ )?(?:fields?|areas?|disciplines?|subjects?|sciences?|majors?)\b/gi;
/** A list that ends in "or": "experience in chemical engineering, civil engineering, geology, hydrology or planning". */
const LIST_WITH_OR = /(?:[^,;.:•\n]{2,60}[,;]\s*){4,}(?:and\/or|or)\s+[^,;.:•\n]{2,60}/giu;
const SENTENCE_END = /[.!?•]\s+(?=[\p{Lu}\d•])|\n/gu;

/**
 * Returns a test for skills that a posting names only in a long list of which any is enough: a gap for each of them, or
 * for the whole list, helps no one.
 */
export function oneOfManyIn(job: Requests): (rawNames: readonly string[]) => boolean {
  const texts = [...job.requiredQualifications, ...job.preferredQualifications].map((text) =>
    text.slice(0, MAX_TEXT_LENGTH),
  );
  const lists = texts.map((text) =>
    [...openedLists(text), ...closedLists(text), ...listsWithOr(text)].filter(isLong(text)),
  );
  if (lists.every((spans) => spans.length === 0)) return () => false;
  return (rawNames) => {
    let isNamed = false;
    for (const [index, text] of texts.entries()) {
      const lower = text.toLowerCase();
      for (const written of rawNames) {
        const word = written.toLowerCase();
        for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
          isNamed = true;
          if (!lists[index]!.some(({ start, end }) => at >= start && at < end)) return false;
        }
      }
    }
    return isNamed;
  };
}

function openedLists(text: string): Span[] {
  return [...text.matchAll(OPENING)].map(({ index }) => ({
    start: index,
    end: Math.min(index + MAX_OPENED_LENGTH, sentenceEndAfter(text, index)),
  }));
}

function closedLists(text: string): Span[] {
  return [...text.matchAll(CLOSING)].map(({ index }) => ({
    start: Math.max(index - MAX_CLOSED_LENGTH, sentenceStartBefore(text, index)),
    end: index,
  }));
}

function listsWithOr(text: string): Span[] {
  return [...text.matchAll(LIST_WITH_OR)].map(({ index, 0: list }) => ({
    start: index,
    end: index + list.length,
  }));
}

function isLong(text: string): (span: Span) => boolean {
  return ({ start, end }) => (text.slice(start, end).match(/[,;]/g)?.length ?? 0) >= MIN_SEPARATORS;
}

function sentenceEndAfter(text: string, from: number): number {
  SENTENCE_END.lastIndex = from;
  return SENTENCE_END.exec(text)?.index ?? text.length;
}

function sentenceStartBefore(text: string, before: number): number {
  let start = 0;
  for (const { index } of text.slice(0, before).matchAll(SENTENCE_END)) start = index + 1;
  return start;
}
