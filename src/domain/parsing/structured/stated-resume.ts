import { skillLexicon } from '../../skills';
import type { Location, PartialDate } from '../../common';
import type {
  AwardItem,
  Certification,
  EducationItem,
  LanguageSkill,
  ParsedResume,
  Phone,
  Profile,
  ProjectItem,
  ReferenceItem,
  ResumeBasics,
  ResumeSkill,
  WorkItem,
} from '../parsed-resume';
import { nameAndStatus } from '../credential-status';
import { countryCodeOf } from '../places/countries';
import { stateCodeOf, wholePlace } from '../places/places';
import { nameParts } from '../resume/fields/contact/person-name';
import { findDegrees } from '../resume/fields/education/degrees';
import { cefrOf, fluencyOf } from '../resume/fields/languages/spoken-languages';
import { skillLevelOf, unknownSkill } from '../resume/fields/skills/skill-drafts';
import { findEmails, toE164 } from '../text/contacts';
import { languageCodeOf } from '../text/language-names';
import { foldText } from '../text/normalize';

/** What a document states as structured data. Occupations, months and totals follow from it. */
export interface StatedResume extends Omit<ParsedResume, 'meta' | 'totals'> {
  /** True for a format that describes a whole resume, false for data about a person on a page. */
  whole: boolean;
  /** Day of the last change that the data states. */
  documentDate: PartialDate | null;
  /** Texts without a field of their own, such as descriptions of digital skills. */
  prose: string[];
}

export const STATED_CONFIDENCE = 1;
const LICENSE_WORDS = /\b(?:licen[cs]e|licensed|permit)\b/i;
/** Shorter beginnings of words are equal by chance. */
const MIN_SHARED_LETTERS = 4;

export function emptyStatedResume(): StatedResume {
  return {
    whole: true,
    documentDate: null,
    prose: [],
    basics: {
      name: null,
      firstName: null,
      middleName: null,
      lastName: null,
      label: null,
      email: null,
      emails: [],
      phone: null,
      phones: [],
      url: null,
      profiles: [],
      summary: null,
      objective: null,
      location: null,
    },
    skills: [],
    certifications: [],
    languages: [],
    work: [],
    education: [],
    volunteer: [],
    projects: [],
    awards: [],
    references: [],
  };
}

/** What a format states about a person. */
export interface StatedPerson {
  name?: string | null;
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  label?: string | null;
  emails?: string[];
  phones?: string[];
  url?: string | null;
  profiles?: Profile[];
  summary?: string | null;
  objective?: string | null;
  location?: Location | null;
}

/** The parts of a name are those that are stated, else those of the whole name. */
export function statedBasics(person: StatedPerson): ResumeBasics {
  const { firstName = null, middleName = null, lastName = null, location = null } = person;
  const parts = [firstName, middleName, lastName].filter((part) => part !== null);
  const name = person.name ?? (parts.length > 0 ? parts.join(' ') : null);
  const names = parts.length > 0 || name === null ? { firstName, middleName, lastName } : nameParts(name);
  const emails = [
    ...new Set((person.emails ?? []).flatMap((text) => findEmails(text).map(({ email }) => email))),
  ];
  const phones = (person.phones ?? []).map((raw): Phone => ({
    raw,
    e164: toE164(raw, location?.countryCode ?? null),
  }));
  return {
    name,
    ...names,
    label: person.label ?? null,
    email: emails[0] ?? null,
    emails,
    phone: phones.find(({ e164 }) => e164 !== null)?.e164 ?? null,
    phones,
    url: person.url ?? null,
    profiles: person.profiles ?? [],
    summary: person.summary ?? null,
    objective: person.objective ?? null,
    location,
  };
}

export function statedWork(item: Partial<WorkItem>): WorkItem {
  return {
    name: null,
    position: null,
    onetSocCode: null,
    onetTitle: null,
    occupationConfidence: null,
    employmentType: null,
    location: null,
    url: null,
    startDate: null,
    endDate: null,
    isCurrent: false,
    months: null,
    rawDates: null,
    summary: null,
    highlights: [],
    skills: [],
    confidence: STATED_CONFIDENCE,
    ...item,
  };
}

export function statedEducation(item: Partial<EducationItem>): EducationItem {
  const degree = item.studyType === null || item.studyType === undefined ? [] : findDegrees(item.studyType);
  return {
    institution: null,
    studyType: null,
    area: null,
    level: degree[0]?.level ?? null,
    startDate: null,
    endDate: null,
    isCurrent: false,
    completed: null,
    score: null,
    courses: [],
    location: null,
    confidence: STATED_CONFIDENCE,
    ...item,
  };
}

export function statedCertification(item: Partial<Certification> & { name: string }): Certification {
  const { name, status } = nameAndStatus(item.name);
  return {
    issuer: null,
    date: null,
    expires: null,
    licenseNumber: null,
    state: null,
    url: null,
    kind: LICENSE_WORDS.test(item.name) ? 'license' : 'certification',
    confidence: STATED_CONFIDENCE,
    ...item,
    name,
    ...(status && { status }),
  };
}

