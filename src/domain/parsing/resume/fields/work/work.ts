import type { EmploymentType, Location } from '../../../../common';
import type { WorkItem } from '../../../parsed-resume';
import { evidenceAt, type SourceText, type Span } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import { splitDatedEntries, isHeaderLike, type DatedEntry } from '../../segmentation/dated-entries';
import { employerScore } from './employer-words';
import { extractBody } from '../../segmentation/entry-body';
import { segmentHeader, type HeaderSegment } from '../../segmentation/header-segments';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { titleScore } from './title-words';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';
import { findWorkSentences } from './work-sentences';
import { monthsBetween } from './months';

/** A work item with what later stages need. */
export interface WorkDraft {
  item: WorkItem;
  body: ResumeLine[];
  header: ResumeLine[];
}

/** How much less likely words in brackets are the title or the employer. */
const ASIDE_CONFIDENCE = 0.45;
/** Part of an employer that stands before its name: "Telemetry Unit, St. Brendan Medical Center". */
const DEPARTMENT_WORDS =
  /\b(?:unit|ward|floor|department|dept|division|team|med[/-]?surg|icu|nicu|emergency room|telemetry|radiology|oncology|pa?ediatrics|intensive care|night shift|day shift)\.?(?: \d+)?$/i;

/** A piece of a header with how much it reads as a title and as an employer. */
interface SegmentScores extends HeaderSegment {
  title: number;
  employer: number;
}

interface SegmentRoles {
  position: SegmentScores | null;
  employer: SegmentScores | null;
  location: Location | null;
  locationSpan: Span | null;
}

const EMPLOYMENT_TYPES: [EmploymentType, RegExp][] = [
  ['internship', /\bintern(?:ship)?\b/i],
  ['apprenticeship', /\bapprentice(?:ship)?\b/i],
  ['full_time', /\bfull[- ]time\b/i],
  ['part_time', /\bpart[- ]time\b/i],
  ['per_diem', /\bper[- ]diem\b|\bprn\b/i],
  ['seasonal', /\bseasonal\b/i],
  ['temporary', /\btemp(?:orary)?\b/i],
  ['contract', /\bcontract(?:or|ual)?\b|\bfreelance\b/i],
  ['volunteer', /\bvolunteer\b/i],
];
const SELF_EMPLOYED = /\bself[- ]employed\b|\bfreelance\b|\bown business\b/i;
const EMPLOYMENT_TYPE_ONLY =
  /^(?:full[- ]time|part[- ]time|temporary|contract|seasonal|internship|per[- ]diem|freelance|remote|hybrid|on-?site|permanent|temp|volunteer|self-employed|paid|unpaid|self employed|\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?)$/i;

/** Work entries of a section's lines, in the order of the document. */
export function extractWork(
  source: SourceText,
  lines: ResumeLine[],
  spans: ResumeSpan[],
  today: string,
): WorkDraft[] {
  const score = (text: string): number => Math.max(titleScore(text), employerScore(text) - 0.05);
  let entries = splitDatedEntries(lines, score);
  if (entries.length === 0) entries = splitUndatedLines(lines);
  const segmented = entries.map((entry) =>
    segmentHeader(entry.header)
      .filter((segment) => !EMPLOYMENT_TYPE_ONLY.test(segment.text))
      .flatMap((segment) => splitTagged(segment, spans))
      .map((segment) => scoreSegment(segment, spans)),
  );
  const order = titleFirst(segmented.map((segments) => assignRoles(segments, null)));
  const roles = segmented.map((segments) => assignRoles(segments, order));
  const drafts = entries.map((entry, index) => toDraft(source, entry, roles[index] as SegmentRoles, today));
  const sure = drafts.filter(({ item, header }) => isPlausible(item, header, spans));
  const kept = [...inheritEmployers(sure), ...unclaimedPositions(source, lines, spans, drafts, today)];
  // Papers without entry headers tell their posts in sentences.
  return kept.length > 0 ? kept : extractWorkSentences(source, lines, today);
}

/** False for a dated line that neither its words nor the tagger take for a post: a page number, a project. */
function isPlausible(item: WorkItem, header: ResumeLine[], spans: ResumeSpan[]): boolean {
  const words = Math.max(titleScore(item.position ?? ''), employerScore(item.name ?? ''));
  if (words >= 0.3 || header.some((line) => line.bold || line.source.layout.box !== null)) return true;
  return header.some((line) => coverage(spans, 'title', line) > 0 || coverage(spans, 'employer', line) > 0);
}

