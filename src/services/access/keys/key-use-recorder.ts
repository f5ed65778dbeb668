import type { ApiKeyLookupRepository, KeyUse } from '../../../db/access/api-key-lookup.repository';
import type { Logger } from '../../../platform/logger';

const FLUSH_INTERVAL_MS = 1_000;

/** Updates `lastUsedAt` of all used keys in one statement a second instead of one per request. */
export class KeyUseRecorder {
  private pending = new Map<string, KeyUse>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly directory: ApiKeyLookupRepository,
    private readonly logger: Logger,
  ) {}

  record(keyId: string, ip: string, at: Date): void {
    this.pending.set(keyId, { keyId, at, ip });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const uses = [...this.pending.values()];
    this.pending = new Map();
    if (uses.length === 0) return;
    try {
      await this.directory.recordUse(uses);
    } catch (error) {
      this.logger.warn({ err: error, keys: uses.length }, 'could not record API key usage');
    }
  }
}
