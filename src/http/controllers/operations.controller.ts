import { Controller, Extension, Get, Path, Post, Query, Request, Route, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../domain/common';
import { isFinal, type OperationStatus, type OperationType } from '../../services/operations/operation';
import type { HttpDeps } from '../http-deps';
import type { Operation, OperationList } from '../models/operation';
import { operationView } from '../operations/operation-view';
import { linkNextPage, listQuery } from '../input/list-query';
import { callerOf } from '../request-context';

@Route('api/v1/operations')
@Tags('Operations')
export class OperationsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns operations started with keys of your tenant, newest first, limited to the kinds that the scopes of your key
   * allow.
   * @summary List operations
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Extension('x-problems', ['invalid_cursor'])
  async listOperations(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: OperationStatus,
    @Query() type?: OperationType,
  ): Promise<OperationList> {
    const page = await this.services.operations.list(callerOf(request), {
      ...listQuery(limit, cursor),
      ...(status ? { status } : {}),
      ...(type ? { type } : {}),
    });
    linkNextPage(this, request, page);
    return {
      operations: page.operations.map((operation) => operationView(request, operation)),
      hasMore: page.hasMore,
      nextCursor: page.nextCursor,
    };
  }

  /**
   * Returns the status of an operation and, when it has succeeded, its result. Results are kept for 72 hours.
   * @summary Get an operation
   */
  @Get('{operationId}')
  @Extension('x-problems', ['operation_expired'])
  async getOperation(@Request() request: ExpressRequest, @Path() operationId: UUID): Promise<Operation> {
    request.context.operationId = operationId;
    const operation = await this.services.operations.get(callerOf(request), operationId);
    if (!isFinal(operation.status)) this.setHeader('Retry-After', '1');
    return operationView(request, operation);
  }

  /**
   * Cancels an operation that has not ended yet. Partial results are discarded.
   * @summary Cancel an operation
   */
  @Post('{operationId}/cancel')
  @Extension('x-problems', ['operation_not_cancellable', 'operation_expired'])
  async cancelOperation(@Request() request: ExpressRequest, @Path() operationId: UUID): Promise<Operation> {
    request.context.operationId = operationId;
    const operation = await this.services.operations.cancel(callerOf(request), operationId);
    return operationView(request, operation);
  }
}