/** A tagged title with a tagged employer beside it, in lines that no entry took for its header. */
function unclaimedPositions(
  source: SourceText,
  lines: ResumeLine[],
  spans: ResumeSpan[],
  drafts: WorkDraft[],
  today: string,
): WorkDraft[] {
  const headers = new Set(drafts.flatMap((entry) => entry.header.map((line) => line.start)));
  return lines.flatMap((line, index) => {
    if (headers.has(line.start)) return [];
    const title = overlapping(spans, line).find(
      ({ kind, start, end }) => kind === 'title' && start >= line.start && end <= line.end,
    );
    if (!title) return [];
    const next = lines[index + 1];
    const reach = next && !headers.has(next.start) && isHeaderLike(next) ? next.end : line.end;
    const employer = overlapping(spans, { start: line.start, end: reach }).find(
      ({ kind, start, end }) => kind === 'employer' && start >= line.start && end <= reach,
    );
    if (!employer && !isHeaderLike(line)) return [];
    const date = [...line.dates, ...(next?.dates ?? [])].find((mention) => mention.range) ?? null;
    const result = positionFromSpans(
      source,
      { header: [line], date, body: [] },
      title,
      employer ?? null,
      today,
    );
    return [{ ...result, item: { ...result.item, confidence: Math.min(0.5, result.item.confidence) } }];
  });
}

/** Posts from running text: fewer and less sure than entries. */
export function extractWorkSentences(source: SourceText, lines: ResumeLine[], today: string): WorkDraft[] {
  return findWorkSentences(source, lines).flatMap(({ position, employer, entry }) => {
    if (titleScore(source.raw.slice(position.start, position.end)) < 0.5) return [];
    const result = positionFromSpans(source, entry, position, employer, today);
    return [{ ...result, item: { ...result.item, confidence: Math.min(0.6, result.item.confidence) } }];
  });
}

/** Entries without any dates: a header is a run of header-like lines with a title in it. */
function splitUndatedLines(lines: ResumeLine[]): DatedEntry[] {
  const entries: DatedEntry[] = [];
  let header: ResumeLine[] = [];
  let open: DatedEntry | null = null;
  for (const line of lines) {
    if (isHeaderLike(line) && line.words <= 10 && header.length < 3) {
      header.push(line);
      continue;
    }
    if (
      header.length > 0 &&
      header.some((candidate) => segmentHeader([candidate]).some((s) => titleScore(s.text) >= 0.6))
    ) {
      open = { header, date: null, body: [] };
      entries.push(open);
    } else {
      open?.body.push(...header);
    }
    header = [];
    open?.body.push(line);
  }
  if (
    header.length > 0 &&
    header.some((candidate) => segmentHeader([candidate]).some((s) => titleScore(s.text) >= 0.6))
  ) {
    entries.push({ header, date: null, body: [] });
  }
  return entries;
}

/** What the words say and what the tagger says, whichever is surer; a clear tag for one role counts against the other. */
function scoreSegment(segment: HeaderSegment, spans: ResumeSpan[]): SegmentScores {
  const tagged = { title: coverage(spans, 'title', segment), employer: coverage(spans, 'employer', segment) };
  let title = titleScore(segment.text);
  let employer = employerScore(segment.text);
  if (tagged.title > 0.6) [title, employer] = [Math.max(title, 0.75), employer * 0.6];
  if (tagged.employer > 0.6) [title, employer] = [title * 0.6, Math.max(employer, 0.7)];
  return { ...segment, title, employer };
}

/** "Line Cook Blue Diner": cut where a tagged title ends and a tagged employer begins, or the other way round. */
function splitTagged(segment: HeaderSegment, spans: ResumeSpan[]): HeaderSegment[] {
  if (segment.location) return [segment];
  const inside = overlapping(spans, segment).filter(
    ({ kind, start, end }) =>
      (kind === 'title' || kind === 'employer') && start >= segment.start && end <= segment.end,
  );
  const [first, second] = inside;
  if (!first || !second || inside.length > 2 || first.kind === second.kind) return [segment];
  const leftText = segment.text.slice(0, second.start - segment.start).replace(/[\s,|–—-]+$/u, '');
  const rightText = segment.text.slice(second.start - segment.start);
  if (leftText.length < 2 || rightText.length < 2) return [segment];
  return [
    { ...segment, text: leftText, end: segment.start + leftText.length },
    { ...segment, text: rightText, start: second.start },
  ];
}

