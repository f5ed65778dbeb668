import { possibleInternationalForms } from '../parsing/text/contacts';
import { foldText } from '../parsing/text/normalize';
import type { CandidatePerson } from './candidate';

const MAX_SEARCH_WORDS = 24;
const MAX_WORD_LENGTH = 100;

/** Returns the search words of a text: folded and unique. */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}@.+_-]+/u);
  const trimmed = words.map((word) => word.replace(/^[._-]+|[._-]+$/g, '').slice(0, MAX_WORD_LENGTH));
  return [...new Set(trimmed.filter((word) => word !== ''))].slice(0, MAX_SEARCH_WORDS);
}

/**
 * A phone number with or without an extension: `(216) 555-0188`, `+44 20 7946 0958`. It must stand alone, so digits in
 * an email address do not match.
 */
const PHONE_RUN =
  /(?<![\p{L}\p{N}@._+-])\(?\+?\(?\d(?:[ ().\/\u2010-\u2015\u00a0-]*\d){6,16}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}@_-])/gu;

/** Matches a word that begins with `prefix` or is one of `anyOf`; all folded. */
export type SearchTerm = { prefix: string } | { anyOf: readonly string[] };

/**
 * Returns the terms of a query; a candidate must match all of them. A full phone number is replaced by its possible
 * E.164 forms, under which candidates are indexed.
 */
export function searchTerms(query: string): SearchTerm[] {
  const phones: SearchTerm[] = [];
  const rest = query.replace(PHONE_RUN, (written) => {
    const forms = possibleInternationalForms(written);
    if (forms.length === 0) return written;
    phones.push({ anyOf: forms });
    return ' ';
  });
  return [...phones, ...searchWords(rest).map((prefix) => ({ prefix }))];
}

/** Search words of a candidate: words of the name, the email address, the phone number. */
export function candidateWords(person: CandidatePerson): string[] {
  const names = [person.firstName, person.middleName, person.lastName, person.preferredName];
  // The parts of a double name are separate words.
  const parts = names.flatMap((name) => (name ?? '').split(/[-'’.]/));
  return searchWords([...names, ...parts, person.email, person.phone].filter(Boolean).join(' '));
}
