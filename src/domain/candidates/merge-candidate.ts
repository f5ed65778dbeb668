import type { Timestamp, UUID } from '../common';
import { applyCandidateInput, EMPTY_FIELDS } from './apply-candidate-input';
import type { CandidateConsent, CandidateFields, CandidateSource, CandidateStatus } from './candidate';
import { combineLayers, recordLayer, type CandidateLayers } from './combine-layers';
import type { CandidateInput } from './candidate-input';
import type { ResumeLayer } from './resume-fields';

/** All stored data of a candidate. */
export interface StoredCandidate {
  source: CandidateSource;
  status: CandidateStatus;
  consent: CandidateConsent;
  fields: CandidateFields;
  /** Null without a resume; then `fields` is complete. */
  layers: CandidateLayers | null;
}

export interface CandidatePushInput {
  source: CandidateSource;
  given: CandidateInput;
  /** The resume of this push, or null. */
  resume: ResumeLayer | null;
  /** The parse from which the resume was taken, if its result is stored. */
  resumeParseId?: UUID | null;
  /** Time at which the push was accepted. */
  at: Timestamp;
}

/** Employers do not see a candidate without consent. */
export const NO_CONSENT: CandidateConsent = {
  shareWithEmployers: false,
  automatedScoring: true,
  recordedAt: null,
};

export const EMPTY_CANDIDATE: StoredCandidate = {
  source: 'native',
  status: 'active',
  consent: NO_CONSENT,
  fields: EMPTY_FIELDS,
  layers: null,
};

/**
 * Returns the candidate after a push, or null if nothing changes. A resume replaces an earlier resume, a record an
 * earlier record. A natively sent field overrides the earlier resume.
 */
export function mergeCandidate(stored: StoredCandidate, push: CandidatePushInput): StoredCandidate | null {
  const before: CandidateLayers = stored.layers ?? { record: recordLayer(stored.fields), resume: null };
  const record = applyCandidateInput(before.record, push.given);
  const resume = push.resume ?? withoutInputFields(before.resume, push);
  const parseId = push.resume ? (push.resumeParseId ?? null) : (before.parseId ?? null);
  const layers: CandidateLayers = { record, resume, ...(resume && parseId !== null && { parseId }) };
  const merged = {
    source: push.source,
    status: statusOf(stored.status, push),
    consent: consentOf(stored.consent, push),
  };
  const { source, status, consent } = stored;
  // Most changes are found without the records, which are long.
  if (isSame(merged, { source, status, consent }) && isSame(layers, before)) return null;
  return {
    ...merged,
    fields: combineLayers({ record, resume }, push.at.slice(0, 10)),
    layers: resume ? layers : null,
  };
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withoutInputFields(
  resume: ResumeLayer | null,
  { source, given }: CandidatePushInput,
): ResumeLayer | null {
  if (!resume || source !== 'native') return resume;
  const remaining: Record<string, unknown> = { ...resume };
  for (const field of Object.keys(resume)) {
    if ((given as Record<string, unknown>)[field] !== undefined) {
      remaining[field] = (EMPTY_FIELDS as unknown as Record<string, unknown>)[field];
    }
  }
  return remaining as unknown as ResumeLayer;
}

/** A source that no longer reports a deletion restores the candidate, but does not undo a placement. */
function statusOf(stored: CandidateStatus, { source, given }: CandidatePushInput): CandidateStatus {
  if (given.status === undefined) return stored;
  const returns = source !== 'native' && given.status === 'active' && stored === 'placed';
  return returns ? stored : given.status;
}

function consentOf(stored: CandidateConsent, { given, at }: CandidatePushInput): CandidateConsent {
  if (given.consent === undefined) return stored;
  if (given.consent === null) return NO_CONSENT;
  const next = {
    shareWithEmployers: given.consent.shareWithEmployers ?? stored.shareWithEmployers,
    automatedScoring: given.consent.automatedScoring ?? stored.automatedScoring,
  };
  const same =
    next.shareWithEmployers === stored.shareWithEmployers &&
    next.automatedScoring === stored.automatedScoring;
  return { ...next, recordedAt: given.consent.recordedAt ?? (same ? (stored.recordedAt ?? at) : at) };
}
