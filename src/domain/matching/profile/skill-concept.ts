import { broaderSkillOf, skillLexicon } from '../../skills';
import { wordsOf } from '../text/words-of';

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

const REMEMBERED = 20_000;
const known = new Map<string, SkillConcept>();

/** Reads a skill; its id is trusted over its name where the map has it. */
export function skillConcept(name: string, skillId: string | null): SkillConcept {
  const key = `${skillId ?? ''}|${name}`;
  let concept = known.get(key);
  if (!concept) {
    concept = readSkill(name, skillId);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, concept);
  }
  return concept;
}

function readSkill(name: string, skillId: string | null): SkillConcept {
  const lexicon = skillLexicon();
  const ref = (skillId === null ? null : lexicon.byIdentifier(skillId)) ?? lexicon.normalise(name);
  if (!ref) {
    const words = wordsOf(name);
    return { key: `=${words.join(' ')}`, wider: [], name, soft: false, words };
  }
  const wider: string[] = [];
  for (let at = broaderSkillOf(ref.name); at !== null && !wider.includes(at); at = broaderSkillOf(at)) {
    wider.push(at);
  }
  return { key: ref.name, wider, name: ref.name, soft: ref.type === 'soft', words: [] };
}
