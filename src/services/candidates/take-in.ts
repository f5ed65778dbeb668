import { ADAPTERS, RecordFault, recordsInside, type AdapterSettings } from '../../domain/adapters';
import type { GivenCandidate } from '../../domain/candidates/given-candidate';
import { isSensitiveName } from '../../domain/candidates/sensitive-names';
import { withoutSensitiveText, withoutSensitiveTexts } from '../../domain/candidates/sensitive-text';
import type { Warning } from '../../domain/common';
import { endsBeforeStart } from '../../domain/parsing/text/dates';
import { AppError, toStoredError } from '../../platform/app-error';
import { unstorableTexts } from '../../platform/storable-text';
import type { PushedDocument } from '../parsing/parse-pushed-document';
import type { CandidateBatchItem, CandidatePush, RefusedItem, SentCandidate } from './candidate-sync';

type SentRecord = Extract<SentCandidate, { kind: 'record' }>;

/** A note of this many characters may well be a resume. */
const LEAST_RESUME = 200;

const REMOVED: Warning = {
  code: 'sensitive_text_removed',
  message: 'A text contained a social security number, a date of birth or similar data, which was removed.',
};

/**
 * The items of a request as they may be kept: records read by their adapter, whole answers taken apart, everything
 * sensitive left behind. Runs before anything is written.
 */
export function takeIn(
  items: readonly SentCandidate[],
  settings: (adapter: SentRecord['adapter']) => AdapterSettings,
): CandidateBatchItem[] {
  return items.flatMap((item): CandidateBatchItem[] => {
    if (item.kind === 'refused') return [item];
    if (item.kind === 'native') return [nativePush(item)];
    return unfolded(item).map((each) =>
      'kind' in each && each.kind === 'refused' ? each : recordPush(each, settings(item.adapter)),
    );
  });
}

function nativePush(item: Extract<SentCandidate, { kind: 'native' }>): CandidatePush {
  const { customFields, ...given } = item.given;
  const dropped = Object.keys(customFields ?? {}).filter(isSensitiveName);
  const kept =
    customFields &&
    Object.fromEntries(Object.entries(customFields).filter(([name]) => !isSensitiveName(name)));
  return cleaned({
    kind: 'push',
    externalId: item.externalId,
    source: 'native',
    given: customFields === undefined ? given : { ...given, customFields: kept },
    document: item.document,
    documentIs: 'resume',
    droppedFields: dropped.map((name) => `customFields.${name}`),
    warnings: dateConflicts(item.given),
  });
}

/** Dates are kept as the caller states them; a range that ends before it begins has no length. */
function dateConflicts(given: GivenCandidate): Warning[] {
  return (['work', 'education'] as const).flatMap((list) =>
    (given[list] ?? []).flatMap((item, index) =>
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

function unfolded(item: SentRecord): (SentRecord | RefusedItem)[] {
  const inside = recordsInside(ADAPTERS[item.adapter], item.record);
  if (!inside) return [item];
  return inside.records.map((record, index) => {
    const at = `${item.at}/${inside.member}/${index}`;
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) {
      return { ...item, record: record as SentRecord['record'], at };
    }
    return refused(null, new RecordFault('', 'type', 'Must be an object.'), at);
  });
}

function recordPush(item: SentRecord, settings: AdapterSettings): CandidateBatchItem {
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
    const note = item.document ? null : longNote(given);
    return cleaned({
      kind: 'push',
      externalId,
      source: item.adapter,
      given: { ...given, ...item.beside },
      document: item.document ?? note,
      documentIs: item.document ? 'resume' : 'note',
      droppedFields,
      warnings: [...warnings, ...item.warnings],
    });
  } catch (error) {
    if (error instanceof RecordFault) return refused(null, error, item.at);
    throw error;
  }
}

function longNote({ summary }: GivenCandidate): PushedDocument | null {
  if (typeof summary !== 'string' || summary.length < LEAST_RESUME) return null;
  return { base64: Buffer.from(summary, 'utf8').toString('base64'), declaredType: 'text/plain' };
}

function cleaned(push: CandidatePush): CandidatePush {
  const given = withoutSensitiveTexts(push.given);
  const document = push.document && withoutSensitiveDocument(push.document);
  if (given === push.given && document === push.document) return push;
  return { ...push, given, document, warnings: [...push.warnings, REMOVED] };
}

/** Only of a text is known what stands in it before it is parsed; what a file says is cleaned when it has been read. */
function withoutSensitiveDocument(document: PushedDocument): PushedDocument {
  if (document.declaredType !== 'text/plain') return document;
  const text = Buffer.from(document.base64, 'base64').toString('utf8');
  const clean = withoutSensitiveText(text);
  return clean === text ? document : { ...document, base64: Buffer.from(clean, 'utf8').toString('base64') };
}

function refused(externalId: string | null, fault: RecordFault, at: string): RefusedItem {
  const error = new AppError(
    'adapter_record_invalid',
    'The record does not match the export format of its system.',
    {
      errors: [{ pointer: `${at}${fault.pointer}`, code: fault.code, message: fault.message }],
    },
  );
  return { kind: 'refused', externalId, error: toStoredError(error) };
}
