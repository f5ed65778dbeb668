import { KINDS } from '../../domain/connectors';
import type { ConnectorCredentialType, ConnectorKindName } from '../../domain/connectors/connector-kind';
import type { ConnectorRunsService } from './connector-runs.service';
import type { ConnectorsService } from './connectors.service';

/** A kind of connector, as a form shows it. */
export interface ConnectorChoice {
  name: ConnectorKindName;
  title: string;
  boardDescription: string;
  credentials: ConnectorCredentialType;
}

/** The connector services and the kinds of the portal. */
export interface PortalConnectors {
  connectors: ConnectorsService;
  runs: ConnectorRunsService;
  kinds: readonly ConnectorChoice[];
}

export function portalConnectors(
  connectors: ConnectorsService,
  runs: ConnectorRunsService,
): PortalConnectors {
  const kinds = Object.values(KINDS).map(({ name, title, boardDescription, credentials }) => ({
    ...{ name, title, boardDescription, credentials },
  }));
  return { connectors, runs, kinds };
}
