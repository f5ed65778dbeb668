import type { GivenJob } from '../domain/jobs/complete-job';
import { locationFallback } from '../domain/jobs/location-fallback';
import { stateCodeOf } from '../domain/parsing/text/places';
import { AppError, type FieldError } from '../platform/app-error';
import type { JobBatchItem, JobPush } from '../services/jobs/job-sync';
import { readItem } from './batch';
import { faultsOfDates } from './date-faults';
import { documentInText } from './document-in-text';
import { withoutEmptyTexts } from './empty-texts';
import { faultsOf } from './errors/validation-errors';
import type { JobSyncRequest, ParsedJobInput } from './models/job';
import { isoTime } from './iso-time';

/** Postgres keeps no NUL in text, and no posting means one. */
const NUL = '\u0000';

/** A posting pushed by itself, by the same rules as one of a batch. */
export function checkedJobPush(body: unknown): JobPush {
  const errors = faultsOf('JobSyncRequest', body, '');
  if (errors.length > 0) {
    throw new AppError('validation_failed', 'The request has fields that are not valid.', { errors });
  }
  return jobPush(body as JobSyncRequest);
}

/** A pushed posting in the words of the service; `at` is where it stands in the body. */
function jobPush(request: JobSyncRequest, at = ''): JobPush {
  const text = request.text !== undefined && request.text.trim() !== '' ? request.text : null;
  if (text !== null && request.parsed !== undefined) {
    throw new AppError('text_and_parsed_conflict', 'Send the posting as text or as parsed data, not both.');
  }
  if (text === null && request.parsed === undefined) {
    throw new AppError('text_or_parsed_required', 'Send the posting as text or as parsed data.');
  }
  const errors = [...faultsOfFields(request, at), ...faultsOfParsed(request.parsed, `${at}/parsed`)];
  if (errors.length > 0) {
    throw new AppError('validation_failed', 'The posting has fields that are not valid.', { errors });
  }
  const document = text === null ? null : documentInText(text, `${at}/text`);
  return {
    externalId: request.externalId?.trim() ?? null,
    title: request.title?.trim() ?? null,
    location: request.location ?? null,
    parsed: request.parsed ? given(request.parsed) : null,
    document: document && {
      base64: Buffer.from(document.bytes).toString('base64'),
      declaredType: document.declaredType,
    },
  };
}

/** Items of a batch: postings, and in their places the reasons why others are none. */
export function jobBatch(items: readonly unknown[]): JobBatchItem[] {
  return items.map((item, index) => {
    const read = readItem(item, 'JobSyncRequest', `/jobs/${index}`, jobPush);
    return 'value' in read
      ? { kind: 'push', push: read.value }
      : { kind: 'refused', externalId: externalIdOf(item), error: read.error };
  });
}

export function externalIdOf(item: unknown): string | null {
  const { externalId } = (item ?? {}) as { externalId?: unknown };
  return typeof externalId === 'string' && externalId.length <= 200 && !externalId.includes(NUL)
    ? externalId.trim()
    : null;
}

function given({ meta: _meta, ...sent }: ParsedJobInput): GivenJob {
  const parsed = withoutEmptyTexts(sent);
  const { postedAt, expiresAt, hourlyMinUsd, hourlyMaxUsd } = parsed;
  return {
    ...parsed,
    ...(typeof hourlyMinUsd === 'number' ? { hourlyMinUsd: cents(hourlyMinUsd) } : {}),
    ...(typeof hourlyMaxUsd === 'number' ? { hourlyMaxUsd: cents(hourlyMaxUsd) } : {}),
    title: parsed.title.trim(),
    ...(postedAt ? { postedAt: isoTime(postedAt) } : {}),
    ...(expiresAt ? { expiresAt: isoTime(expiresAt) } : {}),
  };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

function faultsOfFields(request: JobSyncRequest, at: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['externalId', 'title'] as const) {
    const value = request[field];
    if (value !== undefined && value.trim() === '') {
      errors.push({
        pointer: `${at}/${field}`,
        code: 'min',
        message: 'At least one character besides spaces.',
      });
    }
    if (value?.includes(NUL)) errors.push(nul(`${at}/${field}`));
  }
  if (request.location !== undefined && locationFallback(request.location) === null) {
    errors.push({
      pointer: `${at}/location`,
      code: 'format',
      message: 'City and two-letter code of a US state or territory, such as "Columbus, OH".',
    });
  }
  return errors;
}

function faultsOfParsed(parsed: ParsedJobInput | undefined, at: string): FieldError[] {
  if (!parsed) return [];
  const errors: FieldError[] = [];
  if (parsed.title.trim() === '') {
    errors.push({ pointer: `${at}/title`, code: 'min', message: 'At least one character besides spaces.' });
  }
  for (const field of ['hourlyMinUsd', 'hourlyMaxUsd'] as const) {
    const value = parsed[field];
    if (typeof value === 'number' && (value < 0 || !Number.isFinite(value))) {
      errors.push({ pointer: `${at}/${field}`, code: 'min', message: 'Must not be negative.' });
    }
  }
  const { hourlyMinUsd, hourlyMaxUsd, compensation, state } = parsed;
  if (isBelow(hourlyMaxUsd, hourlyMinUsd)) {
    errors.push({
      pointer: `${at}/hourlyMaxUsd`,
      code: 'conflict',
      message: 'Must not be less than hourlyMinUsd.',
    });
  }
  for (const field of ['min', 'max'] as const) {
    if (isBelow(compensation?.[field], 0)) {
      errors.push({
        pointer: `${at}/compensation/${field}`,
        code: 'min',
        message: 'Must not be negative.',
      });
    }
  }
  if (isBelow(compensation?.max, compensation?.min)) {
    errors.push({
      pointer: `${at}/compensation/max`,
      code: 'conflict',
      message: 'Must not be less than min.',
    });
  }
  for (const field of ['openings', 'minExperienceMonths', 'maxExperienceMonths'] as const) {
    const value = parsed[field];
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= 0)) continue;
    errors.push({ pointer: `${at}/${field}`, code: 'type', message: 'A whole number, 0 or more.' });
  }
  errors.push(...faultsOfDates(parsed, at));
  if (state && (state.length !== 2 || stateCodeOf(state) === null)) {
    errors.push({
      pointer: `${at}/state`,
      code: 'format',
      message: 'Two-letter code of a US state or territory.',
    });
  }
  for (const field of ['postedAt', 'expiresAt'] as const) {
    const value = parsed[field];
    if (typeof value === 'string' && isoTime(value) === null) {
      errors.push({ pointer: `${at}/${field}`, code: 'format', message: 'A timestamp in ISO 8601.' });
    }
  }
  // Found in the whole posting at once: JSON writes it the same way wherever it stands.
  if (errors.length === 0 && JSON.stringify(parsed).includes('\\u0000')) errors.push(nul(at));
  return errors;
}

function isBelow(value: number | null | undefined, floor: number | null | undefined): boolean {
  return typeof value === 'number' && typeof floor === 'number' && value < floor;
}

function nul(pointer: string): FieldError {
  return { pointer, code: 'format', message: 'Must not hold the NUL character.' };
}
