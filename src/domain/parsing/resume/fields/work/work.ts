import { alternatives } from '../../../locales';
import type { WorkItem } from '../../../parsed-resume';
import { wholePlace } from '../../../places/places';
import type { SourceText } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import { type DatedEntry, isHeaderLike, splitDatedEntries } from '../../segmentation/dated-entries';
import { employerScore } from '../../../text/employer-words';
import { segmentHeader, type HeaderSegment } from '../../segmentation/header-segments';
import {
  isFormDetail,
  joinAdjacentDates,
  joinDateColumns,
  positionColumns,
  positionLabel,
  splitLabelledFields,
} from '../../segmentation/position-labels';
import { splitSharedLines } from '../../segmentation/shared-lines';
import { rowEntries, tableEntries } from '../../segmentation/table-entries';
import { isProse, type ResumeLine } from '../../segmentation/resume-lines';
import { titleScore } from '../../../text/title-words';
import { type ResumeSpan, coverage } from '../../tagger/resume-spans';
import { findWorkSentences } from './work-sentences';
import { positionFromSpans, termsOf, toDraft, type WorkDraft } from './work-draft';
import { groupRoles } from './grouped-roles';
import { splitMarginColumns } from './margin-columns';
import { findInformalJobs, informalDraft } from './informal-jobs';
import {
  SAME_EMPLOYER,
  type SegmentRoles,
  assignRoles,
  scoreSegment,
  splitTagged,
  titleFirst,
} from './header-roles';

/** Maximum confidence of a position that a sentence states. */
const MAX_SENTENCE_CONFIDENCE = 0.6;
/** With more entries, a text is no prose. */
const MAX_DRAFTS_BESIDE_SENTENCES = 2;
const EMPLOYMENT_TYPE_ONLY =
  /^(?:full[- ]time|part[- ]time|temporary|contract|seasonal|internship|per[- ]diem|freelance|remote|hybrid|on-?site|permanent|temp|volunteer|self-employed|agency|agency work|paid|unpaid|self employed|\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?)$/i;

const AGENCY_WORK_ONLY = new RegExp(`^(?:${alternatives((locale) => locale.agencyWork)})$`, 'iu');

/** Extracts the work entries of a section's lines, in the order of the document. */
export function extractWork(
  source: SourceText,
  allLines: ResumeLine[],
  spans: ResumeSpan[],
  today: string,
): WorkDraft[] {
  const columns = positionColumns(allLines);
  const readLines = columns
    ? joinDateColumns(allLines.filter((line) => line !== columns.row))
    : splitSharedLines(
        joinAdjacentDates(
          splitLabelledFields(splitMarginColumns(allLines)).filter((line) => !isFormDetail(line)),
        ),
      );
  const informalLines = findInformalJobs(readLines);
  const lines = readLines.filter((line) => !informalLines.some((informal) => informal.line === line));
  const score = (text: string): number =>
    positionLabel(text)
      ? 1
      : Math.max(
          titleScore(text),
          employerScore(text) - 0.05,
          employerScore(text.split(', ')[0] ?? '') - 0.05,
        );
  const table = tableEntries(lines);
  let entries = table?.entries ?? (columns && rowEntries(lines, columns)) ?? splitDatedEntries(lines, score);
  if (entries.length === 0) entries = splitUndatedLines(lines);
  const segmented = entries.map((entry) =>
    withOwnBusiness(segmentHeader(entry.header, { columns, cells: table?.fields }))
      .filter(({ field, location }) => field !== 'duties' && (field !== 'other' || location !== null))
      .filter(({ text }) => !EMPLOYMENT_TYPE_ONLY.test(text) && !AGENCY_WORK_ONLY.test(text))
      .flatMap((segment) => splitTagged(segment, spans))
      .map((segment) => scoreSegment(segment, spans)),
  );
  const order = titleFirst(segmented.map((segments) => assignRoles(segments, null)));
  const roles = segmented.map((segments) => assignRoles(segments, order));
  const drafts = entries.map((entry, index) => {
    const segmentRoles = roles[index] as SegmentRoles;
    return toDraft(source, table ? withDutiesOfCells(entry, segmentRoles) : entry, segmentRoles, today);
  });
  const sure = drafts.filter(({ item, header }) => isPlausible(item, header, spans));
  const plausibleDrafts = [
    ...inheritEmployers(sure),
    ...positionsOutsideEntries(source, lines, spans, drafts, today),
    ...informalLines.map(({ line, job }) => informalDraft(source, line, job, today)),
  ];
  // Resumes without entry headers state positions in sentences.
  if (plausibleDrafts.length === 0) return extractWorkSentences(source, lines, today);
  if (plausibleDrafts.length > MAX_DRAFTS_BESIDE_SENTENCES || !lines.some(isProse)) return plausibleDrafts;
  const sentences = extractWorkSentences(source, lines, today);
  return sentences.filter(isComplete).length > plausibleDrafts.filter(isComplete).length
    ? sentences
    : plausibleDrafts;
}

