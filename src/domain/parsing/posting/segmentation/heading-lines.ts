import { certificationLexicon } from '../../../skills';
import type { SourceLine } from '../../text/source-text';
import { markerLength, startsWithPicture } from './item-markers';
import { kindOfListLead } from './list-leads';
import { headingKind } from './section-headings';
import type { PostingSectionKind } from './section-kind';

/** Typography of headings in the whole document. */
export interface HeadingContext {
  /** False for a document written entirely in capitals. */
  capsMeanHeading: boolean;
  boldMeansHeading: boolean;
  /** Index of the first line with text. */
  firstLine: number;
  /** Number of headings so far. */
  headingCount: number;
}

export interface PostingHeading {
  /** `sub` for a heading inside a section, which does not change the section. */
  kind: PostingSectionKind | 'sub';
  label: string;
  /** Offset in the line of a value on the line of its heading; the length of the line if there is none. */
  valueAt: number;
  /** A labelled value that is one item of a list. */
  inList: boolean;
}

const UNPUNCTUATED_FIELD: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'title',
  'employer',
  'department',
  'location',
  'employment',
  'openings',
  'start',
  'posted',
  'deadline',
  'schedule',
  'pay',
  'other',
  'legal',
]);

/** Labels that belong to their value: "Experience: two years" is one requirement, not a heading with text. */
const ITEM_LABEL =
  /^\W*(?:required |minimum |work )?(?:education|experience|licen[cs]es?|certifications?|skills|languages?|knowledge|tools|technologies|training|background|tech stack)\W*$/i;

