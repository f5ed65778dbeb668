import type { Unit } from '../../common';
import type { Gap } from '../match-result';

/** What comparing one thing gives. */
export interface ComponentOutcome {
  /** Null when the job asks nothing of the kind or the record says nothing about it. */
  score: Unit | null;
  found: string[];
  missing: string[];
  note: string | null;
  /** How well founded the score is: dated statements .8, statements .6, derived values their probability. */
  quality: Unit;
  gaps: Gap[];
}

/** Evidence behind a value: stated with dates, stated, or nothing known. */
export const QUALITY = { dated: 0.8, stated: 0.6 } as const;

/** A component neither side gives data for. */
export function silent(note: string | null = null): ComponentOutcome {
  return { score: null, found: [], missing: [], note, quality: 0, gaps: [] };
}

/** Keeps a value within 0–1. */
export function unit(value: number): Unit {
  return Math.min(1, Math.max(0, value));
}