/** Gives each piece of a header its role: how it reads, then the order the document keeps. */
function assignRoles(all: SegmentScores[], order: boolean | null): SegmentRoles {
  const place = all.find((segment) => segment.location !== null) ?? null;
  const segments = splitOnSoftSeparators(all.filter((segment) => segment.location === null)).slice(0, 6);
  let best: { value: number; position: SegmentScores | null; employer: SegmentScores | null } = {
    value: -1,
    position: null,
    employer: null,
  };
  const candidates: (SegmentScores | null)[] = [...segments, null];
  for (const position of candidates) {
    for (const employer of candidates) {
      if (position !== null && position === employer) continue;
      const value = pairScore(segments, position, employer, order);
      if (value > best.value) best = { value, position, employer };
    }
  }
  const { position, employer } = best;
  return {
    position,
    employer: employer && withoutDepartment(employer),
    location: place?.location ?? null,
    locationSpan: place,
  };
}

/** A town alone after what ends a company's name: "Keystone Logistics LLC, Philadelphia". */
const TOWN_AFTER_COMPANY = /^(.+\b(?:LLC|Inc\.?|Ltd\.?|Corp\.?|GmbH)), \p{Lu}[\p{L}.' -]+$/u;

function withoutDepartment(employer: SegmentScores): SegmentScores {
  const company = TOWN_AFTER_COMPANY.exec(employer.text)?.[1];
  if (company !== undefined) {
    return isConfident({ ...employer, text: company, end: employer.start + company.length });
  }
  const comma = employer.text.indexOf(', ');
  if (comma === -1 || !DEPARTMENT_WORDS.test(employer.text.slice(0, comma))) return employer;
  const text = employer.text.slice(comma + 2).trimStart();
  if (employerScore(text) < 0.35) return employer;
  return isConfident({ ...employer, text, start: employer.start + employer.text.length - text.length });
}

function pairScore(
  segments: SegmentScores[],
  position: SegmentScores | null,
  employer: SegmentScores | null,
  order: boolean | null,
): number {
  let value = 0;
  if (position) {
    value += 0.25 + position.title - 0.5 * position.employer - (position.aside ? ASIDE_CONFIDENCE : 0);
    value -= 0.12 * Math.max(0, segments.indexOf(position) - 1);
  }
  if (employer) {
    value += 0.25 + employer.employer - 0.6 * employer.title - (employer.aside ? ASIDE_CONFIDENCE : 0);
    value -= 0.12 * Math.max(0, segments.indexOf(employer) - 1);
  }
  if (position && employer && order !== null) {
    if (segments.indexOf(position) < segments.indexOf(employer) === order) value += 0.3;
  }
  return value;
}

/** "Nurse Aide, Sunrise Care" as two pieces when one reads as a title and the other as an employer. */
function splitOnSoftSeparators(segments: SegmentScores[]): SegmentScores[] {
  return segments.flatMap((segment) => {
    for (const match of segment.text.matchAll(/,\s+| (?=for |with )/g)) {
      const left = segment.text.slice(0, match.index);
      const right = segment.text.slice(match.index + match[0].length).replace(/^(?:for|with) /, '');
      const forward =
        titleScore(left) >= 0.5 && titleScore(left) > titleScore(right) && employerScore(right) >= 0.5;
      const backward = titleScore(right) >= 0.6 && employerScore(left) >= 0.35 && titleScore(left) < 0.5;
      // Alone in its header, what follows a title is where it was held.
      const alone = segments.length === 1 && titleScore(left) >= 0.6 && titleScore(right) < 0.4;
      if (!forward && !backward && !alone) continue;
      const middle = segment.start + segment.text.length - right.length;
      return [
        isConfident({ ...segment, text: left, end: segment.start + left.length }),
        isConfident({ ...segment, text: right, start: middle }),
      ];
    }
    return [segment];
  });
}

function isConfident(segment: HeaderSegment): SegmentScores {
  return { ...segment, title: titleScore(segment.text), employer: employerScore(segment.text) };
}

/** Whether titles stand before employers in this document, from the entries where the words leave no doubt. */
function titleFirst(roles: SegmentRoles[]): boolean | null {
  let votes = 0;
  for (const { position, employer } of roles) {
    if (!position || !employer) continue;
    const sure = position.title - employer.title + employer.employer - position.employer;
    if (sure > 0.3) votes += position.start < employer.start ? 1 : -1;
  }
  return votes === 0 ? null : votes > 0;
}

/** A post of the words at two places of the text, one of which may be missing. */
export function positionFromSpans(
  source: SourceText,
  entry: DatedEntry,
  position: Span | null,
  employer: Span | null,
  today: string,
): WorkDraft {
  const rated = (span: Span): SegmentScores => {
    const text = source.raw.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
    return isConfident({ ...span, text, bold: false, italic: false, aside: false, row: 0, location: null });
  };
  const roles = {
    position: position && rated(position),
    employer: employer && rated(employer),
    location: null,
    locationSpan: null,
  };
  return toDraft(source, entry, roles, today);
}

function toDraft(source: SourceText, entry: DatedEntry, roles: SegmentRoles, today: string): WorkDraft {
  const { date } = entry;
  const body = extractBody(entry.body);
  const terms = termsOf(entry.header);
  const spans = [roles.position, roles.employer, date, roles.locationSpan].filter((span) => span !== null);
  if (roles.employer && !roles.position && terms.selfEmployed && roles.employer.employer < 0.5) {
    roles = { ...roles, position: roles.employer, employer: null };
  }
  const confidence = confidenceOf(roles, entry);
  const endDate = date && !date.open ? (date.to ?? date.from) : null;
  const item: WorkItem = {
    name: roles.employer?.text ?? null,
    position: roles.position?.text ?? null,
    onetSocCode: null,
    onetTitle: null,
    occupationConfidence: null,
    employmentType: terms.type,
    location: roles.location,
    url: null,
    startDate: date?.from ?? null,
    endDate: date?.range === false ? null : endDate,
    isCurrent: date?.open ?? false,
    months: null,
    rawDates: date ? source.raw.slice(date.start, date.end) : null,
    summary: body.summary,
    highlights: body.highlights,
    skills: [],
    confidence,
    evidence: spans.map((span) => evidenceAt(source, span.start, span.end)),
  };
  if (date?.range === false) item.endDate = date.from;
  item.months = monthsBetween(item, today);
  return { item, body: entry.body, header: entry.header };
}

/** The terms of employment that a header states. */
interface Terms {
  type: EmploymentType | null;
  selfEmployed: boolean;
}

const termsOfLine = new WeakMap<ResumeLine, Terms>();

/** Many posts may be told on one long line, which is looked through once. */
function termsOf(header: readonly ResumeLine[]): Terms {
  const [only] = header.length === 1 ? header : [];
  const known = only && termsOfLine.get(only);
  if (known) return known;
  const text = header.map((line) => line.text).join('\n');
  const terms = {
    type: EMPLOYMENT_TYPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    selfEmployed: SELF_EMPLOYED.test(text),
  };
  if (only) termsOfLine.set(only, terms);
  return terms;
}

function confidenceOf(roles: SegmentRoles, entry: DatedEntry): number {
  let confidence = 0.35;
  if (entry.date) confidence += entry.date.range ? 0.2 : 0.08;
  if (roles.position) confidence += 0.25 * roles.position.title;
  if (roles.employer) confidence += 0.05 + 0.15 * roles.employer.employer;
  return Math.round(Math.min(0.98, confidence) * 100) / 100;
}

/** Several posts under one employer: the employer's own line carries over to the posts that name none. */
function inheritEmployers(drafts: WorkDraft[]): WorkDraft[] {
  const kept: WorkDraft[] = [];
  const carried = new Set<WorkDraft>();
  let employer: WorkDraft | null = null;
  for (const current of drafts) {
    const { item } = current;
    if (item.name !== null && item.position === null && current.body.length === 0) {
      employer = current;
      kept.push(current);
      continue;
    }
    if (item.name === null && item.position !== null && employer && !termsOf(current.header).selfEmployed) {
      item.name = employer.item.name;
      item.location ??= employer.item.location;
      const evidence = employer.item.evidence?.[0];
      if (evidence) item.evidence?.push(evidence);
      if (employer.item.position === null) carried.add(employer);
    } else if (item.name !== null) {
      employer = current;
    }
    kept.push(current);
  }
  return kept.filter(
    (draft) => !carried.has(draft) && (draft.item.name !== null || draft.item.position !== null),
  );
}
