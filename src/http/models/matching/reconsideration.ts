import type { UUID } from '../../../domain/common';
import type {
  ReconsiderationRecord,
  ReconsiderationRequester,
} from '../../../services/data-subjects/reconsideration-record';

/** An objection of a person to a score. */
export interface ReconsiderationRequest {
  /** The score to reconsider: `id` of a score in the history of the match. */
  logEntryId: UUID;
  /** Who asks for it: the person, or a caseworker for the person. */
  requestedBy: ReconsiderationRequester;
  /**
   * What the person objects to or what was corrected. Only visible to your tenant; deleted if the candidate is erased.
   * @minLength 1
   * @maxLength 2000
   */
  reason: string;
}

/** A reconsidered score and the new one; `reason` is null for the other tenant of the pair. */
export type Reconsideration = ReconsiderationRecord;
