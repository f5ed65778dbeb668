import type { Repositories } from '../../db/kernel/repositories';
import { AppError } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';
import { changeFromJson, changeToJson } from './change-json';

/**
 * Makes a change at most once for an `Idempotency-Key`. The outcome is stored with the key in the transaction of the
 * change. If the process dies before it stores the response, or cannot store it, the repeated request gets that outcome
 * and changes nothing. Without a key, or if the outcome is null because nothing changed, it is a transaction like any
 * other.
 *
 * What `work` returns must be all that the response needs: values that were made up before, such as ids and secrets,
 * are others in the repeated request.
 */
export function changeOnce<T>(
  data: TenantData,
  caller: Caller,
  work: (repositories: Repositories) => Promise<T>,
): Promise<T> {
  const { idempotencyId } = caller;
  const tenant = data.of(caller);
  if (idempotencyId === undefined) return tenant.transaction(work);
  return tenant.transaction(async (repositories) => {
    const stored = await repositories.idempotencyKeys.lockOutcome(idempotencyId);
    if (stored === undefined) {
      // A process that was suspended for longer than its lock.
      throw new AppError(
        'service_unavailable',
        'Another request with this key has completed. Repeat the request.',
      );
    }
    if (stored !== null) return changeFromJson(stored) as T;
    const outcome = await work(repositories);
    if (outcome !== null && outcome !== undefined)
      await repositories.idempotencyKeys.storeOutcome(idempotencyId, changeToJson(outcome));
    return outcome;
  });
}
