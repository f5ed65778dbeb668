import type { AdapterName } from '../../domain/adapters';
import { toE164 as phoneNumber } from '../../domain/parsing/text/contacts';
import { parseIsoTime } from '../../domain/calendar';
import { normalizePreferences } from '../../domain/candidates/normalize-preferences';
import type { CandidateInput } from '../../domain/candidates/candidate-input';
import { stateCodeOf } from '../../domain/parsing/places/places';
import type { FieldError } from '../../platform/app-error';
import type { CandidateItemInput } from '../../services/candidates/candidate-sync';
import type { PushedDocument } from '../../services/parsing/parse-pushed-document';
import { readItem } from './batch';
import { documentDateOf } from './document-date';
import { documentInText } from './document-in-text';
import { removeEmptyTexts } from './empty-texts';
import { externalIdOf } from './job-input';
import { invalidFields } from '../validation/check-value';
import type {
  CandidateAdapter,
  CandidateRecordItem,
  CandidateSyncRequest,
  NativeCandidate,
} from '../models/candidate';

/** Converts the items of a push; an invalid item is replaced by its error. */
export function candidateBatch({
  adapter = 'native',
  candidates,
}: CandidateSyncRequest): CandidateItemInput[] {
  return candidates.map((item, index) => candidateItem(adapter, item, `/candidates/${index}`));
}

/** Converts one item; `at` is its JSON Pointer. An invalid item is replaced by its error. */
export function candidateItem(adapter: CandidateAdapter, item: unknown, at: string): CandidateItemInput {
  const read =
    adapter === 'native'
      ? readItem(item, 'NativeCandidate', at, nativeCandidate)
      : readItem(
          item,
          'CandidateRecordItem',
          at,
          (record: CandidateRecordItem, pointer) => recordItem(adapter, record, pointer),
          // A response of the source system contains many records, each with its own outcome.
          ['record'],
        );
  return 'value' in read
    ? read.value
    : { kind: 'refused', externalId: adapter === 'native' ? externalIdOf(item) : null, error: read.error };
}

function nativeCandidate(item: NativeCandidate, at: string): CandidateItemInput {
  const { externalId, resumeText, resumeParseId, documentDate, ...rest } = item;
  const {
    candidateId: _1,
    tenantId: _2,
    source: _3,
    createdAt: _4,
    updatedAt: _5,
    corrections: _6,
    ...given
  } = rest;
  refuse([
    ...faultsOfGiven(given, at),
    ...faultOfId(externalId, at),
    ...faultOfResume(resumeText, resumeParseId, at),
  ]);
  return {
    kind: 'native',
    externalId: externalId?.trim() ?? null,
    given: normalized(given),
    document: documentOf(resumeText, documentDate, at),
    resumeParseId: resumeParseId ?? null,
    at,
  };
}

/**
 * Returns the fields of a candidate in normalized form; throws if a field is invalid. `at` is their JSON Pointer in the
 * body.
 */
export function checkedCandidate(candidate: CandidateInput, at: string): CandidateInput {
  refuse(faultsOfGiven(candidate, at));
  return normalized(candidate);
}

function recordItem(adapter: AdapterName, item: CandidateRecordItem, at: string): CandidateItemInput {
  const { record, resumeText, resumeParseId, documentDate, preferences, ...rest } = item;
  const closed = preferences ? normalizePreferences(preferences) : null;
  const extras = {
    ...rest,
    ...(preferences === undefined ? {} : { preferences: closed?.preferences ?? null }),
  };
  refuse([...faultsOfGiven(extras, at), ...faultOfResume(resumeText, resumeParseId, at)]);
  return {
    kind: 'record',
    adapter,
    record,
    extras: normalized(extras),
    document: documentOf(resumeText, documentDate, at),
    resumeParseId: resumeParseId ?? null,
    at: `${at}/record`,
    warnings: closed?.warnings ?? [],
  };
}

function documentOf(
  resumeText: string | null | undefined,
  date: string | null | undefined,
  at: string,
): PushedDocument | null {
  const documentDate = documentDateOf(date, `${at}/documentDate`);
  if (resumeText === undefined || resumeText === null || resumeText.trim() === '') return null;
  const { bytes, declaredType } = documentInText(resumeText, `${at}/resumeText`);
  return { base64: bytes.toString('base64'), declaredType, documentDate };
}

/** Trims texts, replaces empty ones by null (custom fields stay unchanged), and normalizes phone numbers and times. */
function normalized({ customFields, ...fields }: CandidateInput): CandidateInput {
  const next: Record<string, unknown> = removeEmptyTexts(fields);
  if (customFields !== undefined) next.customFields = customFields;
  for (const [field, value] of Object.entries(next)) {
    if (typeof value === 'string') next[field] = value.trim();
  }
  if (typeof next.phone === 'string') next.phone = phoneNumber(next.phone, 'US');
  if (typeof next.sourceUpdatedAt === 'string') next.sourceUpdatedAt = parseIsoTime(next.sourceUpdatedAt);
  const { consent } = fields;
  if (consent?.recordedAt) next.consent = { ...consent, recordedAt: parseIsoTime(consent.recordedAt) };
  return next;
}

function faultsOfGiven(candidate: CandidateInput, at: string): FieldError[] {
  const faults: FieldError[] = [];
  const check = (field: string, bad: boolean, message: string): void => {
    if (bad) faults.push({ pointer: `${at}/${field}`, code: 'format', message });
  };
  const { email, phone, location, preferredLanguage } = candidate;
  check(
    'email',
    isProvided(email) && !/^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(email.trim()),
    'An e-mail address.',
  );
  check(
    'phone',
    isProvided(phone) && phoneNumber(phone, 'US') === null,
    'A phone number, preferably in the form +1 614 555 0137.',
  );
  check(
    'preferredLanguage',
    isProvided(preferredLanguage) && !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(preferredLanguage),
    'A language tag (BCP 47), such as es-MX.',
  );
  const { state, countryCode } = location ?? {};
  check(
    'location/state',
    isProvided(state) && (state.length !== 2 || stateCodeOf(state.toUpperCase()) === null),
    'Two-letter code of a US state or territory.',
  );
  check(
    'location/countryCode',
    isProvided(countryCode) && !/^[A-Za-z]{2}$/.test(countryCode),
    'Two letters (ISO 3166-1).',
  );
  return faults;
}

function faultOfId(externalId: string | null | undefined, at: string): FieldError[] {
  if (externalId === undefined || externalId === null || externalId.trim() !== '') return [];
  const message = 'At least one character besides spaces.';
  return [{ pointer: `${at}/externalId`, code: 'min', message }];
}

function faultOfResume(
  resumeText: string | null | undefined,
  resumeParseId: string | null | undefined,
  at: string,
): FieldError[] {
  if (!isProvided(resumeText) || !isProvided(resumeParseId)) return [];
  const message = 'Send either resumeText or resumeParseId.';
  return [{ pointer: `${at}/resumeParseId`, code: 'conflict', message }];
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw invalidFields(errors);
}

function isProvided(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
