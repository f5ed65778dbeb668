import type { ZodType } from 'zod';

/** What calls are made for; names a figure, a cache and a model. */
export type ModelPurpose = 'transcribe' | 'resume_fields' | 'job_fields' | 'occupation';

/** A picture is sent as it is; a text is always sent as data, apart from the instructions. */
export type ModelContent = { text: string } | { jpeg: Uint8Array };

export interface ModelRequest<T> {
  purpose: ModelPurpose;
  /** Whose budget pays, and whose answers may be used again. */
  tenantId: string;
  /** Ours, fixed for a purpose: nothing a caller sent is ever part of it. */
  instructions: string;
  content: readonly ModelContent[];
  /** Shape of the answer; sent as a JSON schema, and checked again when the answer is here. */
  schema: ZodType<T>;
  /** Tokens the answer may have. */
  maxAnswerTokens: number;
  signal?: AbortSignal;
}

/** Why there is no answer. Callers do without: a model is a help, never a condition. */
export type ModelRefusal = 'budget' | 'breaker_open' | 'timeout' | 'failed' | 'malformed';

export type ModelAnswer<T> = { value: T; cached: boolean } | { refused: ModelRefusal };

/** A language model behind its guards. Never throws, except that an aborted call ends as `timeout`. */
export interface LanguageModel {
  ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
}

/** What a model server hands back for one call. */
export interface RawAnswer {
  text: string;
  /** Tokens of question and answer together, as the server counted them; null when it does not say. */
  tokens: number | null;
}

/** One call, unguarded. */
export interface ModelServer {
  /** Names the model that would be asked, for caches. */
  modelFor(purpose: ModelPurpose): string;
  complete(request: ModelRequest<unknown>, jsonSchema: object, signal: AbortSignal): Promise<RawAnswer>;
}
