import { possibleInternationalForms } from '../parsing/text/contacts';
import { foldText } from '../parsing/text/normalize';
import type { CandidatePerson } from './candidate';

const MAX_SEARCH_WORDS = 24;
const MAX_WORD_LENGTH = 100;

/** Words a text is found by: folded, each once. */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(/[^\p{L}\p{N}@.+_-]+/u);
  const bare = words.map((word) => word.replace(/^[._-]+|[._-]+$/g, '').slice(0, MAX_WORD_LENGTH));
  return [...new Set(bare.filter((word) => word !== ''))].slice(0, MAX_SEARCH_WORDS);
}

/**
 * A run of digits as phone numbers are written, with an extension or without: `(216) 555-0188`, `+44 20 7946 0958`.
 * It stands alone; digits of an e-mail address are none.
 */
const PHONE_RUN =
  /(?<![\p{L}\p{N}@._+-])\(?\+?\(?\d(?:[ ().\/\u2010-\u2015\u00a0-]*\d){6,16}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}@_-])/gu;

/** A word that begins with `prefix`, or that is one of `anyOf`; all folded. */
export type SearchTerm = { prefix: string } | { anyOf: readonly string[] };

/**
 * What a candidate must have a word for to be found; all of the terms. A full phone number stands for the E.164 forms
 * it can have, which are what candidates are found by.
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
  // The parts of a double name are words of their own.
  const parts = names.flatMap((name) => (name ?? '').split(/[-'’.]/));
  return searchWords([...names, ...parts, person.email, person.phone].filter(Boolean).join(' '));
}
