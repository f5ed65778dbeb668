export type FieldKind = 'text' | 'long' | 'date' | 'number' | 'email' | 'phone';

/** A field that a person can correct. */
export interface CorrectableField {
  /** JSON Pointer within the result, or name within an entry. */
  name: string;
  label: string;
  kind: FieldKind;
}

/** A list whose entries can be corrected, added and removed. */
export interface CorrectableList {
  pointer: string;
  label: string;
  /** Label of one entry. */
  entry: string;
  /** Null for a list of texts. */
  fields: readonly CorrectableField[] | null;
  /** Members of an added entry besides its fields. */
  template: Record<string, unknown>;
}

/** All that can be corrected in one kind of result. */
export interface CorrectableForm {
  fields: readonly CorrectableField[];
  lists: readonly CorrectableList[];
}

export type FormKind = 'resume' | 'job_description' | 'candidate';

const field = (name: string, label: string, kind: FieldKind = 'text'): CorrectableField => ({
  name,
  label,
  kind,
});

const WORK_FIELDS = [
  field('position', 'Title'),
  field('name', 'Employer'),
  field('startDate', 'From', 'date'),
  field('endDate', 'To', 'date'),
  field('summary', 'Summary', 'long'),
];
const EMPTY_WORK = {
  onetSocCode: null,
  onetTitle: null,
  occupationConfidence: null,
  employmentType: null,
  location: null,
  url: null,
  isCurrent: false,
  months: null,
  rawDates: null,
  highlights: [],
  skills: [],
  confidence: 1,
};
const work = (pointer: string, label: string): CorrectableList => ({
  ...{ pointer, label, entry: 'Position', fields: WORK_FIELDS, template: EMPTY_WORK },
});
const EDUCATION: CorrectableList = {
  pointer: '/education',
  label: 'Education',
  entry: 'Education',
  fields: [
    field('studyType', 'Degree'),
    field('area', 'Field'),
    field('institution', 'School'),
    field('startDate', 'From', 'date'),
    field('endDate', 'To', 'date'),
  ],
  template: {
    ...{ level: null, isCurrent: false, completed: null, score: null, courses: [] },
    ...{ location: null, confidence: 1 },
  },
};
const CERTIFICATIONS: CorrectableList = {
  pointer: '/certifications',
  label: 'Certifications',
  entry: 'Certification',
  fields: [
    field('name', 'Name'),
    field('issuer', 'Issuer'),
    field('date', 'Date', 'date'),
    field('expires', 'Expires', 'date'),
    field('licenseNumber', 'License number'),
  ],
  template: {
    ...{ expires: null, licenseNumber: null, state: null, url: null },
    ...{ kind: 'certification', confidence: 1 },
  },
};
const LANGUAGES: CorrectableList = {
  pointer: '/languages',
  label: 'Languages',
  entry: 'Language',
  fields: [field('language', 'Language'), field('fluency', 'Level')],
  template: { languageCode: null, fluency: null, cefr: null, confidence: 1 },
};
const skills = (pointer: string, label: string, template: Record<string, unknown>): CorrectableList => ({
  ...{ pointer, label, entry: 'Skill', fields: [field('name', 'Skill')], template },
});
const EMPTY_SKILL = { skillId: null, type: 'unknown', monthsUsed: null, confidence: 1 };
const EMPTY_RESUME_SKILL = {
  ...{ ...EMPTY_SKILL, rawNames: [], taxonomy: null, level: null, lastUsed: null },
  foundIn: ['other'],
};
const EMPTY_JOB_SKILL = {
  ...{ rawNames: [], skillId: null, taxonomy: null, type: 'unknown', minMonths: null, confidence: 1 },
};
const texts = (pointer: string, label: string, entry: string): CorrectableList => ({
  ...{ pointer, label, entry, fields: null, template: {} },
});
const place = (pointer: string): CorrectableField[] => [
  field(`${pointer}/city`, 'City'),
  field(`${pointer}/state`, 'State'),
  field(`${pointer}/postalCode`, 'Postal code'),
];

export const CORRECTABLE_FORMS: Record<FormKind, CorrectableForm> = {
  resume: {
    fields: [
      field('/basics/name', 'Name'),
      field('/basics/email', 'Email', 'email'),
      field('/basics/phone', 'Phone', 'phone'),
      ...place('/basics/location'),
      field('/basics/label', 'Headline'),
      field('/basics/url', 'Website'),
      field('/basics/summary', 'Summary', 'long'),
    ],
    lists: [
      work('/work', 'Work'),
      EDUCATION,
      skills('/skills', 'Skills', EMPTY_RESUME_SKILL),
      CERTIFICATIONS,
      LANGUAGES,
      work('/volunteer', 'Volunteer work'),
    ],
  },
  job_description: {
    fields: [
      field('/title', 'Title'),
      field('/employerName', 'Employer'),
      field('/city', 'City'),
      field('/state', 'State'),
      field('/postalCode', 'Postal code'),
      field('/hourlyMinUsd', 'Hourly pay from, $', 'number'),
      field('/hourlyMaxUsd', 'Hourly pay to, $', 'number'),
      field('/summary', 'Summary', 'long'),
    ],
    lists: [
      skills('/requiredSkills', 'Required skills', EMPTY_JOB_SKILL),
      skills('/preferredSkills', 'Preferred skills', EMPTY_JOB_SKILL),
      texts('/requiredCertifications', 'Required certifications', 'Certification'),
      texts('/responsibilities', 'Responsibilities', 'Responsibility'),
    ],
  },
  candidate: {
    fields: [
      field('/firstName', 'First name'),
      field('/lastName', 'Last name'),
      field('/email', 'Email', 'email'),
      field('/phone', 'Phone', 'phone'),
      ...place('/location'),
      field('/summary', 'Summary', 'long'),
    ],
    lists: [
      work('/work', 'Work'),
      EDUCATION,
      skills('/skills', 'Skills', { ...EMPTY_SKILL, provenance: 'stated' }),
      CERTIFICATIONS,
      LANGUAGES,
    ],
  },
};

/** True if a session limited to `allowed` pointers may change a value; null allows all. */
export function isAllowed(pointer: string, allowed: readonly string[] | null): boolean {
  return allowed === null || allowed.some((prefix) => pointer === prefix || pointer.startsWith(`${prefix}/`));
}
