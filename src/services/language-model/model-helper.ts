import type { LanguageModel } from '../../llm/language-model';
import { AskedDocument } from './asked-document';
import type { DocumentModel } from './document-model';

/** Lends the configured model to documents, each in its tenant's name. */
export class ModelHelper {
  constructor(
    private readonly model: LanguageModel,
    private readonly timeoutMs: number,
  ) {}

  forDocument(tenantId: string, signal: AbortSignal): DocumentModel {
    return new AskedDocument(this.model, tenantId, this.timeoutMs, signal);
  }
}
