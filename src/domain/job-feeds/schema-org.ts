import type { EducationLevel, EmploymentType } from '../common';
import type { Compensation } from '../parsing/parsed-job-description';
import { companyOf, jobUrl, referenceOf, type FeedJob, type FeedPublisher } from './feed-job';
import { htmlDescription } from './job-description';

type Json = string | number | boolean | Json[] | { [name: string]: Json };

const EMPLOYMENT_TYPES: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'INTERN',
  volunteer: 'VOLUNTEER',
  per_diem: 'PER_DIEM',
};

/** Terms of the guideline for job postings of the largest search engine. It has none for the levels that are missing here. */
export const CREDENTIAL_CATEGORIES: Partial<Record<EducationLevel, string>> = {
  high_school: 'high school',
  ged: 'high school',
  vocational: 'professional certificate',
  associate: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

const UNITS: Partial<Record<NonNullable<Compensation['period']>, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

/** A job as schema.org JobPosting (schema.org release 29). What the posting does not state is left out. */
export function toJobPosting(job: FeedJob, publisher: FeedPublisher): Json {
  const { posting } = job;
  const isRemote = posting.workplaceType === 'remote';
  return compact({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: htmlDescription(posting) || posting.title,
    identifier: { '@type': 'PropertyValue', name: publisher.name, value: referenceOf(job) },
    datePosted: job.postedAt,
    validThrough: posting.expiresAt,
    url: jobUrl(job, publisher),
    hiringOrganization: compact({
      '@type': 'Organization',
      name: companyOf(job, publisher),
      sameAs: posting.employerName === null ? publisher.url : null,
    }),
    jobLocation: placeOf(job),
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements: isRemote
      ? { '@type': 'Country', name: posting.countryCode ?? 'US' }
      : null,
    employmentType: posting.employmentType && EMPLOYMENT_TYPES[posting.employmentType],
    baseSalary: salaryOf(posting.compensation),
    jobStartDate: posting.startDate,
    totalJobOpenings: posting.openings,
    experienceRequirements:
      posting.minExperienceMonths === null
        ? null
        : {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: posting.minExperienceMonths,
          },
    educationRequirements: educationOf(posting.minEducationLevel),
    responsibilities: posting.responsibilities.join('\n'),
    qualifications: posting.requiredQualifications.join('\n'),
    skills: posting.requiredSkills.map(({ name }) => name),
    jobBenefits: posting.benefits.map(({ name }) => name).join('\n'),
    workHours: posting.schedule.raw,
    occupationalCategory: posting.onetSocCode,
  });
}

function placeOf({ posting }: FeedJob): Json | null {
  const { city, state, postalCode, address, countryCode } = posting;
  const isAmerican = state !== null;
  const parts = compact({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: countryCode ?? (isAmerican ? 'US' : null),
  });
  return Object.keys(parts).length > 1 ? { '@type': 'Place', address: parts } : null;
}

function salaryOf({ min, max, currency, period }: Compensation): Json | null {
  const unitText = period === null ? undefined : UNITS[period];
  if (unitText === undefined || (min === null && max === null)) return null;
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: compact({ '@type': 'QuantitativeValue', ...value, unitText }),
  };
}

function educationOf(level: EducationLevel | null): Json | null {
  const credentialCategory = level === null ? undefined : CREDENTIAL_CATEGORIES[level];
  return credentialCategory === undefined
    ? null
    : { '@type': 'EducationalOccupationalCredential', credentialCategory };
}

/** Without members that have no value. */
function compact(members: Record<string, Json | null | undefined>): { [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(members).filter(
      (entry): entry is [string, Json] =>
        entry[1] !== null &&
        entry[1] !== undefined &&
        entry[1] !== '' &&
        !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  );
}
