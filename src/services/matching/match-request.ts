import type { UUID } from '../../domain/common';
import type { ComponentName } from '../../domain/matching';
import type { RecordReader } from '../access/record-scope';

/** What a caller wants scored. */
export interface MatchRequest {
  candidateId: UUID;
  jobId: UUID;
  /** Weights for this answer alone; the pair is kept with the usual ones. */
  componentWeights: Partial<Record<ComponentName, number>>;
  /** True adds evidence to this answer alone; absent in requests queued by earlier releases. */
  includeEvidence?: boolean;
}

/** A request as it waits with its operation. */
export interface QueuedMatch extends MatchRequest {
  sandboxTenant: RecordReader['sandboxTenant'];
}
