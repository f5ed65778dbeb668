/** Year and month; the month is null if not stated; "present" for an open end. */
export type ScoredDate = [number, number | null] | 'present' | null;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts any date string to year and month. */
export function yearMonth(value: unknown): ScoredDate {
  if (value === null || value === undefined) return null;
  const text = `${value as string | number}`.toLowerCase().trim();
  if (/present|current|now|ongoing|today/.test(text)) return 'present';
  let match = /(\d{4})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (match) return [Number(match[1]), Number(match[2])];
  match = /(?<!\d)(\d{1,2})[-/.](\d{4})/.exec(text);
  if (match) return [Number(match[2]), Number(match[1])];
  match = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(\d{4})/.exec(text);
  if (match) return [Number(match[2]), MONTHS.indexOf(match[1] as string) + 1];
  match = /(19|20)\d\d/.exec(text);
  return match ? [Number(match[0]), null] : null;
}

export interface DatedEntry {
  start?: unknown;
  end?: unknown;
  date_text?: unknown;
}

/** Returns start and end of an entry, from its fields or from one text that contains both. */
export function dateRange(entry: DatedEntry): [ScoredDate, ScoredDate] {
  if (truthy(entry.start) || truthy(entry.end))
    return [yearMonth(entry.start), yearMonth(entry.end) ?? 'present'];
  const text = String((entry.date_text as string | number | null | undefined) ?? '');
  const split = /\s+(?:to|until)\s+|\s*[–—]\s*|\s+-+\s+|(?<=\d{4})-(?=\d{4}|[a-z])/i.exec(text);
  if (!split) return [yearMonth(truthy(entry.date_text) ? text : ''), null];
  return [yearMonth(text.slice(0, split.index)), yearMonth(text.slice(split.index + split[0].length))];
}

/** True if two dates are equal at the precision of the gold date; null without a gold date. */
export function sameDate(gold: ScoredDate, predicted: ScoredDate): boolean | null {
  if (gold === null) return null;
  if (gold === 'present' || predicted === 'present' || predicted === null) return gold === predicted;
  return gold[0] === predicted[0] && (gold[1] === null || predicted[1] === null || gold[1] === predicted[1]);
}

function truthy(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
