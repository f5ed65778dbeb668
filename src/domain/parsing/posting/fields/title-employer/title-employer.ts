import { announcedPosition, firstOfNumbered, firstOfSeveral } from './announced-openings';
import { placeAtLineEnd } from '../location/line-end-place';
import type { Posting } from '../../posting-model';
import { employerScore } from '../../../text/employer-words';
import { employerInText, ownerOfFranchise } from './employer-in-text';
import { isNoise, readHeadSegments } from './head-segments';
import { type HeadSegment, type NamedSpan, headerLines, labelledValue } from './header-lines';
import type { HeaderBlock } from './header-block';
import { divideHeadLine } from './head-line';
import { betweenTitleAndPlace, employerBesideTitle, headEmployer, hiringEmployer } from './employer';
import { MIN_TITLE_EVIDENCE, mostLikelyEmployer, titleEvidence } from './name-evidence';
import { namedBusiness } from './named-business';
import { signatureEmployer } from './signature';
import { isTitleAlone, namesNoWork, seeks, soughtTitle } from './sought-title';
import {
  cleanTitle,
  fallbackTitle,
  titleLine,
  titleInHiringSentence,
  titleInList,
  titleOfClient,
} from './title';

/** Below this confidence, the title is only the beginning of the text. */
export const MIN_TITLE_CONFIDENCE = 0.5;

export interface TitleAndEmployer {
  title: string;
  titleConfidence: number;
  /** Offsets of the title in the raw text. */
  titleStart: number;
  titleEnd: number;
  employerName: string | null;
  employerConfidence: number;
}

/** Words after the name of an employer in a sentence, which are not part of the name. */
const HIRING_WORDS =
  /\s+(?:is|are) (?:\w+ )?(?:looking|hiring|seeking|searching|recruiting)\b.*$|, (?:ask for|call|text|contact) .*$/i;
/** "Lanternfish (remote, US time zones)", "Rebuild Millwork (a second chance employer)". */
const NOTE_AFTER_NAME =
  / \((?:[^()]*\b(?:remote|hybrid|on-?site|employer|full[- ]time|part[- ]time|hiring)\b[^()]*)\)$/i;
const IN_A_SENTENCE =
  /^(?:we|our|join|are|is|do|come|now|the|this|if|you|looking|work)\b|\b(?:is|are|we|you)\b/i;

/** What the first lines say about the title, and about the employer where one line names both. */
interface HeadReading {
  title: NamedSpan | null;
  employer: NamedSpan | null;
  /** True if a label or an announcement names the title, so that its words need no evidence. */
  isNamed: boolean;
}

/** Extracts title and employer: labelled, else from the first lines, else from the sentence that names the job. */
export function extractTitleAndEmployer(posting: Posting, block: HeaderBlock | null): TitleAndEmployer {
  const lines = headerLines(posting);
  const segments = readHeadSegments(posting);
  const head = readHead(posting, lines);
  const written = clientTitle(posting, head) ?? head.title ?? titleInHiringSentence(posting);
  const found =
    (head.isNamed
      ? written
      : (titleBelowFacts(posting, written, segments) ?? withTitleWords(written, segments))) ??
    titleInHiringSentence(posting) ??
    titleInList(posting) ??
    fallbackTitle(lines);
  const sought = head.isNamed ? null : titleInSentence(posting, found, lines);
  const title = cleanTitle(sought ?? found, posting.isEnglish);
  const beside = [
    ownerOfFranchise(posting) ?? labelledValue(posting, 'employer', 0.95) ?? head.employer ?? block?.employer,
    employerBesideTitle(lines, sought ?? written) ?? divideEmployer(lines, posting, head),
    hiringEmployer(posting) ?? betweenTitleAndPlace(lines[0] ?? null, sought ?? found),
  ].find((name) => name != null);
  const employer =
    beside && !overlaps(beside, title)
      ? beside
      : (mostLikelyEmployer(posting, segments, title) ??
        employerInText(posting) ??
        signatureEmployer(posting));
  const likely = employer && !overlaps(employer, title) ? employer : null;
  const named =
    posting.isEnglish || (likely && titleEvidence(likely.text.replace(/^\P{L}+/u, '')) < MIN_TITLE_EVIDENCE)
      ? likely
      : (namedBusiness(posting) ?? likely);
  return {
    title: title.text,
    titleConfidence: title.confidence,
    titleStart: title.start,
    titleEnd: title.end,
    employerName:
      named &&
      withoutPersonTitle(withoutPlace(named.text.replace(HIRING_WORDS, '').replace(NOTE_AFTER_NAME, ''))),
    employerConfidence: named?.confidence ?? 0,
  };
}

