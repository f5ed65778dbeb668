import type { Timestamp, UUID } from '../../domain/common';
import { recordEvidence, type RecordEvidence } from '../../domain/corrections/record-evidence';
import type { ParseMeta } from '../../domain/parsing/parse-meta';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import { notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import type { TenantUser } from '../access/tenant-user';
import { fieldsOfRow, storedCandidate } from '../candidates/candidate-record';
import type { DocumentStore } from '../documents/document-store';
import { hasPages, keptDocument } from '../documents/kept-document';
import { findReviewSubject } from '../reviews/review-subjects';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

/**
 * What is kept of the resume of a record: nothing was sent; it was sent with the push, which stores no document; it was
 * deleted with the result of its parse; or its document or text can be shown.
 */
export type ResumeState = 'none' | 'not_stored' | 'deleted' | 'stored';

export interface CandidateResumeView {
  state: ResumeState;
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
    const { fields, parseId, hasResume } = await this.resumeOf(caller, candidateId);
    const parse = parseId === null ? null : await this.parse(caller, parseId);
    const documentType = parse && hasPages(parse.meta.mediaType) && (await this.content(caller, parse.meta));
    const text = parse?.meta.rawText ?? null;
    if (!parse || (!documentType && text === null)) {
      const state = parseId !== null ? 'deleted' : hasResume ? 'not_stored' : 'none';
      return {
        ...{ state, fileName: null, documentType: null, text: null },
        ...{ parsedAt: parse?.meta.createdAt ?? null, evidence: [] },
      };
    }
    await this.parts.access.recordReads(caller, 'candidate', 'document_opened', [candidateId]);
    const { meta, ...resume } = parse;
    return {
      ...{ state: 'stored', fileName: meta.fileName, text, parsedAt: meta.createdAt },
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
    const { parseId } = await this.resumeOf(caller, candidateId);
    const parse = parseId === null ? null : await this.parse(caller, parseId);
    const bytes = parse && hasPages(parse.meta.mediaType) ? await this.content(caller, parse.meta) : null;
    if (!parse || !bytes) throw notFound('document');
    await this.parts.access.recordReads(caller, 'candidate', 'document_opened', [candidateId]);
    return { bytes, mediaType: parse.meta.mediaType };
  }

  private async resumeOf(caller: Caller, candidateId: UUID) {
    const row = await this.parts.data
      .of(recordScope(caller))
      .repositories.candidates.findOrMerged(candidateId);
    if (!row) throw notFound('candidate');
    const { layers, merged } = storedCandidate(row);
    const all = [layers, ...(merged?.records ?? []).map(({ record }) => record.layers)];
    return {
      fields: fieldsOfRow(row),
      parseId: all.find((each) => each?.parseId !== undefined)?.parseId ?? null,
      hasResume: all.some((each) => each?.resume != null),
    };
  }

  private async parse(caller: Caller, parseId: UUID): Promise<(ParsedResume & { meta: ParseMeta }) | null> {
    const { repositories } = this.parts.data.of(recordScope(caller));
    const found = await findReviewSubject(repositories, { type: 'operation', id: parseId }, this.parts.clock);
    if (!found?.meta || found.form !== 'resume') return null;
    const meta = { ...found.meta, needsReview: [...found.needsReview] };
    return { ...(found.result as ParsedResume), meta };
  }

  private content(caller: Caller, { parseId }: ParseMeta): Promise<Buffer | null> {
    return keptDocument(this.parts.data, this.parts.documents, recordScope(caller), parseId);
  }
}
