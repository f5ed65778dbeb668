import { skillsOfOccupation } from './occupation-profile';
import { occupationRecords } from './occupations';

let fields: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Major groups (two digits of O*NET-SOC) whose occupations ask for a skill; undefined for a skill of none. */
export function fieldsOfSkill(name: string): ReadonlySet<string> | undefined {
  fields ??= fieldsOfSkills();
  return fields.get(name);
}

/** Major group of an O*NET-SOC code. */
export function fieldOf(code: string): string {
  return code.slice(0, 2);
}

function fieldsOfSkills(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { code } of occupationRecords()) {
    for (const { skill } of skillsOfOccupation(code)) {
      const homes = found.get(skill);
      if (homes) homes.add(fieldOf(code));
      else found.set(skill, new Set([fieldOf(code)]));
    }
  }
  return found;
}
