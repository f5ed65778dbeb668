import type { FieldAnswer, FieldQuestion } from '../../domain/parsing/llm-fallback/field-question';
import type { DocumentType } from '../../domain/parsing/parse-meta';

/** What a parsing thread may ask a language model about the document it reads. */
export interface DocumentModel {
  /** Milliseconds a single question may take. */
  readonly timeoutMs: number;
  /** Lines of the page a JPEG shows; null without a usable answer. */
  transcribe(jpeg: Uint8Array): Promise<string[] | null>;
  /** Words of the text that answer the questions; null without a usable answer. */
  askFields(
    type: DocumentType,
    text: string,
    questions: readonly FieldQuestion[],
  ): Promise<FieldAnswer[] | null>;
}
