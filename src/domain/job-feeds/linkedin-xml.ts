import type { EmploymentType, WorkplaceType } from '../common';
import { companyOf, jobUrl, referenceOf, type FeedJob, type FeedPublisher } from './feed-job';
import { countryOf } from './indeed-xml';
import { htmlDescription } from './job-description';
import { element } from '../text/markup';

/** Codes of the basic job posting feed of LinkedIn (developer documentation, "XML feeds"). */
const JOB_TYPES: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
  internship: 'INTERNSHIP',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
  per_diem: 'OTHER',
};

const WORKPLACE_TYPES: Record<WorkplaceType, string> = {
  onsite: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** Start of a feed in the format of LinkedIn. */
export function linkedinHead({ name, url }: FeedPublisher, builtAt: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>',
    element('lastBuildDate', builtAt.toUTCString()),
    element('publisherUrl', url),
    element('publisher', name),
    '\n',
  ].join('');
}

/** One job of a feed in the format of LinkedIn. */
export function linkedinJob(job: FeedJob, publisher: FeedPublisher): string {
  const { posting } = job;
  const country = countryOf(posting);
  return [
    '<job>',
    element('partnerJobId', referenceOf(job)),
    element('company', companyOf(job, publisher)),
    element('title', posting.title),
    element('description', htmlDescription(posting) || posting.title),
    element('applyUrl', jobUrl(job, publisher)),
    element('location', [posting.city, posting.state, country].filter((part) => part !== null).join(', ')),
    element('city', posting.city),
    element('state', posting.state),
    element('country', country),
    element('postalCode', posting.postalCode),
    element('workplaceTypes', posting.workplaceType && WORKPLACE_TYPES[posting.workplaceType]),
    element('jobtype', posting.employmentType && JOB_TYPES[posting.employmentType]),
    skills(posting.requiredSkills.map(({ name }) => name)),
    element('listDate', job.postedAt.slice(0, 10)),
    element('expirationDate', posting.expiresAt?.slice(0, 10)),
    '</job>\n',
  ].join('');
}

function skills(names: readonly string[]): string {
  return names.length === 0 ? '' : `<skills>${names.map((name) => element('skill', name)).join('')}</skills>`;
}

export const LINKEDIN_TAIL = '</source>\n';
