import type { CandidateInput } from '../candidates/candidate-input';
import type { Warning } from '../common';

/** A record as its system exports it. */
export type SourceRecord = Readonly<Record<string, unknown>>;

/** What an organization has chosen for a system. */
export interface AdapterSettings {
  /** Fields outside the mapping that are kept as custom fields; sensitive ones never are. */
  customFieldAllowlist: readonly string[];
  /** IANA zone that times without one are in. */
  timeZone: string;
}

export interface Adapted {
  externalId: string;
  given: CandidateInput;
  /** Names of the fields of the record that were not kept, in its order. */
  droppedFields: string[];
  warnings: Warning[];
}

/** Turns a record of one system into a candidate. @throws RecordFault when it is no such record */
export type Adapter = (record: SourceRecord, settings: AdapterSettings) => Adapted;

/** The record does not match the export format of its system. The message says what is wrong and repeats no value. */
export class RecordFault extends Error {
  /** `pointer` is a JSON Pointer inside the record. */
  constructor(
    readonly pointer: string,
    readonly code: 'required' | 'type' | 'format' | 'max' | 'conflict',
    message: string,
  ) {
    super(message);
  }
}
