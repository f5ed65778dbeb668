import { skillsOfOccupation } from './occupation-profile';
import { occupationRecords } from './occupations';
import { skillRecords } from './lexicons';

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

/** Number of skills of a category that a major group uses, from which the category belongs to its work. */
const MIN_SKILLS_OF_CATEGORY = 2;

let categories: ReadonlyMap<string, string> | undefined;
let fieldsByCategory: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Heading of the skills map under which a skill stands, such as "Construction"; undefined for other names. */
export function categoryOfSkill(name: string): string | undefined {
  categories ??= new Map(skillRecords().map(({ name: skill, category }) => [skill, category]));
  return categories.get(name);
}

/** Major groups whose occupations require several skills of the category of a skill. */
export function fieldsOfCategory(name: string): ReadonlySet<string> {
  fieldsByCategory ??= fieldsOfCategories();
  return fieldsByCategory.get(categoryOfSkill(name) ?? '') ?? new Set();
}

function fieldsOfCategories(): Map<string, Set<string>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, category } of skillRecords()) {
    const ofCategory = counts.get(category) ?? new Map<string, number>();
    counts.set(category, ofCategory);
    for (const field of fieldsOfSkill(name) ?? []) ofCategory.set(field, (ofCategory.get(field) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([category, ofCategory]) => [
      category,
      new Set([...ofCategory].filter(([, count]) => count >= MIN_SKILLS_OF_CATEGORY).map(([field]) => field)),
    ]),
  );
}
