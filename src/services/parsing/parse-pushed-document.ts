import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { EventData } from '../../webhooks/events/catalogue';
import { toAppError } from './document-refusal';
import type { DocumentParser } from './document-parser';

/** A document that came with a push. */
export interface PushedDocument {
  /** Base64: a batch travels as one JSON document. */
  base64: string;
  declaredType: string | null;
}

export interface ItemContext {
  operationId: UUID;
  /** `YYYY-MM-DD`. */
  today: string;
  signal: AbortSignal;
}

/** What was read, or why nothing was; and what the parse has to announce once its record has an id. */
export interface ItemParse<Outcome> {
  outcome: Outcome | null;
  refusal: AppError | null;
  parse: EventData<'parse.completed'>;
}

/** Parses a document that came with a push. Only faults of the document end up in the result; others are thrown. */
export async function parsePushedDocument<Type extends 'resume' | 'job_description'>(
  documentType: Type,
  document: PushedDocument,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<ItemParse<Type extends 'resume' ? ResumeOutcome : PostingOutcome>> {
  const announced: Omit<EventData<'parse.completed'>, 'status'> = {
    parseId: newId(),
    operationId: context.operationId,
    documentType,
    source: documentType === 'resume' ? 'candidates.sync' : 'jobs.sync',
    method: null,
    confidence: null,
    pageCount: null,
    warnings: [],
    jobId: null,
    candidateId: null,
    error: null,
  };
  try {
    const { outcome, read } = await parser
      .parse(
        {
          documentType,
          bytes: Buffer.from(document.base64, 'base64'),
          fileName: null,
          declaredType: document.declaredType,
          language: null,
          today: context.today,
        },
        context.signal,
      )
      .catch((error: unknown) => {
        throw toAppError(error);
      });
    return {
      outcome: outcome as Type extends 'resume' ? ResumeOutcome : PostingOutcome,
      refusal: null,
      parse: {
        ...announced,
        status: 'succeeded',
        method: read.method,
        confidence: outcome.confidence,
        pageCount: read.pageCount,
        warnings: [...read.warnings, ...outcome.warnings].map((warning) => warning.code),
      },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const told = { code: error.code, message: error.message };
    return { outcome: null, refusal: error, parse: { ...announced, status: 'failed', error: told } };
  }
}
