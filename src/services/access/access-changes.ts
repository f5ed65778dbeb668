import type { UUID } from '../../domain/common';

/** Where a service says that keys, tokens or members of a tenant have changed. */
export interface AccessChanges {
  /** Call it after the commit. */
  announce(tenantId: UUID): void;
}
