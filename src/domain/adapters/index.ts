import type { SourceRecord } from './adapter';
import type { AdapterName } from './adapter-names';
import { civicrm } from './civicrm';
import type { AdapterDefinition } from './define-adapter';
import { hmis } from './hmis';
import { salesforce } from './salesforce';

export { RecordFormatError, type AdapterSettings, type SourceRecord } from './adapter';
export {
  ADAPTER_NAMES,
  CANDIDATE_ADAPTERS,
  type AdapterName,
  type CandidateAdapterName,
} from './adapter-names';
export type { AdapterDefinition, SideFile } from './define-adapter';

/** The source systems whose records the service accepts. */
export const ADAPTERS: Readonly<Record<AdapterName, AdapterDefinition>> = { salesforce, civicrm, hmis };

/**
 * Returns the records in an API response of the system and the member that contains them; null if the item is a single
 * record.
 */
export function recordsInside(
  { recordList }: AdapterDefinition,
  record: SourceRecord,
): { member: string; records: readonly unknown[] } | null {
  if (!recordList?.applies(record)) return null;
  return { member: recordList.member, records: record[recordList.member] as readonly unknown[] };
}
