import type { EducationLevel, EmploymentType, StateCode, Unit } from '../../common';
import type { Place } from '../places/place';
import { EDUCATION_LEVELS } from '../../education-levels';
import {
  certificationMonths,
  certificationsOfOccupation,
  curatedMap,
  inferFromHistory,
  skillLexicon,
  statesByLicense,
} from '../../skills';
import type { LanguageLevel, ScorableCandidate } from '../protected-attributes';
import { isCareOfFamily } from '../titles/care-of-family';
import { textVector, type TextVector } from '../../text/text-vector';
import { heldCertificationNames, normalizeCertificationName } from './certification-name';
import { essentialSkillsOf } from './essential-skills';
import { toSkillConcept, type SkillConcept } from './skill-concept';
import { skillsNamedByForeignTitle, skillsNamedByTitle } from './skills-of-title';
import { textLanguageOf, type TextLanguage } from './text-language';
import { namesNoWork } from '../titles/sure-relation';
import { extractTitleFeatures, type TitleFeatures } from './title-features';

/** A skill the candidate holds or probably holds. */
export interface ProfileSkill {
  concept: SkillConcept;
  /** Strength of the evidence: 1 when stated, at most `MAX_INFERRED_STRENGTH` when derived. */
  strength: Unit;
  stated: boolean;
  months: number | null;
  /** Past title a derived skill comes from. */
  fromOccupation: string | null;
  /** True if the work of a past position always requires it. */
  essential: boolean;
}

export interface PastPosition {
  titleFeatures: TitleFeatures;
  months: number | null;
  endedMonthsAgo: number | null;
  dated: boolean;
}

export interface HeldCertification {
  name: string;
  plainName: string;
  validity: 'current' | 'expired' | 'renewal_due';
  /** State that issued it, for a license that each state issues for itself. */
  state: StateCode | null;
}

/** A candidate prepared for comparison, with all values that depend on the candidate alone. */
export interface CandidateScoringProfile {
  /** By key of the concept. */
  skills: ReadonlyMap<string, ProfileSkill>;
  /** Held skills by the key of a wider skill, strongest first. */
  narrowerSkills: ReadonlyMap<string, readonly ProfileSkill[]>;
  work: readonly PastPosition[];
  /** Titles of preferred occupations. */
  preferredTitles: readonly TitleFeatures[];
  educationLevel: EducationLevel | null;
  certifications: readonly HeldCertification[];
  /** Certifications that past occupations usually require: a reason to ask, never counted as held. */
  usualCertifications: ReadonlySet<string>;
  hasDriversLicense: boolean | null;
  workAuthorization: 'authorized' | 'needs_sponsorship' | 'unknown';
  languages: readonly { name: string; code: string | null; level: LanguageLevel | null }[];
  place: Place | null;
  maxCommuteMiles: number | null;
  workplaceTypes: readonly string[];
  hourlyMinUsd: number | null;
  shifts: readonly string[];
  employmentTypes: readonly EmploymentType[];
  text: TextVector;
  textLanguage: TextLanguage;
}

/** Maximum strength of a derived skill. */
export const MAX_INFERRED_STRENGTH: Unit = 0.6;
const MIN_INFERRED_STRENGTH: Unit = 0.15;
const EMPTY_PROFILE: ReadonlySet<string> = new Set();
const MIN_OCCUPATION_SHARE: Unit = 0.2;
const BROAD_CODE_LENGTH = '53-7051.00'.length;

/** Builds the profile from the fields that may be scored. */
export function buildCandidateProfile(candidate: ScorableCandidate): CandidateScoringProfile {
  const skills = collectProfileSkills(candidate);
  const text = candidateText(candidate);
  const words = textVector(text);
  const work = candidate.work.map((item) => ({
    titleFeatures: extractTitleFeatures(item.title),
    months: item.months,
    endedMonthsAgo: item.endedMonthsAgo,
    dated: item.dated,
  }));
  return {
    skills,
    narrowerSkills: byWiderSkill(skills.values()),
    work,
    preferredTitles: candidate.preferredOccupations.occupations.map(extractTitleFeatures),
    educationLevel: candidate.highestEducationLevel ?? highestLevel(candidate),
    certifications: candidate.certifications.filter(({ isHeld }) => isHeld).flatMap(heldCertifications),
    usualCertifications: usualCertifications(work),
    hasDriversLicense: candidate.hasDriversLicense,
    workAuthorization: candidate.workAuthorization,
    languages: candidate.languages,
    place: candidate.place,
    maxCommuteMiles: candidate.preferredOccupations.maxCommuteMiles,
    workplaceTypes: candidate.preferredOccupations.workplaceTypes,
    hourlyMinUsd: candidate.preferredOccupations.hourlyMinUsd,
    shifts: candidate.preferredOccupations.shifts,
    employmentTypes: candidate.preferredOccupations.employmentTypes,
    text: words,
    textLanguage: textLanguageOf(
      text,
      words,
      work.map(({ titleFeatures }) => titleFeatures),
    ),
  };
}

