import { inspectDatabase } from '../../db/inspect-database';
import { inspectRedis } from '../../queue/inspect-redis';
import { broken, ok, warning, type Check, type Finding } from './finding';

const NOTICEABLE_MS = 2000;
const WRONG_MS = 30_000;

/** Keys expire and webhooks are signed by the clock: it must agree with the stores'. */
export const clockCheck: Check = {
  name: 'clock',
  mend: 'The stores must answer before clocks can be compared.',
  look: async (config) => {
    const [database, redis] = await Promise.all([
      inspectDatabase(config.database.url, config.database.migrationUrl),
      inspectRedis(config.redis.url),
    ]);
    return [judge('Postgres', database.clockOffsetMs), judge('Redis', redis.clockOffsetMs)];
  },
};

function judge(store: string, offsetMs: number): Finding {
  const mend = 'Synchronise the clocks of both machines (NTP).';
  const detail = `${Math.abs(offsetMs)} ms from the clock of ${store}`;
  if (Math.abs(offsetMs) > WRONG_MS) return broken('clock', detail, mend);
  return Math.abs(offsetMs) > NOTICEABLE_MS ? warning('clock', detail, mend) : ok('clock', detail);
}