/** The title that a sentence in another language names where the first lines name no work. */
function titleInSentence(posting: Posting, found: NamedSpan, lines: readonly NamedSpan[]): NamedSpan | null {
  if (posting.isEnglish || !namesNoWork(found) || lines.some(isTitleAlone)) return null;
  const sought = soughtTitle(posting);
  // "Consulting - Security Analyst" says more than the sentence.
  const repeats = sought !== null && found.text.includes(sought.text) && !seeks(found.text);
  return repeats && found.confidence >= MIN_TITLE_CONFIDENCE ? null : sought;
}

/** The title that an agency's client looks for, if the first line names the agency. */
function clientTitle(posting: Posting, { title, isNamed }: HeadReading): NamedSpan | null {
  return isNamed ||
    !title ||
    !STAFFING_AGENCY.test(title.text) ||
    titleEvidence(title.text) >= MIN_TITLE_EVIDENCE
    ? null
    : titleOfClient(posting);
}

const STAFFING_AGENCY =
  /\b(?:staffing|recruit(?:ing|ment|ers)|personnel|employment|workforce|talent|temps)\b/i;

function readHead(posting: Posting, lines: readonly NamedSpan[]): HeadReading {
  const first = lines[0] ?? null;
  const labelled = labelledValue(posting, 'title');
  if (labelled && !isCategory(labelled, lines)) {
    const above = first && first.start < labelled.start ? headEmployer(posting, labelled.start) : null;
    return { title: labelled, employer: above, isNamed: true };
  }
  const several = first && firstOfSeveral(first, lines);
  if (several) return { ...several, isNamed: true };
  const numbered = firstOfNumbered(lines);
  if (numbered) return { ...numbered, isNamed: true };
  const both = first && titleAtEmployer(first);
  if (both) return { ...both, isNamed: false };
  const announced = announcedPosition(lines);
  if (announced) return { ...announced, isNamed: true };
  const line = titleLine(lines, posting);
  return { title: line && divideHeadLine(line).title, employer: null, isNamed: false };
}

/** From this distance, a label rather sorts the job: "Role: Accounts Executive" at the end of a page. */
const CHARACTERS_OF_PAGE = 350;
const MAX_FIRST_LINE = 80;

/** True for a label far below a first line that names work. */
function isCategory(labelled: NamedSpan, [first]: readonly NamedSpan[]): boolean {
  return (
    first !== undefined &&
    labelled.start - first.start > CHARACTERS_OF_PAGE &&
    first.text.length <= MAX_FIRST_LINE &&
    !isNoise(first.text) &&
    titleEvidence(first.text.split(/\s[–—-]\s/)[0]!) >= MIN_TITLE_EVIDENCE
  );
}

/** The employer at the end of the line that names the title, if no label names the title. */
function divideEmployer(
  lines: readonly NamedSpan[],
  posting: Posting,
  { title, isNamed }: HeadReading,
): NamedSpan | null {
  const line = isNamed || !title ? null : titleLine(lines, posting);
  return line && divideHeadLine(line).employer;
}

/** Below this evidence, the words of a line do not show that it names work. */
const WEAK_TITLE_EVIDENCE = 0.6;
/** From this score, the words of a line show that it names an employer. */
const MIN_EMPLOYER_SCORE = 0.5;

/**
 * The title, or the first segment that names work, where the words of the title name an employer or nothing, or where
 * the segment stands above it.
 */
function withTitleWords(title: NamedSpan | null, segments: readonly HeadSegment[]): NamedSpan | null {
  const evidence = title ? titleEvidence(title.text) : 0;
  const alone = title && titleBesideFacts(title, segments);
  if (alone) return alone;
  if (title && evidence >= MIN_TITLE_EVIDENCE && !isNoise(title.text)) return title;
  const named = segments.find(({ text, kind }) => kind === null && titleEvidence(text) >= MIN_TITLE_EVIDENCE);
  if (!named) return title && isNoise(title.text) ? null : title;
  if (title === null || named.start < title.start || isNoise(title.text))
    return { ...named, confidence: 0.75 };
  if (evidence >= WEAK_TITLE_EVIDENCE) return title;
  const replaces =
    (!overlaps(title, named) && employerScore(title.text) >= MIN_EMPLOYER_SCORE) ||
    (overlaps(title, named) &&
      segments.some(
        ({ line, kind, start }) => line === named.line && kind === 'noise' && start < named.start,
      ));
  return replaces ? { ...named, confidence: 0.75 } : title;
}

