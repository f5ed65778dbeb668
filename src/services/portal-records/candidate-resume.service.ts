import type { Timestamp, UUID } from '../../domain/common';
import { recordEvidence, type RecordEvidence } from '../../domain/corrections/record-evidence';
import type { ParseMeta } from '../../domain/parsing/parse-meta';
import { notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import { fieldsOfRow, storedCandidate } from '../candidates/candidate-record';
import { hasResume, parseIdsOf } from '../candidates/pushed-resume';
import type { DocumentStore } from '../documents/document-store';
import { hasPages, keptDocument } from '../documents/kept-document';
import { findCandidateResume } from '../reviews/review-subjects';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

/**
 * What is kept of the resume of a record: nothing was sent; the record was read from a note, or
 * before texts of pushes were stored; it was deleted with the result of its parse; or its document or text can be shown.
 */
export type ResumeState = 'none' | 'not_stored' | 'deleted' | 'stored';

export interface CandidateResumeView {
  state: ResumeState;
  /** The parse of the document, which has a page; null if none was stored. */
  parseId: UUID | null;
  fileName: string | null;
  /** Media type of the document if its pages can be shown. */
  documentType: string | null;
  /** Null unless the parse returned it. */
  text: string | null;
  parsedAt: Timestamp | null;
  /** Where the resume states values of the record. */
  evidence: RecordEvidence[];
}

export interface CandidateResumeDeps {
  data: TenantData;
  access: RecordAccessService;
  documents: DocumentStore;
  clock: Clock;
}

/** The document from which the record of a candidate was parsed, beside the record. */
export class CandidateResumeService {
  constructor(private readonly parts: CandidateResumeDeps) {}

  /** Throws `not_found` unless the candidate belongs to the tenant. */
  async get(user: TenantUser, view: RecordView, candidateId: UUID): Promise<CandidateResumeView> {
    const caller = await this.parts.access.callerOf(user, view);
    const { fields, parse, parseId, hasResume } = await this.resumeOf(caller, candidateId);
    const documentType = parse && hasPages(parse.meta.mediaType) && (await this.content(caller, parse.meta));
    const text = parse?.meta.rawText ?? null;
    if (!parse || (!documentType && text === null)) {
      const state = parseId !== null ? 'deleted' : hasResume ? 'not_stored' : 'none';
      return {
        ...{ state, fileName: null, documentType: null, text: null },
        ...{ parseId, parsedAt: parse?.meta.createdAt ?? null, evidence: [] },
      };
    }
    await this.parts.access.recordReads(caller, 'candidate', 'document_opened', [candidateId]);
    const { meta, ...resume } = parse;
    return {
      ...{ state: 'stored', parseId, fileName: meta.fileName, text, parsedAt: meta.createdAt },
      documentType: documentType ? meta.mediaType : null,
      evidence: recordEvidence(fields, resume, meta.needsReview),
    };
  }

  /** Returns the document. Throws `not_found` if it was deleted or has no pages. */
  async document(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
  ): Promise<{ bytes: Buffer; mediaType: string }> {
    const caller = await this.parts.access.callerOf(user, view);
    const { parse } = await this.resumeOf(caller, candidateId);
    const bytes = parse && hasPages(parse.meta.mediaType) ? await this.content(caller, parse.meta) : null;
    if (!parse || !bytes) throw notFound('document');
    await this.parts.access.recordReads(caller, 'candidate', 'document_opened', [candidateId]);
    return { bytes, mediaType: parse.meta.mediaType };
  }

  private async resumeOf(caller: Caller, candidateId: UUID) {
    const { repositories } = this.parts.data.of(recordScope(caller));
    const row = await repositories.candidates.findOrMerged(candidateId);
    if (!row) throw notFound('candidate');
    const stored = storedCandidate(row);
    return {
      fields: fieldsOfRow(row),
      parse: await findCandidateResume(repositories, row, this.parts.clock),
      parseId: parseIdsOf(stored)[0] ?? null,
      hasResume: hasResume(stored),
    };
  }

  private content(caller: Caller, { parseId }: ParseMeta): Promise<Buffer | null> {
    return keptDocument(this.parts.data, this.parts.documents, recordScope(caller), parseId);
  }
}
