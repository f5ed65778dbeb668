import type { SourceLine, SourceText } from '../../text/source-text';
import { splitItems } from './items';
import type { LineSpan, SegmentedPosting, PostingLines, PostingSection } from '../posting-model';
import { detectHeading, type PostingHeading, type HeadingContext } from './heading-lines';
import { markerLength } from './item-markers';
import type { PostingSectionKind } from './section-kind';

/** Sections whose value is usually on the line of the heading. */
const FIELD_SECTION_KINDS: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'title',
  'employer',
  'department',
  'location',
  'pay',
  'schedule',
  'employment',
  'openings',
  'start',
  'posted',
  'deadline',
]);

interface OpenSection {
  kind: PostingSectionKind;
  heading: string | null;
  lines: LineSpan[];
  /** True for a field that already has its value: it takes no further lines except wrapped ones. */
  filled: boolean;
  sawBullet: boolean;
}

/** A label at either end of a line makes it a heading even where lines are wrapped. */
const LABELLED_FIELD = /:\s*$|^\s*\p{Lu}[^:]{1,60}:/u;

/** Segments a posting into sections by its headings and typography. */
export function segmentSections({ source, flat, width }: PostingLines): SegmentedPosting {
  const context: HeadingContext = headingContext(source);
  const open: OpenSection[] = [];
  let current: OpenSection = { kind: 'body', heading: null, lines: [], filled: false, sawBullet: false };
  open.push(current);
  const start = (kind: PostingSectionKind, heading: string | null): OpenSection => {
    current = { kind, heading, lines: [], filled: false, sawBullet: false };
    open.push(current);
    return current;
  };

  const head = (heading: PostingHeading, line: SourceLine): void => {
    if (heading.kind === 'sub') {
      current.sawBullet = false;
      return;
    }
    const value: LineSpan = { start: line.start + heading.valueAt, end: line.end, blank: false };
    const hasValue = value.end > value.start;
    if (hasValue && heading.inList) {
      // A labelled value inside a list is a separate field. The list continues after it.
      open.push({
        kind: heading.kind,
        heading: heading.label,
        lines: [value],
        filled: true,
        sawBullet: false,
      });
      return;
    }
    const section = start(heading.kind, heading.label);
    if (hasValue) {
      section.lines.push(value);
      section.filled =
        FIELD_SECTION_KINDS.has(heading.kind) ||
        isWholeSentence(source.raw.slice(value.start, value.end), heading.kind);
    }
  };

  source.lines.forEach((line, index) => {
    if (line.text.trim() === '') {
      if (current.lines.length > 0) current.lines.push({ start: line.start, end: line.end, blank: true });
      return;
    }
    const last = current.lines.at(-1);
    const wrapped = last !== undefined && !last.blank && continuesLine(source, last, line.text, width);
    // A line that continues the sentence above is not a heading, whatever its words.
    const heading =
      wrapped && !LABELLED_FIELD.test(line.text) ? null : detectHeading(source.lines, index, context);
    if (heading) {
      context.headingCount += 1;
      head(heading, line);
      return;
    }
    const bullet = markerLength(line.text) > 0;
    if (!wrapped && !bullet) {
      const afterList = current.sawBullet && last?.blank === true && current.kind !== 'body';
      if (current.filled || afterList) start('body', null);
    }
    current.sawBullet ||= bullet;
    current.lines.push({ start: line.start, end: line.end, blank: false });
  });

  const sections = open
    .filter((section) => section.lines.some((line) => !line.blank))
    .map((section) => closeSection(section, source.raw, flat, width));
  return { source, flat, sections };
}

/** "Desirable: NVQ level 2, experience in care.": the sentence is all that the label announces. */
function isWholeSentence(value: string, kind: PostingHeading['kind']): boolean {
  return kind === 'preferred' && /\p{Ll}\.\s*$/u.test(value);
}

function headingContext(source: SourceText): HeadingContext {
  const filled = source.lines.filter((line) => line.text.trim() !== '');
  const loud = filled.filter((line) => /[A-Z]/.test(line.text) && !/[a-z]/.test(line.text)).length;
  const bold = filled.filter((line) => line.layout.bold).length;
  return {
    capsMeanHeading: loud <= filled.length / 3,
    boldMeansHeading: bold <= filled.length / 3,
    firstLine: source.lines.findIndex((line) => line.text.trim() !== ''),
    headingCount: 0,
  };
}

function continuesLine(source: SourceText, last: LineSpan, next: string, width: number | null): boolean {
  if (markerLength(next) > 0) return false;
  const text = source.raw.slice(last.start, last.end).trimEnd();
  if (width === null) return false;
  const firstWord = /^\s*(\S+)/.exec(next)?.[1] ?? '';
  return text.length + 1 + firstWord.length >= width;
}

function closeSection(section: OpenSection, raw: string, flat: string, width: number | null): PostingSection {
  const filled = section.lines.filter((line) => !line.blank);
  const splitProse =
    section.kind === 'required' ||
    section.kind === 'preferred' ||
    section.kind === 'responsibilities' ||
    section.kind === 'body';
  return {
    kind: section.kind,
    heading: section.heading,
    start: filled[0]?.start ?? 0,
    end: filled.at(-1)?.end ?? 0,
    items: splitItems(section.lines, raw, flat, { width, splitProse }),
  };
}
