import { jobUrl, type FeedJob, type FeedPublisher } from './feed-job';
import { countryOf } from './indeed-xml';
import { hasDescription } from './job-description';

/** Formats of a feed, by the end of its address. */
export const FEED_FORMATS = ['schema-org', 'indeed', 'linkedin', 'atom'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A field without which the reader of a format rejects a job. */
export type FeedField = 'url' | 'city' | 'country' | 'description';

const REQUIRED: Record<FeedFormat, readonly FeedField[]> = {
  'schema-org': ['description', 'country'],
  indeed: ['url', 'city', 'country', 'description'],
  linkedin: ['url', 'country', 'description'],
  atom: [],
};

/** Fields that a format requires and the job does not have. Such a job is left out of the feed. */
export function missingFields(job: FeedJob, publisher: FeedPublisher, format: FeedFormat): FeedField[] {
  const { posting } = job;
  const has: Record<FeedField, boolean> = {
    url: jobUrl(job, publisher) !== null,
    // A remote job may have no city.
    city: posting.city !== null || posting.workplaceType === 'remote',
    country: countryOf(posting) !== null || posting.workplaceType === 'remote',
    description: hasDescription(posting),
  };
  return REQUIRED[format].filter((field) => !has[field]);
}
