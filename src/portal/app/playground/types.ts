import type { components } from '@tenure/client';

type Schemas = components['schemas'];

export type ParsedResume = Schemas['ParsedResume'];
export type ParsedPosting = Schemas['ParsedJobDescription'];
export type Evidence = Schemas['Evidence'];

/** One thing that was read: what it is, how sure, and the words it rests on. */
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
  /** Many short findings beside each other, or few long ones below each other. */
  shape: 'chips' | 'entries' | 'facts';
  findings: Finding[];
}
