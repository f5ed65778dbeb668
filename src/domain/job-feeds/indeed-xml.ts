import type { EmploymentType, WorkplaceType } from '../common';
import type { ParsedJobDescription } from '../parsing/parsed-job-description';
import { companyOf, jobUrl, referenceOf, type FeedJob, type FeedPublisher } from './feed-job';
import { htmlDescription } from './job-description';
import { element } from '../text/markup';

const JOB_TYPES: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  seasonal: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
  volunteer: 'volunteer',
  per_diem: 'perdiem',
};

const REMOTE_TYPES: Partial<Record<WorkplaceType, string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid remote',
};

/** Start of a feed in the format of Indeed (Indeed XML feed specification, elements of `source`). */
export function indeedHead({ name, url }: FeedPublisher, builtAt: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>',
    element('publisher', name),
    element('publisherurl', url),
    element('lastBuildDate', builtAt.toUTCString()),
    '\n',
  ].join('');
}

/** One job of a feed in the format of Indeed. */
export function indeedJob(job: FeedJob, publisher: FeedPublisher): string {
  const { posting } = job;
  return [
    '<job>',
    element('title', posting.title),
    element('date', new Date(job.postedAt).toUTCString()),
    element('referencenumber', referenceOf(job)),
    element('requisitionid', referenceOf(job)),
    element('url', jobUrl(job, publisher)),
    element('company', companyOf(job, publisher)),
    element('sourcename', publisher.name),
    element('city', posting.city),
    element('state', posting.state),
    element('country', countryOf(posting)),
    element('postalcode', posting.postalCode),
    element('streetaddress', posting.address),
    element('description', htmlDescription(posting) || posting.title),
    element('salary', salaryText(posting)),
    element('education', posting.minEducationLevel?.replaceAll('_', ' ')),
    element('jobtype', posting.employmentType && JOB_TYPES[posting.employmentType]),
    element('category', posting.onetTitle),
    element('experience', experienceText(posting.minExperienceMonths)),
    element('remotetype', posting.workplaceType && REMOTE_TYPES[posting.workplaceType]),
    element('expirationdate', posting.expiresAt && new Date(posting.expiresAt).toUTCString()),
    '</job>\n',
  ].join('');
}

export const INDEED_TAIL = '</source>\n';

export function countryOf({ countryCode, state }: ParsedJobDescription): string | null {
  return countryCode ?? (state === null ? null : 'US');
}

/** "$19.50 - $22.00 per hour"; null if the posting states no pay with a period. */
export function salaryText({ compensation }: ParsedJobDescription): string | null {
  const { min, max, currency, period } = compensation;
  if (period === null || (min === null && max === null)) return null;
  const amount = (value: number) =>
    currency === 'USD' ? `$${value.toFixed(2)}` : `${value.toFixed(2)} ${currency}`;
  const amounts = [...new Set([min, max])].filter((value) => value !== null).map(amount);
  return `${amounts.join(' - ')} per ${period}`;
}

function experienceText(months: number | null): string | null {
  if (months === null || months === 0) return null;
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
