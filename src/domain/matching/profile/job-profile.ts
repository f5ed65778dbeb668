import type { EducationLevel, EmploymentType, Shift, StateCode, WorkplaceType } from '../../common';
import { placeOf, type Place } from '../places/place';
import type { JobSkill, ParsedJobDescription } from '../../parsing/parsed-job-description';
import { languageLevel, type LanguageLevel } from '../protected-attributes';
import { decodeEntities } from '../../text/entities';
import { textVector, type TextVector } from '../../text/text-vector';
import { requiredCertificationNames } from './certification-name';
import { fieldOf } from '../../skills';
import { alternativesOf } from './alternatives';
import { oneOfManyIn } from './one-of-many';
import { asksForNoSkill } from './clear-name';
import { requestSentences } from './request-sentences';
import { isNamedInFull, nameInPosting, wordsInAnyOrder } from './requested-skill-name';
import { clearSkillsOf, namesPerson } from './skill-support';
import { toSkillConcept, type SkillConcept } from './skill-concept';
import { shownJobTitle } from './shown-title';
import { isGeneralSkill, isUnrelatedToTitle, skillWeight } from './skill-weight';
import { skillsInTitle, type TitleSkills } from './skills-in-title';
import { skillsNamedByForeignTitle } from './skills-of-title';
import { subjectsOfStudy } from './subject-of-study';
import { ENGLISH, textLanguageOf, type TextLanguage } from './text-language';
import { extractTitleFeatures, type TitleFeatures } from './title-features';

/** A requirement of a job in the form the components compare. */
export interface RequestedSkill {
  name: string;
  concept: SkillConcept;
  required: boolean;
  /** False for a skill that work of this kind does not use: the posting may name it for another reason. */
  fitsTitle: boolean;
  /** Number of the choice it belongs to, if the posting asks for one of several: "Python, R or SAS". */
  choice: number | null;
  /** False if the posting may name something else: the skill counts in the score, but no statement names it. */
  isClear: boolean;
  /** True if the posting names it only in a long list of which any is enough, so that it is no gap. */
  isOneOfMany: boolean;
  /** Weight among the skills of the job. */
  weight: number;
  minMonths: number | null;
}

export interface RequestedCertification {
  name: string;
  /** Names from the map where available; holding any one of them is sufficient. */
  anyOf: readonly string[];
  kind: 'certification' | 'license';
  required: boolean;
}

/** A job prepared for comparison, with all values that depend on the job alone. */
export interface JobProfile {
  title: string;
  titleFeatures: TitleFeatures;
  skills: RequestedSkill[];
  certifications: RequestedCertification[];
  needsDriversLicense: boolean;
  sponsorsVisa: boolean | null;
  minEducationLevel: EducationLevel | null;
  minExperienceMonths: number | null;
  noExperienceNeeded: boolean;
  languages: { name: string; code: string | null; level: LanguageLevel | null }[];
  place: Place | null;
  /** State in whose name a license has to be; null for remote work and an unknown state. */
  licensingState: StateCode | null;
  workplaceType: WorkplaceType | null;
  offer: { hourlyMinUsd: number | null; hourlyMaxUsd: number | null };
  shifts: readonly Shift[];
  employmentType: EmploymentType | null;
  text: TextVector;
  textLanguage: TextLanguage;
}

/** Builds the profile of a job. A stored posting always has every key. */
export function buildJobProfile(posting: Omit<ParsedJobDescription, 'meta'>): JobProfile {
  // Boards and pages send titles with the character references of their markup: "Cook &amp; Baker".
  const job = { ...posting, title: decodeEntities(posting.title) };
  const titleFeatures = extractTitleFeatures(job.title);
  const certifications = extractRequestedCertifications(job);
  const text = jobText(job);
  const words = textVector(text);
  const textLanguage = textLanguageOf(text, words, [titleFeatures]);
  return {
    title: shownJobTitle(job.title),
    titleFeatures,
    skills: extractRequestedSkills(job, titleFeatures, certifications, textLanguage === ENGLISH),
    certifications,
    needsDriversLicense: job.requiresDriversLicense === true,
    sponsorsVisa: job.sponsorsVisa,
    minEducationLevel: job.minEducationLevel,
    minExperienceMonths: credibleMonths(job.minExperienceMonths),
    noExperienceNeeded: job.friendlinessSignals.some(
      ({ signal, polarity }) => signal === 'no_experience_required' && polarity === 'positive',
    ),
    languages: job.languages.map((skill) => ({
      name: skill.language,
      code: skill.languageCode,
      level: languageLevel(skill),
    })),
    place: placeOf(job),
    licensingState: job.workplaceType === 'remote' ? null : job.state,
    workplaceType: job.workplaceType,
    offer: { hourlyMinUsd: job.hourlyMinUsd, hourlyMaxUsd: job.hourlyMaxUsd },
    shifts: job.schedule.shifts,
    employmentType: job.employmentType,
    text: words,
    textLanguage,
  };
}

