import { LRUCache } from 'lru-cache';
import { broaderSkillOf, skillLexicon } from '../../skills';
import { tokenize } from '../../text/tokenize';

/** A skill in the form skills are compared by. */
export interface SkillConcept {
  /** Equal for two spellings of one skill. */
  key: string;
  /** Key of the wider skill it belongs to, and of that skill's own, nearest first. */
  wider: readonly string[];
  /** Plain name of the map, or as written. */
  name: string;
  soft: boolean;
  /** Words of a skill the map does not know; empty for those it does. */
  words: readonly string[];
}

const MAX_CACHED_SKILLS = 20_000;
/** Most skills are known by name alone: their key needs no concatenation. */
const conceptsByName = new LRUCache<string, SkillConcept>({ max: MAX_CACHED_SKILLS });
const conceptsByIdAndName = new LRUCache<string, SkillConcept>({ max: MAX_CACHED_SKILLS });

/** Reads a skill; its id is trusted over its name where the map has it. */
export function skillConcept(name: string, skillId: string | null): SkillConcept {
  const cache = skillId === null ? conceptsByName : conceptsByIdAndName;
  const key = skillId === null ? name : `${skillId}\n${name}`;
  let concept = cache.get(key);
  if (!concept) {
    concept = resolveSkill(name, skillId);
    cache.set(key, concept);
  }
  return concept;
}

function resolveSkill(name: string, skillId: string | null): SkillConcept {
  const lexicon = skillLexicon();
  const ref = (skillId === null ? null : lexicon.byIdentifier(skillId)) ?? lexicon.normalize(name);
  if (!ref) {
    const words = tokenize(name);
    return { key: UNKNOWN_SKILL + words.join(' '), wider: [], name, soft: false, words };
  }
  return { key: ref.name, wider: widerThan(ref.name), name: ref.name, soft: ref.type === 'soft', words: [] };
}

/** Before the words of a skill the map does not know. */
const UNKNOWN_SKILL = '=';

/** What relates a skill to others, as its key tells. */
export function relationsOfKey(key: string): Pick<SkillConcept, 'key' | 'wider' | 'words'> {
  if (!key.startsWith(UNKNOWN_SKILL)) return { key, wider: widerThan(key), words: [] };
  return { key, wider: [], words: key.slice(UNKNOWN_SKILL.length).split(' ').filter(Boolean) };
}

function widerThan(key: string): string[] {
  const wider: string[] = [];
  for (let at = broaderSkillOf(key); at !== null && !wider.includes(at); at = broaderSkillOf(at)) {
    wider.push(at);
  }
  return wider;
}
