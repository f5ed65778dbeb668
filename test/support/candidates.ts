import type { CandidateProfile } from '../../src/domain/candidates/candidate';
import type { Mode } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import type { TestDatabase } from './database';

export interface TestCandidate {
  tenantId: string;
  mode?: Mode;
  profile?: Partial<CandidateProfile>;
  shareWithEmployers?: boolean;
  automatedScoring?: boolean;
}

/** Somebody looking for work, written as the service writes them. */
export async function addCandidate(database: TestDatabase, candidate: TestCandidate): Promise<string> {
  const candidateId = newId();
  const profile: CandidateProfile = {
    summary: null,
    skills: [],
    occupations: [],
    work: [],
    education: [],
    certifications: [],
    languages: [],
    highestEducationLevel: null,
    employmentStatus: null,
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
    area: { city: null, state: null, postalCode: null, countryCode: null },
    ...candidate.profile,
  };
  await database.query(
    `INSERT INTO candidates (candidate_id, tenant_id, mode, source, profile, share_with_employers, automated_scoring)
     VALUES ($1, $2, $3, 'native', $4, $5, $6)`,
    [
      candidateId,
      candidate.tenantId,
      candidate.mode ?? 'test',
      JSON.stringify(profile),
      candidate.shareWithEmployers ?? false,
      candidate.automatedScoring ?? true,
    ],
  );
  return candidateId;
}
