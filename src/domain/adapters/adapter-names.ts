/**
 * Names of the source systems in API requests. They are in a file of their own so that the candidate types can use them
 * without importing the adapters; `index.ts` has one definition per name.
 */
export const ADAPTER_NAMES = ['salesforce', 'civicrm', 'hmis'] as const;
export type AdapterName = (typeof ADAPTER_NAMES)[number];

/** Formats of the items of a push: candidates or records of a source system. */
export const CANDIDATE_ADAPTERS = ['native', ...ADAPTER_NAMES] as const;
export type CandidateAdapterName = (typeof CANDIDATE_ADAPTERS)[number];
