import type { Config } from '../config/config';
import { Database } from '../db/kernel/database';
import { ReadReplica } from '../db/kernel/read-replica';
import type { Logger } from '../platform/logger';
import type { Metrics } from '../platform/metrics';

/** A read falls back to the primary after this time instead of waiting for a connection to the replica. */
const ACQUIRE_TIMEOUT_MS = 1_000;
/** Time after which a read that gets no response falls back to the primary. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** The replica of the settings; null without one. Reads go to the primary until its first check. */
export function composeReadReplica(
  { database }: Config,
  primary: Database,
  metrics: Metrics,
  logger: Logger,
): ReadReplica | null {
  if (database.readUrl === null) return null;
  const replica = new Database({
    ...database,
    url: database.readUrl,
    role: 'tenure_app',
    acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
  });
  return new ReadReplica(primary, replica, {
    observe: (fault) => metrics.countReplicaRead(fault),
    moved: (fault, error) => {
      if (fault === null) logger.info('lists are read from the replica');
      else logger.warn({ err: error, fault }, 'lists are read from the primary');
    },
  });
}

/** State of the replica for operators. */
export async function describeReplica(replica: ReadReplica): Promise<string> {
  await replica.check();
  return replica.fault === null ? 'ok' : `${replica.fault}: lists are read from the primary`;
}
