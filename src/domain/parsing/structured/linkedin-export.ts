import type { WorkItem } from '../parsed-resume';
import { isMembers, type Members } from '../../members';
import { lineOf, membersList, textOf } from './members';
import { partialDate, statedDate } from './stated-dates';
import {
  describedWork,
  emptyStatedResume,
  placeInText,
  statedAward,
  statedBasics,
  statedCertification,
  statedEducation,
  statedLanguage,
  statedProject,
  statedReference,
  statedSkills,
  statedWork,
  type StatedResume,
} from './stated-resume';

/** Tables of a LinkedIn data export by file name without extension; a row has the texts of its columns. */
export interface LinkedInExport {
  linkedInTables: Record<string, Record<string, string>[]>;
}

/** Files of an export that describe the member. Others are about contacts, messages and advertisements. */
export const LINKEDIN_TABLES = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Certifications',
  'Languages',
  'Email Addresses',
  'PhoneNumbers',
  'Projects',
  'Honors',
  'Volunteering',
  'Courses',
  'Recommendations_Received',
] as const;

const PROFICIENCY: readonly [RegExp, string][] = [
  [/native|bilingual/i, 'native'],
  [/full professional/i, 'fluent'],
  [/professional/i, 'professional'],
  [/limited/i, 'conversational'],
  [/elementary/i, 'basic'],
];

export function isLinkedInExport(value: unknown): value is LinkedInExport {
  return isMembers(value) && isMembers(value.linkedInTables);
}

/** Reads the tables of a LinkedIn data export. */
export function readLinkedInExport({ linkedInTables }: LinkedInExport): StatedResume {
  const rows = (table: (typeof LINKEDIN_TABLES)[number]): Members[] => membersList(linkedInTables[table]);
  const [profile = {}] = rows('Profile');
  const emails = rows('Email Addresses').sort((a, b) => Number(isYes(b.Primary)) - Number(isYes(a.Primary)));
  return {
    ...emptyStatedResume(),
    basics: basicsOf(profile, {
      emails: emails.flatMap((row) => lineOf(row['Email Address']) ?? []),
      phones: rows('PhoneNumbers').flatMap((row) => lineOf(row.Number) ?? []),
    }),
    work: rows('Positions').map((row) =>
      statedWork({
        name: lineOf(row['Company Name']),
        position: lineOf(row.Title),
        location: placeInText(lineOf(row.Location)),
        ...periodOf(row),
        ...describedWork(textOf(row.Description)),
      }),
    ),
    volunteer: rows('Volunteering').map((row) =>
      statedWork({
        name: lineOf(row['Company Name']),
        position: lineOf(row.Role),
        ...periodOf(row),
        ...describedWork(textOf(row.Description)),
      }),
    ),
    education: rows('Education').map(educationOf),
    skills: rows('Skills').flatMap((row) => {
      const name = lineOf(row.Name);
      return name === null ? [] : statedSkills(name, null);
    }),
    certifications: rows('Certifications').flatMap(certificationOf),
    languages: rows('Languages').flatMap((row) => {
      const name = lineOf(row.Name);
      const written = lineOf(row.Proficiency) ?? '';
      const level = PROFICIENCY.find(([pattern]) => pattern.test(written))?.[1] ?? null;
      return name === null ? [] : [statedLanguage(name, level)];
    }),
    projects: rows('Projects').flatMap((row) => {
      const name = lineOf(row.Title);
      const { startDate, endDate } = periodOf(row);
      return name === null
        ? []
        : [
            statedProject({
              name,
              description: textOf(row.Description),
              startDate,
              endDate,
              url: lineOf(row.Url),
            }),
          ];
    }),
    awards: rows('Honors').flatMap((row) => {
      const title = lineOf(row.Title);
      return title === null
        ? []
        : [statedAward({ title, date: dateOf(row['Issued On']), summary: textOf(row.Description) })];
    }),
    // The export does not say at which school.
    prose: [
      ...rows('Courses').flatMap((row) => lineOf(row.Name) ?? []),
      ...rows('Education').flatMap((row) => textOf(row.Notes) ?? []),
    ],
    references: rows('Recommendations_Received').map((row) =>
      statedReference({
        name: lineOf(
          [row['First Name'], row['Last Name']]
            .map(lineOf)
            .filter((part) => part !== null)
            .join(' '),
        ),
        position: lineOf(row['Job Title']),
        reference: textOf(row.Text),
      }),
    ),
  };
}

function basicsOf(
  profile: Members,
  contacts: { emails: string[]; phones: string[] },
): StatedResume['basics'] {
  // "[COMPANY:https://jo.example,PORTFOLIO:https://…]"
  const websites = (lineOf(profile.Websites) ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? [];
  return statedBasics({
    ...contacts,
    firstName: lineOf(profile['First Name']),
    lastName: lineOf(profile['Last Name']),
    label: lineOf(profile.Headline),
    summary: textOf(profile.Summary),
    url: websites[0] ?? null,
    location: placeInText(lineOf(profile['Geo Location']) ?? lineOf(profile.Address)),
  });
}

function educationOf(row: Members): StatedResume['education'][number] {
  const { startDate, endDate } = periodOf(row, 'Start Date', 'End Date');
  return statedEducation({
    institution: lineOf(row['School Name']),
    // The degree and the field of study, which the export does not divide.
    studyType: lineOf(row['Degree Name']),
    startDate,
    endDate,
  });
}

function certificationOf(row: Members): StatedResume['certifications'] {
  const name = lineOf(row.Name);
  if (name === null) return [];
  return [
    statedCertification({
      name,
      issuer: lineOf(row.Authority),
      date: dateOf(row['Started On']),
      expires: dateOf(row['Finished On']),
      licenseNumber: lineOf(row['License Number']),
      url: lineOf(row.Url),
    }),
  ];
}

/** A position without an end is current. */
function periodOf(
  row: Members,
  start = 'Started On',
  end = 'Finished On',
): Pick<WorkItem, 'startDate' | 'endDate' | 'isCurrent'> {
  const startDate = dateOf(row[start]);
  return { startDate, endDate: dateOf(row[end]), isCurrent: startDate !== null && lineOf(row[end]) === null };
}

/** Dates are written `Mar 2019` or `2019`; some exports write `3/2019`. */
function dateOf(value: unknown): string | null {
  const numeric = /^(\d{1,2})\/(\d{4})$/.exec(lineOf(value) ?? '');
  return numeric ? partialDate(numeric[2], numeric[1]) : statedDate(value);
}

function isYes(value: unknown): boolean {
  return lineOf(value)?.toLowerCase() === 'yes';
}