function heldCertifications(entry: ScorableCandidate['certifications'][number]): HeldCertification[] {
  return heldCertificationNames(entry.name).map(({ plainName }) => ({
    name: entry.name,
    plainName,
    validity: entry.expired
      ? 'expired'
      : isRenewalDue(plainName, entry.issuedMonthsAgo)
        ? 'renewal_due'
        : 'current',
    state: statesByLicense().has(plainName) ? entry.state : null,
  }));
}

/** True when the certification was issued before the time for which it is valid, and the record states no renewal. */
function isRenewalDue(plainName: string, issuedMonthsAgo: number | null): boolean {
  const months = certificationMonths().get(plainName);
  return months !== undefined && issuedMonthsAgo !== null && issuedMonthsAgo > months;
}

function collectProfileSkills(candidate: ScorableCandidate): Map<string, ProfileSkill> {
  const skillsByKey = new Map<string, ProfileSkill>();
  const essential = new Set(
    candidate.work.flatMap((position) => [
      ...essentialSkillsOf({ ...position, titleFeatures: extractTitleFeatures(position.title) }),
    ]),
  );
  const addSkill = (skill: Omit<ProfileSkill, 'essential'>) => {
    const { key } = skill.concept;
    const existing = skillsByKey.get(key);
    if (!existing || skill.strength > existing.strength)
      skillsByKey.set(key, { ...skill, essential: essential.has(key) });
  };
  for (const { name, skillId, stated, confidence, months } of candidate.skills) {
    const strength = stated ? 1 : Math.min(MAX_INFERRED_STRENGTH, confidence);
    addSkill({ concept: toSkillConcept(name, skillId), strength, stated, months, fromOccupation: null });
  }
  const addStated = (concept: SkillConcept) =>
    addSkill({ concept, strength: 1, stated: true, months: null, fromOccupation: null });
  for (const { skills } of candidate.work) for (const name of skills) addStated(toSkillConcept(name, null));
  for (const text of [candidate.text, ...candidate.work.map(({ title }) => title)]) {
    for (const { skill } of skillLexicon().find(text)) addStated(toSkillConcept(skill.name, skill.skillId));
  }
  for (const { title } of candidate.work)
    for (const name of [
      ...skillsNamedByTitle(title),
      ...skillsNamedByForeignTitle(extractTitleFeatures(title)),
    ])
      addStated(toSkillConcept(name, null));
  for (const concept of impliedSkills(candidate, skillsByKey)) addStated(concept);
  const placed = candidate.work.filter(({ title }) => !namesNoWork(title));
  const jobs = placed.map(({ title, months, endedMonthsAgo }) => ({
    occupation: title,
    months,
    yearsSince: endedMonthsAgo === null ? null : endedMonthsAgo / 12,
  }));
  const inferred = inferFromHistory(jobs, EMPTY_PROFILE, curatedMap, MIN_INFERRED_STRENGTH).skills;
  for (const { skill, probability, occupation } of inferred) {
    addSkill({
      concept: toSkillConcept(skill.name, skill.skillId),
      strength: Math.min(MAX_INFERRED_STRENGTH, probability),
      stated: false,
      months: null,
      fromOccupation: occupation,
    });
  }
  return skillsByKey;
}

/** Languages whose names stand for nothing else. Who writes code in one of them can program. */
const PROGRAMMING_LANGUAGES = [
  ...['Python', 'Java', 'JavaScript', 'TypeScript', 'C++', 'C#', 'Ruby', 'PHP', 'Kotlin', 'Scala', 'Perl'],
  ...['Objective-C', 'Visual Basic', 'Fortran', 'Cobol'],
];

