import type { EducationLevel, Location, PartialDate } from '../../../../common';
import { alternatives } from '../../../locales';
import type { EducationItem } from '../../../parsed-resume';
import type { DateMention } from '../../../text/dates';
import { evidenceAt, type SourceText, type Span } from '../../../text/source-text';
import { overlapping } from '../../../text/span-index';
import { findDegrees, institutionScore } from './degrees';
import { segmentHeader, type HeaderSegment } from '../../segmentation/header-segments';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';
import { isProse, type ResumeLine } from '../../segmentation/resume-lines';

interface EducationDraft {
  degree: Span | null;
  level: EducationLevel | null;
  area: Span | null;
  institution: Span | null;
  location: Location | null;
  dates: DateMention[];
  score: string | null;
  courses: string[];
  lines: ResumeLine[];
  degreeLine: ResumeLine | null;
  /** Pieces without a cue: the field of study or a school whose name does not say so. */
  loose: EducationPiece[];
}

type EducationPieceKind = 'degree' | 'institution' | 'date' | 'place' | 'text';

interface EducationPiece extends Span {
  kind: EducationPieceKind;
  line: ResumeLine;
  text: string;
  segment: HeaderSegment | null;
  date: DateMention | null;
}

const GRADE_PATTERN = /\b(?:c?gpa|grade|percentage|score|marks?|cum laude|honou?rs)\b/i;
const SCORE_PATTERN =
  /\b(?:(?:c?gpa|grade point average|grade|aggregate|percentage|marks|score)\s*(?:of|:|-|–|=)?\s*(\d{1,3}(?:[.,]\d{1,3})?\s*(?:%|\/\s*\d{1,3}(?:\.\d{1,2})?|(?:out )?of \d{1,2}(?:\.\d)?)?)|(\d{1,3}(?:\.\d{1,2})?\s?%)|(\d\.\d{1,2}\s*\/\s*(?:4|5|10)(?:\.0{1,2})?)|(\d\.\d{1,2}) (?:c?gpa))/i;
/** States the level reached, not the field. */
const NO_FIELD = new RegExp(`^(?:${alternatives((locale) => locale.noFieldWords)})\\b`, 'i');
const COURSES_LABEL =
  /^(?:relevant )?(?:courses?|course ?work|subjects|modules|key subjects|major courses)(?: (?:include|taken|completed))?\s*:\s*/i;
const IN_PROGRESS =
  /\b(?:expected|anticipated|in progress|pursuing|currently|incomplete|candidate|present|ongoing|enrolled|est\.?)\b/i;
const DROPPED_OUT =
  /\b(?:incomplete|did not (?:finish|graduate|complete)|some college|coursework toward|credits? (?:completed|earned)|\d+ credits)\b/i;

/** Education entries of a section's lines, in the order of the document. */
export function extractEducation(
  source: SourceText,
  lines: ResumeLine[],
  spans: ResumeSpan[],
): EducationItem[] {
  const pieces = splitIntoPieces(lines, spans);
  const drafts = groupIntoEntries(pieces);
  drafts.forEach((draft) => assignField(draft, spans, source));
  attachDetails(drafts, lines);
  return drafts
    .filter(
      (draft) =>
        draft.degree !== null ||
        (draft.institution !== null && confidentSchool(draft.institution, spans, source)),
    )
    .map((draft) => toEducationItem(source, draft));
}

/** A school alone makes an entry only when its words or the tagger say that it is one. */
function confidentSchool(school: Span, spans: ResumeSpan[], source: SourceText): boolean {
  return (
    institutionScore(source.raw.slice(school.start, school.end)) >= 0.5 ||
    coverage(spans, 'school', school) > 0.5
  );
}

function splitIntoPieces(lines: ResumeLine[], spans: ResumeSpan[]): EducationPiece[] {
  const pieces: EducationPiece[] = [];
  for (const line of lines) {
    if (isSkippedLine(line)) continue;
    const own: EducationPiece[] = line.dates.map((date) => ({
      ...date,
      kind: 'date',
      line,
      text: '',
      segment: null,
      date,
    }));
    for (const segment of segmentHeader([line])) {
      for (const part of splitCommas(segment).flatMap(splitDegreeFromSchool))
        own.push({ ...part, kind: kindOf(part, spans), line, segment: part, date: null });
    }
    own.sort((a, b) => a.start - b.start);
    pieces.push(...mergeParts(own));
  }
  return pieces;
}

