import { curatedMap, type OccupationMap } from '../infer/occupation-map';
import { skillLexicon } from '../map/lexicons';
import type { SkillImportance } from '../map/occupation-profile';
import { curatedTitleRows } from '../map/titles';
import type { SkillRef } from '../skill-lexicon';
import type { TitleRow } from '../titles/title-index';
import { buildTitleIndex } from './release-rows';

/** A skill an official release lists for an occupation. */
export interface ReleasedSkill {
  onetSocCode: string;
  name: string;
  /** File of the release that lists it, e.g. `Technology Skills`. */
  sourceFile: string;
  importance: number;
}

export interface TaxonomyRelease {
  /** e.g. `onet-29.2`. */
  version: string;
  titles: readonly TitleRow[];
  skills: readonly ReleasedSkill[];
}

/** The curated map with the names and skills of official releases; a curated row takes precedence. */
export function mapWithReleases(releases: readonly TaxonomyRelease[]): OccupationMap {
  if (releases.length === 0) return curatedMap;
  const titles = buildTitleIndex([...releases.flatMap((release) => release.titles), ...curatedTitleRows()]);
  const skillsByOccupation = new Map<string, { skill: ReleasedSkill; version: string }[]>();
  for (const { version, skills } of releases) {
    for (const skill of skills) {
      const entries = skillsByOccupation.get(skill.onetSocCode) ?? [];
      entries.push({ skill, version });
      skillsByOccupation.set(skill.onetSocCode, entries);
    }
  }
  const releasedSkills = new Map<string, SkillRef>();
  const profiles = new Map<string, readonly SkillImportance[]>();
  const profileOf = (code: string): readonly SkillImportance[] => {
    const merged = new Map<string, SkillImportance>();
    for (const { skill, version } of skillsByOccupation.get(code) ?? []) {
      const curatedSkill = skillLexicon().findExact(skill.name);
      const name = curatedSkill?.name ?? skill.name;
      if (!curatedSkill) releasedSkills.set(name, { name, skillId: null, taxonomy: 'onet', type: 'tool' });
      merged.set(name, {
        skill: name,
        importance: skill.importance,
        row: code,
        release: { version, file: skill.sourceFile },
      });
    }
    for (const entry of curatedMap.skillsOf(code)) merged.set(entry.skill, entry);
    return [...merged.values()].sort((a, b) => b.importance - a.importance || (a.skill < b.skill ? -1 : 1));
  };
  return {
    version: [curatedMap.version, ...releases.map(({ version }) => version)].join('+'),
    titles,
    skillsOf: (code) => {
      const profile = profiles.get(code) ?? profileOf(code);
      profiles.set(code, profile);
      return profile;
    },
    skillNamed: (name) => curatedMap.skillNamed(name) ?? releasedSkills.get(name) ?? null,
  };
}
