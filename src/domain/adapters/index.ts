import type { CandidateSource } from '../candidates/candidate';
import type { Adapter, SourceRecord } from './adapter';
import { civicrm, expandCivicrm } from './civicrm';
import { hmis } from './hmis';
import { expandSalesforce, salesforce } from './salesforce';

export { RecordFault, type AdapterSettings, type SourceRecord } from './adapter';

/** The systems whose records are understood. */
export const ADAPTER_NAMES = ['salesforce', 'civicrm', 'hmis'] as const satisfies readonly CandidateSource[];
export type AdapterName = (typeof ADAPTER_NAMES)[number];

export const ADAPTERS: Record<AdapterName, Adapter> = { salesforce, civicrm, hmis };

/** The records inside a whole answer of the system's API; null when it is one record. */
export function recordsInside(adapter: AdapterName, record: SourceRecord): unknown[] | null {
  if (adapter === 'civicrm') return expandCivicrm(record);
  return adapter === 'salesforce' ? expandSalesforce(record) : null;
}
