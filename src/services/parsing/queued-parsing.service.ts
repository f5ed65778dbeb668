import { newId } from '../../platform/ids';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import type { Caller } from '../access/caller';
import type { AcceptedWork } from '../operations/accept-work';
import type { OperationRecord } from '../operations/operation';
import { magicInputs } from '../sandbox/magic-inputs';
import type { ParseInput } from './parse-input';
import type { ParseRequest, ParsingService } from './parsing.service';

/** Accepts documents for the `parse` pool. */
export class QueuedParsingService implements ParsingService {
  constructor(private readonly work: AcceptedWork) {}

  submit(caller: Caller, request: ParseRequest): Promise<OperationRecord> {
    const input: ParseInput = { language: request.language, include: [...request.include] };
    return this.work.accept(caller, parseDocumentTask, {
      operationId: newId(),
      type: request.documentType === 'resume' ? 'parse.resume' : 'parse.jd',
      input,
      document: request,
      idempotencyId: request.idempotencyId,
      delayMs: magicInputs(caller.mode, request.bytes).slowSeconds * 1_000,
    });
  }
}