function isSkippedLine(line: ResumeLine): boolean {
  if (COURSES_LABEL.test(line.text)) return true;
  const named = findDegrees(line.text).length > 0 || institutionScore(line.text) >= 0.5;
  if (line.bullet && !named) return true;
  return isProse(line) && (line.words > 22 || !named);
}

function splitCommas(segment: HeaderSegment): HeaderSegment[] {
  if (segment.location) return [segment];
  const parts: HeaderSegment[] = [];
  let from = 0;
  for (const match of [...segment.text.matchAll(/,\s+| from (?=\p{Lu})/gu), null]) {
    const to = match ? match.index : segment.text.length;
    const raw = segment.text.slice(from, to);
    const text = raw.trim();
    if (text !== '') {
      const start = segment.start + from + raw.indexOf(text);
      parts.push({ ...segment, text, start, end: start + text.length });
    }
    if (match) from = match.index + match[0].length;
  }
  return parts;
}

/** "PhD Princeton University": a degree right before a school's name. */
function splitDegreeFromSchool(segment: HeaderSegment): HeaderSegment[] {
  const mention = segment.location ? undefined : findDegrees(segment.text)[0];
  if (!mention || mention.start > 0) return [segment];
  const rest = segment.text.slice(mention.end);
  const joint = /^[\s:.]+/.exec(rest);
  if (!joint || institutionScore(rest) < 0.5 || /^\s*(?:in|of|from)\b/i.test(rest)) return [segment];
  const at = segment.start + mention.end + joint[0].length;
  return [
    { ...segment, text: segment.text.slice(0, mention.end), end: segment.start + mention.end },
    { ...segment, text: rest.slice(joint[0].length), start: at },
  ];
}

function kindOf(segment: HeaderSegment, spans: ResumeSpan[]): EducationPieceKind {
  if (segment.location) return 'place';
  const school = institutionScore(segment.text);
  const degree = findDegrees(segment.text)[0];
  if (degree && (school < 0.5 || degree.start === 0)) return 'degree';
  return school >= 0.5 || coverage(spans, 'school', segment) > 0.6 ? 'institution' : 'text';
}

/** "University of California, Berkeley": text right after a school's name that is no place is part of it. */
function mergeParts(pieces: EducationPiece[]): EducationPiece[] {
  const merged: EducationPiece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && piece.kind === 'institution' && last.kind === 'institution' && piece.start - last.end <= 2) {
      last.end = piece.end;
      last.text = `${last.text}, ${piece.text}`;
      continue;
    }
    merged.push({ ...piece });
  }
  return merged;
}

/** Pieces to entries: a second school, degree or leading date opens the next one, by the form the section keeps. */
function groupIntoEntries(pieces: EducationPiece[]): EducationDraft[] {
  const lead = pieces.find((piece) => piece.kind !== 'place')?.kind ?? 'degree';
  const drafts: EducationDraft[] = [];
  let current: EducationDraft | null = null;
  for (const line of groupByLine(pieces)) {
    const open: EducationDraft | null = current;
    // A line that holds the school or degree of the next entry belongs to it from its first word on.
    if (
      open === null ||
      isSchooling(open, line) ||
      line.some((piece) => startsNextEntry(open, piece, lead))
    ) {
      current = emptyDraft();
      drafts.push(current);
    }
    for (const piece of line) if (current) addPiece(current, piece);
  }
  drafts.forEach(assignLooseNames);
  return shareSchools(drafts);
}

/** "High school, Vinh Long, 2004" below a line that holds a school and a date of its own. */
function isSchooling(draft: EducationDraft, line: EducationPiece[]): boolean {
  const dated = line.some(({ kind }) => kind === 'date');
  if (!dated || draft.institution === null || draft.dates.length === 0) return false;
  const levels = line.flatMap(({ kind, text }) => (kind === 'degree' ? findDegrees(text) : []));
  return levels.some(({ level }) => level === 'high_school' || level === 'ged');
}

