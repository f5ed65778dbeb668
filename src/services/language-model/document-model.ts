import type { FieldAnswer, FieldQuestion } from '../../domain/parsing/llm-fallback/field-question';
import type { DocumentType } from '../../domain/parsing/parse-meta';

/** Questions a parsing thread may ask a language model about its document. */
export interface DocumentModel {
  /** Time limit of one question. */
  readonly timeoutMs: number;
  /** Returns the lines of a page image (JPEG); null without a usable answer. */
  transcribe(jpeg: Uint8Array): Promise<string[] | null>;
  /** Returns the words of the text that answer the questions; null without a usable answer. */
  askFields(
    type: DocumentType,
    text: string,
    questions: readonly FieldQuestion[],
  ): Promise<FieldAnswer[] | null>;
}
