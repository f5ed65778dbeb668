import { skillsOfOccupation } from './occupation-profile';
import { occupationRecords } from './occupations';

let fields: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Major groups (two digits of O*NET-SOC) whose occupations require a skill; undefined if there are none. */
export function fieldsOfSkill(name: string): ReadonlySet<string> | undefined {
  fields ??= fieldsOfSkills();
  return fields.get(name);
}

/** Major group of an O*NET-SOC code. */
export function fieldOf(code: string): string {
  return code.slice(0, 2);
}

function fieldsOfSkills(): Map<string, Set<string>> {
  const fieldsByName = new Map<string, Set<string>>();
  for (const { code } of occupationRecords()) {
    for (const { skill } of skillsOfOccupation(code)) {
      const skillFields = fieldsByName.get(skill);
      if (skillFields) skillFields.add(fieldOf(code));
      else fieldsByName.set(skill, new Set([fieldOf(code)]));
    }
  }
  return fieldsByName;
}
