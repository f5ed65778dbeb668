import { namesCertificationColumns } from '../fields/certifications/certification-table';
import { isCertificationLine, isLicenseClass } from '../fields/certifications/certifications';
import type { LayoutLine } from '../../../layout/layout-document';
import type { SourceLine } from '../../text/source-text';
import { findDegrees } from '../fields/education/degrees';
import { findLanguageNames } from '../../text/language-names';
import { isPlace } from '../../places/places';
import { detectHeading, type ResumeHeading } from './headings/headings';
import { changeLine, isProse, type ResumeLine } from './resume-lines';
import { isEntryLabel, isKnownHeading, AMBIGUOUS_HEADINGS } from './section-lexicon';
import type { ResumeSectionKind } from './section-kind';
import { titleScore } from '../../text/title-words';
import { countWords } from '../../text/word-count';

/** Consecutive lines under one heading. */
export interface ResumeSection {
  /** Its kinds, main kind first. */
  kinds: ResumeSectionKind[];
  heading: ResumeLine | null;
  key: string;
  lines: ResumeLine[];
}

const MIN_TITLE_SCORE = 0.6;
/** Shorter lines in capitals are no headings. */
const MIN_UNKNOWN_HEADING = 4;
/** Sections of one line that may follow a position after a blank line: "Education: Lincoln High School, 2019". */
const INLINE_AFTER_WORK = new Set<ResumeSectionKind | undefined>([
  'certifications',
  'languages',
  'education',
]);
const ENTRY_SECTIONS = new Set<ResumeSectionKind | undefined>(['work', 'projects', 'volunteer', 'education']);

/**
 * Segments a resume into sections. Headings are recognized by their words; words that also occur inside entries
 * ("Responsibilities", "Technologies") need the typography of the document's other headings. A line with the style of
 * the recognized headings opens a section even if its words are unknown.
 */
export function segmentSections(
  lines: ResumeLine[],
  headings: readonly (ResumeHeading | null)[] = lines.map(detectHeading),
): ResumeSection[] {
  const headingsByLine = new Map<number, ResumeHeading>();
  lines.forEach((line, at) => {
    const heading = headings[at];
    // "Certification   Number   Expires" is the first row of a table.
    if (heading && !(heading.contentAt !== null && namesCertificationColumns(line)))
      headingsByLine.set(line.index, heading);
  });
  const style = headingStyle(lines, headingsByLine);
  const spacedHeadings = style !== null && headingsAreSpaced(lines, headingsByLine, style);
  const sections: ResumeSection[] = [{ kinds: ['header'], heading: null, key: '', lines: [] }];
  let opened = 0;
  let current = sections[0] as ResumeSection;
  for (const line of lines) {
    if (sections.length > opened) {
      opened = sections.length;
      current = sections.at(-1) as ResumeSection;
    }
    const heading = headingsByLine.get(line.index);
    if (heading && acceptsHeading(line, heading, style, current)) {
      const section: ResumeSection = { kinds: heading.kinds, heading: line, key: heading.key, lines: [] };
      if (heading.contentAt !== null)
        section.lines.push(contentAfter(line, heading.key === 'cdl' ? 0 : heading.contentAt));
      sections.push(section);
      continue;
    }
    // The names of the columns of a table head it: "License/Cert", "Issuer" and "Expires".
    if (current.kinds[0] !== 'certifications' && namesCertificationColumns(line)) {
      sections.push({ kinds: ['certifications'], heading: null, key: '', lines: [line] });
      continue;
    }
    if (
      !heading &&
      style !== null &&
      styleSignature(line) === style &&
      (line.spaceBefore || !spacedHeadings) &&
      looksLikeUnknownHeading(line, current)
    ) {
      // Directly below a heading, the line is its second line.
      if (current.lines.length > 0) sections.push({ kinds: ['other'], heading: line, key: '', lines: [] });
      continue;
    }
    if (!ENTRY_SECTIONS.has(current.kinds[0]))
      current = sectionOfMainColumn(lines, line, sections) ?? current;
    if (startsContacts(lines, line, headingsByLine)) {
      sections.push({ kinds: ['contact'], heading: null, key: '', lines: [line] });
      continue;
    }
    if (!ENTRY_SECTIONS.has(current.kinds[0]) && startsProfile(lines, line, headingsByLine)) {
      sections.push({ kinds: ['header'], heading: null, key: '', lines: [line] });
      continue;
    }
    if (endsWithContact(current, line)) {
      sections.push({ kinds: ['contact'], heading: null, key: '', lines: [line] });
      continue;
    }
    if (endsAfterRemark(current, line) || REFERENCES_ON_REQUEST.test(line.text)) {
      sections.push({ kinds: ['other'], heading: null, key: '', lines: [line] });
      continue;
    }
    current.lines.push(line);
  }
  return sections;
}

