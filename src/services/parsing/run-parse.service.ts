import type { OperationWork } from '../../db/operations/operations.repository';
import { OcrDeferredError } from '../../documents/ocr-deferred-error';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { scanDocumentTask } from '../../tasks/scan-document.task';
import type { OperationMover } from '../operations/operation-mover';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { DocumentModelFactory } from '../language-model/document-model-factory';
import type { DocumentParser } from './document-parser';
import { parseOptionsSchema } from './parse-options';
import { documentTypeOf } from './parse-operation-type';
import { parseFailedEvent, runParser } from './run-parser';
import { turnOf } from './thread-queue';

/** The number of scanned pages of a PDF is not passed on; most resumes have one or two. */
const SCANNED_PDF_COST = 30;

/** Runs queued parses of `POST /parse/*`. */
export class RunParseService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly mover: Pick<OperationMover, 'move'>,
    private readonly models: DocumentModelFactory | null = null,
  ) {}

  /** Parses a document, or moves its operation to the `scan` pool if it has scanned pages. */
  async run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    try {
      return await this.runWith(payload, true, signal);
    } catch (error) {
      if (!(error instanceof OcrDeferredError)) throw error;
      await this.mover.move(payload, scanDocumentTask, SCANNED_PDF_COST);
      return { outcome: 'moved' };
    }
  }

  /** Parses a document whose pages may be scanned. */
  runScan(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    return this.runWith(payload, false, signal);
  }

  private runWith(
    payload: OperationPayload,
    deferOcr: boolean,
    signal: AbortSignal,
  ): Promise<OperationOutcome> {
    const { operationId } = payload;
    return this.runner.run(
      payload,
      (work, startedAt) => this.parse(payload, work, { startedAt, deferOcr }, signal),
      (error, type) => [parseFailedEvent(operationId, documentTypeOf(type), error)],
    );
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload, (error, type) => [
      parseFailedEvent(payload.operationId, documentTypeOf(type), error),
    ]);
  }

  private async parse(
    payload: OperationPayload,
    work: OperationWork,
    { startedAt, deferOcr }: { startedAt: Date; deferOcr: boolean },
    signal: AbortSignal,
  ): Promise<OperationResult> {
    const { operationId, tenantId, mode } = payload;
    if (!work.bytes)
      throw new AppError('document_corrupt', 'The document was deleted before it was processed.');
    const reports = this.runner.progressOf(payload);
    return runParser(
      this.parser,
      {
        operationId,
        mode,
        documentType: documentTypeOf(work.type),
        bytes: work.bytes,
        fileName: work.file_name,
        declaredType: work.declared_type,
        input: parseOptionsSchema.parse(work.input),
        createdAt: work.created_at,
        startedAt,
        deferOcr,
        turn: turnOf(payload),
        model: this.models?.forDocument(tenantId, signal),
        onProgress: reports.report,
      },
      signal,
    ).finally(reports.settle);
  }
}
