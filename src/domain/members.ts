import { decodeEntities } from './text/entities';

/** The members of a JSON object of unknown content. */
export type Members = Record<string, unknown>;

const MAX_SHORT_TEXT = 500;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object; none of any other value. */
export function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {};
}

/**
 * A short text on one line, without the character references that boards and pages leave in titles and names; null if
 * the value is empty, too long or no text.
 */
export function shortTextOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = decodeEntities(value).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > MAX_SHORT_TEXT ? null : text;
}
