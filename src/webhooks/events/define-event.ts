import type { z } from 'zod';

/**
 * Tenants that receive an event. `tenant`: the tenant whose data changed. `pair`: the organization and the employer, each
 * with an event of its own.
 */
export type EventOwner = 'tenant' | 'pair';

/**
 * Everything the service needs to know about an event type. The API enum, the checks, the scopes, the OpenAPI document, the
 * portal and the command line are derived from it.
 */
export interface EventDefinition<
  Type extends string = string,
  Scope extends string = string,
  Owner extends EventOwner = EventOwner,
  Data extends z.ZodObject = z.ZodObject,
> {
  /** `<noun>.<what happened>`; permanent, because receivers compare it. */
  type: Type;
  /** Scope of a key that may see the event: the scope of its subject. */
  scope: Scope;
  owner: Owner;
  /** When the event happens, in one sentence for users who choose event types. */
  meaning: string;
  /**
   * Ids, states and numbers; no personal data. Members that the schema does not list are dropped when the event is
   * created.
   */
  data: Data;
  /** A realistic value of `data`; the documentation and test deliveries show it. */
  sample: z.output<Data>;
}

/** Checks the shape of a definition and of its sample at compile time. */
export function defineEvent<
  const Type extends string,
  const Scope extends string,
  const Owner extends EventOwner,
  Data extends z.ZodObject,
>(definition: EventDefinition<Type, Scope, Owner, Data>): EventDefinition<Type, Scope, Owner, Data> {
  return definition;
}
