import { z, type ZodType } from 'zod';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import type { ModelLedger } from '../platform/model-ledger';
import { AnswerCache, type CacheEntry } from './answer-cache';
import { CircuitBreaker, type BreakerLimits } from './circuit-breaker';
import type { LanguageModel, ModelAnswer, ModelRefusal, ModelRequest, ModelServer } from './language-model';
import { estimateTokens } from './token-estimate';

export interface GuardLimits {
  /** Milliseconds for a call, including its retry. */
  timeoutMs: number;
  /** Tokens a tenant may use in one day (UTC). */
  dailyTokens: number;
  breaker?: BreakerLimits;
}

const DEFAULT_BREAKER: BreakerLimits = { failures: 4, restMs: 30_000 };
/** Two days, so that an account outlives its day in every time zone. */
const BUDGET_TTL_SECONDS = 48 * 3600;

/** Receives the purpose of every request and its outcome: `answered`, `cached` or the refusal. Never the content. */
export type CallObserver = (purpose: string, outcome: string) => void;

/**
 * A model server behind a cache, a circuit breaker, a budget and a deadline, in this order: a cached answer costs
 * nothing, and a server that is down uses no budget.
 */
export class GuardedModel implements LanguageModel {
  private readonly cache: AnswerCache;
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly server: ModelServer,
    private readonly ledger: ModelLedger,
    private readonly limits: GuardLimits,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly observe: CallObserver = () => undefined,
  ) {
    this.cache = new AnswerCache(ledger);
    this.breaker = new CircuitBreaker(limits.breaker ?? DEFAULT_BREAKER, clock);
  }

  async ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
    const answer = await this.answer(request);
    this.observe(
      request.purpose,
      'refused' in answer ? answer.refused : answer.cached ? 'cached' : 'answered',
    );
    return answer;
  }

  private async answer<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>> {
    const jsonSchema = schemaOf(request.schema);
    const entry = this.cache.entryOf(request, this.server.modelFor(request.purpose), jsonSchema);
    const cachedText = await this.cache.get(entry);
    if (cachedText !== null) {
      const value = parseAnswer(request.schema, cachedText);
      if (value !== undefined) return { value, cached: true };
    }
    if (!this.breaker.tryAcquire()) return { refused: 'breaker_open' };
    const reserved = estimateTokens(request);
    const account = `${request.tenantId}:${this.clock.now().toISOString().slice(0, 10)}`;
    if (!(await this.ledger.reserve(account, reserved, this.limits.dailyTokens, BUDGET_TTL_SECONDS))) {
      this.breaker.release();
      return { refused: 'budget' };
    }
    return this.call(request, jsonSchema, entry, (used) => this.ledger.settle(account, used - reserved));
  }

  private async call<T>(
    request: ModelRequest<T>,
    jsonSchema: object,
    entry: CacheEntry,
    settle: (used: number) => Promise<void>,
  ): Promise<ModelAnswer<T>> {
    const deadline = AbortSignal.timeout(this.limits.timeoutMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    try {
      const { text, tokens } = await this.server.complete(request, jsonSchema, signal);
      this.breaker.report(true);
      if (tokens !== null) await settle(tokens);
      const value = parseAnswer(request.schema, text);
      if (value === undefined) return { refused: 'malformed' };
      await this.cache.set(entry, text);
      return { value, cached: false };
    } catch (error) {
      // The tokens that the server has used are unknown, so the reserved tokens stay spent.
      if (request.signal?.aborted) this.breaker.release();
      else this.breaker.report(false);
      return { refused: this.logFailure(error, signal) };
    }
  }

  private logFailure(error: unknown, signal: AbortSignal): ModelRefusal {
    if (signal.aborted) return 'timeout';
    const { status, name } = error as { status?: unknown; name?: unknown };
    // The server's message can repeat the content of the request, so it is not logged.
    this.logger.warn({ status, error: name }, 'the language model request failed');
    return 'failed';
  }
}

function schemaOf(schema: ZodType): object {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>;
  return rest;
}

function parseAnswer<T>(schema: ZodType<T>, text: string): T | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
