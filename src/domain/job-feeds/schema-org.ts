import type { EducationLevel } from '../common';
import { compact, type JsonObject } from '../compact-json';
import { EDUCATION_TERMS, EMPLOYMENT_TERMS, PERIOD_TERMS, termOfValue } from '../jobs/schema-org-terms';
import type { Compensation } from '../parsing/parsed-job-description';
import { companyOf, jobUrl, referenceOf, type FeedJob, type FeedPublisher } from './feed-job';
import { htmlDescription } from './job-description';

/** A job as schema.org JobPosting (schema.org release 29). What the posting does not state is left out. */
export function toJobPosting(job: FeedJob, publisher: FeedPublisher): JsonObject {
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
    employmentType: termOfValue(EMPLOYMENT_TERMS, posting.employmentType),
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

function placeOf({ posting }: FeedJob): JsonObject | null {
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

function salaryOf({ min, max, currency, period }: Compensation): JsonObject | null {
  const unitText = termOfValue<Compensation['period']>(PERIOD_TERMS, period);
  if (unitText === null || (min === null && max === null)) return null;
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: compact({ '@type': 'QuantitativeValue', ...value, unitText }),
  };
}

function educationOf(level: EducationLevel | null): JsonObject | null {
  const credentialCategory = termOfValue(EDUCATION_TERMS, level);
  return credentialCategory === null
    ? null
    : { '@type': 'EducationalOccupationalCredential', credentialCategory };
}
