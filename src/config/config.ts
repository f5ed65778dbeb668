import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { parseDocumentStoreUrl, type ObjectStoreSettings } from './document-store-url';
import { redisAddress, redisUrlForLog } from './redis-url';

/** A shorter secret could be guessed. */
const secretSchema = z.string().min(32, 'must be at least 32 characters of random text');
const countSchema = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const optionalTextSchema = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

/** A model at low cost that reads page images and follows a JSON schema. */
const DEFAULT_MODEL = 'gpt-4.1-mini';
/** Values separated by commas. */
const listSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const redisUrlSchema = z.string().superRefine((url, context) => {
  try {
    redisAddress(url);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'is invalid' });
  }
});

/** An origin as a browser sends it: scheme, host and port, without a path. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_BASE_URL: z.url().optional(),
  /** Name of the organization that provides the service, for the instructions for use. */
  PROVIDER_NAME: optionalTextSchema,
  /** Address or URL at which the provider can be reached. */
  PROVIDER_CONTACT: optionalTextSchema,
  /** Where to report vulnerabilities, for `/.well-known/security.txt`. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)\S+$/, 'must begin with mailto:, https:// or tel:')
    .optional(),
  /** Sandboxes that anyone may create in 24 hours; 0 for none. */
  SANDBOXES_PER_DAY: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Express `trust proxy`: number of proxies in front, or a list of addresses. */
  TRUST_PROXY: optionalTextSchema,
  /** Origins whose pages may call the API from a browser, separated by commas; none by default. */
  CORS_ALLOWED_ORIGINS: listSchema.refine((origins) => origins.every(isOrigin), {
    error:
      'must be origins such as https://app.example.com without a path; http is only allowed for this machine',
  }),

  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'),
  MIGRATION_DATABASE_URL: optionalTextSchema,
  /** Streaming replica of DATABASE_URL for lists and rankings. */
  DATABASE_READ_URL: optionalTextSchema.refine(
    (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
    'must be a postgres:// URL',
  ),
  DATABASE_POOL_SIZE: countSchema(10),
  /** `false` behind a pooler in transaction mode that does not track prepared statements. */
  DATABASE_NAMED_STATEMENTS: z.enum(['true', 'false']).default('true'),
  /** One server, or the nodes of a cluster. */
  REDIS_URL: redisUrlSchema,
  /** Braces around it are allowed, because the prefix of earlier releases needed them. */
  QUEUE_PREFIX: z
    .string()
    .regex(/^(\{[^{}]+\}|[^{}]+)$/, 'must not contain braces')
    .transform((text) => text.replace(/^\{(.*)\}$/, '$1'))
    .default('tenure'),

  /** Bucket for uploaded documents; in Postgres if absent. */
  DOCUMENT_STORE_URL: optionalTextSchema,
  AWS_ACCESS_KEY_ID: optionalTextSchema,
  AWS_SECRET_ACCESS_KEY: optionalTextSchema,
  AWS_SESSION_TOKEN: optionalTextSchema,
  AWS_REGION: optionalTextSchema,

  API_KEY_PEPPER: secretSchema,
  CURSOR_SECRET: secretSchema,
  SESSION_SECRET: secretSchema,
  METRICS_TOKEN: optionalTextSchema,
  /** Encrypts the signing secrets of webhook subscriptions. */
  WEBHOOK_SECRET_KEY: secretSchema,
  /** Previous values of WEBHOOK_SECRET_KEY, separated by commas. Secrets encrypted with them can still be decrypted. */
  WEBHOOK_SECRET_KEYS_BEFORE: listSchema,

  PARSE_THREADS: countSchema(Math.max(1, availableParallelism())),
  /** As many as PARSE_THREADS if absent. */
  SCAN_THREADS: z.coerce.number().int().positive().optional(),
  PARSE_MEMORY_MB: countSchema(768),
  PARSE_TIMEOUT_MS: countSchema(45_000),
  /** Memory of a worker process for the candidates of tenants that rank. */
  RANKING_MEMORY_MB: countSchema(256),
  /** Tasks of one pool that a worker process runs at the same time. */
  POOL_CONCURRENCY: countSchema(8),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),

  /** `true` lets subscriptions of test keys use endpoints on this machine, over http. For development only. */
  WEBHOOK_ALLOW_LOOPBACK: z.enum(['true', 'false']).default('false'),
  /** DNS servers that resolve the hosts of endpoints, separated by commas; by default those of the machine. */
  WEBHOOK_DNS_SERVERS: listSchema,
  /**
   * Receives the requests of connectors of test keys instead of the boards, with the host of the board as the first segment
   * of the path. Requires WEBHOOK_ALLOW_LOOPBACK. For development only.
   */
  CONNECTOR_TEST_ORIGIN: optionalTextSchema,
  WEBHOOK_TIMEOUT_MS: countSchema(15_000),
  /** Concurrent attempts to one endpoint, per worker process. */
  WEBHOOK_ENDPOINT_CONCURRENCY: countSchema(16),

  /** `smtps://user:password@host` or `smtp://…` with STARTTLS. Without it, the service sends no mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/, 'must be an smtp:// or smtps:// URL')
    .optional(),
  /** Sender of all mails: `Name <address>` or an address. */
  MAIL_FROM: optionalTextSchema,
  /** `true` stores mails, including their links, for operators to read in the portal. For development only. */
  MAIL_OUTBOX: z.enum(['true', 'false']).default('false'),

  /** URL of an OpenID Connect issuer that users can sign in with; https unless the issuer runs on this machine. */
  OIDC_ISSUER: z
    .string()
    .regex(/^(https:\/\/.+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/].*)?)$/, 'must be an https:// URL')
    .optional(),
  OIDC_CLIENT_ID: optionalTextSchema,
  OIDC_CLIENT_SECRET: optionalTextSchema,
  /** Name of the issuer on the sign-in page. */
  OIDC_NAME: z.string().trim().min(1).max(60).default('single sign-on'),

  SYNC_BUDGET_MS: countSchema(60_000),
  SHUTDOWN_TIMEOUT_MS: countSchema(20_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalTextSchema,
  OTEL_SERVICE_NAME: z.string().default('tenure'),

  OPENAI_API_KEY: optionalTextSchema,
  OPENAI_BASE_URL: optionalTextSchema,
  OPENAI_MODEL: optionalTextSchema,
  OPENAI_VISION_MODEL: optionalTextSchema,
  OPENAI_TIMEOUT_MS: countSchema(20_000),
  /** Time a request without other work may wait for the model. */
  OPENAI_INLINE_TIMEOUT_MS: countSchema(2_000),
  OPENAI_DAILY_TOKENS: countSchema(500_000),
});

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  /** For the instructions for use; null if not stated. */
  readonly provider: { readonly name: string | null; readonly contact: string | null };
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly publicBaseUrl: string | null;
    readonly trustProxy: string | null;
    /** Time a request may wait for its operation before the response is 504. */
    readonly syncBudgetMs: number;
    readonly metricsToken: string | null;
    readonly securityContact: string | null;
    readonly sandboxesPerDay: number;
    readonly corsAllowedOrigins: readonly string[];
  };
  readonly database: {
    readonly url: string;
    readonly migrationUrl: string;
    /** Null without a read replica. */
    readonly readUrl: string | null;
    readonly poolSize: number;
    readonly namedStatements: boolean;
  };
  readonly redis: { readonly url: string; readonly prefix: string };
  /** Null if documents are stored in Postgres. */
  readonly documentStore: ObjectStoreSettings | null;
  readonly secrets: { readonly apiKeyPepper: string; readonly cursor: string; readonly session: string };
  readonly parsing: {
    readonly threads: number;
    /** Documents of the `scan` pool parsed concurrently. */
    readonly scanThreads: number;
    readonly memoryMb: number;
    readonly timeoutMs: number;
  };
  /** Memory for the candidates of tenants that rank, per worker process. */
  readonly ranking: { readonly memoryMb: number };
  readonly workers: { readonly concurrency: number; readonly healthPort: number | null };
  readonly webhooks: {
    readonly secretKey: string;
    readonly secretKeysBefore: readonly string[];
    readonly allowLoopback: boolean;
    readonly dnsServers: readonly string[];
    readonly timeoutMs: number;
    readonly endpointConcurrency: number;
  };
  readonly connectors: { readonly testOrigin: string | null };
  /** Mails go to an SMTP server, to the outbox that operators read, or nowhere. */
  readonly mail:
    | { readonly kind: 'smtp'; readonly url: string; readonly from: string; readonly baseUrl: string }
    | { readonly kind: 'outbox' }
    | { readonly kind: 'off' };
  readonly openId: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly name: string;
  } | null;
  readonly shutdownTimeoutMs: number;
  readonly logLevel: string;
  readonly tracing: { readonly endpoint: string | null; readonly serviceName: string };
  readonly languageModel: {
    readonly apiKey: string;
    readonly baseUrl: string | null;
    readonly model: string;
    readonly visionModel: string;
    readonly timeoutMs: number;
    readonly inlineTimeoutMs: number;
    /** Per tenant and day. */
    readonly dailyTokens: number;
  } | null;
}

