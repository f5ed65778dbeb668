import type { CandidateStatus } from '../../../domain/candidates/candidate';
import type { EmploymentType } from '../../../domain/common';
import type { JobStatus } from '../../../domain/jobs/job-status';
import type { CandidateCriteria } from '../../../services/candidates/candidates.service';
import type { JobCriteria } from '../../../services/jobs/jobs.service';
import { timestampQuery } from '../iso-time';
import { customFieldsQuery } from './custom-fields-query';
import { jobSourceQuery } from './job-source-query';
import { nearQuery } from './near-query';

/** Query parameters by which both lists are filtered. */
interface ListParameters {
  externalId?: string;
  updatedSince?: string;
  skill?: string;
  occupation?: string;
  certification?: string;
  near?: string;
  within?: string;
  customFields?: string;
}

export interface CandidateParameters extends ListParameters {
  status?: CandidateStatus;
  q?: string;
}

export interface JobParameters extends ListParameters {
  status?: JobStatus;
  remote?: boolean;
  employmentType?: EmploymentType;
  payAtLeast?: number;
  source?: string;
  text?: string;
}

/** Throws `validation_failed` for a value that cannot be read; pointers are those of a query. */
export function candidateCriteria(parameters: CandidateParameters): CandidateCriteria {
  return {
    status: parameters.status ?? null,
    ...columns(parameters),
    q: parameters.q ?? null,
    attributes: attributes(parameters),
  };
}

/** Throws `validation_failed` for a value that cannot be read; pointers are those of a query. */
export function jobCriteria(parameters: JobParameters): JobCriteria {
  const { remote, employmentType, payAtLeast, text } = parameters;
  return {
    status: parameters.status ?? null,
    ...columns(parameters),
    source: jobSourceQuery(parameters.source),
    attributes: {
      ...attributes(parameters),
      remote: remote ?? null,
      employmentType: employmentType ?? null,
      payAtLeast: payAtLeast ?? null,
      text: text ?? null,
    },
  };
}

function columns({ externalId, updatedSince, customFields }: ListParameters) {
  return {
    externalId: externalId ?? null,
    updatedSince: timestampQuery(updatedSince, 'updatedSince'),
    customFields: customFieldsQuery(customFields),
  };
}

function attributes({ skill, occupation, certification, near, within }: ListParameters) {
  return {
    skill: skill ?? null,
    occupation: occupation ?? null,
    certification: certification ?? null,
    near: nearQuery(near, within),
  };
}
