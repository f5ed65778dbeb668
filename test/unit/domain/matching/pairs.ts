import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import {
  candidateProfile,
  jobProfile,
  scorable,
  scorePair,
  type CandidateRecord,
  type ScoredPair,
  type ScoringOptions,
} from '../../../../src/domain/matching';
import type { WorkItem } from '../../../../src/domain/parsing/parsed-resume';

export const AS_OF = '2026-06';

export function candidateWith(known: Partial<CandidateRecord>): CandidateRecord {
  return {
    location: null,
    summary: null,
    skills: [],
    work: [],
    education: [],
    certifications: [],
    languages: [],
    highestEducationLevel: null,
    preferences: {
      occupations: [],
      hourlyMinUsd: null,
      employmentTypes: [],
      shifts: [],
      maxCommuteMiles: null,
      workplaceTypes: [],
      availableFrom: null,
    },
    logistics: { hasDriversLicense: null, hasVehicle: null, usesTransit: null },
    workAuthorization: 'unknown',
    ...known,
  };
}

export function workAs(position: string, months: number, ended = '2026-05'): WorkItem {
  return {
    name: null,
    position,
    onetSocCode: null,
    onetTitle: null,
    occupationConfidence: null,
    employmentType: null,
    location: null,
    url: null,
    startDate: null,
    endDate: ended,
    isCurrent: false,
    months,
    rawDates: null,
    summary: null,
    highlights: [],
    skills: [],
    confidence: 1,
  };
}

export function skill(name: string, monthsUsed: number | null = null): CandidateRecord['skills'][number] {
  return { name, skillId: null, provenance: 'stated', confidence: 1, monthsUsed };
}

export function certificate(name: string): CandidateRecord['certifications'][number] {
  return {
    name,
    issuer: null,
    date: null,
    expires: null,
    licenseNumber: null,
    state: null,
    url: null,
    kind: 'certification',
    confidence: 1,
  };
}

export function score(
  job: GivenJob,
  candidate: Partial<CandidateRecord>,
  options: Partial<ScoringOptions> = {},
): ScoredPair {
  return scorePair(
    jobProfile(completeJob(job)),
    candidateProfile(scorable(candidateWith(candidate), AS_OF)),
    {
      retention: { probability90d: 0.7, version: 'test' },
      ...options,
    },
  );
}