const HORIZONTAL_RULE = /^[\s\-=_*~#.+–—]{4,}$/;
const LABEL_PATTERN = /^([^:：]{2,80}?)\s*[:：](?!\/\/)\s*/;
/** "Shift        | 2nd", "| Openings | 4 |": a row of a table whose first cell is a label. */
const TABLE_LABEL = /^(?:\| *)?(\p{L}[\p{L} /&()-]{2,40}?)(?: *\| *|\t+| {3,})(?=[^\s|])/u;
/** "Position Title ........ Cook": dots lead from the label to its value. */
const LABEL_BEFORE_DOTS = /^(\p{L}[\p{L} /&()-]{2,40}?) *(?:\.{3,}|…|(?<= )\.{2}(?= )) *(?=[^\s.])/u;
const CELL_END = /\s*\|\s*|\t+| {3,}/;
const UPPERCASE_LABEL = /^[A-Z][A-Z /&,'()-]{5,60}$/;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const isUppercase = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && lettersOf(text) >= 3 && !/[:,;].*[:,;]/.test(text);

const stripMarkdown = (text: string): string => text.replace(/^[\s#*_>]+|[\s#*_]+$/g, '');

/** Detects a heading; null for ordinary text. `lines[index]` must not be blank. */
export function detectHeading(
  lines: readonly SourceLine[],
  index: number,
  context: HeadingContext,
): PostingHeading | null {
  const line = lines[index];
  if (!line) return null;
  const text = line.text;
  const trimmed = text.trim();
  const end = text.length;
  if (HORIZONTAL_RULE.test(trimmed)) {
    return { kind: context.headingCount > 0 ? 'other' : 'sub', label: '', valueAt: end, inList: false };
  }
  const lead = kindOfListLead(lines, index);
  if (lead) return { kind: lead, label: trimmed, valueAt: end, inList: false };
  const marker = markerLength(text);
  const numbered = marker > 0 && /^\s*\d/.test(text);
  const labelled =
    fieldLabel(LABEL_BEFORE_DOTS, text.slice(marker)) ??
    LABEL_PATTERN.exec(text.slice(marker)) ??
    tableLabel(text.slice(marker));
  if (labelled?.[1] !== undefined) {
    const label = stripMarkdown(labelled[1]);
    const skip = /^[\s*_]*/.exec(text.slice(marker + labelled[0].length))?.[0].length ?? 0;
    const valueAt = marker + labelled[0].length + skip;
    const hasValue = valueAt < end && text.slice(valueAt).trim() !== '';
    const heading = labelledHeading(label, valueAt, hasValue, marker > 0 && !numbered, context);
    if (heading) return hasValue ? heading : { ...heading, valueAt: end };
  }
  if (marker > 0 && !(numbered && isUppercase(text.slice(marker))) && !isPictureHeading(lines, index))
    return null;
  return unlabelledHeading(lines, index, stripMarkdown(text.slice(marker)), context);
}

/** "⭐ Profil" above a gap or a list: the picture decorates a heading and marks no item. */
function isPictureHeading(lines: readonly SourceLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const next = lines[index + 1]?.text ?? '';
  return (
    startsWithPicture(text) && !startsWithPicture(next) && (next.trim() === '' || markerLength(next) > 0)
  );
}

/** "Position | Status | Wage": the first row of a table of openings, whose other cells are labels as well. */
function isHeaderRow(text: string): boolean {
  const cells = text.split(CELL_END).map((cell) => headingKind(cell.trim()));
  return cells.length > 2 && cells.slice(1).filter((kind) => kind !== null).length >= 2;
}

function tableLabel(text: string): RegExpExecArray | null {
  return isHeaderRow(text) ? null : fieldLabel(TABLE_LABEL, text);
}

/** A label without a colon counts only if its words name a field. */
function fieldLabel(pattern: RegExp, text: string): RegExpExecArray | null {
  const row = pattern.exec(text);
  return row?.[1] !== undefined && UNPUNCTUATED_FIELD.has(headingKind(row[1]) ?? 'body') ? row : null;
}

function labelledHeading(
  label: string,
  valueAt: number,
  hasValue: boolean,
  inList: boolean,
  context: HeadingContext,
): PostingHeading | null {
  const kind = headingKind(label);
  if (kind) {
    if (inList && !(hasValue && UNPUNCTUATED_FIELD.has(kind) && kind !== 'legal' && kind !== 'other'))
      return null;
    if (hasValue && ITEM_LABEL.test(label))
      return kind === 'required' && !inList ? { kind, label, valueAt: 0, inList: false } : null;
    return { kind, label, valueAt, inList };
  }
  if (inList) return null;
  if (UPPERCASE_LABEL.test(label) && context.capsMeanHeading)
    return { kind: 'other', label, valueAt, inList: false };
  // "Knowledge of:" inside a section groups its items and does not change the section.
  if (!hasValue && label.split(/\s+/).length <= 6) return { kind: 'sub', label, valueAt, inList: false };
  return null;
}

function unlabelledHeading(
  lines: readonly SourceLine[],
  index: number,
  text: string,
  context: HeadingContext,
): PostingHeading | null {
  const line = lines[index];
  if (!line || text.length > 80 || /[.;,!]$/.test(text)) return null;
  const end = line.text.length;
  const marked = isMarked(line, text, context);
  const kind = headingKind(text);
  if (kind && (marked || isStandaloneHeading(lines, index, kind, context))) {
    return { kind, label: text, valueAt: end, inList: false };
  }
  // The first line is the title or the employer, regardless of its typography.
  if (index === context.firstLine || !marked || context.headingCount === 0) return null;
  // "CPR/BLS" is an item of a list.
  return text.length <= 60 && lettersOf(text) >= 4 && certificationLexicon().normalize(text) === null
    ? { kind: 'other', label: text, valueAt: end, inList: false }
    : null;
}

/** True for the typography of a heading: capitals, bold, a heading style, or the markup of plain-text formats. */
function isMarked(line: SourceLine, text: string, context: HeadingContext): boolean {
  return (
    (isUppercase(text) && context.capsMeanHeading) ||
    (line.layout.bold && context.boldMeansHeading) ||
    line.layout.headingLevel !== null ||
    /^\s*(#|\*\*)/.test(line.text)
  );
}

function isStandaloneHeading(
  lines: readonly SourceLine[],
  index: number,
  kind: PostingSectionKind,
  context: HeadingContext,
): boolean {
  if (!UNPUNCTUATED_FIELD.has(kind)) return startsBlock(lines, index);
  if (isLabelAboveValue(lines, index)) return true;
  return index > context.firstLine && (lines[index - 1]?.text ?? '').trim() === '';
}

/** True for a label in a column of labels, each above its value: "Position Title", "Cook", "Department", "Kitchen". */
function isLabelAboveValue(lines: readonly SourceLine[], index: number): boolean {
  if (
    !isFieldLabel(lines[index]) ||
    isFieldLabel(lines[index + 1]) ||
    (lines[index + 1]?.text ?? '').trim() === ''
  )
    return false;
  return (
    (isFieldLabel(lines[index - 2]) && !isFieldLabel(lines[index - 1])) ||
    (isFieldLabel(lines[index + 2]) && !isFieldLabel(lines[index + 3]))
  );
}

function isFieldLabel(line: SourceLine | undefined): boolean {
  const kind = headingKind(line?.text.trim() ?? '');
  return kind !== null && UNPUNCTUATED_FIELD.has(kind);
}

/** True for a heading without typography: capitalized, or alone between a gap and its section. */
function startsBlock(lines: readonly SourceLine[], index: number): boolean {
  if (/^\W*\p{Lu}/u.test(lines[index]?.text ?? '')) return true;
  const after = lines[index + 1]?.text ?? '';
  const before = (lines[index - 1]?.text ?? '').trim();
  return before === '' && (after.trim() === '' || markerLength(after) > 0);
}
