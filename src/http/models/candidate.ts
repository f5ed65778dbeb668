import type { CANDIDATE_ADAPTERS } from '../../domain/adapters/adapter-names';
import type { CandidateListItem, CandidateSource } from '../../domain/candidates/candidate';
import type { GivenCandidate, GivenPreferences, GivenSkill } from '../../domain/candidates/given-candidate';
import type { CandidateConsent } from '../../domain/candidates/candidate';
import type { UUID, Warning } from '../../domain/common';
import type { ItemError } from './job';

/** How the items of a push are written: as candidates, or as records of a case-management system. */
export type CandidateAdapter = (typeof CANDIDATE_ADAPTERS)[number];

/** A candidate of your own: a field that is absent keeps what is known, one that is null clears it. */
export interface NativeCandidate extends GivenCandidate {
  /**
   * Your own identifier. A second push with the same one updates the candidate; without one each push creates.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string | null;
  /** A resume as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL. It is parsed, not kept. */
  resumeText?: string | null;
  /** Ignored, so that a candidate can be sent back whole. */
  candidateId?: unknown;
  /** Ignored. */
  tenantId?: unknown;
  /** Ignored. */
  source?: CandidateSource;
  /** Ignored. */
  createdAt?: unknown;
  /** Ignored. */
  updatedAt?: unknown;
}

/** Preferences beside a record, in the words of its system. */
export interface RecordPreferences extends Omit<GivenPreferences, 'shifts' | 'workplaceTypes'> {
  /**
   * As in a native candidate, or in words such as `Night shift`; what is not understood is left out with a warning.
   * @maxItems 20
   */
  shifts?: string[] | null;
  /**
   * As in a native candidate, or in words such as `Work from home`; what is not understood is left out with a warning.
   * @maxItems 20
   */
  workplaceTypes?: string[] | null;
}

/** A record as its system exports it, and beside it what such records do not carry. */
export interface CandidateRecordItem {
  /** The whole record; an answer of the CiviCRM API with `values` counts as one item for each of them. */
  record: Record<string, unknown>;
  /** As in a native candidate. */
  resumeText?: string | null;
  /**
   * Titles of past work; skills are inferred from them.
   * @maxItems 100
   */
  occupations?: string[] | null;
  /** @maxItems 500 */
  skills?: (string | GivenSkill)[] | null;
  preferences?: RecordPreferences | null;
  consent?: Partial<CandidateConsent> | null;
}

/** Up to 100 candidates, taken over in their order. */
export interface CandidateSyncRequest {
  /** `native` unless told otherwise. */
  adapter?: CandidateAdapter;
  /** Each item is judged by itself: one that is not valid fails alone. */
  candidates: unknown[];
}

/** What became of one candidate; `error` says why it failed. */
export interface CandidateSyncItem {
  /** Position among the records of the request, from 0. */
  index: number;
  candidateId: UUID | null;
  externalId: string | null;
  action: 'created' | 'updated' | 'failed';
  /** Names of fields that were not kept; only when there are any. */
  droppedFields?: string[];
  /** Only when there are any. */
  warnings?: Warning[];
  error?: ItemError;
}

export interface CandidateSyncSummary {
  /** @isInt */
  total: number;
  /** @isInt */
  created: number;
  /** @isInt */
  updated: number;
  /** @isInt */
  failed: number;
}

export interface CandidateSyncAnswer {
  /** One entry a record, in the order of the request. */
  results: CandidateSyncItem[];
  summary: CandidateSyncSummary;
}

/** One page of candidates, the most recently created first. */
export interface CandidateList {
  candidates: CandidateListItem[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
