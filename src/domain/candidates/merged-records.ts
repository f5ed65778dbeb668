import type { Timestamp, UUID } from '../common';
import { EMPTY_FIELDS } from './apply-candidate-input';
import type { CandidateConsent, CandidateFields } from './candidate';
import { combineLayers, recordLayer } from './combine-layers';
import { mergeCandidate, type CandidatePushInput, type StoredCandidate } from './merge-candidate';

/** A record that a person has merged into another one. */
export interface MergedRecord {
  candidateId: UUID;
  externalId: string | null;
  createdAt: Timestamp;
  mergedAt: Timestamp;
  /** What the record holds, including what was pushed after the merge. */
  record: StoredCandidate;
}

/**
 * A candidate into which records were merged. Its data combine those of all records, each of which is kept, so that a
 * merge can be undone.
 */
export interface MergeableCandidate extends StoredCandidate {
  /** Null without merged records; then the rest is the record itself. */
  merged?: { own: StoredCandidate; records: MergedRecord[] } | null;
}

/** Returns the record of the candidate itself. Its status is that of the candidate, which placements change. */
export function ownRecord({ merged, ...candidate }: MergeableCandidate): StoredCandidate {
  return merged ? { ...merged.own, status: candidate.status } : candidate;
}

/**
 * Combines a record with others: for single values the record takes precedence, lists are merged. Employers see the
 * candidate, and scores are computed, only if every record consents. `today` is `YYYY-MM-DD`.
 */
export function withMergedRecords(
  ownRecord: StoredCandidate,
  records: readonly MergedRecord[],
  today: string,
): MergeableCandidate {
  if (records.length === 0) return { ...ownRecord, merged: null };
  return {
    ...ownRecord,
    consent: records.reduce(
      (consent, { record }) => commonConsent(consent, record.consent),
      ownRecord.consent,
    ),
    fields: records.reduce(
      (fields, { record }) => combineFields(fields, record.fields, today),
      ownRecord.fields,
    ),
    merged: { own: ownRecord, records: [...records] },
  };
}

/**
 * Applies a push to the record that has the external id: the candidate itself or one merged into it. Returns null if
 * nothing changes.
 */
export function applyPush(
  candidate: MergeableCandidate,
  externalId: string | null,
  push: CandidatePushInput,
): MergeableCandidate | null {
  const { merged, ...record } = candidate;
  if (!merged) {
    const next = mergeCandidate(record, push);
    return next && { ...next, merged: null };
  }
  const today = push.at.slice(0, 10);
  const at = externalId === null ? -1 : merged.records.findIndex((each) => each.externalId === externalId);
  const target = merged.records[at];
  if (!target) {
    const mergedCandidate = mergeCandidate(ownRecord(candidate), push);
    return mergedCandidate && withMergedRecords(mergedCandidate, merged.records, today);
  }
  const next = mergeCandidate(target.record, push);
  return (
    next &&
    withMergedRecords(ownRecord(candidate), merged.records.with(at, { ...target, record: next }), today)
  );
}

function commonConsent(a: CandidateConsent, b: CandidateConsent): CandidateConsent {
  return {
    shareWithEmployers: a.shareWithEmployers && b.shareWithEmployers,
    automatedScoring: a.automatedScoring && b.automatedScoring,
    recordedAt: a.recordedAt,
  };
}

function combineFields(a: CandidateFields, b: CandidateFields, today: string): CandidateFields {
  const record: CandidateFields = {
    ...recordLayer(a),
    preferredName: a.preferredName ?? b.preferredName,
    preferredLanguage: a.preferredLanguage ?? b.preferredLanguage,
    sourceUpdatedAt: a.sourceUpdatedAt ?? b.sourceUpdatedAt,
    programs: distinct([...a.programs, ...b.programs]),
    customFields: { ...b.customFields, ...a.customFields },
    occupations: distinct([...a.occupations, ...b.occupations]),
    employmentStatus: a.employmentStatus ?? b.employmentStatus,
    preferences: fillEmpty(a.preferences, b.preferences),
    logistics: fillEmpty(a.logistics, b.logistics),
    workAuthorization:
      a.workAuthorization === EMPTY_FIELDS.workAuthorization ? b.workAuthorization : a.workAuthorization,
  };
  return combineLayers({ record, resume: recordLayer(b) }, today);
}

function fillEmpty<Value extends object>(a: Value, b: Value): Value {
  const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
  const stated = Object.entries(a).filter(([, value]) => !isEmpty(value));
  return { ...a, ...b, ...Object.fromEntries(stated) };
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
