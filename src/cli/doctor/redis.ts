import { inspectRedis, type ClusterInspection, type RedisInspection } from '../../queue/inspect-redis';
import { checkClockOffset } from './clock';
import { checkVersion, failure, ok, warning, type Check, type Finding } from './finding';

const MIN_REDIS_VERSION = '6.2.0';

export const redisCheck: Check = {
  name: 'redis',
  remedy:
    'Check that the server of REDIS_URL is running and accepts the login. Without REDIS_URL, "npm start" starts its own server.',
  run: async (config) => {
    const { servers, cluster } = await inspectRedis(config.redis.url);
    return [
      ...(cluster ? [clusterState(cluster)] : []),
      ...ofAllNodes(servers, ({ version }) =>
        checkVersion('redis', {
          version,
          minimum: MIN_REDIS_VERSION,
          mend: `Use Redis or Valkey ${MIN_REDIS_VERSION} or newer.`,
        }),
      ),
      ...ofAllNodes(servers, eviction),
      ...ofAllNodes(servers, persistence),
      ...ofAllNodes(servers, ({ clockOffsetMs }) => checkClockOffset('Redis', clockOffsetMs)),
    ];
  },
};

/** One finding if all nodes are healthy; otherwise one for each node that is not. */
function ofAllNodes(
  servers: readonly RedisInspection[],
  check: (server: RedisInspection) => Finding,
): Finding[] {
  const findings = servers.map((server) => ({ server, finding: check(server) }));
  const faults = findings
    .filter(({ finding }) => finding.status !== 'ok')
    .map(({ server: { node }, finding }) =>
      node === null ? finding : { ...finding, detail: `${node}: ${finding.detail}` },
    );
  return faults.length > 0 ? faults : findings.slice(0, 1).map(({ finding }) => finding);
}

function clusterState({ state, masters, replicas, unreachable }: ClusterInspection): Finding {
  const detail = [
    `${masters} masters, ${replicas} replicas, state ${state}`,
    ...unreachable.map((node) => `${node} does not respond`),
  ].join(', ');
  if (state !== 'ok' || unreachable.length > 0) {
    return failure(
      'redis cluster',
      detail,
      'Bring the missing nodes back or assign their slots to others: redis-cli --cluster check.',
    );
  }
  return replicas >= masters
    ? ok('redis cluster', detail)
    : warning(
        'redis cluster',
        detail,
        'Add a replica to each master. While a master without one is down, its pools wait; nothing is lost.',
      );
}

function eviction({ evictionPolicy: policy }: RedisInspection): Finding {
  const mend =
    'Set "maxmemory-policy noeviction": any other policy throws queued tasks away when memory is short.';
  if (policy === null) return warning('redis eviction', 'the server does not report its policy', mend);
  return policy === 'noeviction' ? ok('redis eviction', policy) : failure('redis eviction', policy, mend);
}

function persistence({ appendOnly }: RedisInspection): Finding {
  if (appendOnly) return ok('redis persistence', 'append-only file is on');
  const mend =
    'Set "appendonly yes". Nothing is lost without it, but after a restart queued work waits for maintenance.';
  const detail = appendOnly === null ? 'the server does not report it' : 'append-only file is off';
  return warning('redis persistence', detail, mend);
}
