import type { EducationLevel } from '../common';
import { isMembers, type Members } from '../members';
import type { GivenJob } from './complete-job';
import { EDUCATION_TERMS, valueOfTerm } from './schema-org-terms';

/** A longer item is a paragraph and no item of a list. */
const MAX_ITEM = 500;
/** A longer skill is a sentence. */
const MAX_SKILL = 60;

/** The lists and the education of a JobPosting. A text with markup is left to the description, which has it as well. */
export function listsOfPosting(posting: Members): Partial<GivenJob> {
  const education = levelOf(posting.educationRequirements);
  const lists = {
    responsibilities: itemsOf(posting.responsibilities),
    requiredQualifications: itemsOf(posting.qualifications),
    requiredSkills: skillsOf(posting.skills),
    benefits: itemsOf(posting.jobBenefits),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0)),
    ...(education === null ? {} : { minEducationLevel: education }),
  };
}

function itemsOf(value: unknown): string[] {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((each) => namedText(each) ?? []);
  if (texts.some((text) => text.includes('<'))) return [];
  const items = texts.flatMap((text) => text.split('\n')).map((text) => text.replace(/\s+/g, ' ').trim());
  return items.every((item) => item.length <= MAX_ITEM) ? items.filter((item) => item !== '') : [];
}

/** A list, or names divided by commas. */
function skillsOf(value: unknown): string[] {
  const items = itemsOf(value);
  const names = Array.isArray(value) ? items : items.flatMap((item) => item.split(/[,;]/));
  const skills = names.map((name) => name.trim()).filter((name) => name !== '');
  return skills.every((name) => name.length <= MAX_SKILL) ? [...new Set(skills)] : [];
}

function levelOf(value: unknown): EducationLevel | null {
  const levels = (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) => {
    const category = isMembers(each) ? each.credentialCategory : each;
    return typeof category === 'string'
      ? (valueOfTerm(EDUCATION_TERMS, category.trim().toLowerCase()) ?? [])
      : [];
  });
  // Several levels are alternatives, so the first one, usually the lowest, is no minimum for sure.
  return levels.length === 1 ? levels[0]! : null;
}

/** A text, or the name of a defined term. */
function namedText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return isMembers(value) && typeof value.name === 'string' ? value.name : null;
}
