import groups from './data/groups.json';

const WORDS: ReadonlySet<string> = new Set(groups.words);
const PHRASES = new RegExp(`\\b(?:${groups.phrases.join('|')})\\b`, 'gi');
const WORD = /\p{L}+/gu;

/**
 * Takes out of free text the words that say which group of people somebody belongs to: origin and nationality, race,
 * religion, gender, family, orientation, disability, service, immigration. Some are words of work as well (a teacher of
 * French); what they say of skills and languages stands in fields of its own.
 */
export function withoutGroups(text: string): string {
  return text.replace(PHRASES, ' ').replace(WORD, (word) => (WORDS.has(word.toLowerCase()) ? ' ' : word));
}
