import { EMPTY_FIELDS } from '../../../src/domain/candidates/apply-candidate-input';
import type { CandidateProfile } from '../../../src/domain/candidates/candidate';
import type { Mode } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import { candidateWrite } from '../../../src/services/candidates/candidate-record';
import type { TestDatabase } from '../database';

export interface TestCandidate {
  tenantId: string;
  mode?: Mode;
  profile?: Partial<CandidateProfile>;
  shareWithEmployers?: boolean;
  automatedScoring?: boolean;
}

/** Inserts a candidate in the form in which the service writes candidates. Returns its id. */
export async function addCandidate(database: TestDatabase, candidate: TestCandidate): Promise<string> {
  const candidateId = newId();
  const written = candidateWrite(candidateId, {
    source: 'native',
    status: 'active',
    consent: {
      shareWithEmployers: candidate.shareWithEmployers ?? false,
      automatedScoring: candidate.automatedScoring ?? true,
      recordedAt: null,
    },
    fields: EMPTY_FIELDS,
    layers: null,
  });
  const profile = { ...(JSON.parse(written.profile) as CandidateProfile), ...candidate.profile };
  await database.query(
    `INSERT INTO candidates (candidate_id, tenant_id, mode, source, profile, share_with_employers, automated_scoring)
     VALUES ($1, $2, $3, 'native', $4, $5, $6)`,
    [
      candidateId,
      candidate.tenantId,
      candidate.mode ?? 'test',
      JSON.stringify(profile),
      written.shareWithEmployers,
      written.automatedScoring,
    ],
  );
  return candidateId;
}
