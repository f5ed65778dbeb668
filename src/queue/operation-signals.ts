import { LRUCache } from 'lru-cache';
import { EventEmitter } from 'node:events';
import type Redis from 'ioredis';
import { randomBase62 } from '../platform/ids';

const MAX_RECENT = 10_000;

/**
 * Short messages between processes about operations: "ended" to the one process that waits for it, "cancel" to all
 * workers. Messages contain only ids and may be lost, so waiting processes also poll the rows.
 */
export class OperationSignals {
  /** Address of this process; travels in the payload of tasks it waits for. */
  readonly address = randomBase62(12);
  private readonly events = new EventEmitter().setMaxListeners(0);
  private readonly recentlyEnded = new LRUCache<string, true>({ max: MAX_RECENT });

  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis | null,
    private readonly prefix: string,
  ) {
    subscriber?.on('message', (channel: string, operationId: string) => {
      if (channel === this.cancelChannel) this.events.emit('cancel', operationId);
      else this.onEnded(operationId);
    });
  }

  /** Starts to hear what is addressed to this process. */
  async listen(what: 'ended' | 'cancel'): Promise<void> {
    await this.subscriber?.subscribe(what === 'ended' ? this.channelOf(this.address) : this.cancelChannel);
  }

  publishEnded(address: string, operationId: string): void {
    this.publisher.publish(this.channelOf(address), operationId).catch(() => undefined);
  }

  publishCancelled(operationId: string): void {
    this.publisher.publish(this.cancelChannel, operationId).catch(() => undefined);
  }

  /** Calls back once when the operation ends, at once when it just has. Returns how to stop listening. */
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
    // The answer can be quicker than the caller who starts to wait for it.
    this.recentlyEnded.set(operationId, true);
  }

  /** Ids of operations that this process waits for. */
  awaited(): string[] {
    return this.events
      .eventNames()
      .filter((name): name is string => name !== 'cancel' && typeof name === 'string');
  }

  private get cancelChannel(): string {
    return `${this.prefix}:cancel`;
  }

  private channelOf(address: string): string {
    return `${this.prefix}:ended:${address}`;
  }
}
