import type { CandidateInput } from '../candidates/candidate-input';
import type { Warning } from '../common';

/** A record as its system exports it. */
export type SourceRecord = Readonly<Record<string, unknown>>;

/** Settings of an organization for a source system. */
export interface AdapterSettings {
  /** Unmapped fields that are stored as custom fields; sensitive fields never are. */
  customFieldAllowlist: readonly string[];
  /** IANA time zone of times without a zone. */
  timeZone: string;
}

export interface MappedCandidate {
  externalId: string;
  given: CandidateInput;
  /** Names of the fields that were not stored, in the order of the record. */
  droppedFields: string[];
  warnings: Warning[];
}

/** Converts a record of one system to a candidate. @throws RecordFormatError if the record is invalid */
export type Adapter = (record: SourceRecord, settings: AdapterSettings) => MappedCandidate;

/**
 * The record does not match the export format of its system. The message describes the fault without repeating values.
 */
export class RecordFormatError extends Error {
  /** `pointer` is a JSON Pointer inside the record. */
  constructor(
    readonly pointer: string,
    readonly code: 'required' | 'type' | 'format' | 'max' | 'conflict',
    message: string,
  ) {
    super(message);
  }
}
