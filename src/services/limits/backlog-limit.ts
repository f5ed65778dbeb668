import type { BacklogLimit } from '../../db/operations/operations.repository';
import type { Mode } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { settingOf, TENANT_SETTINGS } from '../access/tenant-settings';

/** Name of the limit in the headers and in the problem. */
const POLICY = 'backlog';
/** A place is free as soon as one operation ends, which takes seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The limit of unfinished operations that a new operation of a mode is checked against. */
export function backlogLimitOf(mode: Mode): BacklogLimit {
  const setting = `operations.backlog.${mode}` as const;
  return { setting, otherwise: TENANT_SETTINGS[setting].otherwise };
}

/** The error of a tenant with as many unfinished operations as `settings` allow. */
export function backlogFull(mode: Mode, settings: readonly { name: string; value: unknown }[]): AppError {
  const limit = settingOf(settings, `operations.backlog.${mode}`);
  return new AppError(
    'rate_limited',
    `The tenant has ${limit} unfinished operations in ${mode} mode, which is its limit. Wait until some have ended, or cancel some.`,
    {
      extensions: { policy: POLICY, limit },
      headers: {
        'Retry-After': String(RETRY_AFTER_SECONDS),
        'RateLimit-Policy': `"${POLICY}";q=${limit}`,
        RateLimit: `"${POLICY}";r=0;t=${RETRY_AFTER_SECONDS}`,
      },
    },
  );
}