/**
 * Returns the section that a line below a column at the side, or on the page after it, continues; null for other lines.
 */
function sectionOfMainColumn(
  lines: readonly ResumeLine[],
  { index, text, source: { page, layout } }: ResumeLine,
  sections: readonly ResumeSection[],
): ResumeSection | null {
  const before = lines[index - 1]?.source;
  if (!before || before.layout.column < 1 || layout.column > 0) return null;
  const onNextPage = before.page === page - 1;
  if (!onNextPage && (before.page !== page || text.includes('\t'))) return null;
  const isInMainColumn = (source: SourceLine | undefined): boolean =>
    source?.page === before.page &&
    source.layout.column <= 0 &&
    (!onNextPage || startsAtSameEdge(source.layout, layout));
  const main = sections.findLast(({ heading, lines: [first] }) =>
    isInMainColumn(heading?.source ?? first?.source),
  );
  return main && ENTRY_SECTIONS.has(main.kinds[0]) ? main : null;
}

/** Distance of two edges as a fraction of the page. */
const EDGE_TOLERANCE = 0.04;

function startsAtSameEdge(one: LayoutLine, other: LayoutLine): boolean {
  return one.box !== null && other.box !== null && Math.abs(one.box[0] - other.box[0]) <= EDGE_TOLERANCE;
}

const MIN_CONTACT_LINES = 6;
const CONTACT_PATTERN = /@|\d{3}\W{0,2}\d{3}|\blinkedin\.com\b/i;

/** True for a column that begins with contact details: it does not continue the section before it. */
function startsContacts(
  lines: readonly ResumeLine[],
  line: ResumeLine,
  headings: ReadonlyMap<number, ResumeHeading>,
): boolean {
  const before = lines[line.index - 1]?.source;
  const { layout, page } = line.source;
  if (!before || before.page !== page || before.layout.column < 0 || layout.column <= before.layout.column)
    return false;
  const block: ResumeLine[] = [];
  for (const next of lines.slice(line.index, line.index + MIN_CONTACT_LINES)) {
    if (headings.has(next.index) || next.source.layout.column !== layout.column) break;
    block.push(next);
  }
  return (
    block.every(({ words, bullet }) => words <= 8 && !bullet) &&
    block.some(({ text }) => CONTACT_PATTERN.test(text))
  );
}

/** Lines between the lists and the summary of a profile: name, headline, place. */
const MAX_PROFILE_LINES = 6;

/**
 * True for the name in an exported profile that begins with "Contact" and lists: after a blank line or at the top of a
 * column, the last line before the next heading is a place.
 */
function startsProfile(
  lines: readonly ResumeLine[],
  line: ResumeLine,
  headings: ReadonlyMap<number, ResumeHeading>,
): boolean {
  const startsWithContact = lines[0] !== undefined && headings.get(lines[0].index)?.kinds[0] === 'contact';
  const before = lines[line.index - 1]?.source.layout.column ?? 0;
  const startsColumn = line.source.layout.column > before;
  if (!startsWithContact || !(line.spaceBefore || startsColumn) || line.bullet) return false;
  const block: ResumeLine[] = [];
  for (const next of lines.slice(line.index, line.index + MAX_PROFILE_LINES)) {
    if (headings.has(next.index) || (block.length > 0 && next.spaceBefore && !startsColumn)) break;
    block.push(next);
  }
  const last = block.at(-1);
  return (
    block.length >= 2 &&
    last !== undefined &&
    last !== line &&
    (isPlace(last.text) || AREA.test(last.text)) &&
    line.words <= 5
  );
}

/** "Greater Chicago Area", "Dallas-Fort Worth Metroplex". */
const AREA = /^\p{Lu}[\p{L} ./-]{2,40} (?:area|region|metroplex)$/iu;

/** A line that names no reference, often at the end of a page below an unrelated heading. */
const REFERENCES_ON_REQUEST =
  /^\W*(?:(?:professional|personal|work) )?references?\b[^.]{0,24}\b(?:available|furnished|provided|given|upon|on)\b[^.]{0,16}\brequest\W*$/i;

const CONTACT_LABEL =
  /^(?:(?:cell |mobile |home |tele)?phone|mobile|tel|e-?mail|(?:home |mailing |postal )?address|contact)\b[^:]{0,12}:/i;

/** True for "PHONE: …" below "LANGUAGES: …" on one line of a form, whose list ends with its line. */
function endsWithContact(
  { kinds: [kind], heading, lines: [first] }: ResumeSection,
  { text }: ResumeLine,
): boolean {
  if (kind === 'header' || kind === 'contact' || kind === 'personal' || kind === 'references') return false;
  const inline = heading !== null && first !== undefined && first.start < heading.end;
  return inline && CONTACT_LABEL.test(text);
}

