import type { CANDIDATE_ADAPTERS } from '../../domain/adapters/adapter-names';
import type { CandidateListItem, CandidateSource, CustomFields } from '../../domain/candidates/candidate';
import type { CandidateInput, GivenPreferences, GivenSkill } from '../../domain/candidates/candidate-input';
import type { CandidateConsent } from '../../domain/candidates/candidate';
import type { UUID, Warning } from '../../domain/common';
import type { ItemError } from './job';

/** The format of the items of a push: candidates, or records of a case-management system. */
export type CandidateAdapter = (typeof CANDIDATE_ADAPTERS)[number];

/** Your candidate: an absent field keeps its value, null clears it. */
export interface NativeCandidate extends CandidateInput {
  /**
   * Your own identifier. Another push with the same identifier updates the candidate; without it, each push creates a
   * candidate.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string | null;
  /**
   * A resume as text, at most 100,000 characters, or a whole file as an RFC 2397 data URL. The text that
   * was read is kept with the result of its parse for 72 hours, and shown beside the record.
   */
  resumeText?: string | null;
  /**
   * The resume as the id of its parse (`meta.parseId` of `POST /parse/resume`), instead of `resumeText`. Its values are
   * those of the parse with the corrections of its reviews. While the result is kept, the portal shows a document that was
   * parsed with `include=review` beside the record. The key needs the scope `parse` as well.
   */
  resumeParseId?: UUID | null;
  /**
   * Date of the resume, `YYYY-MM-DD`: "present" in it means this date.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  documentDate?: string | null;
  /** Ignored, so that a candidate can be sent back unchanged. */
  candidateId?: unknown;
  /** Ignored. */
  tenantId?: unknown;
  /** Ignored. */
  source?: CandidateSource;
  /** Ignored. */
  createdAt?: unknown;
  /** Ignored. */
  updatedAt?: unknown;
  /** Ignored. */
  corrections?: unknown;
}

/** Preferences in addition to a record, with the values of its system. */
export interface RecordPreferences extends Omit<GivenPreferences, 'shifts' | 'workplaceTypes'> {
  /**
   * As in a native candidate, or in words such as `Night shift`; unrecognized values are left out with a warning.
   * @maxItems 20
   */
  shifts?: string[] | null;
  /**
   * As in a native candidate, or in words such as `Work from home`; unrecognized values are left out with a warning.
   * @maxItems 20
   */
  workplaceTypes?: string[] | null;
}

/** A record as its system exports it, with additional data that such records do not contain. */
export interface CandidateRecordItem {
  /** The whole record; a response of the CiviCRM API with `values` counts as one item per value. */
  record: Record<string, unknown>;
  /** As in a native candidate. */
  resumeText?: string | null;
  /** As in a native candidate. */
  resumeParseId?: UUID | null;
  /**
   * Date of the resume, `YYYY-MM-DD`: "present" in it means this date.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  documentDate?: string | null;
  /**
   * Past job titles; skills are inferred from them.
   * @maxItems 100
   */
  occupations?: string[] | null;
  /** @maxItems 500 */
  skills?: (string | GivenSkill)[] | null;
  preferences?: RecordPreferences | null;
  consent?: Partial<CandidateConsent> | null;
}

/** Up to 100 candidates, processed in their order. */
export interface CandidateSyncRequest {
  /** `native` by default. */
  adapter?: CandidateAdapter;
  /** Each item is validated separately: an invalid item does not affect the others. */
  candidates: unknown[];
}

/** The result of one candidate; `error` contains the reason of a failure. */
export interface CandidateSyncItem {
  /** Position among the records of the request, from 0. */
  index: number;
  candidateId: UUID | null;
  externalId: string | null;
  action: 'created' | 'updated' | 'failed';
  /** Names of fields that were not stored; only present if not empty. */
  droppedFields?: string[];
  /** Only present if not empty. */
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
  /** One entry per record, in the order of the request. */
  results: CandidateSyncItem[];
  summary: CandidateSyncSummary;
}

/** One page of candidates, the most recently created first. */
/** What changes of a candidate. */
export interface CandidateChangeRequest {
  /** Replaces all custom fields; null removes them. */
  customFields: CustomFields | null;
}

export interface CandidateList {
  candidates: CandidateListItem[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
