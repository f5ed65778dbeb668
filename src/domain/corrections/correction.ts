import type { Timestamp, UUID } from '../common';

export const REVIEW_SUBJECTS = ['operation', 'candidate', 'job'] as const;
/** What a person reviews: the result of a parse, or a record. */
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

export type CorrectionAction = 'replace' | 'add' | 'remove';

/** A value of a correction: a value of a field, or a whole entry of a list. */
export type CorrectedValue = string | number | null | { [field: string]: unknown };

/**
 * One change by a person. Pointers refer to the result as the person saw it: replaced values first, then removed entries,
 * then added ones.
 */
export interface Correction {
  /** JSON Pointer (RFC 6901) of a value, or of an entry for `remove`; of a list and `/-` for `add`. */
  pointer: string;
  action: CorrectionAction;
  /** What was read; null for `add`. */
  old: unknown;
  /** Null for `remove`. */
  new: CorrectedValue;
  /** Where the new value stands, if it was taken from the document. */
  page: number | null;
  /** `[x0, y0, x1, y1]` as fractions of the page. */
  box: number[] | null;
}

/** A correction of a result with who made it. */
export interface AppliedCorrection {
  sessionId: UUID;
  /** Who reviewed, as the review session states it. */
  reviewer: string;
  correctedAt: Timestamp;
  /** JSON Pointer (RFC 6901) into the result as the reviewer saw it; `/-` is a new entry of a list. */
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

/** The corrections of one review, in the order in which they were made. */
export interface ConfirmedReview {
  sessionId: UUID;
  reviewer: string;
  confirmedAt: string;
  corrections: Correction[];
}
