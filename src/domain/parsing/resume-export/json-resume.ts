import type { Location, PartialDate } from '../../common';
import { compact, type JsonSection } from '../../compact-json';
import type {
  AwardItem,
  Certification,
  EducationItem,
  LanguageSkill,
  ParsedResume,
  ProjectItem,
  ReferenceItem,
  ResumeSkill,
  WorkItem,
} from '../parsed-resume';
import { nameWithStatus } from '../credential-status';

/**
 * Converts a parsed resume to a JSON Resume 1.0 document (jsonresume.org schema). The format has no null: unknown
 * values are omitted, and so are values that it has no member for.
 */
export function toJsonResume(resume: ParsedResume): JsonSection {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...compact({
      basics: basics(resume),
      work: resume.work.map(work),
      volunteer: resume.volunteer.map(volunteer),
      education: resume.education.map(education),
      awards: resume.awards.map(award),
      certificates: resume.certifications.map(certificate),
      skills: resume.skills.map(skill),
      languages: resume.languages.map(language),
      references: resume.references.map(reference),
      projects: resume.projects.map(project),
      meta: { version: 'v1.0.0', lastModified: lastModified(resume.meta) },
    }),
  };
}

/** The date of the resume, to which its current positions last; else the time of the parse. */
function lastModified({ documentDate, createdAt }: ParsedResume['meta']): string {
  const isKnown = documentDate !== null && documentDate.source !== 'received';
  return isKnown ? `${documentDate.value}T00:00:00` : createdAt.slice(0, 19);
}

function basics({ basics: from }: ParsedResume): JsonSection {
  return compact({
    name: from.name,
    label: from.label,
    email: from.email,
    phone: from.phone ?? from.phones[0]?.raw,
    url: absoluteAddress(from.url),
    summary: from.summary ?? from.objective,
    location: from.location && place(from.location),
    profiles: from.profiles.map((profile) =>
      compact({ network: profile.network, username: profile.username, url: absoluteAddress(profile.url) }),
    ),
  });
}

function work(item: WorkItem): JsonSection {
  return compact({ name: item.name, ...experience(item), location: item.location?.raw });
}

function volunteer(item: WorkItem): JsonSection {
  return compact({ organization: item.name, ...experience(item) });
}

function experience(item: WorkItem): Record<string, unknown> {
  return {
    position: item.position,
    url: absoluteAddress(item.url),
    startDate: date(item.startDate),
    endDate: date(item.endDate),
    summary: item.summary,
    highlights: item.highlights,
  };
}

function education(item: EducationItem): JsonSection {
  return compact({
    institution: item.institution,
    area: item.area,
    studyType: item.studyType,
    startDate: date(item.startDate),
    endDate: date(item.endDate),
    score: item.score,
    courses: item.courses,
  });
}

function award(item: AwardItem): JsonSection {
  return compact({ title: item.title, date: date(item.date), awarder: item.awarder, summary: item.summary });
}

function certificate(item: Certification): JsonSection {
  return compact({
    name: nameWithStatus(item),
    date: date(item.date),
    issuer: item.issuer,
    url: absoluteAddress(item.url),
  });
}

function skill(item: ResumeSkill): JsonSection {
  return compact({
    name: item.name,
    level: item.level,
    keywords: item.rawNames.filter((raw) => raw.toLowerCase() !== item.name.toLowerCase()),
  });
}

function language(item: LanguageSkill): JsonSection {
  return compact({ language: item.language, fluency: item.cefr ?? item.fluency });
}

function reference(item: ReferenceItem): JsonSection {
  return compact({ name: item.name, reference: item.reference });
}

function project(item: ProjectItem): JsonSection {
  return compact({
    name: item.name,
    description: item.description,
    highlights: item.highlights,
    keywords: item.keywords,
    startDate: date(item.startDate),
    endDate: date(item.endDate),
    url: absoluteAddress(item.url),
  });
}

function place(location: Location): JsonSection {
  return compact({
    address: location.address,
    postalCode: location.postalCode,
    city: location.city,
    countryCode: location.countryCode,
    region: location.region ?? location.state,
  });
}

/** The format only accepts years from 1000 to 2999. */
function date(value: PartialDate | null): string | null {
  return value !== null && /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/.test(value) ? value : null;
}

/** Formats accept absolute addresses only, but resumes often omit the scheme. */
export function absoluteAddress(value: string | null): string | null {
  if (value === null || /\s/.test(value)) return null;
  return /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
}