/** The first part of "Baker | Harbor Bread Ltd | Dayton, OH | $17/h", a line of parts that name other fields. */
function titleBesideFacts(title: NamedSpan, segments: readonly HeadSegment[]): NamedSpan | null {
  const parts = segments.filter((segment) => overlaps(segment, title));
  const announced = parts[0]?.kind === 'noise' ? parts[1] : null;
  if (announced?.kind === null && titleEvidence(announced.text) >= MIN_TITLE_EVIDENCE)
    return { ...announced, confidence: title.confidence };
  const first = parts[0];
  if (!first || parts.length < 2 || first.kind !== null || titleEvidence(first.text) < WEAK_TITLE_EVIDENCE)
    return null;
  const namesFacts = parts
    .slice(1)
    .some(({ text, kind }) => kind === 'place' || kind === 'pay' || employerScore(text) >= 0.9);
  return namesFacts ? { ...first, confidence: title.confidence } : null;
}

/**
 * The title in the sentence that names the opening, if the first line holds facts and no title: "Acme Staffing |
 * Contract | Dayton, OH" above "Our client needs a Line Cook".
 */
function titleBelowFacts(
  posting: Posting,
  title: NamedSpan | null,
  segments: readonly HeadSegment[],
): NamedSpan | null {
  const parts = title ? segments.filter((segment) => overlaps(segment, title)) : [];
  const isFacts = parts.length > 1 && parts.some(({ kind }) => kind === 'place' || kind === 'terms');
  if (!isFacts || segments.some(({ text }) => titleEvidence(text) >= WEAK_TITLE_EVIDENCE)) return null;
  const named = titleInHiringSentence(posting);
  return named && titleEvidence(named.text) >= MIN_TITLE_EVIDENCE ? named : null;
}

/** "Office Manager, Harbor Plumbing" in a signature without the title of the person who signs. */
function withoutPersonTitle(name: string): string {
  const [, title, employer] = /^([^,]{3,40}), (\p{Lu}[^,]{1,50} [^,]{1,30})$/u.exec(name) ?? [];
  return title &&
    employer &&
    titleEvidence(title) >= MIN_TITLE_EVIDENCE &&
    titleEvidence(employer) < WEAK_TITLE_EVIDENCE
    ? employer
    : name;
}

/** "Blue Heron Plumbing Co., Missoula, Montana" without the place, which another field holds. */
function withoutPlace(name: string): string {
  const place = placeAtLineEnd(name);
  return place && place.start > 2 ? name.slice(0, place.start).replace(/[\s,|·–—-]+$/, '') : name;
}

function overlaps(a: NamedSpan, b: NamedSpan): boolean {
  return a.start < b.end && b.start < a.end;
}

/** "Opening at Harbor Foods: Line Cook". */
const EMPLOYER_THEN_TITLE =
  /^(?:(?:job |career |employment )?(?:opportunit(?:y|ies)|openings?|jobs?|positions?|vacanc(?:y|ies)|careers?)|now hiring|hiring) (?:at|with) ([\p{Lu}\d][^:|]{2,60}?)\s*[:|–—-]\s+(.{3,90})$/iu;

/** "Support Lead at Acme". */
function titleAtEmployer(first: NamedSpan): { title: NamedSpan; employer: NamedSpan } | null {
  const [, where, named] = EMPLOYER_THEN_TITLE.exec(first.text) ?? [];
  if (where && named) {
    const at = first.start + first.text.indexOf(where);
    const from = first.end - named.length;
    const text = named.split(/\s*[|·•]\s*/)[0]!;
    return {
      title: { text, start: from, end: from + text.length, confidence: 0.9 },
      employer: { text: where, start: at, end: at + where.length, confidence: 0.85 },
    };
  }
  // A posting of one paragraph begins with a sentence instead of a line.
  const line =
    /^[^.!?]{3,110}(?:,? (?:Inc|Ltd|Co|Corp)\.(?=\s|$)|(?=[.!?]\s))/.exec(first.text)?.[0] ?? first.text;
  const at = /^(.{3,100}?)\s+(?:at|@)\s+([A-Z0-9][^.!?]{1,60}(?:,? (?:Inc|Ltd|Co|Corp)\.)?)$/.exec(line);
  if (
    !at?.[1] ||
    !at[2] ||
    isNoise(at[1]) ||
    line.length > 120 ||
    (line !== first.text && IN_A_SENTENCE.test(line))
  )
    return null;
  const end = first.start + line.length;
  return {
    title: { text: at[1], start: first.start, end: first.start + at[1].length, confidence: 0.93 },
    employer: { text: at[2].trim(), start: end - at[2].length, end, confidence: 0.9 },
  };
}
