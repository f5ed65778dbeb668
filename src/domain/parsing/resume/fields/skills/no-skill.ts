import type { ResumeSectionKind } from '../../segmentation/section-kind';
import { headingKey, isKnownHeading, sectionKinds } from '../../segmentation/section-lexicon';
import { namesSchool } from '../education/degrees';

/** Headings of these sections are no skills. Others, such as "Leadership", may be. */
const RECORD_SECTIONS: ReadonlySet<ResumeSectionKind> = new Set([
  'work',
  'education',
  'certifications',
  'references',
]);
/** Words for a diploma without its subject. */
const DIPLOMA =
  /^(?:certificates?|diplomas?|degrees?|bachelor'?s?|master'?s?|associate'?s?|ged|high school(?: diploma)?)$/i;

/** True for an item of a list of skills that is a heading, a diploma or a school, as in columns that were copied line by line. */
export function isNoSkill(item: string): boolean {
  if (DIPLOMA.test(item) || namesSchool(item)) return true;
  const key = headingKey(item);
  return isKnownHeading(key) && sectionKinds(key).some((kind) => RECORD_SECTIONS.has(kind));
}
