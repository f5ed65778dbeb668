import type { ReviewSessionLookupRepository } from '../../db/access/review-session-lookup.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { ReviewSessionRow } from '../../db/operations/review-sessions.repository';
import type { Evidence, TenantScope, Timestamp, UUID } from '../../domain/common';
import { checkCorrection, type RequestedCorrection } from '../../domain/corrections/check-correction';
import type { Correction, ReviewSubject } from '../../domain/corrections/correction';
import { reviewForm, type ReviewForm } from '../../domain/corrections/review-form';
import { AppError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { newEvent } from '../../webhooks/events/new-event';
import { settingOf } from '../access/tenant-settings';
import { isTokenOf, newLinkToken, tokenDigest } from '../access/link-token';
import type { DocumentStore } from '../documents/document-store';
import { hasPages, keptDocument } from '../documents/kept-document';
import type { TenantData } from '../tenant-data';
import { rewriteJob } from '../jobs/save-job';
import { candidateWrite, storedCandidate } from '../candidates/candidate-record';
import { confirmedReviews } from './confirmed-reviews';
import { findReviewSubject, type ReviewedSubject } from './review-subjects';

/** What the page of a review shows. */
export interface ReviewPageView extends ReviewForm {
  sessionId: UUID;
  reviewer: string;
  subjectType: ReviewSubject;
  fileName: string | null;
  returnUrl: string | null;
  expiresAt: Timestamp;
  /** Media type of the document if its pages can be shown; null if it was deleted or has no pages. */
  documentType: string | null;
  /** Text of the document; null if the result does not contain it. */
  text: string | null;
  /** Words with their places, for values taken from the document. */
  words: Evidence[];
  /** Origins that may be told that the review was confirmed. */
  frameOrigins: string[];
}

/** The secret of a page that is open, which is sent with each of its requests. */
export interface OpenedReview {
  bearer: string;
  view: ReviewPageView;
}

const MAX_CORRECTIONS = 500;

interface ReviewPageDeps {
  data: TenantData;
  lookup: ReviewSessionLookupRepository;
  documents: DocumentStore;
  clock: Clock;
}

/**
 * The page behind the link of a review session. The link contains the id of the session and, in its fragment, a secret that
 * opens it. An opening returns another secret for the requests of the page, which the page keeps in memory only.
 */
export class ReviewPageService {
  constructor(private readonly deps: ReviewPageDeps) {}

  /** Origins that may show the page of a session in a frame; none for an unknown session. */
  async frameOrigins(sessionId: UUID): Promise<string[]> {
    const scope = await this.deps.lookup.find(sessionId);
    return scope ? this.originsOf(scope) : [];
  }

  /** Opens a session with the secret of its link. An earlier opening can no longer save. */
  async open(sessionId: UUID, token: string): Promise<OpenedReview> {
    const { scope, row } = await this.find(sessionId);
    if (!isTokenOf(row.token_hash, token)) throw unknownReview();
    const subject = await this.openSubject(scope, row);
    const bearer = newLinkToken();
    const { repositories } = this.deps.data.of(scope);
    const opened = await repositories.reviewSessions.open(
      sessionId,
      tokenDigest(bearer),
      this.deps.clock.now(),
    );
    if (!opened) throw ended(row, this.deps.clock.now());
    return { bearer, view: await this.view(scope, row, subject) };
  }

  /** Returns the document of an open session. Throws `not_found` if it was deleted. */
  async document(sessionId: UUID, bearer: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const { scope, row } = await this.authorized(sessionId, bearer);
    const subject = await this.openSubject(scope, row);
    const mediaType = subject.meta?.mediaType ?? '';
    const bytes = hasPages(mediaType) ? await this.contentOf(scope, subject) : null;
    if (!bytes) throw new AppError('not_found', 'The document is no longer stored.');
    return { bytes, mediaType };
  }

  /** Saves the corrections and ends the session: all or none. */
  async confirm(
    sessionId: UUID,
    bearer: string,
    requested: readonly RequestedCorrection[],
  ): Promise<{ corrections: number }> {
    const { scope, row } = await this.authorized(sessionId, bearer);
    if (requested.length > MAX_CORRECTIONS) {
      throw new AppError('validation_failed', `At most ${MAX_CORRECTIONS} corrections can be saved.`);
    }
    const subject = await this.openSubject(scope, row);
    const corrections = requested.map((each, index) => checked(each, index, subject, row.fields));
    const changes = corrections.filter(
      ({ action, old, new: value }) => action !== 'replace' || old !== value,
    );
    await this.deps.data.of(scope).transaction(async (repositories) => {
      await this.save(repositories, scope, row, tokenDigest(bearer), changes);
    });
    return { corrections: changes.length };
  }

  private async save(
    repositories: Repositories,
    scope: TenantScope,
    row: ReviewSessionRow,
    bearerHash: Buffer,
    changes: readonly Correction[],
  ): Promise<void> {
    const { reviewSessions, auditLog, events } = repositories;
    const sessionId = row.session_id;
    if (!(await reviewSessions.confirm(sessionId, bearerHash, this.deps.clock.now()))) {
      throw ended(row, this.deps.clock.now());
    }
    await reviewSessions.addCorrections(
      sessionId,
      changes.map((each) => ({ ...each, correctionId: newId() })),
    );
    if (row.subject_type === 'candidate') await rewriteCandidate(repositories, row.subject_id);
    if (row.subject_type === 'job' && changes.length > 0) await rewriteJob(repositories, row.subject_id);
    await auditLog.add({
      ...{ audit_id: newId(), tenant_id: scope.tenantId, actor_id: row.key_id },
      // A user who starts a review in the portal is its reviewer.
      actor_type: row.reviewer === row.key_id ? 'user' : 'key',
      ...{ action: 'review_session.confirmed', subject_type: 'review_session', subject_id: sessionId },
    });
    await events.add(
      newEvent('parse.corrected', {
        ...{ sessionId, subjectType: row.subject_type, subjectId: row.subject_id },
        corrections: changes.length,
      }),
    );
  }

  private async view(
    scope: TenantScope,
    row: ReviewSessionRow,
    subject: ReviewedSubject,
  ): Promise<ReviewPageView> {
    const { form, result, needsReview, meta, evidence } = subject;
    const isShown = meta !== null && hasPages(meta.mediaType);
    return {
      ...reviewForm(evidence ? { ...result, evidence } : result, { form, allowed: row.fields, needsReview }),
      ...{ sessionId: row.session_id, reviewer: row.reviewer, subjectType: row.subject_type },
      ...{ fileName: meta?.fileName ?? null, returnUrl: row.return_url },
      expiresAt: row.expires_at.toISOString(),
      documentType: isShown && (await this.contentOf(scope, subject)) ? meta.mediaType : null,
      ...{ text: meta?.rawText ?? null, words: meta?.words ?? [] },
      frameOrigins: await this.originsOf(scope),
    };
  }

  private async contentOf(scope: TenantScope, { meta }: ReviewedSubject): Promise<Buffer | null> {
    return meta && keptDocument(this.deps.data, this.deps.documents, scope, meta.parseId);
  }

  private async originsOf(scope: TenantScope): Promise<string[]> {
    const { tenantSettings } = this.deps.data.of(scope).repositories;
    return settingOf(await tenantSettings.list(scope.tenantId), 'review.frameOrigins');
  }

  private async openSubject(scope: TenantScope, row: ReviewSessionRow): Promise<ReviewedSubject> {
    const now = this.deps.clock.now();
    if (row.confirmed_at !== null || row.expires_at <= now) throw ended(row, now);
    const subject = { type: row.subject_type, id: row.subject_id };
    const reviewed = await findReviewSubject(this.deps.data.of(scope).repositories, subject, this.deps.clock);
    if (!reviewed) throw new AppError('review_expired', 'What was to be reviewed is no longer stored.');
    return reviewed;
  }

  /** Throws `not_found` for a secret of another session, or of an earlier opening. */
  private async authorized(
    sessionId: UUID,
    bearer: string,
  ): Promise<{ scope: TenantScope; row: ReviewSessionRow }> {
    const session = await this.find(sessionId);
    const { row } = session;
    const now = this.deps.clock.now();
    if (row.confirmed_at !== null) throw ended(row, now);
    if (!isTokenOf(row.bearer_hash, bearer)) throw unknownReview();
    return session;
  }

  private async find(sessionId: UUID): Promise<{ scope: TenantScope; row: ReviewSessionRow }> {
    const scope = await this.deps.lookup.find(sessionId);
    const row = scope && (await this.deps.data.of(scope).repositories.reviewSessions.find(sessionId));
    if (!scope || !row) throw unknownReview();
    return { scope, row };
  }
}

/** Writes the effective record, from which the candidate is matched, listed and found. */
async function rewriteCandidate(
  { candidates, reviewSessions }: Repositories,
  candidateId: UUID,
): Promise<void> {
  const row = (await candidates.lockByIds([candidateId])).get(candidateId);
  if (!row) throw new AppError('review_expired', 'What was to be reviewed is no longer stored.');
  const reviews = await confirmedReviews(reviewSessions, candidateId);
  await candidates.update([candidateWrite(candidateId, storedCandidate(row), reviews)]);
}

function checked(
  requested: RequestedCorrection,
  index: number,
  { form, result }: ReviewedSubject,
  allowed: readonly string[] | null,
): Correction {
  const correction = checkCorrection(requested, result, { form, allowed });
  if (typeof correction !== 'string') return correction;
  throw new AppError('validation_failed', 'A correction is not accepted.', {
    errors: [{ pointer: `/corrections/${index}`, code: 'format', message: MESSAGES[correction] }],
  });
}

const MESSAGES = {
  not_correctable: 'The field cannot be corrected.',
  not_allowed: 'The session does not allow this field to be changed.',
  not_found: 'The entry does not exist.',
  invalid_value: 'The value does not have the form of the field.',
} as const;

function ended(row: ReviewSessionRow, now: Date): AppError {
  return row.confirmed_at === null && row.expires_at <= now
    ? new AppError('review_expired', 'The link has expired.')
    : new AppError('review_confirmed', 'The review was confirmed, or opened in another window.');
}

/** The same for an unknown session and a wrong secret, so that a link of another tenant says nothing. */
function unknownReview(): AppError {
  return new AppError('not_found', 'No such review exists.');
}
