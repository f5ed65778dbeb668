import type { Unit, Warning } from '../common';
import type { ParsedJobDescription } from './parsed-job-description';
import type { ParsedResume } from './parsed-resume';

export interface ParseOptions {
  /** The day "Present" means, `YYYY-MM-DD`; given, so that parsing the same bytes again gives the same answer. */
  today: string;
  /** ISO 639-1 hint of the caller. */
  language: string | null;
}

interface OutcomeOf<T> {
  /** Evidence is always filled in; the service leaves it out when the caller did not ask for it. */
  parsed: Omit<T, 'meta'>;
  /** ISO 639-1. */
  language: string | null;
  /** Probability that the document is of the kind it was parsed as. */
  documentProbability: Unit;
  confidence: Unit;
  warnings: Warning[];
  /** Lines joined by `\n`, pages by `\f\n`; evidence offsets point into this. */
  rawText: string;
  /** Same text without name, contacts, address and birth date. */
  redactedText: string;
  /** Changes whenever the same document could give another answer. */
  modelVersion: string;
}

export type ResumeOutcome = OutcomeOf<ParsedResume>;
export type PostingOutcome = OutcomeOf<ParsedJobDescription>;
