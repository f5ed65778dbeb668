import { ADAPTERS, RecordFormatError, recordsInside, type AdapterSettings } from '../../domain/adapters';
import type { CandidateInput } from '../../domain/candidates/candidate-input';
import type { DeclaredField } from '../../domain/custom-fields/custom-field';
import { isSensitiveName } from '../../domain/candidates/sensitive-names';
import { removeSensitiveText, removeSensitiveTexts } from '../../domain/candidates/sensitive-text';
import type { Warning } from '../../domain/common';
import { endsBeforeStart } from '../../domain/parsing/text/dates';
import { AppError, toStoredError } from '../../platform/app-error';
import { unstorableTexts } from '../../platform/storable-text';
import { checkCustomFields } from '../custom-fields/check-custom-fields';
import type { PushedDocument } from '../parsing/parse-pushed-document';
import type { CandidateBatchItem, CandidatePush, RefusedItem, CandidateItemInput } from './candidate-sync';

/** Settings of the tenant that decide how items are read. */
export interface CandidateSettings {
  adapterSettings: (adapter: RecordItem['adapter']) => AdapterSettings;
  declared: readonly DeclaredField[];
}

type RecordItem = Extract<CandidateItemInput, { kind: 'record' }>;

/** A note of at least this many characters may be a resume. */
const MIN_RESUME_LENGTH = 200;

const REMOVED_WARNING: Warning = {
  code: 'sensitive_text_removed',
  message: 'A text contained a social security number, a date of birth or similar data, which was removed.',
};

/**
 * Normalizes the items of a request: expands responses with several records, reads records with their adapter and
 * removes sensitive data. Runs before anything is written, so that sensitive data is never stored.
 */
export function normalizeCandidateItems(
  items: readonly CandidateItemInput[],
  { adapterSettings, declared }: CandidateSettings,
): CandidateBatchItem[] {
  return items.flatMap((item): CandidateBatchItem[] => {
    if (item.kind === 'refused') return [item];
    if (item.kind === 'native') return [nativePush(item, declared)];
    return expandRecords(item).map((each) =>
      'kind' in each && each.kind === 'refused' ? each : recordPush(each, adapterSettings(item.adapter)),
    );
  });
}

function nativePush(
  item: Extract<CandidateItemInput, { kind: 'native' }>,
  declared: readonly DeclaredField[],
): CandidateBatchItem {
  const { customFields, ...given } = item.given;
  try {
    checkCustomFields('candidate', declared, customFields, item.at);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', externalId: item.externalId, error: toStoredError(error) };
  }
  const dropped = Object.keys(customFields ?? {}).filter(isSensitiveName);
  const allowedCustomFields =
    customFields &&
    Object.fromEntries(Object.entries(customFields).filter(([name]) => !isSensitiveName(name)));
  return removeSensitiveParts({
    kind: 'push',
    externalId: item.externalId,
    source: 'native',
    given: customFields === undefined ? given : { ...given, customFields: allowedCustomFields },
    document: item.document,
    documentIs: 'resume',
    ...(item.resumeParseId !== null && { resumeParseId: item.resumeParseId }),
    droppedFields: dropped.map((name) => `customFields.${name}`),
    warnings: dateConflicts(item.given),
  });
}

/** Dates are stored as the caller sent them. A range that ends before it begins gets a warning, as it has no length. */
function dateConflicts(candidate: CandidateInput): Warning[] {
  return (['work', 'education'] as const).flatMap((list) =>
    (candidate[list] ?? []).flatMap((item, index) =>
      endsBeforeStart({ startDate: item.startDate ?? null, endDate: item.endDate ?? null })
        ? [
            {
              code: 'date_conflict',
              message: 'The end is before the start.',
              pointer: `/${list}/${index}`,
            },
          ]
        : [],
    ),
  );
}

function expandRecords(item: RecordItem): (RecordItem | RefusedItem)[] {
  const inside = recordsInside(ADAPTERS[item.adapter], item.record);
  if (!inside) return [item];
  return inside.records.map((record, index) => {
    const at = `${item.at}/${inside.member}/${index}`;
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) {
      return { ...item, record: record as RecordItem['record'], at };
    }
    return refusedItem(null, new RecordFormatError('', 'type', 'Must be an object.'), at);
  });
}

function recordPush(item: RecordItem, settings: AdapterSettings): CandidateBatchItem {
  const unstorable = unstorableTexts(item.record, item.at);
  if (unstorable.length > 0) {
    const error = new AppError('validation_failed', 'The record has invalid fields.', {
      errors: unstorable,
    });
    return { kind: 'refused', externalId: null, error: toStoredError(error) };
  }
  try {
    const { externalId, given, droppedFields, warnings } = ADAPTERS[item.adapter].adapt(
      item.record,
      settings,
    );
    const note = item.document || item.resumeParseId !== null ? null : longNoteWarning(given);
    return removeSensitiveParts({
      kind: 'push',
      externalId,
      source: item.adapter,
      given: { ...given, ...item.extras },
      document: item.document ?? note,
      documentIs: item.document ? 'resume' : 'note',
      ...(item.resumeParseId !== null && { resumeParseId: item.resumeParseId }),
      droppedFields,
      warnings: [...warnings, ...item.warnings],
    });
  } catch (error) {
    if (error instanceof RecordFormatError) return refusedItem(null, error, item.at);
    throw error;
  }
}

function longNoteWarning({ summary }: CandidateInput): PushedDocument | null {
  if (typeof summary !== 'string' || summary.length < MIN_RESUME_LENGTH) return null;
  return { base64: Buffer.from(summary, 'utf8').toString('base64'), declaredType: 'text/plain' };
}

function removeSensitiveParts(push: CandidatePush): CandidatePush {
  const cleaned = removeSensitiveTexts(push.given);
  const document = push.document && removeSensitiveDocument(push.document);
  if (cleaned === push.given && document === push.document) return push;
  return { ...push, given: cleaned, document, warnings: [...push.warnings, REMOVED_WARNING] };
}

/** Removes sensitive parts of a plain text. The text of other files is cleaned after parsing. */
function removeSensitiveDocument(document: PushedDocument): PushedDocument {
  if (document.declaredType !== 'text/plain') return document;
  const text = Buffer.from(document.base64, 'base64').toString('utf8');
  const clean = removeSensitiveText(text);
  return clean === text ? document : { ...document, base64: Buffer.from(clean, 'utf8').toString('base64') };
}

function refusedItem(externalId: string | null, fault: RecordFormatError, at: string): RefusedItem {
  const error = new AppError(
    'adapter_record_invalid',
    'The record does not match the export format of its system.',
    {
      errors: [{ pointer: `${at}${fault.pointer}`, code: fault.code, message: fault.message }],
    },
  );
  return { kind: 'refused', externalId, error: toStoredError(error) };
}
