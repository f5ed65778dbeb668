import { completeJob, type GivenJob } from '../../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
  type ScoringInput,
  type ScoredPair,
  type ScoringOptions,
} from '../../../../src/domain/matching';
import type { WorkItem } from '../../../../src/domain/parsing/parsed-resume';
import { candidateWith } from '../../../../tools/quality/sets/matching/candidate-of';
import { pastWork } from '../../../../tools/quality/past-work';

export { candidateWith };

export const AS_OF = '2026-06';

export function workAs(position: string, months: number, ended = '2026-05'): WorkItem {
  return pastWork({ position, months, endDate: ended });
}

export function skill(name: string, monthsUsed: number | null = null): ScoringInput['skills'][number] {
  return { name, skillId: null, provenance: 'stated', confidence: 1, monthsUsed };
}

export function certificate(name: string): ScoringInput['certifications'][number] {
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
  candidate: Partial<ScoringInput>,
  options: Partial<ScoringOptions> = {},
): ScoredPair {
  return scorePair(
    buildJobProfile(completeJob(job)),
    buildCandidateProfile(toScorableCandidate(candidateWith(candidate), AS_OF)),
    {
      retention: { probability90d: 0.7, version: 'test' },
      ...options,
    },
  );
}
