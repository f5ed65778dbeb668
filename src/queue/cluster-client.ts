import type { EventEmitter } from 'node:events';
import { Cluster, type ClusterNode, type ClusterOptions, type Redis } from 'ioredis';

/** Private members of `Cluster` in ioredis 5.11. */
interface ClusterInternals {
  connectionPool: EventEmitter & {
    getNodes(): Redis[];
    getInstanceByKey(address: string): Redis | undefined;
    removeNode(address: string): void;
  };
  setStatus(status: string): void;
  handleCloseEvent(): void;
}

/** Statuses in which the event that `Cluster` reacts to with `end` or a new connection has already been emitted. */
const CLOSED_STATUSES: ReadonlySet<string> = new Set(['reconnecting', 'close', 'end']);

/**
 * A client of a Redis Cluster that can be disconnected and connected again at any moment.
 *
 * In ioredis 5.11 every connection that ends in an empty pool changes the status to `close`, also after `end`; a
 * disconnect without open connections emits nothing; and a connection that ends after the next one to its node was
 * opened removes that one from the pool. A worker of BullMQ resets its connection after an outage and would wait
 * forever. This client is closed once, when its last connection has ended, and connects only then.
 */
export class ClusterClient extends Cluster {
  private readonly openNodes = new Set<Redis>();

  constructor(
    private readonly initialNodes: readonly ClusterNode[],
    options: ClusterOptions,
  ) {
    super([...initialNodes], options);
    const { connectionPool } = this.internals;
    connectionPool.on('+node', (node: Redis, address: string) => this.trackNode(node, address));
    connectionPool.removeAllListeners('drain');
    connectionPool.on('drain', () => {
      if (this.openNodes.size === 0 && !CLOSED_STATUSES.has(this.status)) this.internals.setStatus('close');
    });
  }

  override async connect(): Promise<void> {
    if (this.status === 'disconnecting') {
      await new Promise<void>((resolve) => this.once('close', () => resolve()));
    }
    return super.connect();
  }

  override disconnect(reconnect = false): void {
    const wasClosed = CLOSED_STATUSES.has(this.status) && this.openNodes.size === 0;
    super.disconnect(reconnect);
    if (!wasClosed) return;
    this.internals.setStatus('close');
    this.internals.handleCloseEvent();
  }

  override duplicate(nodes: ClusterNode[] = [], options: ClusterOptions = {}): ClusterClient {
    return new ClusterClient(nodes.length > 0 ? nodes : this.initialNodes, { ...this.options, ...options });
  }

  /** Takes the place of the listener of the pool, which removes whichever node has the address. */
  private trackNode(node: Redis, address: string): void {
    const { connectionPool } = this.internals;
    this.openNodes.add(node);
    node.removeAllListeners('end');
    node.once('end', () => {
      this.openNodes.delete(node);
      if (connectionPool.getInstanceByKey(address) === node) connectionPool.removeNode(address);
      connectionPool.emit('-node', node, address);
      if (connectionPool.getNodes().length === 0) connectionPool.emit('drain');
    });
  }

  private get internals(): ClusterInternals {
    return this as unknown as ClusterInternals;
  }
}
