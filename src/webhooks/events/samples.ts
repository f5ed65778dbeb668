import type { EventData } from './catalogue';
import type { EventType } from '../../domain/common';

const sampleTime = '2026-06-08T12:00:00.000Z';
const laterSampleTime = '2026-06-09T08:30:00.000Z';
const matchId = '01974f2a-3b1c-7d4e-8f90-a1b2c3d4e5f6';
const candidateId = '01974f2a-2a0b-7c3d-9e8f-0a1b2c3d4e5f';
const jobId = '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e';
const placementId = '01974f30-4c2d-7e5f-a0b1-c2d3e4f5a6b7';

const sampleMatch: EventData<'match.created'> = {
  matchId,
  candidateId,
  candidateExternalId: 'C-1042',
  jobId,
  jobExternalId: 'REQ-1001',
  finalScore: 72.5,
  recommendation: 'good_match',
  confidence: 0.81,
  probability90d: 0.77,
  createdAt: sampleTime,
};

/** One event of each kind as it might really be; test deliveries and documents show these. */
export const EVENT_SAMPLES: { readonly [Type in EventType]: EventData<Type> } = {
  'match.created': sampleMatch,
  'match.updated': {
    ...sampleMatch,
    finalScore: 81.2,
    recommendation: 'strong_match',
    updatedAt: laterSampleTime,
    previous: { finalScore: 72.5, recommendation: 'good_match' },
    changed: ['finalScore', 'recommendation', 'gaps'],
  },
  'parse.completed': {
    parseId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    operationId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    documentType: 'resume',
    source: 'parse.resume',
    status: 'succeeded',
    method: 'text_layer',
    confidence: 0.93,
    pageCount: 2,
    warnings: ['multi_column_layout'],
    jobId: null,
    candidateId: null,
    error: null,
  },
  'rating.submitted': {
    ratingId: '01974f31-5d3e-7f60-b1c2-d3e4f5a6b7c8',
    matchId,
    candidateId,
    jobId,
    rating: 4,
    raterRole: 'caseworker',
    reasons: ['skills', 'commute'],
    createdAt: laterSampleTime,
  },
  'placement.created': {
    placementId,
    candidateId,
    jobId,
    matchId,
    status: 'offered',
    startDate: '2026-06-22',
    externalId: 'PL-77',
    createdAt: laterSampleTime,
  },
  'placement.status_changed': {
    placementId,
    candidateId,
    jobId,
    status: 'started',
    previousStatus: 'accepted',
    effectiveDate: '2026-06-22',
    endReason: null,
    correction: false,
    changedAt: '2026-06-22T14:05:00.000Z',
  },
};
