import { escapePattern } from '../../../../text/escape-pattern';
import { titleIndex } from '../../../../skills';
import type { Unit } from '../../../../common';
import { memoizeByText } from '../../../../text/memoize-by-text';
import { employerScore } from '../../../text/employer-words';
import { foldText } from '../../../text/normalize';
import { titleScore } from '../../../text/title-words';
import { headingKind } from '../../segmentation/section-headings';
import type { Posting } from '../../posting-model';
import type { HeadSegment } from './header-lines';

/** A text with at least this evidence is a title. */
export const MIN_TITLE_EVIDENCE = 0.8;
/** A text with less evidence gives way to one with sufficient evidence. */
const MIN_EMPLOYER_EVIDENCE = 0.5;

const NOTE = /\s*[([][^)\]]*[)\]]/g;
const SENTENCE_WORDS =
  /\b(?:we|you|your|our|us|they|is|are|will|must|can|looking|seeking|required?|preferred|experience|years?|apply|send|call|please|ability|able|need|needed|wanted|starting|pays?|paid|no|not|plus)\b/i;
const MAX_EMPLOYER_WORDS = 9;
const MAX_EMPLOYER_LENGTH = 70;
const FOLLOWING_VERB =
  "(?:'s\\b|’s\\b| (?:is|are|has|have|was|seeks?|offers?|provides?|serves?|operates?|participates?|does|will|welcomes?|believes?|hires?|supports?|strives?|reserves?|values?|employs?|complies|prohibits|celebrates|makes?|builds?|runs?)\\b)";

/** "Employer: Harbor Labs" as a part of a line. */
const LABELLED_NAME = /^([^:]{3,30}):\s*([^:]{2,80})$/;

/** "CITY OF HALVERSON", above the names of its commissions and departments. */
const MUNICIPALITY = /^(?:the )?(?:city|county|town|village|borough|state) of \p{Lu}/iu;

/** How likely a text names work, 0–1. */
export const titleEvidence = memoizeByText(computeTitleEvidence);

function computeTitleEvidence(text: string): Unit {
  const name = text.replace(NOTE, '').trim();
  if (name === '') return 0;
  return Math.max(titleIndex().looksLikeTitle(name), titleScore(name));
}

/**
 * The segment that most likely names the employer: by its words, its position next to the title or a place, and what the
 * rest of the posting says about the name. Null if none is likely enough.
 */
export function mostLikelyEmployer(
  posting: Posting,
  segments: readonly HeadSegment[],
  title: { start: number; end: number } | null,
): HeadSegment | null {
  const titleLine = segments.find(({ start, end }) => title && start < title.end && title.start < end)?.line;
  let best: HeadSegment | null = null;
  const named = segments.map(withFirstName);
  named.forEach((segment, index) => {
    const labelled = LABELLED_NAME.exec(segment.text);
    if (labelled && headingKind(labelled[1]!) === 'employer') {
      const name = labelled[2]!;
      const start = segment.end - name.length;
      best = { ...segment, text: name, start, confidence: 0.95 };
    }
    if (segment.kind !== null || (title && segment.start < title.end && title.start < segment.end)) return;
    const confidence = employerEvidence(posting, named, index, titleLine);
    if (confidence >= MIN_EMPLOYER_EVIDENCE && confidence > (best?.confidence ?? 0))
      best = { ...segment, confidence: Math.min(0.9, confidence) };
  });
  return best;
}

/** "Maple Bay Inn / Auberge Maple Bay": the first of the names of one employer in two languages. */
function withFirstName(segment: HeadSegment): HeadSegment {
  const [first = '', second] = segment.text.split(' / ');
  return segment.kind === null && second !== undefined && employerScore(first) >= MIN_EMPLOYER_EVIDENCE
    ? { ...segment, text: first, end: segment.start + first.length }
    : segment;
}

function employerEvidence(
  posting: Posting,
  segments: readonly HeadSegment[],
  index: number,
  titleLine: number | undefined,
): number {
  const segment = segments[index]!;
  const name = segment.text.replace(NOTE, '').trim();
  if (!isPossibleName(name)) return 0;
  const asTitle = titleEvidence(name);
  const words = employerScore(name);
  let evidence = words * (asTitle >= MIN_TITLE_EVIDENCE && words < 0.7 ? 1 - asTitle : 1);
  const next = segments[index + 1];
  if (next?.kind === 'place' && next.line <= segment.line + 1) evidence += 0.15;
  if (titleLine !== undefined && Math.abs(segment.line - titleLine) <= 1) evidence += 0.1;
  if (MUNICIPALITY.test(name)) evidence += 0.2;
  evidence += 0.3 * mentionsAsEmployer(name, posting.flat);
  return evidence;
}

function isPossibleName(name: string): boolean {
  return (
    name.length >= 3 &&
    name.length <= MAX_EMPLOYER_LENGTH &&
    name.split(/\s+/).length <= MAX_EMPLOYER_WORDS &&
    /^[\p{Lu}\d]/u.test(name) &&
    !/[:!?%]|[.;]$(?<!\b(?:Inc|Ltd|Co|Corp|Lda|o\.o|P\.C|L\.P|S\.A|Bros|St)\.)/u.test(name) &&
    !SENTENCE_WORDS.test(name)
  );
}

/** 1 if the posting uses the name as that of an organization, or writes from an address of that name; 0 otherwise. */
function mentionsAsEmployer(name: string, text: string): Unit {
  const core = name.replace(/[\s,]+(?:inc|llc|ltd|corp|co|gmbh|lp|llp|pc|pllc|lda)\.?$/i, '').trim();
  const escaped = escapePattern(core);
  const used = new RegExp(
    `(?:\\b(?:at|join|with|about|for|work(?:ing)? (?:at|for)|employer:?) (?:the )?${escaped}(?![\\p{L}\\p{N}])|${escaped}${FOLLOWING_VERB})`,
    'iu',
  );
  if (used.test(text)) return 1;
  const letters = foldText(core).replace(/[^a-z0-9]+/g, '');
  for (const match of text.matchAll(/(?:@|www\.|https?:\/\/)([\w-]{4,40})\./g)) {
    const host = foldText(match[1]!).replace(/[^a-z0-9]+/g, '');
    if (host.length >= 4 && (letters.startsWith(host) || host.startsWith(letters))) return 1;
  }
  return 0;
}