/** True if "Objective: a welding job" ends at the blank line after it. The text after it is under no heading. */
function endsAfterRemark(
  { kinds: [kind], heading, lines: [first] }: ResumeSection,
  line: ResumeLine,
): boolean {
  if (kind !== 'objective' && kind !== 'summary') return false;
  const inline = heading !== null && first !== undefined && first.start < heading.end;
  return inline && line.spaceBefore && !isProse(line);
}

const CONTACT_ALONE = /^(?:[+(\d][\d ().-]{6,}\d|[^\s@]+@[^\s@]+)(?=$|\s|[(|,])/;

function acceptsHeading(
  line: ResumeLine,
  heading: ResumeHeading,
  style: string | null,
  current: ResumeSection,
): boolean {
  // "Basic Safety Training   BST-204417   03/2023" is a row of a table of certifications.
  if (heading.contentAt !== null && current.lines.some(namesCertificationColumns)) return false;
  const styled = style !== null && styleSignature(line) === style;
  // "Driver's license: B" states a fact about the person.
  if (heading.contentAt !== null && isLicenseClass(line.text.slice(heading.contentAt))) return false;
  // "Cel: 239-555-0184" is a number of a phone in Spanish, and an objective in Polish.
  if (
    heading.contentAt !== null &&
    heading.kinds[0] !== 'contact' &&
    heading.kinds[0] !== 'references' &&
    CONTACT_ALONE.test(line.text.slice(heading.contentAt))
  )
    return false;
  if (heading.margin === true)
    return !isEntryLabel(heading.key) && acceptsMarginHeading(line, heading, current);
  if (!styled && isCertificationBelow(line, heading, current)) return false;
  const inEntries = ENTRY_SECTIONS.has(current.kinds[0]);
  if (heading.contentAt !== null) return acceptsInlineHeading(line, heading, current);
  // "School" is a label of an entry, but in capitals on a separate line it is a heading.
  const isSchoolHeading =
    /^(?:schools?|degrees?)$/.test(heading.key) &&
    (line.caps || (line.words === 1 && (line.spaceBefore || startsColumn(line, current))));
  if (inEntries && isEntryLabel(heading.key) && !isSchoolHeading) return false;
  // A heading of which only the last word is in the lexicon must also look like one.
  if (!isKnownHeading(heading.key) && !styled && (heading.strength < 0.5 || line.bullet || line.words > 6))
    return false;
  if (line.bullet && !styled) return heading.strength >= 0.5 && line.caps;
  if (styled) return true;
  const shared = AMBIGUOUS_HEADINGS.has(heading.key) || isEntryLabel(heading.key);
  // If the headings of the document have a style, a word in another style is a label inside an entry.
  if (style !== null && styledDocument(style))
    return heading.strength >= (isSetApart(line, heading, current) ? 0.4 : shared ? 0.85 : 0.55);
  if (!shared) return heading.strength >= 0.3;
  return heading.strength >= (inEntries ? 0.6 : 0.4);
}

/** "Driver's License" under "Certifications" is one of them; "Certifications: Hazmat, TWIC" is a list of its own. */
function isCertificationBelow(line: ResumeLine, heading: ResumeHeading, current: ResumeSection): boolean {
  if (current.kinds[0] !== 'certifications' || heading.kinds[0] !== 'certifications') return false;
  if (heading.contentAt !== null && heading.key.endsWith('s')) return false;
  return line.words > 1 && !/(?:s|training)\W*$/i.test(line.text) && isCertificationLine(line.text);
}

/**
 * True for a known heading at the top of a column, or after a gap in a list: OCR does not report the typography by which
 * the other headings are recognized.
 */
function isSetApart(line: ResumeLine, heading: ResumeHeading, current: ResumeSection): boolean {
  if (!line.source.layout.runs.some(({ confidence }) => confidence < 1) || !isKnownHeading(heading.key))
    return false;
  if (AMBIGUOUS_HEADINGS.has(heading.key))
    return line.spaceBefore && !ENTRY_SECTIONS.has(current.kinds[0]) && current.kinds[0] !== 'skills';
  return startsColumn(line, current);
}

/** True for the first line of a column at the side. */
function startsColumn(line: ResumeLine, { lines }: ResumeSection): boolean {
  const last = lines.at(-1)?.source.layout.column;
  return last !== undefined && last >= 0 && line.source.layout.column > last;
}

/** False for words in the margin that are cells of a table of skills or dates. */
function acceptsMarginHeading(line: ResumeLine, heading: ResumeHeading, current: ResumeSection): boolean {
  if (line.source.layout.cell !== null && line.source.layout.cell.column > 0) return false;
  if (!AMBIGUOUS_HEADINGS.has(heading.key)) return true;
  return line.bold || line.caps || line.spaceBefore || current.kinds[0] === 'header';
}

/** "Skills: Java, SQL" opens a section, except inside a section whose entries have such labels. */
function acceptsInlineHeading(line: ResumeLine, heading: ResumeHeading, current: ResumeSection): boolean {
  const [kind] = heading.kinds;
  const [open] = current.kinds;
  if (line.bullet && open !== 'header') return false;
  if (kind === 'other' || kind === 'personal' || kind === 'contact' || kind === 'projects') return false;
  if (
    isEntryLabel(heading.key) &&
    !(kind === 'education' && (open === 'header' || open === 'work') && line.spaceBefore)
  )
    return false;
  // "Certificate: Nursing Assistant" is a qualification of a school.
  if (open === 'education' && heading.key === 'certificate') return false;
  // Courses of a degree are no certifications.
  if (open === 'education' && kind === 'certifications' && /\bcourses?\b/.test(heading.key)) return false;
  // "Languages: Python, Java" is a line of skills.
  if (kind === 'languages' && findLanguageNames(line.text.slice(heading.contentAt ?? 0)).length === 0)
    return false;
  if (open === 'skills' && (kind === 'skills' || AMBIGUOUS_HEADINGS.has(heading.key))) return line.caps;
  // After a blank line, a list of certifications or languages does not belong to the position above.
  if (open === 'work' && line.spaceBefore && INLINE_AFTER_WORK.has(kind)) return true;
  if (open === 'work' || open === 'projects') return /^[\p{Lu} &/]{5,}:/u.test(line.text);
  // Some resumes write all headings as labels in capitals, one per line.
  if (/^[\p{Lu} &/]{5,}:/u.test(line.text)) return true;
  if (AMBIGUOUS_HEADINGS.has(heading.key))
    return open === 'header' || open === 'other' || open === 'objective';
  return true;
}

function looksLikeUnknownHeading(line: ResumeLine, current: ResumeSection): boolean {
  if (current.kinds[0] === 'header' && current.lines.length < 3) return false;
  return (
    line.words <= 6 &&
    !line.bullet &&
    line.dates.length === 0 &&
    !isProse(line) &&
    !/[.,;@\d]/.test(line.text) &&
    // A state or the initials of a certificate.
    line.text.length >= MIN_UNKNOWN_HEADING &&
    !(current.kinds[0] === 'certifications' && isCertificationLine(line.text)) &&
    // The title of a position in capitals.
    !(current.kinds[0] === 'work' && line.caps && titleScore(line.text) >= MIN_TITLE_SCORE) &&
    !(current.kinds[0] === 'education' && findDegrees(line.text).length > 0)
  );
}

/** True if capitals alone mark the headings and each recognized one follows a blank line. */
function headingsAreSpaced(
  lines: readonly ResumeLine[],
  headingsByLine: ReadonlyMap<number, ResumeHeading>,
  style: string,
): boolean {
  if (styledDocument(style)) return false;
  return lines
    .filter((line, index) => index > 0 && headingsByLine.has(line.index) && styleSignature(line) === style)
    .every((line) => line.spaceBefore);
}

function contentAfter(line: ResumeLine, at: number): ResumeLine {
  const text = line.text.slice(at);
  const start = line.start + at;
  const dates = line.dates.filter((date) => date.start >= start);
  return changeLine(line, { text, start, dates, words: countWords(text), bullet: false });
}

/** The typography of a line as a key. */
function styleSignature(line: ResumeLine): string {
  const { layout } = line.source;
  const size = line.size === 1 ? '1.00' : line.size.toFixed(2);
  const plain = layout.fontSize === null && layout.headingLevel === null ? 'plain' : '';
  return `${line.caps ? 'C' : ''}/${line.bold ? 'B' : ''}/${size}/${layout.color ?? ''}/${layout.headingLevel ?? ''}/${plain}`;
}

function styledDocument(style: string): boolean {
  return !style.endsWith('/plain');
}

/** Returns the typography that most headings in the lexicon share, if few other lines have it; else null. */
function headingStyle(lines: ResumeLine[], headingsByLine: Map<number, ResumeHeading>): string | null {
  const counts = new Map<string, { headings: number; all: number }>();
  for (const line of lines) {
    const key = styleSignature(line);
    const count = counts.get(key) ?? { headings: 0, all: 0 };
    count.all++;
    const heading = headingsByLine.get(line.index);
    if (heading && heading.contentAt === null && !isEntryLabel(heading.key)) count.headings++;
    counts.set(key, count);
  }
  let best: string | null = null;
  let highestCount = 1;
  for (const [key, count] of counts) {
    if (count.headings > highestCount && count.headings >= count.all * 0.5) {
      highestCount = count.headings;
      best = key;
    }
  }
  if (best === null || (best.endsWith('/plain') && !best.startsWith('C'))) return null;
  return best;
}