/** No posting asks for more experience; such a number is an age, or the age of the employer. */
const MAX_REQUIRED_MONTHS = 240;

function credibleMonths(months: number | null): number | null {
  return months === null || months > MAX_REQUIRED_MONTHS ? null : months;
}

function extractRequestedSkills(
  job: Omit<ParsedJobDescription, 'meta'>,
  title: TitleFeatures,
  certifications: readonly RequestedCertification[],
  isInEnglish: boolean,
): RequestedSkill[] {
  const certificationNames = new Set(certifications.flatMap(({ anyOf }) => anyOf));
  const isOtherRequirement = otherRequirementsOf(job);
  const choiceOf = alternativesOf(job);
  const isOneOfMany = oneOfManyIn(job);
  const titleSkills = titleSkillsOf(job.title, title);
  const isClear = clearSkillsOf(
    [...job.requiredSkills, ...job.preferredSkills].map((skill) => ({
      skill,
      concept: toSkillConcept(skill.name, skill.skillId),
    })),
    title,
    requestSentences(job),
  );
  const seen = new Set<string>();
  const requestedSkills: RequestedSkill[] = [];
  const addSkill = (
    concept: SkillConcept,
    name: string,
    required: boolean,
    minMonths: number | null,
    choice: number | null,
    { rawNames, isClear }: { rawNames: readonly string[]; isClear: boolean },
  ) => {
    const key = SYNONYMS.get(concept.key) ?? concept.key;
    if (seen.has(key) || seen.has(wordsInAnyOrder(name))) return;
    seen.add(key).add(wordsInAnyOrder(name));
    const inTitle = titleSkills.all.has(concept.key);
    const fitsTitle = inTitle || !isUnrelatedToTitle(concept, title);
    requestedSkills.push({
      name,
      concept,
      required,
      fitsTitle,
      choice,
      isClear,
      isOneOfMany: !inTitle && isOneOfMany(rawNames),
      weight: skillWeight(concept, { required, inTitle, fitsTitle }),
      minMonths,
    });
  };
  for (const [skills, required] of [
    [job.requiredSkills, true],
    [job.preferredSkills, false],
  ] as const) {
    for (const skill of skills) {
      const { name, skillId, minMonths, rawNames } = skill;
      if (isOtherRequirement(skill)) continue;
      const names = requiredCertificationNames(name, job.title);
      if (names.some(({ plainName }) => certificationNames.has(plainName))) continue;
      const concept = withoutAbbreviation(toSkillConcept(name, skillId));
      if (titleSkills.all.has(concept.key) || !isDoubtful(skill, concept, title)) {
        const shown = shownName(skill, concept, isInEnglish);
        addSkill(concept, shown, required, minMonths, choiceOf(name), {
          rawNames,
          isClear:
            titleSkills.clear.has(concept.key) ||
            concept.soft ||
            rawNames.length === 0 ||
            isClear({ skill, concept }),
        });
      }
    }
  }
  // Adds the skills in the title, which are required even if the text does not repeat them. A trait is only preferred:
  // "responsable de produit" names a task, not reliability.
  for (const key of titleSkills.all) {
    const concept = toSkillConcept(key, null);
    addSkill(concept, key, !concept.soft, null, null, {
      rawNames: [],
      isClear: titleSkills.clear.has(key),
    });
  }
  return requestedSkills;
}

/**
 * Returns a test for entries of the skills that are certifications, languages, subjects of a degree or the name of the
 * employer, whose product a posting names without asking for it.
 */
