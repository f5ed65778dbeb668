import type { components } from '@tenure/client';

type Schemas = components['schemas'];

export type ParsedResume = Schemas['ParsedResume'];
export type ParsedPosting = Schemas['ParsedJobDescription'];
export type Evidence = Schemas['Evidence'];

/** One extracted value with its confidence and its supporting words. */
export interface Finding {
  id: string;
  title: string;
  detail: string | null;
  lines: string[];
  confidence: number | null;
  evidence: Evidence[];
}

export interface FindingGroup {
  title: string;
  /** Layout: many short findings side by side, or few long findings in rows. */
  shape: 'chips' | 'entries' | 'facts';
  findings: Finding[];
}
