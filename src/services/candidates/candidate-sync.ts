import type { AdapterName, SourceRecord } from '../../domain/adapters';
import type { CandidateSource } from '../../domain/candidates/candidate';
import type { CandidateInput } from '../../domain/candidates/candidate-input';
import type { UUID, Warning } from '../../domain/common';
import type { StoredError } from '../../platform/app-error';
import type { PushedDocument } from '../parsing/parse-pushed-document';

/** What a caller says beside a record of its system, which carries none of it. */
export type RecordExtras = Pick<CandidateInput, 'occupations' | 'skills' | 'preferences' | 'consent'>;

export interface RefusedItem {
  kind: 'refused';
  externalId: string | null;
  error: StoredError;
}

/** An item as it was sent, checked; records have not been looked into. */
export type CandidateItemInput =
  | { kind: 'native'; externalId: string | null; given: CandidateInput; document: PushedDocument | null }
  | {
      kind: 'record';
      adapter: AdapterName;
      record: SourceRecord;
      beside: RecordExtras;
      document: PushedDocument | null;
      /** Where the record stands in the request. */
      at: string;
      /** What of that could not be understood. */
      warnings: Warning[];
    }
  | RefusedItem;

/** An item as it waits for its turn: nothing is left in it that may not be kept. */
export interface CandidatePush {
  kind: 'push';
  externalId: string | null;
  source: CandidateSource;
  given: CandidateInput;
  /** A resume to be read, or a note of the record that is as long as one. */
  document: PushedDocument | null;
  documentIs: 'resume' | 'note';
  droppedFields: string[];
  warnings: Warning[];
}

export type CandidateBatchItem = CandidatePush | RefusedItem;

interface EntryExtras {
  index: number;
  externalId: string | null;
  /** Names of what was not kept; only when there is any. */
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
