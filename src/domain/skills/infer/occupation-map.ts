import { MAP_VERSION } from '../data/map-version';
import { skillLexicon } from '../map/lexicons';
import { skillsOfOccupation, type SkillImportance } from '../map/occupation-profile';
import { titleIndex } from '../map/occupations';
import type { SkillRef } from '../skill-lexicon';
import type { TitleIndex } from '../titles/title-index';

/** What inference looks up: titles to occupations, and occupations to skills. */
export interface OccupationMap {
  readonly version: string;
  readonly titles: TitleIndex;
  skillsOf(onetSocCode: string): readonly SkillImportance[];
  /** The skill of a name that `skillsOf` gave. */
  skillNamed(name: string): SkillRef | null;
}

/** The map written for this project, alone. */
export const curatedMap: OccupationMap = {
  version: MAP_VERSION,
  get titles() {
    return titleIndex();
  },
  skillsOf: skillsOfOccupation,
  skillNamed: (name) => skillLexicon().byPlainName(name),
};
