import { fold } from '../parsing/text/normalise';
import type { CandidatePerson } from './candidate';

const MOST_WORDS = 24;
const LONGEST = 100;

/** Words a text is found by: folded, each once. */
export function searchWords(text: string): string[] {
  const words = fold(text).split(/[^\p{L}\p{N}@.+_-]+/u);
  const bare = words.map((word) => word.replace(/^[._-]+|[._-]+$/g, '').slice(0, LONGEST));
  return [...new Set(bare.filter((word) => word !== ''))].slice(0, MOST_WORDS);
}

/** What somebody can be looked up by: the words of the name, the e-mail address, the phone number. */
export function candidateWords(person: CandidatePerson): string[] {
  const names = [person.firstName, person.middleName, person.lastName, person.preferredName];
  // The parts of a double name are words of their own.
  const parts = names.flatMap((name) => (name ?? '').split(/[-'’.]/));
  return searchWords([...names, ...parts, person.email, person.phone].filter(Boolean).join(' '));
}
