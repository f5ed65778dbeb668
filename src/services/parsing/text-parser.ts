import {
  DocumentParser,
  type DocumentParserOptions,
  type ParserInput,
  type ParsedDocument,
} from './document-parser';
import type { ShortTextParser } from './short-text-parser';

/**
 * Parses short texts on the calling thread and longer ones in separate threads, which it starts when the first long
 * text arrives.
 */
export class TextParser implements Pick<DocumentParser, 'parse'> {
  #threads: DocumentParser | null = null;

  constructor(
    private readonly shortTexts: ShortTextParser,
    private readonly options: DocumentParserOptions,
  ) {}

  async parse(input: ParserInput, signal?: AbortSignal): Promise<ParsedDocument> {
    if (this.shortTexts.accepts(input.bytes, input.declaredType)) return this.shortTexts.parse(input);
    this.#threads ??= new DocumentParser(this.options);
    return this.#threads.parse(input, signal);
  }

  /** Ends the threads, if there are any. */
  async destroy(): Promise<void> {
    await this.#threads?.destroy();
  }
}
