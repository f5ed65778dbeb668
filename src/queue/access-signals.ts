import type { RedisClient } from './redis-connection';
import { redisKeys } from './redis-keys';

/**
 * Tells all API processes that keys, tokens or members of a tenant have changed, so that they look them up again. A message
 * contains only the id of the tenant and can be lost: what a process has cached ends after some seconds anyway.
 */
export class AccessSignals {
  private readonly channel: string;
  private readonly listeners: ((tenantId: string) => void)[] = [];

  constructor(
    private readonly publisher: RedisClient,
    private readonly subscriber: RedisClient,
    prefix: string,
  ) {
    this.channel = redisKeys(prefix).accessChannel();
    subscriber.on('message', (channel: string, tenantId: string) => {
      if (channel === this.channel) this.notify(tenantId);
    });
  }

  async listen(): Promise<void> {
    await this.subscriber.subscribe(this.channel);
  }

  /** Call it after the commit. This process is told at once, also without Redis. */
  announce(tenantId: string): void {
    this.notify(tenantId);
    this.publisher.publish(this.channel, tenantId).catch(() => undefined);
  }

  onChange(listener: (tenantId: string) => void): void {
    this.listeners.push(listener);
  }

  private notify(tenantId: string): void {
    for (const listener of this.listeners) listener(tenantId);
  }
}