/** What a certificate says its holder knows: a certified food manager knows food safety. */
const SKILLS_OF_CERTIFICATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Food protection manager certification', ['Food safety', 'Food handling']],
  ['Food handler card', ['Food safety', 'Food handling']],
  ['First aid certification', ['First aid']],
  ['Basic life support certification', ['Basic life support']],
  ['Forklift operator certification', ['Forklift operation']],
]);

/**
 * Skills that other entries of a record state in more words: "take and record vital signs" in a list of skills, or a
 * certificate of a skill that past work uses.
 */
function impliedSkills(
  { skills, certifications, work }: ScorableCandidate,
  stated: ReadonlyMap<string, ProfileSkill>,
): SkillConcept[] {
  const lexicon = skillLexicon();
  const listed = skills.flatMap(({ name, stated: isStated }) =>
    isStated && /\s/.test(name)
      ? lexicon.find(name).filter(({ start, end }) => /\s/.test(name.slice(start, end)))
      : [],
  );
  const titles = work.map(({ title }) => extractTitleFeatures(title));
  const certified = certifications
    .filter(({ isHeld }) => isHeld)
    .flatMap(({ name }) => lexicon.find(name))
    // The abbreviation of a certificate may name another skill: AWS is also the society of welders.
    .filter(({ skill }) => titles.some((title) => title.skills.has(skill.name)));
  const taught = certifications
    .filter(({ isHeld }) => isHeld)
    .flatMap(({ name }) => heldCertificationNames(name))
    .flatMap(({ plainName }) => SKILLS_OF_CERTIFICATIONS.get(plainName) ?? []);
  const concepts = [...listed, ...certified].map(({ skill }) => toSkillConcept(skill.name, skill.skillId));
  concepts.push(...taught.map((name) => toSkillConcept(name, null)));
  if (PROGRAMMING_LANGUAGES.some((name) => stated.get(name)?.stated === true))
    concepts.push(toSkillConcept('Programming', null));
  return concepts;
}

function byWiderSkill(skills: Iterable<ProfileSkill>): Map<string, ProfileSkill[]> {
  const narrower = new Map<string, ProfileSkill[]>();
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

/** Certifications that past work usually requires. */
function usualCertifications(work: readonly PastPosition[]): Set<string> {
  const paid = work.filter(({ titleFeatures }) => !isCareOfFamily(titleFeatures.title));
  return new Set(paid.flatMap(({ titleFeatures }) => certificationsOfTitle(titleFeatures)));
}

const usualCertificationsByCode = new WeakMap<TitleFeatures, readonly string[]>();

/** Certifications that the occupations of a title usually require. */
function certificationsOfTitle(reading: TitleFeatures): readonly string[] {
  const cached = usualCertificationsByCode.get(reading);
  if (cached) return cached;
  const usual = new Set<string>();
  for (const [code, share] of reading.occupations) {
    // Skips shorter keys: they denote groups of occupations, whose certifications are not specific.
    if (code.length < BROAD_CODE_LENGTH || share < MIN_OCCUPATION_SHARE) continue;
    for (const name of certificationsOfOccupation(code))
      usual.add(normalizeCertificationName(name).plainName);
  }
  usualCertificationsByCode.set(reading, [...usual]);
  return [...usual];
}

function highestLevel(candidate: ScorableCandidate): EducationLevel | null {
  let best = -1;
  for (const { level, completed } of candidate.education) {
    if (level !== null && completed !== false) best = Math.max(best, EDUCATION_LEVELS.indexOf(level));
  }
  return EDUCATION_LEVELS[best] ?? null;
}

/** Confidence from which a derived skill counts as part of what the record says. */
const MIN_CONFIDENCE_IN_TEXT: Unit = 0.75;

function candidateText(candidate: ScorableCandidate): string {
  const skills = candidate.skills.filter(
    ({ stated, confidence }) => stated || confidence >= MIN_CONFIDENCE_IN_TEXT,
  );
  return [
    candidate.text,
    ...candidate.work.map(({ title }) => title),
    ...skills.map(({ name }) => name),
    ...candidate.education.map(({ area }) => area ?? ''),
    ...candidate.certifications.map(({ name }) => name),
  ].join('\n');
}