function groupByLine(pieces: EducationPiece[]): EducationPiece[][] {
  const lines: EducationPiece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last?.[0]?.line === piece.line) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function startsNextEntry(draft: EducationDraft, piece: EducationPiece, lead: EducationPieceKind): boolean {
  const complete = draft.degree !== null || draft.institution !== null;
  if (piece.kind === 'degree')
    return draft.degree !== null || (lead === 'degree' && draft.dates.length > 0 && complete);
  if (piece.kind === 'institution') {
    // "Degree / School" keeps its order: a school after a finished pair opens the next only when none is open.
    return (
      draft.institution !== null ||
      (lead === 'institution' && draft.degree !== null && draft.dates.length > 0)
    );
  }
  if (piece.kind === 'date') return draft.dates.length > 0 && lead === 'date' && complete;
  if (piece.kind === 'text' && (lead === 'text' || piece.line.bold)) {
    return (
      draft.degree !== null &&
      unassignedName(piece) &&
      (piece.line.spaceBefore || piece.line.bold) &&
      draft.dates.length > 0
    );
  }
  return false;
}

function addPiece(draft: EducationDraft, piece: EducationPiece): void {
  if (draft.lines.at(-1) !== piece.line) draft.lines.push(piece.line);
  if (piece.kind === 'date' && piece.date) draft.dates.push(piece.date);
  else if (piece.kind === 'place') draft.location ??= piece.segment?.location ?? null;
  else if (piece.kind === 'institution') draft.institution ??= piece;
  else if (piece.kind === 'degree' && !draft.degree) addDegree(draft, piece);
  else if (piece.kind === 'text' && unassignedName(piece)) draft.loose.push(piece);
}

/** Text that may be a field of study or the name of a school. */
function unassignedName(piece: EducationPiece): boolean {
  const { text, line } = piece;
  if (GRADE_PATTERN.test(text) || /\d/.test(text) || line.words > 16 || text.split(/\s+/).length > 8)
    return false;
  return (
    !line.bullet &&
    /^\p{Lu}/u.test(text) &&
    text.length > 2 &&
    !/^(?:graduated|expected|present|major|minor|diploma)\b/i.test(text)
  );
}

/** Gives the pieces without a cue their role by where they stand: beside the degree, or on a line of their own. */
function assignLooseNames(draft: EducationDraft): void {
  const beside = draft.loose.filter((piece) => piece.line === draft.degreeLine);
  // School itself has no field of study: what stands beside it is where it was.
  const schooling = draft.level === 'high_school' || draft.level === 'ged';
  if (draft.degree && !draft.area && !schooling) {
    const at = draft.degree.end;
    draft.area = beside.find((piece) => piece.start >= at) ?? beside.at(-1) ?? null;
  }
  if (draft.institution) return;
  const rest = draft.loose.filter((piece) => piece !== draft.area);
  draft.institution = rest.find((piece) => piece.line !== draft.degreeLine) ?? rest[0] ?? null;
}

