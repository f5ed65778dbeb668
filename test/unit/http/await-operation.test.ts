import { EventEmitter } from 'node:events';
import type { Request } from 'express';
import { awaitOperation } from '../../../src/http/operations/await-operation';
import type { OperationRecord } from '../../../src/services/operations/operation';
import { OperationsService } from '../../../src/services/operations/operations.service';
import { newId } from '../../../src/platform/ids';
import { OperationSignals } from '../../../src/queue/operation-signals';
import type { RedisClient } from '../../../src/queue/redis-connection';

it('cancels the work of a client that disconnected before the wait began', async () => {
  const operationId = newId();
  const caller = { tenantId: newId(), mode: 'test', scopes: ['parse'] };
  const now = new Date();
  const row = {
    ...{ operation_id: operationId, tenant_id: caller.tenantId, mode: 'test', type: 'parse.resume' },
    ...{ status: 'queued', progress_done: null, progress_total: null, result: null, error: null },
    ...{ created_at: now, started_at: null, finished_at: null, expires_at: now },
  };
  const cancelled: string[] = [];
  const rows = {
    find: () => Promise.resolve(row),
    cancel: (id: string) => {
      cancelled.push(id);
      return Promise.resolve(undefined);
    },
  };
  const data = { of: () => ({ repositories: { operations: rows } }) };
  const signals = new OperationSignals({} as RedisClient, null, 'test');
  const operations = new OperationsService(
    data as never,
    signals,
    {} as never,
    { now: () => now },
    { withdraw: () => Promise.resolve(true) },
  );
  const request = {
    headers: {},
    res: Object.assign(new EventEmitter(), { closed: true, writableEnded: false }),
    context: { caller, idempotencyId: null, services: { operations, settings: { syncBudgetMs: 600_000 } } },
  };
  const operation = { operationId, status: 'queued', type: 'parse.resume' } as OperationRecord;
  const response = awaitOperation(request as unknown as Request, operation);
  await expect(response).rejects.toMatchObject({ code: 'deadline_exceeded' });
  expect(cancelled).toEqual([operationId]);
});
