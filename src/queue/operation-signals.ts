import { LRUCache } from 'lru-cache';
import { EventEmitter } from 'node:events';
import { randomBase62 } from '../platform/ids';
import type { RedisClient } from './redis-connection';
import { redisKeys, type RedisKeys } from './redis-keys';

const MAX_RECENT = 10_000;

/**
 * Messages between processes about operations: "ended" to the process that waits for the operation, "cancel" to all
 * workers. Messages contain only ids and can be lost, so waiting processes also poll the rows.
 */
export class OperationSignals {
  /** Address of this process, sent in the payload of the tasks it waits for. */
  readonly address = randomBase62(12);
  private readonly keys: RedisKeys;
  private readonly events = new EventEmitter().setMaxListeners(0);
  private readonly recentlyEnded = new LRUCache<string, true>({ max: MAX_RECENT });

  constructor(
    private readonly publisher: RedisClient,
    private readonly subscriber: RedisClient | null,
    prefix: string,
  ) {
    this.keys = redisKeys(prefix);
    subscriber?.on('message', (channel: string, operationId: string) => {
      if (channel === this.keys.cancelChannel()) this.events.emit('cancel', operationId);
      else if (channel === this.keys.endedChannel(this.address)) this.onEnded(operationId);
    });
  }

  /** Subscribes to messages for this process (`ended`) or for all workers (`cancel`). */
  async listen(what: 'ended' | 'cancel'): Promise<void> {
    await this.subscriber?.subscribe(
      what === 'ended' ? this.keys.endedChannel(this.address) : this.keys.cancelChannel(),
    );
  }

  publishEnded(address: string, operationId: string): void {
    this.publisher.publish(this.keys.endedChannel(address), operationId).catch(() => undefined);
  }

  publishCancelled(operationId: string): void {
    this.publisher.publish(this.keys.cancelChannel(), operationId).catch(() => undefined);
  }

  /**
   * Calls `callback` once when the operation ends, immediately if it has just ended. Returns a function that removes
   * the listener.
   */
  onceEnded(operationId: string, callback: () => void): () => void {
    if (this.recentlyEnded.delete(operationId)) {
      callback();
      return () => undefined;
    }
    this.events.once(operationId, callback);
    return () => this.events.off(operationId, callback);
  }

  onCancel(callback: (operationId: string) => void): void {
    this.events.on('cancel', callback);
  }

  /** Also called when another source, such as polling the rows, detects the end. */
  onEnded(operationId: string): void {
    if (this.events.emit(operationId)) return;
    // The operation can end before the caller starts to wait for it.
    this.recentlyEnded.set(operationId, true);
  }

  /** Ids of operations that this process waits for. */
  awaited(): string[] {
    return this.events
      .eventNames()
      .filter((name): name is string => name !== 'cancel' && typeof name === 'string');
  }
}
