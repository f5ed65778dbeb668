import type { EducationLevel, EmploymentType, StateCode, Unit } from '../../common';
import { EDUCATION_LEVELS } from '../../education-levels';
import { certificationsOfOccupation, curatedMap, inferFromHistory, skillLexicon } from '../../skills';
import type { LanguageLevel, ScorableCandidate } from '../firewall';
import { textVector, type TextVector } from '../text/text-vector';
import { certificationName, isUnderway } from './certification-name';
import { skillConcept, type SkillConcept } from './skill-concept';
import { readTitle, type TitleReading } from './title-reading';

/** A skill the candidate holds or probably holds. */
export interface HeldSkill {
  concept: SkillConcept;
  /** Strength of the evidence: 1 when stated, at most `INFERRED_CAP` when derived. */
  strength: Unit;
  stated: boolean;
  months: number | null;
  /** Past title a derived skill comes from. */
  fromOccupation: string | null;
}

export interface PastWork {
  reading: TitleReading;
  months: number | null;
  endedMonthsAgo: number | null;
  dated: boolean;
}

/** A candidate prepared for comparison, with all values that depend on the candidate alone. */
export interface CandidateProfile {
  /** By key of the concept. */
  skills: ReadonlyMap<string, HeldSkill>;
  /** Held skills by the key of a wider one, best first. */
  narrower: ReadonlyMap<string, readonly HeldSkill[]>;
  work: readonly PastWork[];
  /** Titles of preferred occupations. */
  wishes: readonly TitleReading[];
  educationLevel: EducationLevel | null;
  certifications: readonly { name: string; plainName: string; expired: boolean }[];
  /** Certifications usual in past occupations: reason to ask, never to count as held. */
  usualCertifications: ReadonlySet<string>;
  hasDriversLicense: boolean | null;
  workAuthorization: 'authorized' | 'needs_sponsorship' | 'unknown';
  languages: readonly { name: string; code: string | null; level: LanguageLevel | null }[];
  place: { city: string; state: StateCode } | null;
  maxCommuteMiles: number | null;
  workplaceTypes: readonly string[];
  hourlyMinUsd: number | null;
  shifts: readonly string[];
  employmentTypes: readonly EmploymentType[];
  text: TextVector;
}

/** Maximum strength of a derived skill. */
export const INFERRED_CAP: Unit = 0.6;
const LEAST_INFERRED: Unit = 0.15;
const NOTHING_KNOWN: ReadonlySet<string> = new Set();
const LEAST_OCCUPATION_SHARE: Unit = 0.2;
const CODE_LENGTH = '53-7051.00'.length;

/** Builds the profile from the fields that pass the firewall. */
export function candidateProfile(candidate: ScorableCandidate): CandidateProfile {
  const skills = heldSkills(candidate);
  const work = candidate.work.map((item) => ({
    reading: readTitle(item.title),
    months: item.months,
    endedMonthsAgo: item.endedMonthsAgo,
    dated: item.dated,
  }));
  return {
    skills,
    narrower: byWiderSkill(skills.values()),
    work,
    wishes: candidate.wishes.occupations.map(readTitle),
    educationLevel: candidate.highestEducationLevel ?? bestLevel(candidate),
    certifications: candidate.certifications
      .filter(({ name }) => !isUnderway(name))
      .map(({ name, expired }) => ({ name, plainName: certificationName(name).plainName, expired })),
    usualCertifications: usualCertifications(work),
    hasDriversLicense: candidate.hasDriversLicense,
    workAuthorization: candidate.workAuthorization,
    languages: candidate.languages,
    place: candidate.place,
    maxCommuteMiles: candidate.wishes.maxCommuteMiles,
    workplaceTypes: candidate.wishes.workplaceTypes,
    hourlyMinUsd: candidate.wishes.hourlyMinUsd,
    shifts: candidate.wishes.shifts,
    employmentTypes: candidate.wishes.employmentTypes,
    text: textVector(candidateText(candidate)),
  };
}

function heldSkills(candidate: ScorableCandidate): Map<string, HeldSkill> {
  const held = new Map<string, HeldSkill>();
  const hold = (skill: HeldSkill) => {
    const before = held.get(skill.concept.key);
    if (!before || skill.strength > before.strength) held.set(skill.concept.key, skill);
  };
  for (const { name, skillId, stated, confidence, months } of candidate.skills) {
    const strength = stated ? 1 : Math.min(INFERRED_CAP, confidence);
    hold({ concept: skillConcept(name, skillId), strength, stated, months, fromOccupation: null });
  }
  const named = (concept: SkillConcept) =>
    hold({ concept, strength: 1, stated: true, months: null, fromOccupation: null });
  for (const { skills } of candidate.work) for (const name of skills) named(skillConcept(name, null));
  for (const { skill } of skillLexicon().find(candidate.text)) named(skillConcept(skill.name, skill.skillId));
  const jobs = candidate.work.map(({ title, months, endedMonthsAgo }) => ({
    occupation: title,
    months,
    yearsSince: endedMonthsAgo === null ? null : endedMonthsAgo / 12,
  }));
  const likely = inferFromHistory(jobs, NOTHING_KNOWN, curatedMap, LEAST_INFERRED).skills;
  for (const { skill, probability, occupation } of likely) {
    hold({
      concept: skillConcept(skill.name, skill.skillId),
      strength: Math.min(INFERRED_CAP, probability),
      stated: false,
      months: null,
      fromOccupation: occupation,
    });
  }
  return held;
}

function byWiderSkill(skills: Iterable<HeldSkill>): Map<string, HeldSkill[]> {
  const narrower = new Map<string, HeldSkill[]>();
  for (const skill of skills) {
    for (const wider of skill.concept.wider) {
      const list = narrower.get(wider);
      if (list) list.push(skill);
      else narrower.set(wider, [skill]);
    }
  }
  for (const list of narrower.values()) {
    list.sort((a, b) => b.strength - a.strength || (a.concept.key < b.concept.key ? -1 : 1));
  }
  return narrower;
}

function usualCertifications(work: readonly PastWork[]): Set<string> {
  return new Set(work.flatMap(({ reading }) => certificationsUnder(reading)));
}

const usualUnder = new WeakMap<TitleReading, readonly string[]>();

/** Certifications usual in the occupations a title stands for. */
function certificationsUnder(reading: TitleReading): readonly string[] {
  const known = usualUnder.get(reading);
  if (known) return known;
  const usual = new Set<string>();
  for (const [code, share] of reading.occupations) {
    // Skips shorter keys: they denote groups of occupations, whose certifications are not specific.
    if (code.length < CODE_LENGTH || share < LEAST_OCCUPATION_SHARE) continue;
    for (const name of certificationsOfOccupation(code)) usual.add(certificationName(name).plainName);
  }
  usualUnder.set(reading, [...usual]);
  return [...usual];
}

function bestLevel(candidate: ScorableCandidate): EducationLevel | null {
  let best = -1;
  for (const { level, completed } of candidate.education) {
    if (level !== null && completed !== false) best = Math.max(best, EDUCATION_LEVELS.indexOf(level));
  }
  return EDUCATION_LEVELS[best] ?? null;
}

function candidateText(candidate: ScorableCandidate): string {
  return [
    candidate.text,
    ...candidate.work.map(({ title }) => title),
    ...candidate.skills.map(({ name }) => name),
    ...candidate.education.map(({ area }) => area ?? ''),
    ...candidate.certifications.map(({ name }) => name),
  ].join('\n');
}
