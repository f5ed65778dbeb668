import type { components } from '@tenure/client';
import type { MarkedValue } from '../evidence/marked-value';

type Schemas = components['schemas'];

export type ParsedResume = Schemas['ParsedResume'];
export type ParsedPosting = Schemas['ParsedJobDescription'];

/** One extracted value with its confidence and its supporting words. */
export interface Finding extends MarkedValue {
  /** JSON Pointer of the value in the response. */
  pointer: string;
  detail: string | null;
  lines: string[];
  confidence: number | null;
}

export interface FindingGroup {
  title: string;
  /** Layout: many short findings side by side, or few long findings in rows. */
  shape: 'chips' | 'entries' | 'facts';
  findings: Finding[];
}
