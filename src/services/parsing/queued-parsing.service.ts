import { newId } from '../../platform/ids';
import type { Logger } from '../../platform/logger';
import { currentTraceparent } from '../../platform/tracing';
import type { OperationSignals } from '../../queue/operation-signals';
import type { TaskQueues } from '../../queue/task-queues';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import type { Caller } from '../access/caller';
import type { OperationRecord } from '../operations/operation';
import { operationRecord } from '../operations/operation-record';
import type { TenantData } from '../tenant-data';
import type { ParseInput } from './parse-input';
import type { ParseRequest, ParsingService } from './parsing.service';

export class QueuedParsingService implements ParsingService {
  constructor(
    private readonly data: TenantData,
    private readonly queues: TaskQueues,
    private readonly signals: OperationSignals,
    private readonly logger: Logger,
  ) {}

  async submit(caller: Caller, request: ParseRequest): Promise<OperationRecord> {
    const operationId = newId();
    const record = await this.accept(caller, request, operationId);
    try {
      await this.queues.enqueue(
        parseDocumentTask,
        {
          operationId,
          tenantId: caller.tenantId,
          mode: caller.mode,
          notify: this.signals.address,
          traceparent: currentTraceparent(),
        },
        { behindLiveWork: caller.mode === 'test' },
      );
    } catch (error) {
      // The row is committed: the sweep hands it to the queue once Redis is back.
      this.logger.warn({ err: error, operationId }, 'could not queue the task, the sweep will');
    }
    return record;
  }

  private async accept(caller: Caller, request: ParseRequest, operationId: string): Promise<OperationRecord> {
    const input: ParseInput = { language: request.language, include: [...request.include] };
    const operation = {
      operationId,
      type: request.documentType === 'resume' ? 'parse.resume' : 'parse.jd',
      task: parseDocumentTask.name,
      pool: parseDocumentTask.pool,
      keyId: caller.keyId,
      input,
    };
    const tenant = this.data.of(caller);
    const { idempotencyId } = request;
    if (!idempotencyId) {
      return operationRecord(await tenant.repositories.operations.insertWithDocument(operation, request));
    }
    return tenant.transaction(async (repositories) => {
      const row = await repositories.operations.insertWithDocument(operation, request);
      await repositories.idempotencyKeys.attachOperation(idempotencyId, operationId);
      return operationRecord(row);
    });
  }
}
