import type { FullJobRecord, JobRecord } from '../../services/jobs/job-record';
import type { JobDetail, JobListItem } from './job';

export function jobListItem(job: JobRecord): JobListItem {
  return {
    id: job.jobId,
    slug: job.slug,
    title: job.title,
    city: job.city,
    state: job.state,
    status: job.status,
    postedAt: job.postedAt,
    ...(job.externalId === null ? {} : { externalId: job.externalId }),
  };
}

export function jobDetail(job: FullJobRecord): JobDetail {
  return {
    ...jobListItem(job),
    parsed: job.parsed,
    closeReason: job.closeReason,
    closedAt: job.closedAt,
    updatedAt: job.updatedAt,
    ...(job.corrections ? { corrections: job.corrections } : {}),
    customFields: job.customFields,
  };
}
