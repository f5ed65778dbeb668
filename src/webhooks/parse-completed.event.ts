import type { UUID, Unit } from '../domain/common';
import type { DocumentType, ReadMethod } from '../domain/parsing/parse-meta';

export interface ParseCompletedData {
  parseId: UUID;
  operationId: UUID | null;
  documentType: DocumentType;
  source: 'parse.resume' | 'parse.jd' | 'jobs.sync' | 'candidates.sync';
  status: 'succeeded' | 'failed';
  method: ReadMethod | null;
  confidence: Unit | null;
  pageCount: number | null;
  /** Codes only. */
  warnings: string[];
  jobId: UUID | null;
  candidateId: UUID | null;
  error: { code: string; message: string } | null;
}

export const PARSE_COMPLETED = 'parse.completed';
