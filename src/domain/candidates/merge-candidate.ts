import type { Timestamp } from '../common';
import { applyGiven, UNKNOWN } from './apply-given';
import type { CandidateConsent, CandidateFields, CandidateSource, CandidateStatus } from './candidate';
import { combineLayers, recordLayer, type CandidateLayers } from './combine-layers';
import type { GivenCandidate } from './given-candidate';
import type { ResumeFields } from './resume-layer';

/** Everything that is kept of a candidate. */
export interface KeptCandidate {
  source: CandidateSource;
  status: CandidateStatus;
  consent: CandidateConsent;
  fields: CandidateFields;
  /** Null where no resume was read: then the fields say all there is. */
  layers: CandidateLayers | null;
}

export interface Push {
  source: CandidateSource;
  given: GivenCandidate;
  /** Read in this push; null when it brought none. */
  resume: ResumeFields | null;
  /** When the push was accepted. */
  at: Timestamp;
}

/** Employers see nobody who has not agreed. */
export const NO_CONSENT: CandidateConsent = {
  shareWithEmployers: false,
  automatedScoring: true,
  recordedAt: null,
};

export const NEW_CANDIDATE: KeptCandidate = {
  source: 'native',
  status: 'active',
  consent: NO_CONSENT,
  fields: UNKNOWN,
  layers: null,
};

/**
 * What is kept once a push is taken over, or null when it says nothing new. A resume replaces an earlier resume, a
 * record an earlier record; a field sent natively is the last word on it, the earlier resume's included.
 */
export function mergeCandidate(known: KeptCandidate, push: Push): KeptCandidate | null {
  const before = known.layers ?? { record: recordLayer(known.fields), resume: null };
  const record = applyGiven(before.record, push.given);
  const resume = push.resume ?? withoutGiven(before.resume, push);
  const merged = {
    source: push.source,
    status: statusOf(known.status, push),
    consent: consentOf(known.consent, push),
  };
  const says = (kept: object, layers: CandidateLayers): string => JSON.stringify([kept, layers]);
  const { source, status, consent } = known;
  if (says(merged, { record, resume }) === says({ source, status, consent }, before)) return null;
  return {
    ...merged,
    fields: combineLayers({ record, resume }, push.at.slice(0, 10)),
    layers: resume ? { record, resume } : null,
  };
}

function withoutGiven(resume: ResumeFields | null, { source, given }: Push): ResumeFields | null {
  if (!resume || source !== 'native') return resume;
  const left: Record<string, unknown> = { ...resume };
  for (const field of Object.keys(resume)) {
    if ((given as Record<string, unknown>)[field] !== undefined) {
      left[field] = (UNKNOWN as unknown as Record<string, unknown>)[field];
    }
  }
  return left as unknown as ResumeFields;
}

/** A source that no longer says somebody is gone brings them back, but does not undo a placement. */
function statusOf(known: CandidateStatus, { source, given }: Push): CandidateStatus {
  if (given.status === undefined) return known;
  const returns = source !== 'native' && given.status === 'active' && known === 'placed';
  return returns ? known : given.status;
}

function consentOf(known: CandidateConsent, { given, at }: Push): CandidateConsent {
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
