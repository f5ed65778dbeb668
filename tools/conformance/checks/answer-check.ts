import type { Exchange } from '../exchange';
import type { Schemas } from '../generate/schemas';
import type { Description } from '../description';

export interface CheckContext {
  description: Description;
  schemas: Schemas;
  /** Names of keys that are of live mode. */
  liveKeys: ReadonlySet<string>;
}

/** Something that holds for every answer; it gives what does not, one sentence each. */
export interface AnswerCheck {
  rule: string;
  says: string;
  check: (exchange: Exchange, context: CheckContext) => string[];
}
