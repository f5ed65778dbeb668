import { LRUCache } from 'lru-cache';
import { broaderSkillOf, skillLexicon } from '../../skills';
import { tokenize } from '../../text/tokenize';

/** A skill in normalized form for comparison. */
export interface SkillConcept {
  /** Equal for all spellings of a skill. */
  key: string;
  /** Keys of its wider skills, nearest first. */
  wider: readonly string[];
  /** Name in the map, or as written. */
  name: string;
  soft: boolean;
  /** A program or a device, which a short course can teach. */
  tool: boolean;
  /** Words of a skill that is not in the map; otherwise empty. */
  words: readonly string[];
}

const MAX_CACHED_SKILLS = 20_000;
/** Most skills have no id, so their key needs no concatenation. */
const conceptsByName = new LRUCache<string, SkillConcept>({ max: MAX_CACHED_SKILLS });
const conceptsByIdAndName = new LRUCache<string, SkillConcept>({ max: MAX_CACHED_SKILLS });

/** Normalizes a skill. An id in the map takes precedence over the name. */
export function toSkillConcept(name: string, skillId: string | null): SkillConcept {
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
  const found = (skillId === null ? null : lexicon.byIdentifier(skillId)) ?? lexicon.normalize(name);
  const ref = found && withEnding(found, lexicon);
  if (!ref) {
    const words = tokenize(name);
    return { key: UNKNOWN_SKILL + words.join(' '), wider: [], name, soft: false, tool: false, words };
  }
  return {
    key: ref.name,
    wider: widerThan(ref.name),
    name: ref.name,
    soft: ref.type === 'soft',
    tool: ref.type === 'tool',
    words: [],
  };
}

/** A library under its full name, which is often left out: Vue.js for Vue. */
function withEnding<Skill extends { name: string }>(
  skill: Skill,
  lexicon: { normalize: (name: string) => Skill | null },
): Skill {
  const name = `${skill.name}.js`;
  const full = lexicon.normalize(name);
  return full?.name === name ? full : skill;
}

/** Key prefix of skills that are not in the map. */
const UNKNOWN_SKILL = '=';

/** Derives the relations of a skill to others from its key. */
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
