import type { ConnectorRow } from '../../db/operations/connectors.repository';
import { KINDS } from '../../domain/connectors';
import type {
  ConnectorKindName,
  ConnectorMapping,
  PostingContext,
} from '../../domain/connectors/connector-kind';
import type { Mode } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { BoardAccess } from './board-client';
import type { ConnectorCredentials } from './connector-record';

/** Associated data of the encrypted credentials of a connector. */
export function credentialsOwner(connectorId: string): string {
  return `connector ${connectorId}`;
}

export function sealCredentials(box: SecretBox, connectorId: string, value: ConnectorCredentials): Buffer {
  return box.seal(JSON.stringify(value), credentialsOwner(connectorId));
}

/** What the requests of a connector need. */
export function accessOf(row: ConnectorRow, mode: Mode, box: SecretBox): BoardAccess {
  const kind = KINDS[row.kind as ConnectorKindName] as (typeof KINDS)[ConnectorKindName] | undefined;
  if (!kind) throw new AppError('internal_error', `This release does not support connectors of ${row.kind}.`);
  const sealed = row.credentials;
  const credentials =
    sealed && (JSON.parse(box.open(sealed, credentialsOwner(row.connector_id))) as ConnectorCredentials);
  return { connectorId: row.connector_id, mode, kind, credentials };
}

export function contextOf(row: ConnectorRow): PostingContext {
  return { board: row.board, mapping: row.mapping as ConnectorMapping };
}
