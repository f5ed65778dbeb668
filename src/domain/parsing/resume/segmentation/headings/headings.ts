import type { ResumeLine } from '../resume-lines';
import {
  AMBIGUOUS_HEADINGS,
  headingKey,
  PLAIN_WORDS,
  sectionKinds,
  isKnownHeading,
  withoutOrnament,
} from '../section-lexicon';
import type { ResumeSectionKind } from '../section-kind';
import { countWords } from '../../../text/word-count';

export interface ResumeHeading {
  kinds: ResumeSectionKind[];
  key: string;
  /** How much it looks like a heading of the document, 0–1. */
  strength: number;
  /** Offset in the line's text where content begins after "Skills: "; null if the line contains only the heading. */
  contentAt: number | null;
  /** True if the heading is next to its content, not before it on the line. */
  margin?: boolean;
}

const MAX_HEADING_WORDS = 7;
/** Words that the key of a heading of plain words can be shorter by: "with dates". */
const REMOVED_WORDS = 2;
/** Text before a tab, or capitals before a gap of several blanks. */
const MARGIN_GAP = /^(?:[^\t]{1,39}(?=\t)|[^\p{Ll}\t]{3,39}?(?= {2,}\S))/u;

/** "JOB 1", "Employer #2:" above each position of a form. */
const POSITION_NUMBER =
  /^(?:job|employer|position|employment|work experience|workplace) ?(?:#|no\.?|number)? ?[1-9]:?$/i;

/** Detects a section heading by its words; null if there is none. The caller checks the typography. */
export function detectHeading(line: ResumeLine): ResumeHeading | null {
  const colon = line.text.indexOf(':');
  // "=== Skills: ===" has no content after its colon.
  if (colon > 0 && colon < 50 && /[^\s=*#~_-]/.test(line.text.slice(colon + 1))) {
    const key = headingKey(line.text.slice(0, colon));
    const kinds = sectionKinds(key);
    if (kinds.length === 0 || countWords(key) > MAX_HEADING_WORDS) return null;
    const rest = line.text.slice(colon + 1);
    return { kinds, key, strength: 0, contentAt: colon + 1 + rest.length - rest.trimStart().length };
  }
  const dash = beforeDash(line);
  if (dash) return dash;
  const gap = MARGIN_GAP.exec(line.text)?.[0].length ?? 0;
  if (gap > 0) {
    const margin = inMargin(line, gap);
    if (margin) return margin;
  }
  if (line.words > MAX_HEADING_WORDS * 2 || line.text.length > 80) return null;
  if (/[.,;]$/.test(line.text.trim())) return null;
  if (line.words > MAX_HEADING_WORDS + REMOVED_WORDS && PLAIN_WORDS.test(line.text)) return null;
  if (POSITION_NUMBER.test(line.text))
    return { kinds: ['work'], key: 'work experience', strength: 1, contentAt: null };
  const key = headingKey(line.text);
  if (key === '' || countWords(key) > MAX_HEADING_WORDS) return null;
  const kinds = sectionKinds(key);
  if (kinds.length > 0) return { kinds, key, strength: strengthOf(line, colon > 0), contentAt: null };
  // "CERTIFICATES (STCW)"
  const beforeBracket = /^([^()[\]]{3,40}?)\s*(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\])\s*:?$/.exec(
    line.text,
  )?.[1];
  if (beforeBracket !== undefined && isKnownHeading(headingKey(beforeBracket))) {
    const shorter = headingKey(beforeBracket);
    return { kinds: sectionKinds(shorter), key: shorter, strength: strengthOf(line, false), contentAt: null };
  }
  // The letter of "CDL A" is its class.
  if (LICENSE_WITH_CLASS.test(key)) return null;
  const plain = withoutOrnament(key);
  const plainKinds = sectionKinds(plain);
  return plainKinds.length === 0
    ? null
    : { kinds: plainKinds, key: plain, strength: strengthOf(line, false), contentAt: null };
}

/** A license to drive with its class. */
const LICENSE_WITH_CLASS = /^(?:cdl|.*licen[cs]e) [a-m]$/;

const HEADING_AND_DASH = /^([^\t:,;()\d-]{3,40}?)\s+[-–—]+\s+(?=\S)/u;
/** Kinds of lists that may follow their heading after a dash. */
const LISTED_KINDS: ReadonlySet<ResumeSectionKind> = new Set(['certifications', 'skills', 'languages']);

/** Detects a heading before a dash and its list: "Licenses/Certs - EPA 608 Universal; OSHA 30". */
function beforeDash(line: ResumeLine): ResumeHeading | null {
  const [lead = '', words = ''] = HEADING_AND_DASH.exec(line.text) ?? [];
  const key = headingKey(words);
  // "Training - forklift" and "Certification - CPR" may be items of a list, so the heading is a plural.
  if (!key.endsWith('s') || line.bullet || !isKnownHeading(key) || AMBIGUOUS_HEADINGS.has(key)) return null;
  const kinds = sectionKinds(key);
  return kinds.every((kind) => LISTED_KINDS.has(kind))
    ? { kinds, key, strength: 0, contentAt: lead.length }
    : null;
}

/** Detects a heading in the margin next to the first line of its section. */
function inMargin(line: ResumeLine, tab: number): ResumeHeading | null {
  const key = headingKey(line.text.slice(0, tab));
  const kinds = sectionKinds(key);
  if (kinds.length === 0 || line.bullet || !/^\p{Lu}/u.test(line.text)) return null;
  const rest = line.text.slice(tab);
  return { kinds, key, strength: 0.7, contentAt: tab + rest.length - rest.trimStart().length, margin: true };
}

function strengthOf(line: ResumeLine, colon: boolean): number {
  let strength = 0.3;
  if (line.source.layout.headingLevel !== null) strength += 0.5;
  if (line.caps) strength += 0.35;
  if (line.bold) strength += 0.2;
  if (line.size > 1.12) strength += 0.3;
  if (line.spaceBefore) strength += 0.2;
  if (colon) strength += 0.1;
  if (/^\p{Lu}/u.test(line.text)) strength += 0.1;
  else strength -= colon ? 0.2 : 0.3;
  if (line.bullet) strength -= 0.4;
  return Math.max(0, Math.min(1, strength));
}
