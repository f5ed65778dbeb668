import type { SkillType, Taxonomy } from '../../common';

export interface SkillRef {
  name: string;
  skillId: string | null;
  taxonomy: Taxonomy | null;
  type: SkillType;
}

/** What the parser needs of a skill map. */
export interface SkillFinder {
  /** Skills named in running text; offsets into it. */
  find(text: string): { start: number; end: number; skill: SkillRef }[];
  /** The skill an item as a whole names, or null. */
  normalise(raw: string): SkillRef | null;
}

export const noSkillMap: SkillFinder = { find: () => [], normalise: () => null };
