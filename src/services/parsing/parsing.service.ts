import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { Caller } from '../access/caller';
import type { OperationRecord } from '../operations/operation';
import type { UUID } from '../../domain/common';

export const PARSE_INCLUDES = ['evidence', 'rawText', 'redacted'] as const;
export type ParseInclude = (typeof PARSE_INCLUDES)[number];

export interface ParseRequest {
  documentType: DocumentType;
  /** The document as received; a text is sent as its UTF-8 bytes with `declaredType: "text/plain"`. */
  bytes: Uint8Array;
  fileName: string | null;
  /** What the caller said it is; the bytes decide. */
  declaredType: string | null;
  /** ISO 639-1 hint. */
  language: string | null;
  include: readonly ParseInclude[];
  /** Set when the call carried an Idempotency-Key: binds the record to the operation in the same transaction. */
  idempotencyId: UUID | null;
  /** Whether the caller wants the result in this call. */
  waits: boolean;
}

export interface ParsingService {
  /** The operation: ended already where a short text is waited for, else accepted for the `parse` pool. */
  submit(caller: Caller, request: ParseRequest): Promise<OperationRecord>;
}
