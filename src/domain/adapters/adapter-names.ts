/**
 * Names of the source systems whose records the service accepts, as callers write them. The list stands alone so that the
 * candidate types can use it without importing the adapters; `index.ts` holds one definition for each name.
 */
export const ADAPTER_NAMES = ['salesforce', 'civicrm', 'hmis'] as const;
export type AdapterName = (typeof ADAPTER_NAMES)[number];

/** How a caller can write the items of a push: as candidates, or as records of a source system. */
export const CANDIDATE_ADAPTERS = ['native', ...ADAPTER_NAMES] as const;
export type CandidateAdapterName = (typeof CANDIDATE_ADAPTERS)[number];
