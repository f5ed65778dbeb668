import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import type { InlineOperationRunner } from './inline-operation-runner';
import type { OperationRecord, OperationType } from './operation';

/**
 * Small work, always done where the call stands, for callers who asked not to wait for it: it has ended by the time
 * they hear of it, and its operation keeps the result as that of any other work.
 */
export class InlineOperationService {
  constructor(private readonly inline: InlineOperationRunner) {}

  run(
    caller: Caller,
    type: OperationType,
    idempotencyId: UUID | null,
    perform: () => Promise<object>,
  ): Promise<OperationRecord> {
    const work = {
      operationId: newId(),
      type,
      input: {},
      idempotencyId,
      task: { name: type, pool: 'match' },
    } as const;
    return this.inline.run(caller, work, async () => ({ result: await perform(), events: [] }));
  }
}