export class ConfigError extends Error {}

/**
 * Validates the whole environment at once, so that a process with an invalid setting never starts. An empty setting, such
 * as `PORT=` in an environment file, is absent.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(settings));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is invalid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return deepFreeze({
    environment: env.NODE_ENV,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicBaseUrl: env.PUBLIC_BASE_URL?.replace(/\/+$/, '') ?? null,
      trustProxy: env.TRUST_PROXY ?? null,
      syncBudgetMs: env.SYNC_BUDGET_MS,
      metricsToken: env.METRICS_TOKEN ?? null,
      securityContact: env.SECURITY_CONTACT ?? null,
      sandboxesPerDay: env.SANDBOXES_PER_DAY,
      corsAllowedOrigins: env.CORS_ALLOWED_ORIGINS,
    },
    provider: { name: env.PROVIDER_NAME ?? null, contact: env.PROVIDER_CONTACT ?? null },
    database: {
      url: env.DATABASE_URL,
      migrationUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
      readUrl: env.DATABASE_READ_URL ?? null,
      poolSize: env.DATABASE_POOL_SIZE,
      namedStatements: env.DATABASE_NAMED_STATEMENTS === 'true',
    },
    redis: { url: env.REDIS_URL, prefix: env.QUEUE_PREFIX },
    documentStore: documentStoreOf(env),
    secrets: { apiKeyPepper: env.API_KEY_PEPPER, cursor: env.CURSOR_SECRET, session: env.SESSION_SECRET },
    parsing: {
      threads: env.PARSE_THREADS,
      scanThreads: env.SCAN_THREADS ?? env.PARSE_THREADS,
      memoryMb: env.PARSE_MEMORY_MB,
      timeoutMs: env.PARSE_TIMEOUT_MS,
    },
    ranking: { memoryMb: env.RANKING_MEMORY_MB },
    workers: { concurrency: env.POOL_CONCURRENCY, healthPort: env.WORKER_HEALTH_PORT ?? null },
    webhooks: {
      secretKey: env.WEBHOOK_SECRET_KEY,
      secretKeysBefore: env.WEBHOOK_SECRET_KEYS_BEFORE,
      allowLoopback: env.WEBHOOK_ALLOW_LOOPBACK === 'true',
      dnsServers: env.WEBHOOK_DNS_SERVERS,
      timeoutMs: env.WEBHOOK_TIMEOUT_MS,
      endpointConcurrency: env.WEBHOOK_ENDPOINT_CONCURRENCY,
    },
    connectors: { testOrigin: env.CONNECTOR_TEST_ORIGIN ?? null },
    mail: mailOf(env),
    openId: openIdOf(env),
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    logLevel: env.LOG_LEVEL,
    tracing: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, serviceName: env.OTEL_SERVICE_NAME },
    languageModel: env.OPENAI_API_KEY
      ? {
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL ?? null,
          model: env.OPENAI_MODEL ?? DEFAULT_MODEL,
          visionModel: env.OPENAI_VISION_MODEL ?? env.OPENAI_MODEL ?? DEFAULT_MODEL,
          timeoutMs: env.OPENAI_TIMEOUT_MS,
          inlineTimeoutMs: env.OPENAI_INLINE_TIMEOUT_MS,
          dailyTokens: env.OPENAI_DAILY_TOKENS,
        }
      : null,
  });
}

function documentStoreOf(env: z.output<typeof environmentSchema>): ObjectStoreSettings | null {
  if (env.DOCUMENT_STORE_URL === undefined) return null;
  try {
    return parseDocumentStoreUrl(env.DOCUMENT_STORE_URL, {
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN,
      region: env.AWS_REGION,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'is invalid';
    throw new ConfigError(`The environment is invalid:\n  DOCUMENT_STORE_URL: ${reason}`);
  }
}

/** Links in mails use the configured base URL. A URL taken from a request could point to another host. */
function mailOf(env: z.output<typeof environmentSchema>): Config['mail'] {
  if (env.SMTP_URL === undefined) return { kind: env.MAIL_OUTBOX === 'true' ? 'outbox' : 'off' };
  const missing = (['MAIL_FROM', 'PUBLIC_BASE_URL'] as const).filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(`The environment is invalid:\n  SMTP_URL needs ${missing.join(' and ')}`);
  }
  return {
    kind: 'smtp',
    url: env.SMTP_URL,
    from: env.MAIL_FROM ?? '',
    baseUrl: (env.PUBLIC_BASE_URL ?? '').replace(/\/+$/, ''),
  };
}

function openIdOf(env: z.output<typeof environmentSchema>): Config['openId'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return null;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, name: env.OIDC_NAME };
  throw new ConfigError(
    'The environment is invalid:\n  OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together',
  );
}

/** Settings that a process logs at boot, without secrets and without credentials in URLs. */
export function settingsForLog(config: Config): Record<string, string | number | null> {
  return {
    environment: config.environment,
    database: withoutCredentials(config.database.url),
    readReplica: config.database.readUrl && withoutCredentials(config.database.readUrl),
    redis: redisUrlForLog(config.redis.url),
    databasePool: config.database.poolSize,
    documentStore: config.documentStore?.bucketUrl ?? 'postgres',
    parseThreads: config.parsing.threads,
    scanThreads: config.parsing.scanThreads,
    poolConcurrency: config.workers.concurrency,
    languageModel: config.languageModel?.model ?? null,
    tracing: config.tracing.endpoint,
    mail: config.mail.kind === 'smtp' ? withoutCredentials(config.mail.url) : config.mail.kind,
  };
}

function withoutCredentials(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}
