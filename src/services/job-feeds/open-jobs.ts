import type { Repositories } from '../../db/kernel/repositories';
import type { FeedJob } from '../../domain/job-feeds/feed-job';
import { storedPosting } from '../jobs/job-record';
import { pagesFrom } from '../pages';

const PAGE_SIZE = 200;

/** Yields the open jobs of a tenant, newest first, a page of rows at a time. */
export async function* openJobs({ jobs }: Pick<Repositories, 'jobs'>, now: Date): AsyncGenerator<FeedJob> {
  const first = await jobs.listOpen({ limit: PAGE_SIZE, before: null, now });
  const pages = pagesFrom(first, PAGE_SIZE, (row) =>
    jobs.listOpen({ limit: PAGE_SIZE, before: { postedAt: row.posted_at, jobId: row.job_id }, now }),
  );
  for await (const page of pages) {
    for (const row of page) {
      yield {
        jobId: row.job_id,
        externalId: row.external_id,
        slug: row.slug,
        postedAt: row.posted_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
        posting: storedPosting(row),
      };
    }
  }
}