export function statedProject(item: Partial<ProjectItem> & { name: string }): ProjectItem {
  return {
    description: null,
    highlights: [],
    keywords: [],
    startDate: null,
    endDate: null,
    url: null,
    confidence: STATED_CONFIDENCE,
    ...item,
  };
}

export function statedAward(item: Partial<AwardItem> & { title: string }): AwardItem {
  return { date: null, awarder: null, summary: null, confidence: STATED_CONFIDENCE, ...item };
}

export function statedReference(item: Partial<ReferenceItem>): ReferenceItem {
  return {
    name: null,
    reference: null,
    position: null,
    email: null,
    phone: null,
    confidence: STATED_CONFIDENCE,
    ...item,
  };
}

/** A language by its name, with its level as a word or as a level of the Common European Framework. */
export function statedLanguage(language: string, level: string | null, code?: string | null): LanguageSkill {
  return {
    language,
    languageCode: code ?? languageCodeOf(language),
    fluency: level === null ? null : fluencyOf(level),
    cefr: level === null ? null : cefrOf(level),
    confidence: STATED_CONFIDENCE,
  };
}

/**
 * A skill with its keywords. A keyword that is another spelling of the skill is one of its names; another keyword is a
 * skill of its own, because the skill is only the heading of a group.
 */
export function statedSkills(
  name: string,
  level: string | null,
  keywords: readonly string[] = [],
): ResumeSkill[] {
  const skill = statedSkill(name, level);
  const others: ResumeSkill[] = [];
  for (const keyword of keywords) {
    const ref = skillLexicon().normalize(keyword);
    const isSpelling = ref ? ref.name === skill.name : sharesWord(keyword, name);
    if (!isSpelling) others.push(statedSkill(keyword, level));
    else if (!skill.rawNames.includes(keyword)) skill.rawNames.push(keyword);
  }
  return [skill, ...others];
}

function statedSkill(name: string, level: string | null): ResumeSkill {
  const ref = skillLexicon().normalize(name) ?? unknownSkill(name);
  return {
    name: ref.name,
    rawNames: [name],
    skillId: ref.skillId,
    taxonomy: ref.taxonomy,
    type: ref.type,
    level: level === null ? null : skillLevelOf(level),
    monthsUsed: null,
    lastUsed: null,
    foundIn: ['skills'],
    confidence: STATED_CONFIDENCE,
  };
}

function sharesWord(a: string, b: string): boolean {
  const words = (text: string): string[] =>
    foldText(text)
      .split(/[^\p{L}\d]+/u)
      .map((word) => word.slice(0, MIN_SHARED_LETTERS))
      .filter((word) => word.length === MIN_SHARED_LETTERS);
  const others = new Set(words(b));
  return words(a).some((word) => others.has(word));
}

export interface StatedPlace {
  address?: string | null;
  city?: string | null;
  region?: string | null;
  postalCode?: string | null;
  /** Code or name. */
  country?: string | null;
}

/** A place by its parts; null without any. A region of the United States is a state. */
export function statedPlace(place: StatedPlace): Location | null {
  const { address = null, city = null, region = null, postalCode = null, country = null } = place;
  const parts = [address, [postalCode, city].filter((part) => part !== null).join(' '), region, country];
  const raw = parts.filter((part) => part !== null && part !== '').join(', ');
  if (raw === '') return null;
  const countryCode = countryOf(country);
  const state = region !== null && (countryCode ?? 'US') === 'US' ? stateCodeOf(region) : null;
  return {
    address,
    city,
    state,
    region: state === null ? region : null,
    postalCode,
    countryCode: countryCode ?? (state === null ? null : 'US'),
    raw,
  };
}

/** A place in one text. */
export function placeInText(raw: string | null): Location | null {
  if (raw === null) return null;
  const empty = { address: null, city: null, state: null, region: null, postalCode: null, countryCode: null };
  return { ...(wholePlace(raw) ?? empty), raw };
}

function countryOf(country: string | null): string | null {
  if (country === null) return null;
  const code = country.toUpperCase();
  // Codes of the European Union for Greece and the United Kingdom.
  if (code === 'EL') return 'GR';
  if (code === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(code) ? code : countryCodeOf(country);
}

/** Divides a description: lines with a bullet are highlights, the others the summary. */
export function describedWork(text: string | null): { summary: string | null; highlights: string[] } {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const isItem = (line: string): boolean => /^\s*[•·▪*–-]\s+\S/.test(line);
  const summary = lines.filter((line) => !isItem(line)).join('\n');
  return {
    summary: summary === '' ? null : summary,
    highlights: lines.filter(isItem).map((line) => line.replace(/^\s*[•·▪*–-]\s+/, '').trim()),
  };
}
