import type { Evidence } from '../../../common';
import type { BasicsEvidence, ResumeBasics } from '../../parsed-resume';
import type { SourceText, Span } from '../../text/source-text';
import { escapePattern } from '../../../text/escape-pattern';
import { ValueEvidence } from '../../evidence/value-evidence';

/** Characters between the parts of a name that is written in another order, as in "CHEN, Xiaoling (Lily)". */
const MAX_NAME_SPAN = 60;

type SingleValue = Exclude<keyof BasicsEvidence, 'emails' | 'phones' | 'profiles'>;

/** Returns where the document states each of the basics. A value that only a link contains has no evidence. */
export function basicsEvidence(basics: ResumeBasics, source: SourceText): BasicsEvidence {
  const { name, label, email, phones, url, summary, objective, location } = basics;
  const search = new ValueEvidence(source);
  const spans: Record<SingleValue, Span | null> = {
    name: search.span(name) ?? findNameParts(search, basics),
    label: search.span(label),
    email: findEmail(search, source.raw, email),
    phone: search.span(phones[0]?.raw),
    url: findLink(search, url),
    summary: search.span(summary),
    objective: search.span(objective),
    location: search.span(location?.raw),
  };
  const evidence: BasicsEvidence = {};
  for (const [field, span] of Object.entries(spans) as [SingleValue, Span | null][]) {
    if (span) evidence[field] = search.of(span);
  }
  const lists: Pick<BasicsEvidence, 'emails' | 'phones' | 'profiles'> = {
    emails: basics.emails.map((each) => search.of(findEmail(search, source.raw, each))),
    phones: phones.map(({ raw }) => search.find(raw)),
    profiles: basics.profiles.map((each) => search.of(findLink(search, each.url))),
  };
  for (const [field, items] of Object.entries(lists) as ['emails', Evidence[][]][]) {
    if (items.some((item) => item.length > 0)) evidence[field] = items;
  }
  return evidence;
}

/** Finds first and last name near each other, in either order. */
function findNameParts(search: ValueEvidence, { firstName, lastName }: ResumeBasics): Span | null {
  const first = search.span(firstName);
  const last = search.span(lastName);
  if (!first || !last) return first ?? last;
  const start = Math.min(first.start, last.start);
  const end = Math.max(first.end, last.end);
  return end - start <= MAX_NAME_SPAN ? { start, end } : first;
}

/** Finds an address, also if a space or a line break divides it. */
function findEmail(search: ValueEvidence, raw: string, email: string | null): Span | null {
  if (email === null) return null;
  const span = search.span(email);
  if (span) return span;
  const pattern = [...email].map(escapePattern).join('\\s?');
  const match = new RegExp(pattern, 'iu').exec(raw);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Finds a link that the document states with or without its scheme. */
function findLink(search: ValueEvidence, url: string | null): Span | null {
  return search.span(url) ?? search.span(url?.replace(/^https?:\/\//i, ''));
}
