import groups from './data/groups.json';

const WORDS: ReadonlySet<string> = new Set(groups.words);
const PHRASES = new RegExp(`\\b(?:${groups.phrases.join('|')})\\b`, 'gi');
const WORD = /\p{L}+/gu;

/**
 * Removes words that reveal membership in a protected group from free text: origin, nationality, race, religion, gender,
 * family, orientation, disability, service, immigration. Some also describe work (a teacher of French); separate fields
 * hold the skills and languages.
 */
export function withoutGroups(text: string): string {
  return text.replace(PHRASES, ' ').replace(WORD, (word) => (WORDS.has(word.toLowerCase()) ? ' ' : word));
}
