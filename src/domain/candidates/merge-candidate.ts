import type { Timestamp } from '../common';
import { applyCandidateInput, EMPTY_FIELDS } from './apply-candidate-input';
import type { CandidateConsent, CandidateFields, CandidateSource, CandidateStatus } from './candidate';
import { combineLayers, recordLayer, type CandidateLayers } from './combine-layers';
import type { CandidateInput } from './candidate-input';
import type { ResumeFields } from './resume-layer';

/** Everything that is kept of a candidate. */
export interface StoredCandidate {
  source: CandidateSource;
  status: CandidateStatus;
  consent: CandidateConsent;
  fields: CandidateFields;
  /** Null where no resume was read: then the fields say all there is. */
  layers: CandidateLayers | null;
}

export interface CandidatePushInput {
  source: CandidateSource;
  given: CandidateInput;
  /** Read in this push; null when it brought none. */
  resume: ResumeFields | null;
  /** When the push was accepted. */
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
 * What is kept once a push is taken over, or null when it says nothing new. A resume replaces an earlier resume, a
 * record an earlier record; a field sent natively is the last word on it, the earlier resume's included.
 */
export function mergeCandidate(stored: StoredCandidate, push: CandidatePushInput): StoredCandidate | null {
  const before = stored.layers ?? { record: recordLayer(stored.fields), resume: null };
  const record = applyCandidateInput(before.record, push.given);
  const resume = push.resume ?? withoutInputFields(before.resume, push);
  const merged = {
    source: push.source,
    status: statusOf(stored.status, push),
    consent: consentOf(stored.consent, push),
  };
  const says = (kept: object, layers: CandidateLayers): string => JSON.stringify([kept, layers]);
  const { source, status, consent } = stored;
  if (says(merged, { record, resume }) === says({ source, status, consent }, before)) return null;
  return {
    ...merged,
    fields: combineLayers({ record, resume }, push.at.slice(0, 10)),
    layers: resume ? { record, resume } : null,
  };
}

function withoutInputFields(
  resume: ResumeFields | null,
  { source, given }: CandidatePushInput,
): ResumeFields | null {
  if (!resume || source !== 'native') return resume;
  const left: Record<string, unknown> = { ...resume };
  for (const field of Object.keys(resume)) {
    if ((given as Record<string, unknown>)[field] !== undefined) {
      left[field] = (EMPTY_FIELDS as unknown as Record<string, unknown>)[field];
    }
  }
  return left as unknown as ResumeFields;
}

/** A source that no longer reports a deletion restores the candidate, but does not undo a placement. */
function statusOf(known: CandidateStatus, { source, given }: CandidatePushInput): CandidateStatus {
  if (given.status === undefined) return known;
  const returns = source !== 'native' && given.status === 'active' && known === 'placed';
  return returns ? known : given.status;
}

function consentOf(known: CandidateConsent, { given, at }: CandidatePushInput): CandidateConsent {
  if (given.consent === undefined) return known;
  if (given.consent === null) return NO_CONSENT;
  const next = {
    shareWithEmployers: given.consent.shareWithEmployers ?? known.shareWithEmployers,
    automatedScoring: given.consent.automatedScoring ?? known.automatedScoring,
  };
  const same =
    next.shareWithEmployers === known.shareWithEmployers && next.automatedScoring === known.automatedScoring;
  return { ...next, recordedAt: given.consent.recordedAt ?? (same ? (known.recordedAt ?? at) : at) };
}
