import groups from './data/groups.json';

const GROUP_WORDS: ReadonlySet<string> = new Set(groups.words);
const GROUP_PHRASES = new RegExp(`\\b(?:${groups.phrases.join('|')})\\b`, 'gi');
const WORD_PATTERN = /\p{L}+/gu;

/**
 * Removes words that reveal membership in a protected group from free text: origin, nationality, race, religion, gender,
 * family, orientation, disability, service, immigration. Some also describe work (a teacher of French); separate fields
 * hold the skills and languages.
 */
export function removeProtectedGroups(text: string): string {
  return text
    .replace(GROUP_PHRASES, ' ')
    .replace(WORD_PATTERN, (word) => (GROUP_WORDS.has(word.toLowerCase()) ? ' ' : word));
}
