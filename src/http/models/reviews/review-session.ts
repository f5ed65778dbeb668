import type { Timestamp, UUID } from '../../../domain/common';
import type { CorrectionAction, ReviewSubject } from '../../../domain/corrections/correction';
import type { ReviewStatus } from '../../../services/reviews/review-sessions.service';

/** What is reviewed and by whom: exactly one of `operationId`, `candidateId` and `jobId`. */
export interface ReviewSessionRequest {
  /** Operation of `POST /parse/*` that has succeeded. Parse with `include=review` to show its pages. */
  operationId?: UUID;
  /** Requires the scope `candidates`. */
  candidateId?: UUID;
  /** Requires the scope `jobs`. */
  jobId?: UUID;
  /**
   * Who reviews, as you call the person: an identifier or a name. It is stored with each correction.
   * @minLength 1
   * @maxLength 200
   */
  reviewer: string;
  /**
   * JSON Pointers that may be changed, with all below them: `/basics/email`, `/work`. Everything by default.
   * @minItems 1
   * @maxItems 50
   */
  fields?: ReviewFieldPointer[];
  /**
   * Address that the page links to after the review, https, or http on localhost.
   * @maxLength 2048
   * @pattern ^https?://[^\s]+$
   */
  returnUrl?: string;
  /**
   * Lifetime of the link, 60 to 86,400 seconds; an hour by default.
   * @isInt
   * @minimum 60
   * @maximum 86400
   */
  expiresInSeconds?: number;
}

/**
 * JSON Pointer (RFC 6901) of a value or of all values below it.
 * @pattern ^(/[A-Za-z]{1,40}){1,3}$
 */
export type ReviewFieldPointer = string;

/** A review of one result or record by one person. */
export interface ReviewSession {
  sessionId: UUID;
  subjectType: ReviewSubject;
  /** Id of the operation, candidate or job. */
  subjectId: UUID;
  reviewer: string;
  /** Null if everything may be changed. */
  fields: string[] | null;
  returnUrl: string | null;
  status: ReviewStatus;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  openedAt: Timestamp | null;
  confirmedAt: Timestamp | null;
}

export interface ReviewSessionWithLink extends ReviewSession {
  /**
   * Link to the page of the review, shown only in this response. A person who has it can see and change what is reviewed until
   * the review is confirmed or expires. The part after `#` is secret and never reaches a server log.
   */
  url: string;
}

/** A change that a person made. The reading itself is kept. */
export interface ReviewCorrection {
  /** JSON Pointer (RFC 6901) into the result as the person saw it; `/-` is a new entry of a list. */
  pointer: string;
  action: CorrectionAction;
  /** What was read. */
  old: unknown;
  new: unknown;
  /** Page that the value was taken from by drawing a box; null if it was typed. */
  page: number | null;
  /** `[x0, y0, x1, y1]` as fractions of the page. */
  box: number[] | null;
}

export interface ReviewSessionDetail extends ReviewSession {
  /** Empty until the review is confirmed. */
  corrections: ReviewCorrection[];
}

export interface ReviewSessionList {
  sessions: ReviewSession[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Where the pages of reviews may be shown. */
export interface ReviewSettings {
  /**
   * Origins whose pages may show a review in a frame, such as `https://app.example.com`; none by default. A review can
   * always be opened in a window of its own.
   * @maxItems 20
   */
  frameOrigins: FrameOrigin[];
}

/**
 * Scheme, host and port: https, or http on localhost.
 * @maxLength 255
 * @pattern ^https?://[A-Za-z0-9.:-]+$
 */
export type FrameOrigin = string;
