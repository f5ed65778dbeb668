import type { Request } from 'express';
import type { OperationRecord } from '../../services/operations/operation';
import { storedProblem } from '../errors/problem';
import { operationPath } from './await-operation';
import type { Operation } from '../models/operation';

/** Converts an operation to its API form. */
export function operationView(request: Request, record: OperationRecord): Operation {
  return {
    operationId: record.operationId,
    type: record.type,
    status: record.status,
    progress: record.progress,
    result: record.result as Record<string, unknown> | null,
    error: record.error && storedProblem(request, record.error, operationPath(record.operationId)),
    createdAt: record.createdAt,
    startedAt: record.startedAt,
    finishedAt: record.finishedAt,
    expiresAt: record.expiresAt,
  };
}
