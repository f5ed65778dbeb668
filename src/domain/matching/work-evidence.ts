import type { Unit } from '../common';
import { certificationLexicon, certificationsOfOccupation } from '../skills';
import type { ComponentOutcome } from './components/component-outcome';
import { isMatched } from './components/skills';
import type { SkillMatch } from './components/skill-match';
import type { ComponentName } from './match-result';
import { normalizeCertificationName } from './profile/certification-name';
import type { HeldCertification } from './profile/candidate-profile';
import type { JobProfile, RequestedSkill } from './profile/job-profile';
import { isGeneralSkill } from './profile/skill-weight';

/*
 * What carries a good match: work like the job, several of its own skills, or its credential. One skill, one trait or a
 * license to drive fits many jobs alike, whatever share of a short posting it is.
 */

/** Components that say whether the work fits. */
export const LIMITED_COMPONENTS: readonly ComponentName[] = ['skills', 'experience', 'certifications'];
/** Skills of the job itself that together carry a match, and the least share of those that it asks for. */
const MIN_OWN_SKILLS = 2;
const MIN_SHARE_OF_OWN_SKILLS: Unit = 0.5;
/** Score up to which a component counts in full without such evidence, and the part of the rest that counts. */
const UNCARRIED_SCORE: Unit = 0.5;
const UNCARRIED_SHARE: Unit = 0.2;

/** Score of a component that no evidence of the work carries. Keeps the order of records. */
export function uncarriedScore(score: Unit): Unit {
  return score <= UNCARRIED_SCORE ? score : UNCARRIED_SCORE + UNCARRIED_SHARE * (score - UNCARRIED_SCORE);
}

/** True for a skill that is the job's own: clear, and neither a trait nor used in many kinds of work. */
export function isOwnSkill({ isClear, fitsTitle, concept }: RequestedSkill): boolean {
  return isClear && fitsTitle && !concept.soft && !isGeneralSkill(concept);
}

/** True if so many of the job's own skills are met that they carry the match. */
export function carriesBySkills(met: number, requested: number): boolean {
  return met >= MIN_OWN_SKILLS && met >= MIN_SHARE_OF_OWN_SKILLS * requested;
}

export function skillsCarry(matches: readonly SkillMatch[]): boolean {
  const specificMatches = matches.filter(({ requestedSkill }) => isOwnSkill(requestedSkill));
  return carriesBySkills(
    specificMatches.filter(({ score }) => isMatched(score)).length,
    specificMatches.length,
  );
}

/** Credentials that people of many occupations hold. */
const OF_ANY_WORK = /driver['’]?s license|\bcpr\b|first aid|basic life support/i;

/** True if the record holds a required credential of the occupation: a nursing license, but no license to drive. */
export function credentialCarries(
  { certifications, titleFeatures }: Pick<JobProfile, 'certifications' | 'titleFeatures'>,
  held: readonly HeldCertification[],
): boolean {
  const [likely] = titleFeatures.likelyOccupations;
  if (!likely) return false;
  const usual = certificationsOfOccupation(likely.onetSocCode).map(
    (name) => normalizeCertificationName(name).plainName,
  );
  const lexicon = certificationLexicon();
  return certifications.some(
    ({ required, anyOf }) =>
      required &&
      anyOf.some(
        (name) =>
          !OF_ANY_WORK.test(name) &&
          usual.some((each) => each === name || lexicon.covers(each, name)) &&
          held.some(({ plainName, validity }) => validity !== 'expired' && lexicon.covers(plainName, name)),
      ),
  );
}

const UNCARRIED_NOTE =
  'Counts in part, because neither related work nor enough skills of this job are shown.';

/**
 * Limits the components that no evidence carries. A job that requires no experience asks for no related work, so that
 * the experience of its applicants counts in full.
 */
export function limitUncarried(
  outcomes: Record<ComponentName, ComponentOutcome>,
  requiresExperience: boolean,
): void {
  for (const name of LIMITED_COMPONENTS) {
    if (name === 'experience' && !requiresExperience) continue;
    const outcome = outcomes[name];
    if (outcome.score === null || outcome.score <= UNCARRIED_SCORE) continue;
    const note = outcome.note === null ? UNCARRIED_NOTE : `${outcome.note} ${UNCARRIED_NOTE}`;
    outcomes[name] = { ...outcome, score: uncarriedScore(outcome.score), note };
  }
}
