import type { TenantScope } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import { checkCustomFields, declaredFields } from '../custom-fields/check-custom-fields';
import type { TenantData } from '../tenant-data';
import type { JobBatchItem, JobPush } from './job-sync';

/** Throws `validation_failed` if custom fields of a push do not fit the declared ones. */
export async function checkPush(
  data: TenantData,
  scope: TenantScope,
  push: Pick<JobPush, 'customFields'>,
): Promise<void> {
  if (!push.customFields) return;
  checkCustomFields('job', await declaredFields(data, scope, 'job'), push.customFields, '');
}

/** Replaces the items whose custom fields do not fit the declared ones by their errors. */
export async function checkItems(
  data: TenantData,
  scope: TenantScope,
  items: readonly JobBatchItem[],
): Promise<JobBatchItem[]> {
  if (!items.some((item) => item.kind === 'push' && item.push.customFields)) return [...items];
  const declared = await declaredFields(data, scope, 'job');
  return items.map((item, index) =>
    checkedItem(item, (push) => checkCustomFields('job', declared, push.customFields, `/jobs/${index}`)),
  );
}

/** The item, or the error that the check throws. */
export function checkedItem(item: JobBatchItem, check: (push: JobPush) => void): JobBatchItem {
  if (item.kind === 'refused') return item;
  try {
    check(item.push);
    return item;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', externalId: item.push.externalId, error: toStoredError(error) };
  }
}
