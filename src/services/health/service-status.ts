import type { Timestamp } from '../../domain/common';
import type { Clock } from '../../platform/clock';
import type { PoolHealth } from './pool-health.service';
import type { ReadinessReport } from './readiness.service';

/** `delayed`: work waits longer than a call waits for it. `unknown`: the state cannot be read now. */
export type ComponentState = 'working' | 'delayed' | 'not_working' | 'unknown';

export interface StatusComponent {
  group: 'API' | 'Stores' | 'Background work';
  name: string;
  state: ComponentState;
}

/** The state of the service for everyone: no tenant, count, address or fault. */
export interface ServiceStatus {
  at: Timestamp;
  state: ComponentState;
  components: StatusComponent[];
}

interface StatusSources {
  ready(): Promise<ReadinessReport>;
  pools(): Promise<PoolHealth[]>;
}

/** Anyone may ask, so the state is read at most this often. */
const CACHE_MS = 10_000;
const SOURCE_TIMEOUT_MS = 3_000;
const DELAYED_AFTER_SECONDS = 120;

const STORE_NAMES: Record<string, string> = {
  database: 'Database',
  redis: 'Queues',
  documents: 'Document store',
  readReplica: 'Read replica',
};
const POOL_NAMES: Record<string, string> = {
  parse: 'Parsing of documents',
  scan: 'Text recognition of scans',
  sync: 'Sync and imports',
  match: 'Matching and rankings',
  deliver: 'Webhooks and mail',
  upkeep: 'Maintenance',
};

export class ServiceStatusService {
  private cached: { until: number; status: Promise<ServiceStatus> } | null = null;

  constructor(
    private readonly sources: StatusSources,
    private readonly clock: Clock,
  ) {}

  status(): Promise<ServiceStatus> {
    const now = this.clock.now().getTime();
    if (this.cached === null || this.cached.until <= now) {
      this.cached = { until: now + CACHE_MS, status: this.read() };
    }
    return this.cached.status;
  }

  private async read(): Promise<ServiceStatus> {
    const [readiness, pools] = await Promise.all([
      orNull(this.sources.ready()),
      orNull(this.sources.pools()),
    ]);
    const components: StatusComponent[] = [
      { group: 'API', name: 'API', state: readiness?.checks['process'] === 'ok' ? 'working' : 'unknown' },
      ...storeStates(readiness),
      ...poolStates(pools),
    ];
    return { at: this.clock.now().toISOString(), state: overallState(components), components };
  }
}

function storeStates(readiness: ReadinessReport | null): StatusComponent[] {
  return Object.entries(readiness?.checks ?? {}).flatMap(([check, outcome]) => {
    const name = STORE_NAMES[check];
    if (name === undefined) return [];
    return [{ group: 'Stores', name, state: outcome === 'ok' ? 'working' : 'not_working' }];
  });
}

function poolStates(pools: PoolHealth[] | null): StatusComponent[] {
  return Object.entries(POOL_NAMES).map(([id, name]) => {
    const pool = pools?.find((each) => each.pool === id);
    return { group: 'Background work', name, state: pool === undefined ? 'unknown' : poolState(pool) };
  });
}

function poolState({ workers, oldestSeconds }: PoolHealth): ComponentState {
  if (workers.length === 0) return 'not_working';
  return oldestSeconds > DELAYED_AFTER_SECONDS ? 'delayed' : 'working';
}

function overallState(components: readonly StatusComponent[]): ComponentState {
  const order: ComponentState[] = ['not_working', 'delayed', 'unknown'];
  return order.find((state) => components.some((component) => component.state === state)) ?? 'working';
}

async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SOURCE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
