import type { Logger } from '../platform/logger';
import type { ModelLedger } from '../platform/model-ledger';
import type { RedisClient } from './redis-connection';
import { redisKeys, type RedisKeys } from './redis-keys';

/** Checks and reserves in one step, so that two concurrent callers cannot both take the last tokens. */
const RESERVE_SCRIPT = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return 0 end
redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
`;

type LedgerCommands = RedisClient & {
  tenureReserve(keyCount: 1, key: string, tokens: number, ceiling: number, seconds: number): Promise<0 | 1>;
};

/** Model ledger shared by all processes, stored in Redis. */
export class RedisModelLedger implements ModelLedger {
  private readonly commands: LedgerCommands;
  private readonly keys: RedisKeys;

  constructor(
    private readonly redis: RedisClient,
    prefix: string,
    private readonly logger: Logger,
  ) {
    this.keys = redisKeys(prefix);
    redis.defineCommand('tenureReserve', { lua: RESERVE_SCRIPT });
    this.commands = redis as LedgerCommands;
  }

  get(name: string): Promise<Buffer | null> {
    return this.withFallback(() => this.redis.getBuffer(this.keys.modelAnswer(name)), null);
  }

  async set(name: string, value: Buffer, seconds: number): Promise<void> {
    await this.withFallback(() => this.redis.set(this.keys.modelAnswer(name), value, 'EX', seconds), null);
  }

  async reserve(account: string, tokens: number, ceiling: number, seconds: number): Promise<boolean> {
    const key = this.keys.modelTokens(account);
    return (
      (await this.withFallback(() => this.commands.tenureReserve(1, key, tokens, ceiling, seconds), 0)) === 1
    );
  }

  async settle(account: string, difference: number): Promise<void> {
    if (difference !== 0)
      await this.withFallback(() => this.redis.incrby(this.keys.modelTokens(account), difference), 0);
  }

  private async withFallback<T>(query: () => Promise<T>, fallback: T): Promise<T> {
    try {
      return await query();
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      this.logger.warn({ reason }, 'the token budget of the language model is unreachable');
      return fallback;
    }
  }
}
