import type { ReviewSessionRow } from '../../db/operations/review-sessions.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { CORRECTABLE_FORMS, type FormKind } from '../../domain/corrections/correctable-fields';
import type { Correction, ReviewSubject } from '../../domain/corrections/correction';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller, Scope } from '../access/caller';
import {
  linkSessionAuditEntry,
  linkSessionStatus,
  linkSessionTimes,
  newLinkSession,
  type LinkSessionTimes,
} from '../access/link-session';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { correctionOf } from './confirmed-reviews';
import { findReviewSubject } from './review-subjects';

export interface NewReviewSessionInput {
  subject: { type: ReviewSubject; id: UUID };
  reviewer: string;
  /** Pointers that may be changed; null allows all. */
  fields: readonly string[] | null;
  returnUrl: string | null;
  expiresInSeconds: number;
}

export type ReviewStatus = 'open' | 'confirmed' | 'expired';

export interface ReviewSessionRecord extends LinkSessionTimes {
  sessionId: UUID;
  subjectType: ReviewSubject;
  subjectId: UUID;
  reviewer: string;
  fields: string[] | null;
  returnUrl: string | null;
  status: ReviewStatus;
  confirmedAt: Timestamp | null;
}

/** Scope that a key needs to have a subject reviewed and to read its corrections. */
const SUBJECT_SCOPES: Record<ReviewSubject, Scope> = {
  operation: 'parse',
  candidate: 'candidates',
  job: 'jobs',
};

/** Sessions in which a person reviews one result or record. The link of a session is returned only when it is created. */
export class ReviewSessionsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for an unknown subject, one of another tenant, and an operation without a result. */
  async create(
    caller: Caller,
    input: NewReviewSessionInput,
  ): Promise<{ session: ReviewSessionRecord; token: string }> {
    const { subject, fields, expiresInSeconds } = input;
    requireScopeOf(caller, subject.type);
    const { repositories } = this.data.of(caller);
    const reviewed = await findReviewSubject(repositories, subject, this.clock);
    if (!reviewed) throw notFound(subject.type);
    if (fields) refuseUnknownFields(reviewed.form, fields);
    const link = newLinkSession(this.clock, expiresInSeconds);
    const sessionId = link.id;
    const row = await this.data.of(caller).transaction(async ({ reviewSessions, auditLog }) => {
      const inserted = await reviewSessions.insert({
        ...{ sessionId, keyId: caller.keyId, subjectType: subject.type, subjectId: subject.id },
        ...{ reviewer: input.reviewer, fields, returnUrl: input.returnUrl, tokenHash: link.tokenHash },
        expiresAt: link.expiresAt,
      });
      await auditLog.add(linkSessionAuditEntry(caller, 'review_session', 'created', sessionId));
      return inserted;
    });
    return { session: sessionRecord(row, this.clock.now()), token: link.token };
  }

  /** Lists sessions, newest first. */
  async list(
    caller: Caller,
    { limit, cursor, isConfirmed }: { limit: number; cursor: string | null; isConfirmed: boolean | null },
  ): Promise<{ sessions: ReviewSessionRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { reviewSessions } = this.data.of(caller).reads;
    const now = this.clock.now();
    const { items, ...page } = await loadPage(caller, this.cursors, {
      ...{ list: 'review-sessions', limit, cursor },
      rows: (count, behind) =>
        reviewSessions.list({
          limit: count,
          before: behind && { createdAt: behind.at, sessionId: behind.id },
          isConfirmed,
        }),
      item: (row) => sessionRecord(row, now),
      placeOf: ({ createdAt, sessionId }) => [createdAt, sessionId],
    });
    return { sessions: items, ...page };
  }

  /** Returns a session with its corrections, which contain values of the subject before and after. */
  async get(
    caller: Caller,
    sessionId: UUID,
  ): Promise<{ session: ReviewSessionRecord; corrections: Correction[] }> {
    const { reviewSessions } = this.data.of(caller).repositories;
    const row = await reviewSessions.find(sessionId);
    if (!row) throw notFound('review_session');
    requireScopeOf(caller, row.subject_type);
    const corrections = await reviewSessions.correctionsOfSession(sessionId);
    return { session: sessionRecord(row, this.clock.now()), corrections: corrections.map(correctionOf) };
  }

  /** Deletes a session that is not confirmed. Its link stops working at once. Throws `review_confirmed`. */
  async remove(caller: Caller, sessionId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ reviewSessions, auditLog }) => {
      const row = await reviewSessions.find(sessionId);
      if (!row) throw notFound('review_session');
      requireScopeOf(caller, row.subject_type);
      if (!(await reviewSessions.remove(sessionId))) {
        if (!(await reviewSessions.find(sessionId))) throw notFound('review_session');
        throw new AppError('review_confirmed', 'A confirmed review is the provenance of its corrections.');
      }
      await auditLog.add(linkSessionAuditEntry(caller, 'review_session', 'deleted', sessionId));
    });
  }
}

/** Throws `insufficient_scope` for a key that may not see the subject itself. */
function requireScopeOf(caller: Caller, subject: ReviewSubject): void {
  const requiredScope = SUBJECT_SCOPES[subject];
  if (caller.scopes.includes(requiredScope)) return;
  throw new AppError('insufficient_scope', `The key needs the scope ${requiredScope}.`, {
    extensions: { requiredScope, grantedScopes: caller.scopes },
  });
}

function refuseUnknownFields(form: FormKind, fields: readonly string[]): void {
  const { fields: single, lists } = CORRECTABLE_FORMS[form];
  const correctable = [...single.map(({ name }) => name), ...lists.map(({ pointer }) => pointer)];
  fields.forEach((field, index) => {
    if (correctable.some((each) => each === field || each.startsWith(`${field}/`))) return;
    throw new AppError('validation_failed', 'A field cannot be corrected.', {
      errors: [{ pointer: `/fields/${index}`, code: 'enum', message: `One of: ${correctable.join(', ')}.` }],
    });
  });
}

export function sessionRecord(row: ReviewSessionRow, now: Date): ReviewSessionRecord {
  const status = linkSessionStatus('confirmed', row.confirmed_at, row.expires_at, now);
  return {
    ...{ sessionId: row.session_id, subjectType: row.subject_type, subjectId: row.subject_id },
    ...{ reviewer: row.reviewer, fields: row.fields, returnUrl: row.return_url, status },
    ...linkSessionTimes(row),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
