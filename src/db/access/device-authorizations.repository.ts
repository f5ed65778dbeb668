import type { Database } from '../kernel/database';
import type { GrantLookup } from './oauth-lookup.repository';

export interface DeviceRequestRow {
  client_id: string;
  scopes: string[] | null;
  resources: string[];
}

export interface DevicePoll {
  outcome: 'unknown' | 'denied' | 'expired' | 'slow_down' | 'pending' | 'approved';
  grant_id: string | null;
}

/** Device authorizations by the hashes of their codes, before the tenant is known. */
export class DeviceAuthorizationsRepository {
  constructor(private readonly database: Database) {}

  /** Returns false if too many wait for a person. */
  async start(
    codes: { deviceHash: Buffer; userHash: Buffer },
    request: DeviceRequestRow,
    lifetimeSeconds: number,
  ): Promise<boolean> {
    const { rows } = await this.database.knex.raw<{ rows: { started: boolean }[] }>(
      'SELECT start_device_authorization(?, ?, ?, ?::text[], ?::text[], ?) AS started',
      [
        codes.deviceHash,
        codes.userHash,
        request.client_id,
        // The types of knex omit null, which is a valid value.
        request.scopes as string[],
        request.resources,
        lifetimeSeconds,
      ],
    );
    return rows[0]?.started === true;
  }

  /** Returns undefined if the code is unknown, was decided or has expired. */
  async find(userHash: Buffer): Promise<DeviceRequestRow | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: DeviceRequestRow[] }>(
      'SELECT * FROM find_device_authorization(?)',
      [userHash],
    );
    return rows[0];
  }

  async poll(deviceHash: Buffer, clientId: string): Promise<DevicePoll> {
    const { rows } = await this.database.knex.raw<{ rows: DevicePoll[] }>(
      'SELECT * FROM poll_device_authorization(?, ?)',
      [deviceHash, clientId],
    );
    return rows[0] ?? { outcome: 'unknown', grant_id: null };
  }

  async findGrant(grantId: string): Promise<GrantLookup | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: GrantLookup[] }>(
      'SELECT * FROM find_oauth_grant(?)',
      [grantId],
    );
    return rows[0];
  }
}
