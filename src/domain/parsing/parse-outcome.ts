import type { Unit, Warning } from '../common';
import type { DocumentDate } from './parse-meta';
import type { ParsedJobDescription } from './parsed-job-description';
import type { ParsedResume } from './parsed-resume';

export interface ParseOptions {
  /** The day of the request, `YYYY-MM-DD`. It is an input so that parsing the same bytes gives the same result. */
  today: string;
  /** Date of the document according to the caller, `YYYY-MM-DD`. */
  documentDate?: string | null;
  /** Date of the last change according to the file, `YYYY-MM-DD`. */
  fileDate?: string | null;
  /** Language hint of the caller, ISO 639-1. */
  language: string | null;
}

interface OutcomeOf<T> {
  /** Always contains evidence; the service removes it if the caller did not request it. */
  parsed: Omit<T, 'meta'>;
  /** ISO 639-1. */
  language: string | null;
  /** Probability that the document is of the type it was parsed as. */
  documentProbability: Unit;
  confidence: Unit;
  /** JSON pointers to uncertain values that have no confidence of their own in `parsed`. */
  uncertainFields: string[];
  warnings: Warning[];
  /** Lines joined by `\n`, pages by `\f\n`; evidence offsets point into this. */
  rawText: string;
  /** The same text without name, contacts, address and birth date. */
  redactedText: string;
  /** Changes whenever the same document can give a different result. */
  modelVersion: string;
}

export interface ResumeOutcome extends OutcomeOf<ParsedResume> {
  /** The day that "present" refers to. */
  documentDate: DocumentDate;
}
export type PostingOutcome = OutcomeOf<ParsedJobDescription>;
