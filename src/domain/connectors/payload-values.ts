import { parseIsoTime } from '../calendar';
import { shortTextOf } from '../members';
import { escapeMarkup } from '../text/markup';

const MAX_URL_LENGTH = 2_000;
const MAX_ID_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 200_000;

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first of the values that is a text. */
export function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = shortTextOf(value);
    if (text !== null) return text;
  }
  return null;
}

/** An identifier, which may be a number. */
export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : shortTextOf(value);
  return text !== null && text.length <= MAX_ID_LENGTH ? text : null;
}

/** HTML or text of any length up to a limit. Parts without text are omitted. */
export function descriptionOf(...parts: unknown[]): string | null {
  const texts = parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '');
  return texts.length === 0 ? null : texts.join('\n').slice(0, MAX_DESCRIPTION_LENGTH);
}

/** A section with its heading as HTML; null without content. */
export function sectionOf(heading: unknown, content: unknown): string | null {
  const html = descriptionOf(content);
  const title = shortTextOf(heading);
  return html === null || title === null ? html : `<h2>${escapeMarkup(title)}</h2>\n${html}`;
}

/** A web address with `https:` or `http:`. */
export function urlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}

/** A time as ISO 8601, as `2026-07-31 22:26:40 UTC`, as in mail headers, or in milliseconds; null for other values. */
export function timeOf(value: unknown): string | null {
  if (typeof value === 'number') {
    const time = new Date(value);
    return Number.isNaN(time.getTime()) ? null : parseIsoTime(time.toISOString());
  }
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)(?: UTC)?$/, '$1T$2Z');
  const isMailDate = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} [\d:]+ (?:[+-]\d{4}|GMT|UTC)$/.test(
    text,
  );
  if (!isMailDate) return parseIsoTime(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : parseIsoTime(new Date(time).toISOString());
}

/** A positive number, which may be written as text. */
export function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

export function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