function otherRequirementsOf(job: Omit<ParsedJobDescription, 'meta'>): (skill: JobSkill) => boolean {
  const languages = new Set(job.languages.map(({ language }) => language.toLowerCase()));
  const isSubject = subjectsOfStudy(job);
  const employer = job.employerName?.toLowerCase();
  const initials = initialsOf(job.employerName ?? '');
  // An American Bar Association that calls itself ABA asks for no applied behavior analysis.
  const isInitials = (written: string) => ABBREVIATION.test(written) && initials.startsWith(written);
  return ({ name, type, rawNames }) =>
    (rawNames.length > 0 && (name.toLowerCase() === employer || rawNames.every(isInitials))) ||
    type === 'certification' ||
    type === 'language' ||
    languages.has(name.toLowerCase()) ||
    isSubject(rawNames);
}

const ABBREVIATION = /^\p{Lu}{3,}$/u;

/** The first letters of the words of a name that begin with a capital. */
function initialsOf(name: string): string {
  return name
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0))
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join('');
}

/** The name of a skill in texts: that of the map where the posting writes an abbreviation, a vague word or a measure. */
function shownName(skill: JobSkill, concept: SkillConcept, isInEnglish: boolean): string {
  const { name, rawNames } = skill;
  const isVague = rawNames.length > 0 && rawNames.every((written) => asksForNoSkill(written, null));
  return TWO_LETTERS.test(name) || isVague || MEASURE.test(name)
    ? concept.name
    : nameInPosting(skill, concept, { isInEnglish });
}

/** Names of one skill that the map has apart, since records use both. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['Large Language Models', 'LLMs'],
  ['Site reliability', 'SRE'],
  ['Cloud Technologies', 'Cloud computing'],
  ['Cloud Platforms', 'Cloud computing'],
]);
/** "40 wpm" says how well, and not what. */
const MEASURE = /^\d+ /;
const TWO_LETTERS = /^\p{Lu}{2}$/u;

/** Two letters are another name of the wider skill: JavaScript for JS. */
function withoutAbbreviation(concept: SkillConcept): SkillConcept {
  const [wider] = concept.wider;
  return wider !== undefined && TWO_LETTERS.test(concept.name) ? toSkillConcept(wider, null) : concept;
}

function titleSkillsOf(jobTitle: string, title: TitleFeatures): TitleSkills {
  const { all, clear } = skillsInTitle(jobTitle, title);
  const ofForeignTitle = skillsNamedByForeignTitle(title).filter((key) => !namesPerson({ key }));
  return { all: new Set([...all, ...ofForeignTitle]), clear: new Set([...clear, ...ofForeignTitle]) };
}

/**
 * True for words read from a posting that may name no skill of the job: a name outside the map, which is as often a
 * department or a form, or a word that the map reads as a skill of other work, such as "delivery" in a posting for a
 * program manager. Of the skills of other work, only those remain that many occupations use and that the posting names
 * in full. Skills that a client states have no words in a posting, so they are never doubtful.
 */
function isDoubtful(
  skill: Pick<JobSkill, 'name' | 'rawNames'>,
  concept: SkillConcept,
  title: TitleFeatures,
): boolean {
  if (skill.rawNames.length === 0) return false;
  const [likely] = title.likelyOccupations;
  const field = likely ? fieldOf(likely.onetSocCode) : null;
  if (skill.rawNames.every((written) => asksForNoSkill(written, field))) return true;
  if (concept.words.length > 0) return true;
  return (
    !concept.soft && isUnrelatedToTitle(concept, title) && !(isGeneralSkill(concept) && isNamedInFull(skill))
  );
}

function extractRequestedCertifications(job: Omit<ParsedJobDescription, 'meta'>): RequestedCertification[] {
  const seen = new Set<string>();
  const requestedCertifications: RequestedCertification[] = [];
  for (const [names, required, kind] of [
    [job.requiredCertifications, true, 'certification'],
    [job.licenses, true, 'license'],
    [job.preferredCertifications, false, 'certification'],
  ] as const) {
    for (const name of names) {
      const names = requiredCertificationNames(name, job.title);
      const anyOf = names.map(({ plainName }) => plainName);
      const key = anyOf.join(' or ');
      if (seen.has(key)) continue;
      seen.add(key);
      requestedCertifications.push({ name, anyOf, kind: names[0]?.kind ?? kind, required });
    }
  }
  return requestedCertifications;
}

function jobText(job: Omit<ParsedJobDescription, 'meta'>): string {
  return [
    job.title,
    job.summary ?? '',
    ...job.responsibilities,
    ...job.requiredQualifications,
    ...job.preferredQualifications,
    ...job.requiredSkills.map(({ name }) => name),
    ...job.preferredSkills.map(({ name }) => name),
  ].join('\n');
}
