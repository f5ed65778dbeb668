import type { Config } from '../config/config';
import { GuardedModel } from '../llm/guarded-model';
import type { LanguageModel } from '../llm/language-model';
import { OpenAiServer } from '../llm/openai-server';
import { systemClock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import type { Metrics } from '../platform/metrics';
import type { RedisClient } from '../queue/redis-connection';
import { RedisModelLedger } from '../queue/redis-model-ledger';

/** Composes the configured language model with its guards; null if none is configured, so that nothing is sent. */
export function composeLanguageModel(
  config: Config,
  { redis, logger, metrics }: { redis: RedisClient; logger: Logger; metrics: Metrics },
): LanguageModel | null {
  const settings = config.languageModel;
  if (!settings) return null;
  return new GuardedModel(
    new OpenAiServer(settings),
    new RedisModelLedger(redis, config.redis.prefix, logger),
    settings,
    systemClock,
    logger,
    (purpose, outcome) => metrics.countModelCall(purpose, outcome),
  );
}
