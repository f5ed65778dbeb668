/**
 * What processes share about the use of a language model: answers given before, and how much each tenant has used
 * today. A ledger that cannot be reached answers as if nothing were kept and nothing were left: no call is made that
 * could not be counted.
 */
export interface ModelLedger {
  /** Null when nothing is kept under the name. */
  get(name: string): Promise<Buffer | null>;
  set(name: string, value: Buffer, seconds: number): Promise<void>;
  /** Takes tokens from an account; false, and nothing taken, when it would then hold more than `ceiling`. */
  reserve(account: string, tokens: number, ceiling: number, seconds: number): Promise<boolean>;
  /** Corrects what was reserved by what was used; `difference` may be negative. */
  settle(account: string, difference: number): Promise<void>;
}
