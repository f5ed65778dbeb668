import type { Timestamp, UUID } from '../../../domain/common';
import type { View } from '../../../domain/matching/match-view';
import type { ViewSessionStatus } from '../../../services/view-sessions/view-sessions.service';
import type { FrameOrigin } from './review-session';

/** What is shown and to whom: exactly one of `matchId` and `rankingId`. */
export interface ViewSessionRequest {
  /** Match whose page is shown. */
  matchId?: UUID;
  /** Ranking of candidates for a job: the id of the operation of `POST /matches/rank`, once it has ended. */
  rankingId?: UUID;
  /**
   * Who looks, as you call the person: an identifier of your system. The audit log names it.
   * @minLength 1
   * @maxLength 200
   */
  viewer: string;
  /** The origin whose pages may show the page in a frame; one of `PATCH /review-settings`. None by default. */
  frameOrigin?: FrameOrigin;
  /**
   * Lifetime of the link, 60 to 86,400 seconds; an hour by default.
   * @isInt
   * @minimum 60
   * @maximum 86400
   */
  expiresInSeconds?: number;
}

/** A link with which one person sees one match or one ranking. */
export interface ViewSession {
  viewSessionId: UUID;
  view: View;
  /** Id of the match or the ranking. */
  subjectId: UUID;
  jobId: UUID;
  viewer: string;
  frameOrigin: string | null;
  /** True if the key had the scope `candidates`, so that your candidates are shown with their names. */
  showsNames: boolean;
  status: ViewSessionStatus;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  openedAt: Timestamp | null;
}

export interface ViewSessionWithLink extends ViewSession {
  /**
   * Link to the page, shown only in this response. A person who has it sees the match or the ranking until the session
   * ends. The part after `#` is secret and never reaches a server log.
   */
  url: string;
}

export interface ViewSessionList {
  sessions: ViewSession[];
  hasMore: boolean;
  nextCursor: string | null;
}
