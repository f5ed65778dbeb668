import type { AdapterName, SourceRecord } from '../../domain/adapters';
import type { CandidateSource } from '../../domain/candidates/candidate';
import type { CandidateInput } from '../../domain/candidates/candidate-input';
import type { UUID, Warning } from '../../domain/common';
import type { StoredError } from '../../platform/app-error';
import type { PushedDocument } from '../parsing/parse-pushed-document';

/** Fields that a caller sends in addition to a source record, because source systems do not export them. */
export type RecordExtras = Pick<CandidateInput, 'occupations' | 'skills' | 'preferences' | 'consent'>;

export interface RefusedItem {
  kind: 'refused';
  externalId: string | null;
  error: StoredError;
}

/** A validated item of a request. Its source record has not been read yet. */
export type CandidateItemInput =
  | {
      kind: 'native';
      externalId: string | null;
      given: CandidateInput;
      document: PushedDocument | null;
      resumeParseId: UUID | null;
      /** JSON Pointer to the item in the request. */
      at: string;
    }
  | {
      kind: 'record';
      adapter: AdapterName;
      record: SourceRecord;
      extras: RecordExtras;
      document: PushedDocument | null;
      resumeParseId: UUID | null;
      /** JSON Pointer to the record in the request. */
      at: string;
      /** Warnings about the fields in `extras`. */
      warnings: Warning[];
    }
  | RefusedItem;

/** An item as it is stored until it is processed, without any data that may not be stored. */
export interface CandidatePush {
  kind: 'push';
  externalId: string | null;
  source: CandidateSource;
  given: CandidateInput;
  /** A resume to parse, or a note of the record that is long enough to be a resume. */
  document: PushedDocument | null;
  documentIs: 'resume' | 'note';
  /** The parse whose result is the resume; absent for a document and without a resume. */
  resumeParseId?: UUID;
  droppedFields: string[];
  warnings: Warning[];
}

export type CandidateBatchItem = CandidatePush | RefusedItem;

interface EntryExtras {
  index: number;
  externalId: string | null;
  /** Names of the fields that were not stored; absent if there are none. */
  droppedFields?: string[];
  warnings?: Warning[];
}

export type CandidateSyncEntry =
  | (EntryExtras & { candidateId: UUID; action: 'created' | 'updated' })
  | (EntryExtras & { candidateId: null; action: 'failed'; error: StoredError });

export interface CandidateSyncResponse {
  results: CandidateSyncEntry[];
  summary: { total: number; created: number; updated: number; failed: number };
}
