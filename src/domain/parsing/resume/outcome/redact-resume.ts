import { escapePattern } from '../../../text/escape-pattern';
import { alternatives } from '../../locales';
import { PhraseSearch } from '../../text/phrase-search';
import type { Span } from '../../text/source-text';
import { WordStartPattern } from '../../text/word-patterns/word-start-pattern';

/** One mask for every redaction, so that its length reveals nothing. */
const REDACTION_MASK = '[redacted]';
const PERSONAL_DATA = new WordStartPattern([alternatives((locale) => locale.personalDataLabels)], {
  before: '(?<![\\p{L}\\p{N}])',
  end: '(?![\\p{L}\\p{N}])\\.?\\s{0,3}[:.-]\\s{0,3}[^\\n|]{1,60}',
});

/**
 * Removes data that identifies the candidate: the given spans, every repetition of the name, and birth and civil data.
 */
export function redactResume(raw: string, spans: Span[], name: string | null): string {
  const all = [...spans, ...nameRepetitions(raw, name)];
  for (const { index, text } of PERSONAL_DATA.matches(raw))
    all.push({ start: index, end: index + text.length });
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: string[] = [];
  let from = 0;
  for (const span of all) {
    if (span.end <= from) continue;
    if (span.start >= from) parts.push(raw.slice(from, span.start), REDACTION_MASK);
    from = span.end;
  }
  parts.push(raw.slice(from));
  return parts.join('');
}

/** Returns the repetitions of a name and of its longer words that are not parts of other words. */
function nameRepetitions(raw: string, name: string | null): Span[] {
  if (name === null) return [];
  const words = name.split(/\s+/).filter((word) => word.replace(/\P{L}/gu, '').length >= 3);
  const search = new PhraseSearch(raw);
  const phrases = [name, ...words].map((text) => text.split(/\s+/));
  if (phrases.every((phrase) => phrase[0] !== '' && search.canFind(phrase)))
    return firstWithoutOverlaps(phrases.map((phrase) => wholeOccurrences(search, phrase)));
  const patterns = [name, ...words].map((text) => escapePattern(text).replace(/\s+/g, '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}])(?:${patterns.join('|')})(?![\\p{L}])`, 'giu');
  return [...raw.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function wholeOccurrences(search: PhraseSearch, phrase: readonly string[]): Span[] {
  const isWhole = ({ start, end }: Span): boolean =>
    !/\p{L}$/u.test(search.text.slice(Math.max(0, start - 2), start)) &&
    !/^\p{L}/u.test(search.text.slice(end, end + 2));
  const spans: Span[] = [];
  for (let span = search.find(phrase, 0, isWhole); span; span = search.find(phrase, span.start + 1, isWhole))
    spans.push(span);
  return spans;
}

/** Returns the spans as a regular expression with these alternatives would: the leftmost, of these the first. */
function firstWithoutOverlaps(alternatives: readonly Span[][]): Span[] {
  const sorted = alternatives.flat().sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  let end = 0;
  for (const span of sorted) {
    if (span.start < end) continue;
    spans.push(span);
    end = span.end;
  }
  return spans;
}
