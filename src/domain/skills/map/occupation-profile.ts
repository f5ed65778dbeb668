import { occupationCertifications } from '../data/occupation-certifications';
import { occupationSkills } from '../data/occupation-skills';
import { parseList, parseTable } from './records';

/** The importance of a skill in an occupation, with its source row of the map. */
export interface SkillImportance {
  skill: string;
  /** 0–1. */
  importance: number;
  /** Key of its row: the beginning of an O*NET-SOC code. */
  row: string;
  /** The official release that lists it; absent for rows of the curated map. */
  release?: { version: string; file: string };
}

let skillRows: ReadonlyMap<string, SkillImportance[]> | undefined;
let certificationRows: ReadonlyMap<string, string[]> | undefined;
const profiles = new Map<string, readonly SkillImportance[]>();

/** Rows of the skill table by key. */
export function occupationSkillRows(): ReadonlyMap<string, SkillImportance[]> {
  skillRows ??= new Map(
    parseTable(occupationSkills).map(({ fields: [row = '', skills] }) => [
      row,
      parseList(skills).map((item) => {
        const at = item.lastIndexOf(' ');
        return { skill: item.slice(0, at), importance: Number(item.slice(at + 1)), row };
      }),
    ]),
  );
  return skillRows;
}

/** Rows of the certification table by key. */
export function occupationCertificationRows(): ReadonlyMap<string, string[]> {
  certificationRows ??= new Map(
    parseTable(occupationCertifications).map(({ fields: [row = '', names] }) => [row, parseList(names)]),
  );
  return certificationRows;
}

/** Skills of an occupation, most important first: merged from all rows whose key is a prefix of its code; the longest key wins. */
export function skillsOfOccupation(code: string): readonly SkillImportance[] {
  const cached = profiles.get(code);
  if (cached) return cached;
  const rows = occupationSkillRows();
  const merged = new Map<string, SkillImportance>();
  for (let length = 2; length <= code.length; length += 1) {
    for (const entry of rows.get(code.slice(0, length)) ?? []) merged.set(entry.skill, entry);
  }
  const profile = [...merged.values()].sort(
    (a, b) => b.importance - a.importance || (a.skill < b.skill ? -1 : 1),
  );
  profiles.set(code, profile);
  return profile;
}

/** Certifications and licences that an occupation usually requires, the most frequent first. */
export function certificationsOfOccupation(code: string): readonly string[] {
  const rows = occupationCertificationRows();
  for (let length = code.length; length >= 2; length -= 1) {
    const names = rows.get(code.slice(0, length));
    if (names) return names;
  }
  return [];
}