function addDegree(draft: EducationDraft, piece: EducationPiece): void {
  const mention = findDegrees(piece.text)[0];
  if (!mention) return;
  draft.level = mention.level;
  draft.degreeLine = piece.line;
  // "Bachelor of Business (Marketing)": what stands before the field belongs to the degree's name.
  const whole =
    /^ of (?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?(?= ?\(| in | - )/u.exec(piece.text.slice(mention.end))?.[0]
      .length ?? 0;
  mention.end += whole;
  const rest = piece.text.slice(mention.end);
  const field =
    /^(?:[\s.)]|['’]s?\b)*(?:degree|diploma)?\s*(?:\((?<paren>[^)]+)\)?|(?:in|of|:|-|–)\s+(?<named>.+)|(?<bare>[\p{L}&].*))$/iu.exec(
      rest,
    );
  const area = field?.groups?.paren ?? field?.groups?.named ?? field?.groups?.bare;
  draft.degree = { start: piece.start + mention.start, end: piece.start + mention.end };
  if (area !== undefined && /\p{L}{2}/u.test(area) && !GRADE_PATTERN.test(area) && !NO_FIELD.test(area)) {
    const at = piece.start + piece.text.lastIndexOf(area);
    draft.area = { start: at, end: at + area.trim().length };
  }
}

/** The field of study runs as far as the tagger sees the degree: "IT, Systems and Networks", but not "with honours". */
function assignField(draft: EducationDraft, spans: ResumeSpan[], source: SourceText): void {
  const { degree, degreeLine } = draft;
  if (!degree || !degreeLine) return;
  const tagged = overlapping(spans, { start: degree.end - 1, end: degree.end + 1 }).find(
    ({ kind, start, end }) => kind === 'degree' && start <= degree.end && end >= degree.end,
  );
  if (!tagged || tagged.end > degreeLine.end) return;
  const beside =
    draft.area && draft.area.start >= degree.end && draft.area.start < tagged.end ? draft.area.start : null;
  const text = source.raw.slice(degree.end, tagged.end);
  const joint =
    /^[\s.,:()–-]*(?:(?:degree|diploma)\s+)?(?:(?:in|of)\s+)?[\s(–-]*/i.exec(text)?.[0].length ?? 0;
  const start = beside ?? degree.end + joint;
  if (tagged.end - start < 2 || draft.institution === draft.area) return;
  if (draft.institution && draft.institution.start < tagged.end && draft.institution.end > start) return;
  draft.area = { start, end: tagged.end };
}

function emptyDraft(): EducationDraft {
  return {
    degree: null,
    level: null,
    area: null,
    institution: null,
    location: null,
    dates: [],
    score: null,
    courses: [],
    lines: [],
    degreeLine: null,
    loose: [],
  };
}

/** A degree without a school of its own was taken at the school named just before. */
function shareSchools(drafts: EducationDraft[]): EducationDraft[] {
  drafts.forEach((draft, index) => {
    const before = drafts[index - 1];
    const touching = before && (draft.lines[0]?.index ?? 0) - (before.lines.at(-1)?.index ?? 0) <= 1;
    if (
      draft.institution === null &&
      draft.degree !== null &&
      before?.institution &&
      touching &&
      draft.level !== 'high_school'
    ) {
      draft.institution = before.institution;
    }
  });
  return drafts;
}

function attachDetails(drafts: EducationDraft[], lines: ResumeLine[]): void {
  let next = 0;
  for (const line of lines) {
    while (next < drafts.length && (drafts[next]?.lines[0]?.index ?? Infinity) <= line.index) next += 1;
    const owner = drafts[next - 1];
    if (!owner) continue;
    const found = SCORE_PATTERN.exec(line.text);
    const score = found?.slice(1).find((value) => value !== undefined);
    if (score !== undefined) owner.score ??= score.trim();
    const label = COURSES_LABEL.exec(line.text);
    if (label) {
      const list = line.text.slice(label[0].length).split(/\s*[,;•|]\s*/);
      owner.courses.push(
        ...list.map((course) => course.replace(/\.$/, '').trim()).filter((course) => course !== ''),
      );
    }
  }
}

/** "Caprock High School, Diploma" is that of the school. */
function levelOf(draft: EducationDraft, textOf: (span: Span | null) => string | null): EducationLevel | null {
  const plain = /^diploma$/i.test(textOf(draft.degree) ?? '');
  const school = /\b(?:high|secondary) school\b/i.test(textOf(draft.institution) ?? '');
  if (!school || !(plain || draft.level === null)) return draft.level;
  const left = draft.lines.some(({ text }) => DROPPED_OUT.test(text));
  return left ? 'some_high_school' : 'high_school';
}

function toEducationItem(source: SourceText, draft: EducationDraft): EducationItem {
  const range = draft.dates.find((date) => date.range) ?? null;
  const singles = draft.dates.filter((date) => !date.range);
  const text = draft.lines.map((line) => line.text).join('\n');
  const expected = IN_PROGRESS.test(text.replace(/\b(?:university|college)\b/gi, ''));
  const isCurrent = range?.open ?? false;
  const endDate: PartialDate | null = range ? (range.open ? null : range.to) : (singles.at(-1)?.from ?? null);
  const spans = [draft.degree, draft.area, draft.institution, range ?? singles.at(-1) ?? null].filter(
    (span) => span !== null,
  );
  const textOf = (span: Span | null): string | null =>
    span ? source.raw.slice(span.start, span.end).replace(/\s+/g, ' ').trim() : null;
  let confidence = 0.4;
  if (draft.institution) confidence += 0.25;
  if (draft.degree) confidence += 0.2;
  if (endDate !== null || isCurrent) confidence += 0.1;
  return {
    institution: textOf(draft.institution),
    studyType: textOf(draft.degree),
    area: textOf(draft.area),
    level: levelOf(draft, textOf),
    startDate: range?.from ?? null,
    endDate,
    isCurrent,
    completed: DROPPED_OUT.test(text)
      ? false
      : isCurrent || expected
        ? false
        : draft.degree !== null && endDate !== null
          ? true
          : null,
    score: draft.score,
    courses: draft.courses,
    location: draft.location,
    confidence,
    evidence: spans.map((span) => evidenceAt(source, span.start, span.end)),
  };
}
