/**
 * State of language model use that processes share: cached answers and the tokens that each tenant has used today. If
 * the ledger is unreachable, it returns no answer and reserves no tokens, so no call is made without being counted.
 */
export interface ModelLedger {
  /** Null if no value is stored under the name. */
  get(name: string): Promise<Buffer | null>;
  set(name: string, value: Buffer, seconds: number): Promise<void>;
  /** Adds tokens to the use of an account. Returns false and changes nothing if the total would exceed `ceiling`. */
  reserve(account: string, tokens: number, ceiling: number, seconds: number): Promise<boolean>;
  /** Corrects a reservation by the tokens actually used; `difference` can be negative. */
  settle(account: string, difference: number): Promise<void>;
}
