import type { PostingOutcome, ResumeOutcome } from '../../domain/parsing/parse-outcome';
import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { EventData } from '../../webhooks/events/catalogue';
import { toAppError } from './document-app-error';
import type { DocumentParser, ParsedDocument } from './document-parser';
import type { ThreadTurn } from './turn-queue';
import { parseFailed, parseSucceeded, type ParseIdentity } from './parse-completed';

/** A document sent in a push. */
export interface PushedDocument {
  /** Base64, because the items of a batch are stored as one JSON document. */
  base64: string;
  declaredType: string | null;
  /** Date of the document according to the caller, `YYYY-MM-DD`. */
  documentDate?: string | null;
}

export interface ItemContext {
  operationId: UUID;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Place of the documents in the queue for the threads. */
  turn: ThreadTurn;
  signal: AbortSignal;
}

/**
 * The outcome of a parse or the error that prevented it, and the data of its event, which is published once the record
 * has an id.
 */
export interface ItemParse<Outcome> {
  outcome: Outcome | null;
  error: AppError | null;
  /** What the parser returned; null with an error. */
  parsed: ParsedDocument | null;
  parse: EventData<'parse.completed'>;
}

/** Parses a document sent in a push. Returns errors that the document causes; throws all others. */
export async function parsePushedDocument<Type extends 'resume' | 'job_description'>(
  documentType: Type,
  document: PushedDocument,
  parser: Pick<DocumentParser, 'parse'>,
  context: ItemContext,
): Promise<ItemParse<Type extends 'resume' ? ResumeOutcome : PostingOutcome>> {
  const identity: ParseIdentity = {
    parseId: newId(),
    operationId: context.operationId,
    documentType,
    source: documentType === 'resume' ? 'candidates.sync' : 'jobs.sync',
  };
  try {
    const parsed = await parser
      .parse(
        {
          documentType,
          bytes: Buffer.from(document.base64, 'base64'),
          fileName: null,
          declaredType: document.declaredType,
          language: null,
          today: context.today,
          documentDate: document.documentDate ?? null,
          turn: context.turn,
        },
        context.signal,
      )
      .catch((error: unknown) => {
        throw toAppError(error);
      });
    return {
      outcome: parsed.outcome as Type extends 'resume' ? ResumeOutcome : PostingOutcome,
      error: null,
      parsed,
      parse: parseSucceeded(identity, parsed),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: null, error, parsed: null, parse: parseFailed(identity, error) };
  }
}
