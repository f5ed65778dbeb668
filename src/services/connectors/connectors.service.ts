import type { ConnectorUpdate, ConnectorRow } from '../../db/operations/connectors.repository';
import { KINDS } from '../../domain/connectors';
import type { ConnectorKindName, ConnectorMapping } from '../../domain/connectors/connector-kind';
import type { Mode, UUID } from '../../domain/common';
import { AppError, notFound, type FieldError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { EndpointRefusedError, parseEndpoint } from '../../webhooks/sending/endpoint-url';
import type { EndpointResolver } from '../../webhooks/sending/endpoint-resolver';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { auditActor, type Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { sealCredentials } from './connector-access';
import { connectorRecord, type ConnectorCredentials, type ConnectorRecord } from './connector-record';

export const MAX_CONNECTORS = 50;
const NO_MAPPING: ConnectorMapping = { employerName: null, employmentTypes: {} };

export interface ConnectorInput {
  kind: ConnectorKindName;
  board: string;
  credentials: ConnectorCredentials | null;
  intervalMinutes: number | null;
  mapping: Partial<ConnectorMapping>;
}

export interface ConnectorUpdateInput {
  status?: ConnectorRow['status'];
  credentials?: ConnectorCredentials;
  intervalMinutes?: number | null;
  mapping?: Partial<ConnectorMapping>;
}

/** Manages the connectors of a tenant. Their credentials are stored encrypted and never returned. */
export class ConnectorsService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
    private readonly resolver: Pick<EndpointResolver, 'resolve'>,
    private readonly box: SecretBox,
    /** True if boards in test mode may be on this machine. */
    private readonly allowLoopback: boolean,
  ) {}

  async create(caller: Caller, input: ConnectorInput): Promise<ConnectorRecord> {
    requireCredentials(input.kind, input.credentials);
    const board = await this.checkBoard(input.kind, input.board.trim(), caller.mode);
    const connectorId = newId();
    const { credentials } = input;
    const outcome = await this.data.of(caller).transaction(async ({ connectors, auditLog }) => {
      const inserted = await connectors.insert(
        {
          ...{ connectorId, keyId: caller.keyId, kind: input.kind, board },
          credentials: credentials && sealCredentials(this.box, connectorId, credentials),
          intervalMinutes: input.intervalMinutes,
          mapping: { ...NO_MAPPING, ...input.mapping },
        },
        MAX_CONNECTORS,
      );
      if (inserted === 'inserted') await auditLog.add(auditEntry(caller, 'connector.created', connectorId));
      return inserted;
    });
    if (outcome === 'exists') {
      throw new AppError('connector_exists', 'The tenant already has a connector for this board.');
    }
    if (outcome === 'limit') {
      throw new AppError(
        'connector_limit_reached',
        `A tenant may have at most ${MAX_CONNECTORS} connectors.`,
        {
          extensions: { maxConnectors: MAX_CONNECTORS },
        },
      );
    }
    return this.get(caller, connectorId);
  }

  /** Lists connectors with their last run, oldest first. */
  async list(
    caller: Caller,
    page: { limit: number; cursor: string | null },
  ): Promise<{ connectors: ConnectorRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const { connectors, connectorRuns } = this.data.of(caller).repositories;
    const { items, ...rest } = await loadPage(caller, this.cursors, {
      list: 'connectors',
      ...page,
      rows: (limit, place) =>
        connectors.list({ limit, after: place && { createdAt: place.at, connectorId: place.id } }),
      item: (row) => connectorRecord(row, undefined),
      placeOf: ({ createdAt, connectorId }) => [createdAt, connectorId],
    });
    const runs = await connectorRuns.latest(items.map(({ connectorId }) => connectorId));
    const lastRuns = new Map(runs.map((run) => [run.connector_id, run]));
    const rows = await Promise.all(items.map(({ connectorId }) => connectors.find(connectorId)));
    return {
      connectors: rows.flatMap((row) => (row ? [connectorRecord(row, lastRuns.get(row.connector_id))] : [])),
      ...rest,
    };
  }

  async get(caller: Caller, connectorId: UUID): Promise<ConnectorRecord> {
    const { connectors, connectorRuns } = this.data.of(caller).repositories;
    const row = await connectors.find(connectorId);
    if (!row) throw notFound('connector');
    const [lastRun] = await connectorRuns.latest([connectorId]);
    return connectorRecord(row, lastRun);
  }

  async update(caller: Caller, connectorId: UUID, input: ConnectorUpdateInput): Promise<ConnectorRecord> {
    const existing = await this.get(caller, connectorId);
    const { credentials, mapping, ...plain } = input;
    if (credentials) requireCredentials(existing.kind, credentials);
    const change: ConnectorUpdate = {
      ...plain,
      ...(credentials ? { credentials: sealCredentials(this.box, connectorId, credentials) } : {}),
      ...(mapping ? { mapping: { ...existing.mapping, ...mapping } } : {}),
    };
    await this.data.of(caller).transaction(async ({ connectors, auditLog }) => {
      if (!(await connectors.update(connectorId, change))) throw notFound('connector');
      await auditLog.add(auditEntry(caller, 'connector.updated', connectorId));
    });
    return this.get(caller, connectorId);
  }

  /** Deletes a connector with its runs. Its jobs stay. */
  async delete(caller: Caller, connectorId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ connectors, auditLog }) => {
      if (!(await connectors.delete(connectorId))) throw notFound('connector');
      await auditLog.add(auditEntry(caller, 'connector.deleted', connectorId));
    });
  }

  /** Returns the normalized board. Throws `validation_failed` unless it has the form of its kind and a public address. */
  private async checkBoard(kind: ConnectorKindName, board: string, mode: Mode): Promise<string> {
    const definition = KINDS[kind];
    const { boardPattern, boardDescription } = definition;
    const isLocal =
      this.allowLoopback && mode === 'test' && /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(board);
    const acceptsUrl = boardPattern.test('https://example.com/careers');
    if (!boardPattern.test(board) && !(isLocal && acceptsUrl)) {
      throw invalid({ pointer: '/board', code: 'format', message: `Expected ${boardDescription}.` });
    }
    if (!URL.canParse(board)) return board;
    try {
      const { url } = definition.first(board, { since: null, until: '' });
      await this.resolver.resolve(
        parseEndpoint(url, { allowLoopback: this.allowLoopback && mode === 'test' }),
      );
    } catch (error) {
      if (!(error instanceof EndpointRefusedError)) throw error;
      throw invalid({ pointer: '/board', code: 'format', message: error.message });
    }
    return board;
  }
}

function requireCredentials(kind: ConnectorKindName, credentials: ConnectorCredentials | null): void {
  const required = KINDS[kind].credentials;
  const received = credentials?.type ?? 'none';
  if (received === required) return;
  if (required === 'none') {
    throw invalid({ pointer: '/credentials', code: 'conflict', message: 'The board needs no credentials.' });
  }
  const code = credentials === null ? 'required' : 'enum';
  throw invalid({
    pointer: '/credentials',
    code,
    message: `The board needs credentials of type ${required}.`,
  });
}

function invalid(error: FieldError): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', { errors: [error] });
}

function auditEntry(caller: Caller, action: string, connectorId: UUID) {
  return {
    ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
    ...{ action, subject_type: 'connector' as const, subject_id: connectorId },
  };
}
