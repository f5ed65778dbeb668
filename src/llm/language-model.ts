import type { ZodType } from 'zod';

/** Purpose of a call; a label of metrics, part of the cache key and the choice of model. */
export type ModelPurpose = 'transcribe' | 'resume_fields' | 'job_fields' | 'occupation';

/** An image is sent unchanged. A text is always sent as data, separate from the instructions. */
export type ModelContent = { text: string } | { jpeg: Uint8Array };

export interface ModelRequest<T> {
  purpose: ModelPurpose;
  /** Tenant whose budget is charged and whose cached answers may be reused. */
  tenantId: string;
  /** Fixed text for the purpose. It never contains input of a caller. */
  instructions: string;
  content: readonly ModelContent[];
  /** Schema of the answer, sent as a JSON schema and validated again in the response. */
  schema: ZodType<T>;
  /** Upper bound of the tokens of the answer. */
  maxAnswerTokens: number;
  signal?: AbortSignal;
}

/** Reason for a missing answer. Callers continue without one: the model is optional. */
export type ModelRefusal = 'budget' | 'breaker_open' | 'timeout' | 'failed' | 'malformed';

export type ModelAnswer<T> = { value: T; cached: boolean } | { refused: ModelRefusal };

/** A language model with cache, budget and deadline. Never throws; an aborted call returns `timeout`. */
export interface LanguageModel {
  ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
}

/** Response of a model server to one call. */
export interface RawAnswer {
  text: string;
  /** Tokens of prompt and answer as counted by the server; null if it does not report them. */
  tokens: number | null;
}

/** Calls the server directly, without cache, budget or circuit breaker. */
export interface ModelServer {
  /** Name of the model for a purpose; part of the cache key. */
  modelFor(purpose: ModelPurpose): string;
  complete(request: ModelRequest<unknown>, jsonSchema: object, signal: AbortSignal): Promise<RawAnswer>;
}
