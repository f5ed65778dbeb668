import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Patch,
  Path,
  Post,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../domain/common';
import type { HttpDeps } from '../http-deps';
import { linkNextPage, listQuery } from '../input/list-query';
import type {
  Connector,
  ConnectorChangeRequest,
  ConnectorList,
  ConnectorPreviewResponse,
  ConnectorRequest,
  ConnectorRun,
  ConnectorRunDetail,
  ConnectorRunList,
  ConnectorRunRequest,
} from '../models/connector';
import { operationPath, queuedCall } from '../operations/await-operation';
import { connectorRunDetail, connectorRunView, connectorView } from '../operations/connector-view';
import { respondWithOperation } from '../operations/respond-with-operation';
import { startOperation } from '../operations/start-operation';
import { callerOf } from '../request-context';

@Route('api/v1/connectors')
@Tags('Connectors')
export class ConnectorsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Connects a board whose jobs are pulled. Nothing is pulled yet: preview the connector, then start a run, unless
   * `intervalMinutes` schedules it. At most 50 connectors per mode, and one for each board.
   * @summary Connect a board
   */
  @Post()
  @Security('apiKey', ['jobs'])
  @SuccessResponse(201)
  @Extension('x-problems', ['connector_exists', 'connector_limit_reached'])
  async createConnector(
    @Request() request: ExpressRequest,
    @Body() body: ConnectorRequest,
  ): Promise<Connector> {
    const record = await this.services.connectors.create(callerOf(request), {
      kind: body.kind,
      board: body.board,
      credentials: body.credentials ?? null,
      intervalMinutes: body.intervalMinutes ?? null,
      mapping: body.mapping ?? {},
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/connectors/${record.connectorId}`);
    return connectorView(request, record);
  }

  /**
   * Returns your connectors with their last run, oldest first.
   * @summary List connectors
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['invalid_cursor'])
  async listConnectors(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<ConnectorList> {
    const page = await this.services.connectors.list(callerOf(request), listQuery(limit, cursor));
    linkNextPage(this, request, page);
    return { ...page, connectors: page.connectors.map((record) => connectorView(request, record)) };
  }

  /**
   * Returns a connector with its last run.
   * @summary Get a connector
   */
  @Get('{connectorId}')
  @Security('apiKey', ['jobs'])
  async getConnector(@Request() request: ExpressRequest, @Path() connectorId: UUID): Promise<Connector> {
    return connectorView(request, await this.services.connectors.get(callerOf(request), connectorId));
  }

  /**
   * Changes the credentials, the interval or the mapping, or enables or disables scheduled runs.
   * @summary Change a connector
   */
  @Patch('{connectorId}')
  @Security('apiKey', ['jobs'])
  async updateConnector(
    @Request() request: ExpressRequest,
    @Path() connectorId: UUID,
    @Body() body: ConnectorChangeRequest,
  ): Promise<Connector> {
    const record = await this.services.connectors.update(callerOf(request), connectorId, body);
    return connectorView(request, record);
  }

  /**
   * Deletes a connector with its credentials and runs. Its jobs stay as they are.
   * @summary Delete a connector
   */
  @Delete('{connectorId}')
  @Security('apiKey', ['jobs'])
  @SuccessResponse(204)
  async deleteConnector(@Request() request: ExpressRequest, @Path() connectorId: UUID): Promise<void> {
    await this.services.connectors.delete(callerOf(request), connectorId);
    this.setStatus(204);
  }

  /**
   * Reads the whole board and returns which jobs a run would create, update, reopen and close. Writes nothing.
   * @summary Preview a connector
   */
  @Post('{connectorId}/preview')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['upstream_failed', 'deadline_exceeded'])
  async previewConnector(
    @Request() request: ExpressRequest,
    @Path() connectorId: UUID,
  ): Promise<ConnectorPreviewResponse> {
    const input = { dryRun: true, allowEmpty: false, full: true };
    const operation = await startOperation(request, () =>
      this.services.connectorRuns.start(callerOf(request), connectorId, input, queuedCall(request)),
    );
    return respondWithOperation(this, request, operation);
  }

  /**
   * Starts a run, which pulls the board in the background. New postings create jobs, changed ones update them, and jobs
   * that the board no longer has are closed when all its pages were read. Jobs of other sources stay as they are. A run
   * continues after a failure from its last page. Follow the operation with the id of the run.
   * @summary Start a run
   */
  @Post('{connectorId}/runs')
  @Security('apiKey', ['jobs'])
  @SuccessResponse(202, 'Accepted')
  @Extension('x-problems', ['connector_run_active'])
  async startConnectorRun(
    @Request() request: ExpressRequest,
    @Path() connectorId: UUID,
    @Body() body?: ConnectorRunRequest,
  ): Promise<ConnectorRun> {
    const { dryRun = false, allowEmpty = false, full = false } = body ?? {};
    const caller = callerOf(request);
    const call = { ...queuedCall(request), waits: false };
    const { operationId } = await startOperation(request, () =>
      this.services.connectorRuns.start(caller, connectorId, { dryRun, allowEmpty, full }, call),
    );
    const { errors: _none, ...record } = await this.services.connectorRuns.get(
      caller,
      connectorId,
      operationId,
    );
    this.setStatus(202);
    this.setHeader('Location', operationPath(operationId));
    this.setHeader('Retry-After', '1');
    return connectorRunView(request, record);
  }

  /**
   * Returns the runs of a connector, latest first. Runs are kept for 30 days.
   * @summary List runs of a connector
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('{connectorId}/runs')
  @Security('apiKey', ['jobs'])
  @Extension('x-problems', ['invalid_cursor'])
  async listConnectorRuns(
    @Request() request: ExpressRequest,
    @Path() connectorId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<ConnectorRunList> {
    const page = await this.services.connectorRuns.list(
      callerOf(request),
      connectorId,
      listQuery(limit, cursor),
    );
    linkNextPage(this, request, page);
    return { ...page, runs: page.runs.map((record) => connectorRunView(request, record)) };
  }

  /**
   * Returns a run with the postings whose jobs could not be written.
   * @summary Get a run of a connector
   */
  @Get('{connectorId}/runs/{runId}')
  @Security('apiKey', ['jobs'])
  async getConnectorRun(
    @Request() request: ExpressRequest,
    @Path() connectorId: UUID,
    @Path() runId: UUID,
  ): Promise<ConnectorRunDetail> {
    const record = await this.services.connectorRuns.get(callerOf(request), connectorId, runId);
    return connectorRunDetail(request, record);
  }
}
