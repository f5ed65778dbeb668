import type { Database } from './database';
import { prepareStatement, sendStatement } from './statement';

/** Thrown if a server must not answer for the primary, however recent its data is. */
export class UnsuitableReplicaError extends Error {}

interface Identity {
  cluster: string;
  name: string;
  in_recovery: boolean;
  bypasses_row_security: boolean;
}

/** A replica has the system identifier of its primary. */
const identity = prepareStatement(
  `SELECT system_identifier::text AS cluster, current_database()::text AS name, pg_is_in_recovery() AS in_recovery,
     (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS bypasses_row_security
   FROM pg_control_system()`,
);

/** Throws `UnsuitableReplicaError` unless `replica` is a replica of `primary` to which row-level security applies. */
export async function assertReplicaOf(primary: Database, replica: Database): Promise<void> {
  const [[original], [copy]] = await Promise.all([identify(primary), identify(replica)]);
  if (!original || !copy) throw new Error('Postgres returned no system identifier');
  if (copy.bypasses_row_security) {
    throw new UnsuitableReplicaError('its role can bypass row-level security');
  }
  if (!copy.in_recovery) throw new UnsuitableReplicaError('it is not a replica');
  if (copy.cluster !== original.cluster || copy.name !== original.name) {
    throw new UnsuitableReplicaError('it is a replica of another database');
  }
}

function identify(database: Database): Promise<Identity[]> {
  return sendStatement<Identity>(database, identity({}));
}
