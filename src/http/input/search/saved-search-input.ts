import { CANDIDATE_STATUSES } from '../../../domain/candidates/candidate';
import { JOB_STATUSES } from '../../../domain/jobs/job-status';
import { AppError, type FieldError } from '../../../platform/app-error';
import type {
  NewSearchInput,
  SearchChangeInput,
  SearchFilters,
} from '../../../services/saved-searches/saved-searches.service';
import type { SearchedList } from '../../../services/saved-searches/saved-search-record';
import type {
  SavedSearchChangeRequest,
  SavedSearchFilters,
  SavedSearchRequest,
} from '../../models/search/saved-search';
import { invalidFields } from '../../validation/check-value';
import {
  candidateCriteria,
  jobCriteria,
  type CandidateParameters,
  type JobParameters,
} from './list-criteria';

const COMMON_FILTERS = [
  ...['status', 'externalId', 'updatedSince', 'skill', 'occupation', 'certification', 'near', 'within'],
  'customFields',
];
const FILTERS: Record<SearchedList, { names: readonly string[]; statuses: readonly string[] }> = {
  candidates: { names: [...COMMON_FILTERS, 'q'], statuses: CANDIDATE_STATUSES },
  jobs: {
    names: [...COMMON_FILTERS, 'remote', 'employmentType', 'payAtLeast', 'source', 'text'],
    statuses: JOB_STATUSES,
  },
};

/** Reads a search to save. Throws `validation_failed` for members that do not fit together. */
export function savedSearchInput(body: SavedSearchRequest): NewSearchInput {
  const { of, name, jobId = null, candidateId = null, notifyAbove = null } = body;
  const hasPair = jobId !== null || candidateId !== null;
  const errors: FieldError[] = [];
  const conflict = (pointer: string, message: string) => errors.push({ pointer, code: 'conflict', message });
  if (of === 'candidates' && candidateId !== null) {
    conflict('/candidateId', 'A search of candidates has a job. Use `jobId`.');
  }
  if (of === 'jobs' && jobId !== null) {
    conflict('/jobId', 'A search of jobs has a candidate. Use `candidateId`.');
  }
  if (hasPair && notifyAbove === null) {
    errors.push({ pointer: '/notifyAbove', code: 'required', message: 'Give the score to notify from.' });
  }
  if (!hasPair && notifyAbove !== null) {
    conflict('/notifyAbove', 'A score needs a job or a candidate. Use `notify` for a search without one.');
  }
  if (errors.length > 0) throw invalidFields(errors);
  const filters = searchFilters(of, body.filters ?? {});
  return { of, name, filters, jobId, candidateId, notify: body.notify ?? hasPair, notifyAbove };
}

/** Reads a change of a search that lists `of`. */
export function savedSearchChange(of: SearchedList, body: SavedSearchChangeRequest): SearchChangeInput {
  const { name, filters, notify, notifyAbove } = body;
  return {
    ...(name === undefined ? {} : { name }),
    ...(filters === undefined ? {} : { filters: searchFilters(of, filters) }),
    ...(notify === undefined ? {} : { notify }),
    ...(notifyAbove === undefined ? {} : { notifyAbove }),
  };
}

/** Reads filters with the code of the list. */
function searchFilters(of: SearchedList, filters: SavedSearchFilters): SearchFilters {
  const { names, statuses } = FILTERS[of];
  const errors = Object.keys(filters)
    .filter((name) => !names.includes(name))
    .map((name): FieldError => ({
      ...{ pointer: `/filters/${name}`, code: 'conflict' },
      message: `Lists of ${of} have no such filter.`,
    }));
  if (filters.status !== undefined && !statuses.includes(filters.status)) {
    errors.push({ pointer: '/filters/status', code: 'enum', message: `One of ${statuses.join(', ')}.` });
  }
  if (errors.length > 0) throw invalidFields(errors);
  return atFilters(() => ({
    given: filters,
    criteria:
      of === 'jobs'
        ? jobCriteria(filters as JobParameters)
        : candidateCriteria(filters as CandidateParameters),
  }));
}

/** Turns the pointers of a query into those of the filters of a body. */
export function atFilters<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw filterError(error);
  }
}

/** The error of a query parameter as the error of a filter in a body. */
export function filterError(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.errors) return error;
  const errors = error.errors.map(({ pointer, ...rest }) => ({
    pointer: pointer.replace(/^\?/, '/filters/'),
    ...rest,
  }));
  return invalidFields(errors);
}
