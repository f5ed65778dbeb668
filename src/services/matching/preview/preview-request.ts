import type { CandidateInput } from '../../../domain/candidates/candidate-input';
import type { UUID } from '../../../domain/common';
import type { GivenJob } from '../../../domain/jobs/complete-job';
import type { ComponentName, DistanceMode } from '../../../domain/matching';

/** The candidate of a preview: a resume as text, a resume as parsed data, or a stored candidate of the caller. */
export type PreviewCandidate =
  | { kind: 'text'; text: string }
  | { kind: 'parsed'; given: CandidateInput }
  | { kind: 'stored'; candidateId: UUID };

/** The job of a preview: a posting as text, a posting as parsed data, or a stored job the caller can reach. */
export type PreviewJob =
  { kind: 'text'; text: string } | { kind: 'parsed'; given: GivenJob } | { kind: 'stored'; jobId: UUID };

export interface PreviewRequest {
  candidate: PreviewCandidate;
  job: PreviewJob;
  componentWeights: Partial<Record<ComponentName, number>>;
  distance: DistanceMode;
  includeEvidence: boolean;
}
