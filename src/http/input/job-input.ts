import { parseIsoTime } from '../../domain/calendar';
import { isLongerThan, textOrNull } from '../../domain/characters';
import type { GivenJob } from '../../domain/jobs/complete-job';
import { locationFallback } from '../../domain/jobs/location-fallback';
import { stateCodeOf } from '../../domain/parsing/places/places';
import { AppError, type FieldError } from '../../platform/app-error';
import { unstorableTexts } from '../../platform/storable-text';
import type { JobBatchItem, JobPush } from '../../services/jobs/job-sync';
import { readItem } from './batch';
import { documentInText } from './document-in-text';
import { removeEmptyTexts } from './empty-texts';
import { invalidFields } from '../validation/check-value';
import type { JobSyncRequest, ParsedJobInput } from '../models/job';
import { roundTo } from '../../domain/numbers';

const MAX_EXTERNAL_ID = 200;

/** Converts a pushed posting to the input of the service; `at` is its JSON Pointer in the body. */
export function jobPush(request: JobSyncRequest, at = ''): JobPush {
  const text = request.text !== undefined && request.text.trim() !== '' ? request.text : null;
  if (text !== null && request.parsed !== undefined) {
    throw new AppError('text_and_parsed_conflict', 'Send the posting as text or as parsed data, not both.');
  }
  if (text === null && request.parsed === undefined) {
    throw new AppError('text_or_parsed_required', 'Send the posting as text or as parsed data.');
  }
  const errors = [...faultsOfFields(request, at), ...faultsOfParsed(request.parsed, `${at}/parsed`)];
  if (errors.length > 0) throw invalidFields(errors);
  const document = text === null ? null : documentInText(text, `${at}/text`);
  return {
    externalId: request.externalId?.trim() ?? null,
    ...(request.title === undefined ? {} : { title: request.title?.trim() ?? null }),
    location: request.location ?? null,
    ...(request.customFields === undefined ? {} : { customFields: request.customFields }),
    parsed: request.parsed ? toParsedJob(request.parsed) : null,
    document: document && {
      base64: Buffer.from(document.bytes).toString('base64'),
      declaredType: document.declaredType,
    },
  };
}

/** Converts the items of a batch; an invalid item is replaced by its error. */
export function jobBatch(items: readonly unknown[]): JobBatchItem[] {
  return items.map((item, index) => jobItem(item, `/jobs/${index}`));
}

/** Converts one item; `at` is its JSON Pointer. An invalid item is replaced by its error. */
export function jobItem(item: unknown, at: string): JobBatchItem {
  const read = readItem(item, 'JobSyncRequest', at, jobPush);
  return 'value' in read
    ? { kind: 'push', push: read.value }
    : { kind: 'refused', externalId: externalIdOf(item), error: read.error };
}

/** The `externalId` of an item that failed, if it can be repeated in the response; null otherwise. */
export function externalIdOf(item: unknown): string | null {
  const { externalId } = (item ?? {}) as { externalId?: unknown };
  if (typeof externalId !== 'string' || isLongerThan(externalId, MAX_EXTERNAL_ID)) return null;
  return unstorableTexts(externalId, '').length > 0 ? null : textOrNull(externalId.trim());
}

function toParsedJob({ meta: _meta, evidence: _evidence, ...sent }: ParsedJobInput): GivenJob {
  const parsed = removeEmptyTexts(sent);
  const { postedAt, expiresAt, hourlyMinUsd, hourlyMaxUsd } = parsed;
  return {
    ...parsed,
    ...(typeof hourlyMinUsd === 'number' ? { hourlyMinUsd: roundTo(hourlyMinUsd, 2) } : {}),
    ...(typeof hourlyMaxUsd === 'number' ? { hourlyMaxUsd: roundTo(hourlyMaxUsd, 2) } : {}),
    title: parsed.title.trim(),
    ...(postedAt ? { postedAt: parseIsoTime(postedAt) } : {}),
    ...(expiresAt ? { expiresAt: parseIsoTime(expiresAt) } : {}),
  };
}

function faultsOfFields(request: JobSyncRequest, at: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['externalId', 'title'] as const) {
    const value = request[field];
    if (typeof value === 'string' && value.trim() === '') {
      errors.push({
        pointer: `${at}/${field}`,
        code: 'min',
        message: 'At least one character besides spaces.',
      });
    }
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
  const { hourlyMinUsd, hourlyMaxUsd, compensation, state } = parsed;
  if (isBelow(hourlyMaxUsd, hourlyMinUsd)) {
    errors.push({
      pointer: `${at}/hourlyMaxUsd`,
      code: 'conflict',
      message: 'Must not be less than hourlyMinUsd.',
    });
  }
  if (isBelow(compensation?.max, compensation?.min)) {
    errors.push({
      pointer: `${at}/compensation/max`,
      code: 'conflict',
      message: 'Must not be less than min.',
    });
  }
  if (isBelow(parsed.maxExperienceMonths, parsed.minExperienceMonths)) {
    errors.push({
      pointer: `${at}/maxExperienceMonths`,
      code: 'conflict',
      message: 'Must not be less than minExperienceMonths.',
    });
  }
  const currency = textOrNull(compensation?.currency);
  if (currency !== null && currency !== 'USD' && (isGiven(hourlyMinUsd) || isGiven(hourlyMaxUsd))) {
    errors.push({
      pointer: `${at}/compensation/currency`,
      code: 'conflict',
      message: 'Must be USD when hourlyMinUsd or hourlyMaxUsd is set.',
    });
  }
  if (state && (state.length !== 2 || stateCodeOf(state) === null)) {
    errors.push({
      pointer: `${at}/state`,
      code: 'format',
      message: 'Two-letter code of a US state or territory.',
    });
  }
  return errors;
}

function isBelow(value: number | null | undefined, floor: number | null | undefined): boolean {
  return typeof value === 'number' && typeof floor === 'number' && value < floor;
}

function isGiven(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
