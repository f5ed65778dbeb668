import type { Unit } from '../../common';
import { skillsOfOccupation } from '../../skills';
import { saysNothing } from '../titles/sure-relation';
import { toSkillConcept } from './skill-concept';
import type { TitleFeatures } from './title-features';

/** Confidence from which the occupation of a title is certain. */
const MIN_CONFIDENCE: Unit = 0.8;
/** Importance of a skill for an occupation from which all work in it requires the skill. */
const MIN_IMPORTANCE: Unit = 0.8;
/** Months of work that show a skill, and years after which it may be lost. */
const MIN_MONTHS = 6;
const MAX_MONTHS_SINCE = 120;
/** Those who learn the work or help with it do not have all of its skills. */
const LEARNER_OR_HELPER =
  /\b(?:students?|interns?|internship|trainees?|apprentices?|helpers?|volunteers?|shadow\w*|observer|extern(?:ship)?)\b/i;

const NO_SKILLS: ReadonlySet<string> = new Set();
const skillsByTitle = new WeakMap<TitleFeatures, ReadonlySet<string>>();

/** A position as far as it tells which skills a person has. */
export interface PositionWithSkills {
  titleFeatures: TitleFeatures;
  months: number | null;
  endedMonthsAgo: number | null;
}

/**
 * Keys of the skills that the work of a position always requires: an accountant does accounting, and a nurse takes vital signs.
 * No traits, which nothing shows, and no tools, of which each employer has its own.
 */
export function essentialSkillsOf({
  titleFeatures,
  months,
  endedMonthsAgo,
}: PositionWithSkills): ReadonlySet<string> {
  if ((months ?? MIN_MONTHS) < MIN_MONTHS || (endedMonthsAgo ?? 0) > MAX_MONTHS_SINCE) return NO_SKILLS;
  return essentialSkillsOfTitle(titleFeatures);
}

/** The same for a title, however long the position lasted. */
export function essentialSkillsOfTitle(title: TitleFeatures): ReadonlySet<string> {
  let skills = skillsByTitle.get(title);
  if (!skills) skillsByTitle.set(title, (skills = readEssentialSkills(title)));
  return skills;
}

function readEssentialSkills(title: TitleFeatures): ReadonlySet<string> {
  const [likely] = title.likelyOccupations;
  if (!likely || likely.confidence < MIN_CONFIDENCE) return NO_SKILLS;
  if (saysNothing(title) || LEARNER_OR_HELPER.test(title.englishTitle)) return NO_SKILLS;
  return new Set(
    skillsOfOccupation(likely.onetSocCode)
      .filter(({ importance }) => importance >= MIN_IMPORTANCE)
      .map(({ skill }) => toSkillConcept(skill, null))
      .filter(({ soft, tool }) => !soft && !tool)
      .map(({ key }) => key),
  );
}
