import { possibleInternationalForms } from '../parsing/text/contacts';
import { searchWords, type SearchTerm } from '../search/search-term';
import type { CandidatePerson } from './candidate';

/**
 * A phone number with or without an extension: `(216) 555-0188`, `+44 20 7946 0958`. It must stand alone, so digits in
 * an email address do not match.
 */
const PHONE_RUN =
  /(?<![\p{L}\p{N}@._+-])\(?\+?\(?\d(?:[ ().\/\u2010-\u2015\u00a0-]*\d){6,16}(?: ?(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}@_-])/gu;

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
