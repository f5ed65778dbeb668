import type { FieldScore } from './score/tally';
import { macroF1 } from './score/tally';

/** Figures by metric in lower camel case, with dots between a variant and its metric. */
export type Figures = Record<string, number | null>;

export interface SetReport {
  documents: number;
  figures: Figures;
  /** Additional lines of the report. */
  notes?: string[];
}

/** A labelled set that the bench can measure. */
export interface QualitySet {
  /** First part of the keys of its metrics, and its folder of the data directory if `folder` names no other. */
  name: string;
  folder?: string;
  /** Files the set requires, relative to its folder. A set without one of them is skipped and reported. */
  needs: string[];
  /** Metrics in the table, in order. The others appear only in `--json`. */
  headline: string[];
  /** Lowest value of a metric that is good enough. The table marks metrics below it. */
  targets?: Record<string, number>;
  /** Highest value of a metric that is good enough, for errors. */
  limits?: Record<string, number>;
  measure(folder: string): Promise<SetReport>;
}

/** Returns whether a value is worse than the target or the limit of its metric. A missing value misses its target. */
export function missesTarget(
  { targets, limits }: Pick<QualitySet, 'targets' | 'limits'>,
  metric: string,
  value: number | null,
): boolean {
  const target = targets?.[metric];
  if (target !== undefined) return (value ?? 0) < target;
  const limit = limits?.[metric];
  return limit !== undefined && (value ?? Infinity) > limit;
}

/** Converts `work.entries` to `workEntries`, `College Name` to `collegeName`. */
export function metricName(field: string): string {
  const [first = '', ...rest] = field.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return (
    first.charAt(0).toLowerCase() +
    first.slice(1) +
    rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}

/** F1 of every field and their mean, under a variant's name. */
export function f1Figures(scores: Map<string, FieldScore>, variant = ''): Figures {
  const prefix = variant === '' ? '' : `${variant}.`;
  const figures: Figures = { [`${prefix}macroF1`]: round(macroF1(scores)) };
  for (const [field, { f1 }] of scores) figures[`${prefix}${metricName(field)}`] = round(f1);
  return figures;
}

export function round(value: number | null, digits = 4): number | null {
  return value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;
}
