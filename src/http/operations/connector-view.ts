import type { Request } from 'express';
import type {
  ConnectorRecord,
  ConnectorRunError,
  ConnectorRunRecord,
} from '../../services/connectors/connector-record';
import { storedProblem } from '../errors/problem';
import type { Connector, ConnectorRun, ConnectorRunDetail } from '../models/connector';

/** Converts a connector to its API form. */
export function connectorView(request: Request, record: ConnectorRecord): Connector {
  return { ...record, lastRun: record.lastRun && connectorRunView(request, record.lastRun) };
}

/** Converts a run to its API form. */
export function connectorRunView(request: Request, record: ConnectorRunRecord): ConnectorRun {
  return { ...record, error: record.error && storedProblem(request, record.error, pathOf(record)) };
}

/** Converts a run and the errors of its postings to their API form. */
export function connectorRunDetail(
  request: Request,
  { errors, ...record }: ConnectorRunRecord & { errors: ConnectorRunError[] },
): ConnectorRunDetail {
  return {
    ...connectorRunView(request, record),
    errors: errors.map(({ postingId, error }) => ({
      postingId,
      error: storedProblem(request, error, pathOf(record)),
    })),
  };
}

function pathOf({ connectorId, runId }: ConnectorRunRecord): string {
  return `/api/v1/connectors/${connectorId}/runs/${runId}`;
}
