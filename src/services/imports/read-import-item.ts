import { AppError } from '../../platform/app-error';
import type { CandidateItemInput } from '../candidates/candidate-sync';
import { normalizeCandidateItems, type CandidateSettings } from '../candidates/normalize-candidates';
import { checkCustomFields } from '../custom-fields/check-custom-fields';
import { checkedItem } from '../jobs/check-push';
import type { JobBatchItem } from '../jobs/job-sync';
import { batchCost } from '../operations/task-cost';
import { refusedRow, type ReadImportRow } from './import-upload';

/** Removes sensitive data before a candidate is staged, as a push does before it is stored. */
export function readCandidateItem(item: CandidateItemInput, settings: CandidateSettings): ReadImportRow {
  const items = normalizeCandidateItems([item], settings);
  const [only] = items;
  if (!only || items.length > 1) {
    return refusedRow(new AppError('validation_failed', 'A row must contain one record.'));
  }
  if (only.kind === 'refused') return { externalId: only.externalId, error: only.error };
  const cost = batchCost(1, only.document ? [only.document] : []);
  return { externalId: only.externalId, item: only, cost };
}

export function readJobItem(given: JobBatchItem, { declared }: CandidateSettings): ReadImportRow {
  const item = checkedItem(given, (push) => checkCustomFields('job', declared, push.customFields, ''));
  if (item.kind === 'refused') return { externalId: item.externalId, error: item.error };
  const { externalId, document } = item.push;
  return { externalId, item, cost: batchCost(1, document ? [document] : []) };
}
