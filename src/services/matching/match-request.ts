import type { UUID } from '../../domain/common';
import type { ComponentName, DistanceMode } from '../../domain/matching';
import type { ScoreSurface } from '../../db/records/score-log.repository';
import type { RecordReader } from '../access/record-scope';

/** Request to score a pair. */
export interface MatchRequest {
  candidateId: UUID;
  jobId: UUID;
  /** Weights for this response only. The stored match uses the active weights. */
  componentWeights: Partial<Record<ComponentName, number>>;
  /** For this response only; the stored match scores the distance. `score` if absent. */
  distance?: DistanceMode;
  /** If true, this response contains evidence. Absent in requests queued by earlier releases. */
  includeEvidence?: boolean;
}

/** A request as it is stored with its operation. */
export interface QueuedMatch extends MatchRequest {
  sandboxTenant: RecordReader['sandboxTenant'];
  /** Absent in requests queued by earlier releases. */
  surface?: ScoreSurface;
}
