import { MAP_VERSION } from '../data/map-version';
import { skillLexicon } from '../map/lexicons';
import { skillsOfOccupation, type SkillImportance } from '../map/occupation-profile';
import { titleIndex } from '../map/titles';
import type { SkillRef } from '../skill-lexicon';
import type { TitleIndex } from '../titles/title-index';

/** The lookups of inference: titles to occupations, and occupations to skills. */
export interface OccupationMap {
  readonly version: string;
  readonly titles: TitleIndex;
  skillsOf(onetSocCode: string): readonly SkillImportance[];
  /** Returns the skill for a name that `skillsOf` returns. */
  skillNamed(name: string): SkillRef | null;
}

/** The curated map of this project without other sources. */
export const curatedMap: OccupationMap = {
  version: MAP_VERSION,
  get titles() {
    return titleIndex();
  },
  skillsOf: skillsOfOccupation,
  skillNamed: (name) => skillLexicon().byPlainName(name),
};
