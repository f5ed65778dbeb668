import type { OperationRow } from '../../db/operations/operations.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { notFound, type StoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import type { DocumentStore } from '../documents/document-store';
import { hasPages, keptDocument } from '../documents/kept-document';
import { isExpired, isFinal, type OperationProgressRecord } from '../operations/operation';
import { operationRecord } from '../operations/operation-record';
import { documentTypeOf, operationTypeOf } from '../parsing/parse-operation-type';
import { findReviewSubject } from '../reviews/review-subjects';
import type { ReviewSessionsService } from '../reviews/review-sessions.service';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

/** What is kept of a document: it is read, it could not be read, its result was deleted, or its result is stored. */
export type DocumentState = 'reading' | 'failed' | 'deleted' | 'stored';

/** A document as its page shows it. */
export interface PortalDocument {
  parseId: UUID;
  form: DocumentType;
  state: DocumentState;
  receivedAt: Timestamp;
  /** When the result is deleted. */
  expiresAt: Timestamp;
  /** Sent with the push of a candidate, of which only the text is kept. */
  wasPushed: boolean;
  progress: OperationProgressRecord | null;
  error: StoredError | null;
  fileName: string | null;
  /** Media type of the document if its pages can be shown. */
  documentType: string | null;
  /** Null unless the result contains it. */
  text: string | null;
  /** The result with the corrections of people; null unless it is stored. */
  result: object | null;
  /** Candidates whose resume it is. */
  candidates: { candidateId: UUID; name: string }[];
}

export interface PortalDocumentsDeps {
  data: TenantData;
  access: RecordAccessService;
  documents: DocumentStore;
  reviewSessions: Pick<ReviewSessionsService, 'create'>;
  clock: Clock;
}

const TYPES: readonly string[] = [operationTypeOf('resume'), operationTypeOf('job_description')];
const REVIEW_SECONDS = 3_600;

/** Documents of parses, as people see them in the portal. */
export class PortalDocumentsService {
  constructor(private readonly parts: PortalDocumentsDeps) {}

  /** Throws `not_found` unless the tenant sent the document for parsing in the last month. */
  async get(user: TenantUser, view: RecordView, parseId: UUID): Promise<PortalDocument> {
    const caller = await this.parts.access.callerOf(user, view);
    const row = await this.find(caller, parseId);
    const state = this.stateOf(row);
    const { progress, error, createdAt, expiresAt } = operationRecord(row);
    const isStored = state === 'stored';
    const candidates = await this.candidatesOf(caller, parseId);
    if (isStored) await this.recordRead(caller, parseId, candidates);
    return {
      ...{ parseId, form: documentTypeOf(row.type), state, receivedAt: createdAt, expiresAt },
      wasPushed: row.was_pushed,
      progress: state === 'reading' ? progress : null,
      error: state === 'failed' ? error : null,
      ...(isStored ? await this.contentOf(caller, parseId) : NO_CONTENT),
      candidates,
    };
  }

  /** Returns the content of the document. Throws `not_found` if it was deleted or has no pages. */
  async content(
    user: TenantUser,
    view: RecordView,
    parseId: UUID,
  ): Promise<{ bytes: Buffer; mediaType: string }> {
    const caller = await this.parts.access.callerOf(user, view);
    const subject = await this.subjectOf(caller, parseId);
    const mediaType = subject?.meta?.mediaType ?? '';
    const bytes = hasPages(mediaType)
      ? await keptDocument(this.parts.data, this.parts.documents, recordScope(caller), parseId)
      : null;
    if (!bytes) throw notFound('document');
    await this.recordRead(caller, parseId, await this.candidatesOf(caller, parseId));
    return { bytes, mediaType };
  }

  /** Deletes a document with its result, before it expires. Records that were made from it stay. */
  async remove(user: TenantUser, view: RecordView, parseId: UUID): Promise<void> {
    const caller = await this.parts.access.callerOf(user, view);
    const row = await this.find(caller, parseId);
    if (!isFinal(row.status)) throw notFound('document');
    await this.parts.data.of(recordScope(caller)).transaction(async ({ pushedResumes, auditLog }) => {
      if (!(await pushedResumes.removeResult(parseId))) return;
      await auditLog.add({
        ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
        ...{ action: 'document.deleted', subject_type: 'document', subject_id: parseId },
      });
    });
  }

  /** Starts a review of the document by the user, which leads to `returnUrl` afterwards. Returns the address of its page. */
  async review(
    user: TenantUser,
    view: RecordView,
    parseId: UUID,
    returnUrl: string,
  ): Promise<{ url: string }> {
    const caller = await this.parts.access.callerOf(user, view);
    const { session, token } = await this.parts.reviewSessions.create(caller, {
      ...{ subject: { type: 'operation', id: parseId }, reviewer: user.userId, fields: null },
      ...{ returnUrl, expiresInSeconds: REVIEW_SECONDS },
    });
    return { url: `/review/${session.sessionId}#${token}` };
  }

  private async find(caller: Caller, parseId: UUID): Promise<OperationRow & { was_pushed: boolean }> {
    const { operations, pushedResumes } = this.parts.data.of(recordScope(caller)).repositories;
    const row = await operations.find(parseId);
    if (!row || !TYPES.includes(row.type)) throw notFound('document');
    return { ...row, was_pushed: await pushedResumes.wasPushed(parseId) };
  }

  private stateOf(row: OperationRow): DocumentState {
    if (!isFinal(row.status)) return 'reading';
    if (isExpired(row.status, row.expires_at, this.parts.clock.now())) return 'deleted';
    if (row.status === 'succeeded') return row.result ? 'stored' : 'deleted';
    return row.error ? 'failed' : 'deleted';
  }

  private subjectOf(caller: Caller, parseId: UUID) {
    const { repositories } = this.parts.data.of(recordScope(caller));
    return findReviewSubject(repositories, { type: 'operation', id: parseId }, this.parts.clock);
  }

  private async contentOf(caller: Caller, parseId: UUID): Promise<DocumentContent> {
    const subject = await this.subjectOf(caller, parseId);
    if (!subject?.meta) return NO_CONTENT;
    const { meta, result, needsReview } = subject;
    const { data, documents } = this.parts;
    const isShown =
      hasPages(meta.mediaType) && (await keptDocument(data, documents, recordScope(caller), parseId));
    return {
      fileName: meta.fileName,
      documentType: isShown ? meta.mediaType : null,
      text: meta.rawText ?? null,
      // The words of the pages are only needed to draw boxes.
      result: { ...result, meta: { ...meta, words: [], rawText: undefined, needsReview: [...needsReview] } },
    };
  }

  private async candidatesOf(caller: Caller, parseId: UUID): Promise<PortalDocument['candidates']> {
    const { candidates } = this.parts.data.of(recordScope(caller)).repositories;
    const rows = await candidates.listNamesByParse(parseId);
    return rows.map((row) => ({
      candidateId: row.candidate_id,
      name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    }));
  }

  /** A document shows what its candidates' records show, so that their histories have an entry as well. */
  private async recordRead(
    caller: Caller,
    parseId: UUID,
    candidates: readonly { candidateId: UUID }[],
  ): Promise<void> {
    const { access } = this.parts;
    await access.recordReads(caller, 'document', 'opened', [parseId]);
    await access.recordReads(
      caller,
      'candidate',
      'document_opened',
      candidates.map(({ candidateId }) => candidateId),
    );
  }
}

type DocumentContent = Pick<PortalDocument, 'fileName' | 'documentType' | 'text' | 'result'>;

const NO_CONTENT: DocumentContent = { fileName: null, documentType: null, text: null, result: null };
