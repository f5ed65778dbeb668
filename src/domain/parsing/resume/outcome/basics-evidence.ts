import type { Evidence } from '../../../common';
import type { BasicsEvidence, ResumeBasics } from '../../parsed-resume';
import { PhraseSearch } from '../../text/phrase-search';
import { evidenceAt, type SourceText, type Span } from '../../text/source-text';

/** Words of a long text that locate it; the rest of it follows. */
const MAX_PATTERN_WORDS = 30;
/** Characters between the parts of a name that is written in another order, as in "CHEN, Xiaoling (Lily)". */
const MAX_NAME_SPAN = 60;

/** Returns where the document states each of the basics. A value that only a link contains has no evidence. */
export function basicsEvidence(basics: ResumeBasics, source: SourceText): BasicsEvidence {
  const { name, label, email, phones, url, summary, objective, location } = basics;
  const search = new PhraseSearch(source.raw);
  const spans: Record<keyof BasicsEvidence, Span | null> = {
    name: find(search, name) ?? findNameParts(search, basics),
    label: find(search, label),
    email: find(search, email) ?? findSpacedEmail(source.raw, email),
    phone: find(search, phones[0]?.raw ?? null),
    url: find(search, url),
    summary: find(search, summary),
    objective: find(search, objective),
    location: find(search, location?.raw ?? null),
  };
  const evidence: BasicsEvidence = {};
  for (const [field, span] of Object.entries(spans) as [keyof BasicsEvidence, Span | null][]) {
    if (span) evidence[field] = evidenceOf(source, span);
  }
  return evidence;
}

/** One part for each line, because a box around several lines can contain words of other values. */
function evidenceOf(source: SourceText, { start, end }: Span): Evidence[] {
  return source.lines.flatMap((line) => {
    const from = Math.max(start, line.start);
    const to = Math.min(end, line.end);
    return from < to ? [evidenceAt(source, from, to)] : [];
  });
}

/** Finds a value whose words can be divided by line breaks or other white space; upper and lower case are equal. */
function find(search: PhraseSearch, value: string | null): Span | null {
  const words = value?.split(/\s+/).filter((word) => word !== '') ?? [];
  if (words.length === 0) return null;
  const first = words.slice(0, MAX_PATTERN_WORDS);
  if (search.canFind(first)) return search.find(first);
  const match = new RegExp(first.map(escapePattern).join('\\s+'), 'iu').exec(search.text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Finds first and last name near each other, in either order. */
function findNameParts(search: PhraseSearch, { firstName, lastName }: ResumeBasics): Span | null {
  const first = find(search, firstName);
  const last = find(search, lastName);
  if (!first || !last) return first ?? last;
  const start = Math.min(first.start, last.start);
  const end = Math.max(first.end, last.end);
  return end - start <= MAX_NAME_SPAN ? { start, end } : first;
}

/** Finds an address that a space or a line break divides. */
function findSpacedEmail(raw: string, email: string | null): Span | null {
  if (email === null) return null;
  const pattern = [...email].map(escapePattern).join('\\s?');
  const match = new RegExp(pattern, 'iu').exec(raw);
  return match && { start: match.index, end: match.index + match[0].length };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
