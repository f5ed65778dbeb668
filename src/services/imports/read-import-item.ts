import type { AdapterName, AdapterSettings } from '../../domain/adapters';
import { AppError } from '../../platform/app-error';
import type { CandidateItemInput } from '../candidates/candidate-sync';
import { normalizeCandidateItems } from '../candidates/normalize-candidates';
import type { JobBatchItem } from '../jobs/job-sync';
import { batchCost } from '../operations/task-cost';
import { refusedRow, type ReadImportRow } from './import-upload';

/** Returns the settings of the tenant for an adapter. */
export type SettingsOfAdapter = (adapter: AdapterName) => AdapterSettings;

/** Removes sensitive data before a candidate is staged, as a push does before it is stored. */
export function readCandidateItem(item: CandidateItemInput, settings: SettingsOfAdapter): ReadImportRow {
  const items = normalizeCandidateItems([item], settings);
  const [only] = items;
  if (!only || items.length > 1) {
    return refusedRow(new AppError('validation_failed', 'A row must contain one record.'));
  }
  if (only.kind === 'refused') return { externalId: only.externalId, error: only.error };
  const cost = batchCost(1, only.document ? [only.document] : []);
  return { externalId: only.externalId, item: only, cost };
}

export function readJobItem(item: JobBatchItem): ReadImportRow {
  if (item.kind === 'refused') return { externalId: item.externalId, error: item.error };
  const { externalId, document } = item.push;
  return { externalId, item, cost: batchCost(1, document ? [document] : []) };
}
