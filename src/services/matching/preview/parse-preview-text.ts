import type { Mode, Warning } from '../../../domain/common';
import type { DocumentType } from '../../../domain/parsing/parse-meta';
import type { PostingOutcome, ResumeOutcome } from '../../../domain/parsing/parse-outcome';
import { AppError } from '../../../platform/app-error';
import type { DocumentParser } from '../../parsing/document-parser';
import { toAppError } from '../../parsing/document-app-error';
import { parserFor } from '../../parsing/test-parser';

export interface PreviewText<Type extends DocumentType> {
  documentType: Type;
  text: string;
  mode: Mode;
  /** `YYYY-MM-DD`. */
  today: string;
  /** JSON Pointer of the text in the request. */
  pointer: string;
}

type OutcomeOf<Type extends DocumentType> = Type extends 'resume' ? ResumeOutcome : PostingOutcome;

/** Parses one text of a preview. Throws the codes of `POST /parse/*`; `errors` names the text. */
export async function parsePreviewText<Type extends DocumentType>(
  parser: Pick<DocumentParser, 'parse'>,
  { documentType, text, mode, today, pointer }: PreviewText<Type>,
  signal: AbortSignal,
): Promise<{ outcome: OutcomeOf<Type>; warnings: Warning[] }> {
  const document = { fileName: null, declaredType: 'text/plain', language: null, documentType, today };
  try {
    const { outcome, read } = await parserFor(mode, parser).parse(
      { ...document, bytes: Buffer.from(text, 'utf8') },
      signal,
    );
    return {
      outcome: outcome as OutcomeOf<Type>,
      warnings: [...read.warnings, ...outcome.warnings],
    };
  } catch (error) {
    if (signal.aborted) {
      throw new AppError(
        'service_unavailable',
        'The service was too busy to read the text. Send it again later.',
        {
          cause: error,
        },
      );
    }
    const refusal = toAppError(error);
    if (!(refusal instanceof AppError) || refusal.status !== 422) throw refusal;
    throw new AppError(refusal.code, refusal.message, {
      cause: error,
      errors: [{ pointer, code: 'format', message: refusal.message }],
    });
  }
}
