import { companyOf, jobUrl, type FeedJob, type FeedPublisher } from './feed-job';
import { salaryText } from './indeed-xml';
import { htmlDescription } from './job-description';
import { element, escapeMarkup } from '../text/markup';

/** Start of an Atom feed (RFC 4287). `updatedAt` is the time of the latest change of a job. */
export function atomHead(
  { name, url }: FeedPublisher,
  { feedId, self, updatedAt }: { feedId: string; self: string; updatedAt: Date },
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `urn:uuid:${feedId}`),
    element('title', `Jobs of ${name}`),
    element('updated', updatedAt.toISOString()),
    `<author>${element('name', name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    url === null ? '' : `<link rel="alternate" href="${escapeMarkup(url)}"/>`,
    '\n',
  ].join('');
}

/** One job of an Atom feed. */
export function atomEntry(job: FeedJob, publisher: FeedPublisher): string {
  const { posting } = job;
  const url = jobUrl(job, publisher);
  const place = [posting.city, posting.state].filter((part) => part !== null).join(', ');
  return [
    '<entry>',
    element('id', `urn:uuid:${job.jobId}`),
    element('title', posting.title),
    element('published', job.postedAt),
    element('updated', job.updatedAt),
    url === null ? '' : `<link rel="alternate" href="${escapeMarkup(url)}"/>`,
    element('summary', [companyOf(job, publisher), place, salaryText(posting)].filter(Boolean).join(' · ')),
    `<content type="html">${escapeMarkup(htmlDescription(posting) || posting.title)}</content>`,
    '</entry>\n',
  ].join('');
}

export const ATOM_TAIL = '</feed>\n';
