import type { Format } from 'ajv';
import { parseIsoTime, isPartialDate } from '../../domain/calendar';

type TextFormat = 'partial-date' | 'timestamp' | 'soc-code' | 'web-address' | 'apply-address' | 'currency';

interface Rule {
  holds: (text: string) => boolean;
  message: string;
}

const RULES: Record<TextFormat, Rule> = {
  'partial-date': {
    holds: isPartialDate,
    message: 'A valid date from 1900 to 2999 as YYYY, YYYY-MM or YYYY-MM-DD.',
  },
  timestamp: {
    holds: (text) => parseIsoTime(text) !== null,
    message: 'A valid ISO 8601 date or time, such as 2026-06-08T12:00:00Z.',
  },
  'soc-code': {
    // Major groups of the Standard Occupational Classification are odd: 11 to 49, 51, 53 and 55.
    holds: (text) => /^(?:[1-4][13579]|5[135])-\d{4}(?:\.\d{2})?$/.test(text),
    message: 'A Standard Occupational Classification code, such as 53-7051 or 53-7051.00.',
  },
  'web-address': {
    holds: (text) => [null, 'http:', 'https:'].includes(schemeOf(text)),
    message: 'A web URL with the scheme https: or http:.',
  },
  'apply-address': {
    holds: (text) => ['http:', 'https:', 'mailto:'].includes(schemeOf(text) ?? ''),
    message: 'A URL that begins with https://, http:// or mailto:.',
  },
  currency: {
    holds: (text) => CURRENCIES.has(text),
    message: 'An ISO 4217 currency code, such as USD.',
  },
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Schemas whose text values are checked beyond their keywords, with the format of each. */
export const FORMAT_OF_SCHEMA: Readonly<Record<string, TextFormat>> = {
  PartialDate: 'partial-date',
  Timestamp: 'timestamp',
  SocCode: 'soc-code',
  WebAddress: 'web-address',
  ApplyAddress: 'apply-address',
  CurrencyCode: 'currency',
};

/** Formats accept an empty text, which means absent. Where a text is required, its minimum length rejects it. */
export const FORMATS: Record<string, Format> = {
  ...Object.fromEntries(
    Object.entries(RULES).map(([name, { holds }]) => [
      name,
      (text: string) => text.trim() === '' || holds(text),
    ]),
  ),
  // A form field that must be a file but was sent as text.
  binary: () => false,
};

const FILE_MESSAGE = 'Send a file, with a file name in its Content-Disposition.';

/** Describes valid texts of a format. */
export function formatMessage(format: string): string {
  return (RULES as Record<string, Rule | undefined>)[format]?.message ?? FILE_MESSAGE;
}

/** Scheme as a browser parses it, ignoring line breaks and similar disguises; null without one. */
function schemeOf(text: string): string | null {
  try {
    return new URL(text.trim()).protocol;
  } catch {
    return null;
  }
}