/** Moves the cells of a row that state no title, employer, place or date from its header to its duties. */
function withDutiesOfCells(entry: DatedEntry, roles: SegmentRoles): DatedEntry {
  const stated = [roles.position, roles.employer, roles.locationSpan].filter((span) => span !== null);
  const isDuty = (line: ResumeLine): boolean =>
    line.dates.length === 0 &&
    line.words > 1 &&
    !stated.some(({ start, end }) => start < line.end && end > line.start);
  const duties = entry.header.filter(isDuty);
  if (duties.length === 0) return entry;
  const header = entry.header.filter((line) => !isDuty(line));
  return { ...entry, header, body: [...duties, ...entry.body] };
}

/** In "SELF-EMPLOYED (Tillman & Son Hauling)" the bracket names the business. */
function withOwnBusiness(segments: readonly HeaderSegment[]): HeaderSegment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    const isNamed =
      segment.aside && before?.row === segment.row && /^self[- ]employed$/i.test(before.text.trim());
    return isNamed ? { ...segment, aside: false, field: 'employer' as const } : segment;
  });
}

/** True for a position with its title, its employer and a date. */
function isComplete({ item: { name, position, startDate } }: WorkDraft): boolean {
  return name !== null && position !== null && startDate !== null;
}

/** False for a dated line without the words or tags of a position, such as a page number or a project. */
function isPlausible(item: WorkItem, header: ResumeLine[], spans: ResumeSpan[]): boolean {
  const words = Math.max(titleScore(item.position ?? ''), employerScore(item.name ?? ''));
  if (words >= 0.3 || termsOf(header).selfEmployed) return true;
  if (header.some((line) => line.bold || line.source.layout.box !== null)) return true;
  return header.some((line) => coverage(spans, 'title', line) > 0 || coverage(spans, 'employer', line) > 0);
}

/** Makes positions from each tagged title with a tagged employer next to it, outside the headers of entries. */
function positionsOutsideEntries(
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

/** Extracts positions from running text: fewer than from entries, and with less confidence. */
export function extractWorkSentences(source: SourceText, lines: ResumeLine[], today: string): WorkDraft[] {
  return findWorkSentences(source, lines).map(({ position, employer, entry, place }) => {
    const draft = positionFromSpans(source, entry, position, employer, today);
    const location = place && wholePlace(place.text);
    const confidence = Math.min(MAX_SENTENCE_CONFIDENCE, draft.item.confidence);
    return { ...draft, stated: true, item: { ...draft.item, location, confidence } };
  });
}

/** Splits lines without dates: a header is a run of header-like lines that contains a title. */
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

/**
 * After "Line Cook, Harbor Grill" a position without an employer may belong to the same one or to an unnamed one. Stays
 * below .5 when calibrated, so that a person checks it.
 */
const MAX_DOUBTFUL_EMPLOYER_CONFIDENCE = 0.3;

/** True for a header whose title and employer are on the same line, so that its employer is no heading of others. */
function statesBothOnOneLine({ item: { name, position }, header }: WorkDraft): boolean {
  return header.some(
    ({ text }) => name !== null && position !== null && text.includes(name) && text.includes(position),
  );
}

/** Gives positions without an employer the employer named above them. */
function inheritEmployers(drafts: WorkDraft[]): WorkDraft[] {
  const result: WorkDraft[] = [];
  const carried = groupRoles(drafts);
  let employer: WorkDraft | null = null;
  for (const current of drafts) {
    const { item } = current;
    if (employer && SAME_EMPLOYER.test(item.name ?? '')) item.name = employer.item.name;
    if (item.name !== null && item.position === null && current.body.length === 0) {
      employer = current;
      result.push(current);
      continue;
    }
    if (item.name === null && item.position !== null && employer && !termsOf(current.header).selfEmployed) {
      item.name = employer.item.name;
      item.location ??= employer.item.location;
      const evidence = employer.item.evidence?.[0];
      if (evidence) item.evidence?.push(evidence);
      if (employer.item.position === null) carried.add(employer);
      else if (statesBothOnOneLine(employer))
        item.confidence = Math.min(item.confidence, MAX_DOUBTFUL_EMPLOYER_CONFIDENCE);
    } else if (item.name !== null) {
      employer = current;
    }
    result.push(current);
  }
  return result.filter(
    (draft) => !carried.has(draft) && (draft.item.name !== null || draft.item.position !== null),
  );
}
