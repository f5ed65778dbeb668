import type { Exchange } from '../exchange';
import type { Schemas } from '../generate/schemas';
import type { Description } from '../description';

export interface CheckContext {
  description: Description;
  schemas: Schemas;
  /** Names of keys in live mode. */
  liveKeys: ReadonlySet<string>;
}

/** A check of every response. Returns one sentence per violation. */
export interface ResponseCheck {
  rule: string;
  says: string;
  check: (exchange: Exchange, context: CheckContext) => string[];
}
