import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * Logs JSON lines to standard output. Callers log only ids, codes, counts and durations; the redaction list is a second
 * line of defense.
 */
export function createLogger(options: { level: string; process: string }): Logger {
  return pino({
    level: options.level,
    base: { process: options.process, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'authorization',
        'key',
        'password',
        'text',
        'body',
        'email',
        'phone',
        'name',
        '*.authorization',
        '*.password',
        '*.text',
        '*.body',
        '*.email',
      ],
      censor: '[removed]',
    },
    serializers: { err: describeError },
  });
}

/**
 * The same logger without the redaction, for lines that consist only of ids, codes, counts and durations. Redaction takes
 * more time than the rest of a line.
 */
export function withoutRedaction(logger: Logger): Logger {
  return logger.child({}, { redact: [] });
}

/**
 * Class, code, message and stack of an error. Messages of the database driver can quote values, so they are replaced.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, cause } = error as Error & { code?: unknown };
  const fromDatabase = 'severity' in error && 'routine' in error;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: fromDatabase ? 'database error' : error.message.slice(0, 300),
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
