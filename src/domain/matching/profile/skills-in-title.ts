import { skillLexicon } from '../../skills';
import { toSkillConcept, type SkillConcept } from './skill-concept';
import { isNameOf, isTerm, namesPerson, workOf, type WorkOfTitle } from './skill-support';
import { isUnrelatedToTitle } from './skill-weight';
import type { TitleFeatures } from './title-features';

/** A nursing assistant does not nurse, and a bureau of access needs no database. */
const OTHER_MEANING =
  /\bnursing(?= (?:assistants?|aides?|home|facility)\b)|(?<!\b(?:microsoft|ms) )\baccess\b|\binterviewing now\b|\bexhibits?\b|\b(?:spring|fall) (?:of )?(?:20\d\d|intern\w*|semester)\b/gi;
/** The part of the organization: "Inspector, Bureau of Disease Prevention", "Engineer at Example.ai". */
const ORGANIZATION =
  /(?:[,–—(-]\s*|\b)(?:(?:bureau|division|office|department|dept|center|institute) (?:of|for)|section of)\b.*$|\b[\p{L}& ]+ unit\b\W*$|\bat [\p{L}\d].*$/iu;

/** Abbreviations have several meanings: EMS is emergency care only in a title of that work. */
const SHORT_ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** Keys of the skills a title names: `Python` of "Senior Python Developer". */
export interface TitleSkills {
  all: ReadonlySet<string>;
  /** Those that the fields of its occupations use: a medical scribe for testing tests no software. */
  clear: ReadonlySet<string>;
}

export function skillsInTitle(title: string, features: TitleFeatures): TitleSkills {
  const searched = title.replace(OTHER_MEANING, ' ');
  const organizationStart = ORGANIZATION.exec(searched)?.index ?? searched.length;
  const work = workOf(features);
  const all = new Set<string>();
  const clear = new Set<string>();
  for (const { start, end, skill } of skillLexicon().find(searched)) {
    const written = searched.slice(start, end);
    if (SHORT_ABBREVIATION.test(written) && isUnrelatedToTitle({ key: skill.name }, features)) continue;
    all.add(skill.name);
    const concept = toSkillConcept(skill.name, skill.skillId);
    if (start < organizationStart && isClearInTitle(concept, written, isRemark(searched, start), work))
      clear.add(skill.name);
  }
  return { all, clear };
}

function isClearInTitle(
  concept: SkillConcept,
  written: string,
  isInBrackets: boolean,
  work: WorkOfTitle,
): boolean {
  if (namesPerson(concept)) return false;
  if (concept.soft || work.uses(concept)) return true;
  if (SHORT_ABBREVIATION.test(written) && !concept.tool) return false;
  if (!work.isPlaced) return !SHORT_ABBREVIATION.test(written);
  if (!work.hasField(concept)) return false;
  return !isInBrackets || isTerm(written) || isNameOf({ name: concept.name, rawNames: [written] }, concept);
}

/** True inside of brackets: "(contract)", "(mechanical)". */
function isRemark(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}
