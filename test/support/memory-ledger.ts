import type { ModelLedger } from '../../src/platform/model-ledger';

/** A model ledger in memory whose content a test can read. */
export class MemoryLedger implements ModelLedger {
  readonly answers = new Map<string, Buffer>();
  readonly used = new Map<string, number>();

  get(name: string): Promise<Buffer | null> {
    return Promise.resolve(this.answers.get(name) ?? null);
  }

  set(name: string, value: Buffer): Promise<void> {
    this.answers.set(name, value);
    return Promise.resolve();
  }

  reserve(account: string, tokens: number, ceiling: number): Promise<boolean> {
    const used = (this.used.get(account) ?? 0) + tokens;
    if (used > ceiling) return Promise.resolve(false);
    this.used.set(account, used);
    return Promise.resolve(true);
  }

  settle(account: string, difference: number): Promise<void> {
    this.used.set(account, (this.used.get(account) ?? 0) + difference);
    return Promise.resolve();
  }
}
