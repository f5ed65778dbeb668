import type { LanguageModel } from '../../llm/language-model';
import { DocumentPrompter } from './document-prompter';
import type { DocumentModel } from './document-model';

/** Makes the document model for one document on behalf of its tenant. */
export class DocumentModelFactory {
  constructor(
    private readonly model: LanguageModel,
    private readonly timeoutMs: number,
  ) {}

  forDocument(tenantId: string, signal: AbortSignal): DocumentModel {
    return new DocumentPrompter(this.model, tenantId, this.timeoutMs, signal);
  }
}
