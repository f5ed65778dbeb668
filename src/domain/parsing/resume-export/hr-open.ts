import type { Location } from '../../common';
import type {
  Certification,
  EducationItem,
  LanguageSkill,
  ParsedResume,
  ResumeSkill,
  WorkItem,
} from '../parsed-resume';
import { nameWithStatus } from '../credential-status';
import { compact, type JsonSection } from '../../compact-json';
import { absoluteAddress } from './json-resume';

/** `YYYY-MM-DD` */
const FULL_DATE_LENGTH = 10;
const VALID_TO = 'Valid to ';

/**
 * Converts a parsed resume to an HR Open Candidate (JSON) with one profile, valid against the schema `CandidateType` of
 * release 4.2.1. Languages are competencies with ids of a scheme of their own, because the standard has no list of
 * languages. Unknown values are omitted, and so are values that it has no member for, except `userName` of an address and
 * `keywords` of a competency, which the schema allows as further members.
 */
export function toHrOpenCandidate(resume: ParsedResume): JsonSection {
  const { basics, meta } = resume;
  return compact({
    documentId: { value: meta.parseId },
    person: compact({
      name: compact({
        formattedName: basics.name,
        given: basics.firstName,
        middle: basics.middleName,
        family: basics.lastName,
      }),
      communication: compact({
        address: [basics.location].flatMap((place) => (place ? [location(place)] : [])),
        phone: basics.phones.map(({ raw }) => ({ formattedNumber: raw })),
        email: basics.emails.map((address) => ({ address })),
        web: [
          ...(basics.url === null ? [] : [compact({ name: 'Website', url: absoluteAddress(basics.url) })]),
          ...basics.profiles.map(({ network, username, url }) =>
            compact({ name: network, userName: username, url: absoluteAddress(url) }),
          ),
        ],
      }),
    }),
    profiles: [
      compact({
        profileName: basics.label,
        languageCode: meta.language,
        objective: basics.objective,
        executiveSummary: basics.summary,
        employment: [
          ...resume.work.map((item) => employment(item, null)),
          ...resume.volunteer.map((item) => employment(item, 'Volunteer')),
        ],
        education: resume.education.map(education),
        qualifications: [...resume.skills.map(skill), ...resume.languages.map(language)],
        certifications: resume.certifications
          .filter(({ kind }) => kind === 'certification')
          .map(certification),
        licenses: resume.certifications.filter(({ kind }) => kind === 'license').map(certification),
        references: resume.references.map((item) =>
          compact({
            personName: compact({ formattedName: item.name }),
            positionTitle: item.position,
            communication: compact({
              email: item.email === null ? [] : [{ address: item.email }],
              phone: item.phone === null ? [] : [{ formattedNumber: item.phone }],
            }),
            comments: item.reference === null ? [] : [{ note: item.reference }],
          }),
        ),
      }),
    ],
  });
}

/** The standard has a list of positions at each employer; each position has an employer of its own here. */
function employment(item: WorkItem, category: string | null): JsonSection {
  const { startDate, endDate, isCurrent, summary, highlights } = item;
  return compact({
    organization: stated({
      name: item.name,
      communication: item.url === null ? null : { web: [{ url: absoluteAddress(item.url) }] },
    }),
    positionHistories: [
      compact({
        title: item.position,
        start: startDate,
        end: endDate,
        current: isCurrent,
        jobCategories: category === null ? [] : [{ name: category }],
        location: item.location && location(item.location),
        descriptions: [...(summary === null ? [] : [summary]), ...highlights.map((text) => `• ${text}`)],
      }),
    ],
  });
}

function education(item: EducationItem): JsonSection {
  return compact({
    institution: stated({
      name: item.institution,
      communication: item.location && { address: [location(item.location)] },
    }),
    start: item.startDate,
    end: item.endDate,
    current: item.isCurrent,
    descriptions: item.courses,
    educationDegrees: [
      compact({
        name: item.studyType,
        specializations: item.area === null ? [] : [{ name: item.area }],
        score: item.score === null ? null : { scoresText: [{ value: item.score }] },
      }),
    ].filter((degree) => Object.keys(degree).length > 0),
  });
}

/** An organization has at least one member. */
function stated(members: Record<string, unknown>): JsonSection | null {
  const section = compact(members);
  return Object.keys(section).length > 0 ? section : null;
}

function skill(item: ResumeSkill): JsonSection {
  return compact({
    competencyName: item.name,
    competencyIds: item.skillId === null ? [] : [{ value: item.skillId, schemeId: item.taxonomy }],
    proficiencyLevel: item.level === null ? null : { scoresText: [{ value: item.level }] },
    lastUsedDate: item.lastUsed,
    keywords: item.rawNames.filter((raw) => raw.toLowerCase() !== item.name.toLowerCase()),
  });
}

function language(item: LanguageSkill): JsonSection {
  const level = item.cefr ?? item.fluency;
  return compact({
    competencyName: item.language,
    competencyIds: [{ value: item.languageCode ?? item.language, schemeId: 'language' }],
    proficiencyLevel: level === null ? null : { scoresText: [{ value: level }] },
  });
}

function certification(item: Certification): JsonSection {
  return compact({
    name: nameWithStatus(item),
    id: item.licenseNumber === null ? null : { value: item.licenseNumber },
    issuingAuthority: item.issuer === null ? null : { name: item.issuer },
    issued: item.date,
    ...validity(item.expires),
    attachmentReferences: item.url === null ? [] : [{ uri: item.url }],
  });
}

/** The period of the standard has times, which a year or a month cannot state without invention. */
function validity(expires: string | null): Record<string, unknown> {
  if (expires === null) return {};
  return expires.length === FULL_DATE_LENGTH
    ? { effectiveTimePeriod: { validTo: `${expires}T00:00:00Z` } }
    : { descriptions: [`${VALID_TO}${expires}`] };
}

function location(place: Location): JsonSection {
  const subdivision = place.state ?? place.region;
  return compact({
    line: place.address,
    city: place.city,
    countrySubDivisions:
      subdivision === null ? [] : [{ type: place.state === null ? 'Region' : 'State', value: subdivision }],
    postalCode: place.postalCode,
    countryCode: place.countryCode,
    formattedAddress: place.raw,
  });
}
