import type { Posting } from '../../posting-model';
import { type NamedSpan, headerLines, labelledValue } from './header-lines';
import type { HeaderBlock } from './header-block';
import { divideHeadLine } from './head-line';
import { betweenTitleAndPlace, employerBesideTitle, headEmployer, hiringEmployer } from './employer';
import { cleanTitle, fallbackTitle, titleLine, titleInHiringSentence } from './title';

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
const HIRING_WORDS = /\s+(?:is|are) (?:\w+ )?(?:looking|hiring|seeking|searching|recruiting)\b.*$/i;
const IN_A_SENTENCE =
  /^(?:we|our|join|are|is|do|come|now|the|this|if|you|looking|work)\b|\b(?:is|are|we|you)\b/i;

/** Extracts title and employer: labelled, else from the first lines, else from the sentence that names the job. */
export function extractTitleAndEmployer(posting: Posting, block: HeaderBlock | null): TitleAndEmployer {
  const labelled = labelledValue(posting, 'title');
  const lines = headerLines(posting);
  const first = lines[0] ?? null;
  let employer = labelledValue(posting, 'employer', 0.95);
  let title: NamedSpan | null = labelled;
  if (labelled && !employer && first && first.start < labelled.start)
    employer = headEmployer(posting, labelled.start);
  const both = title === null && first ? titleAtEmployer(first) : null;
  const announced = title === null && both === null ? announcedPosition(lines) : null;
  const line = both || announced ? null : titleLine(lines, posting);
  const divided = title === null && line ? divideHeadLine(line) : null;
  title ??= both?.title ?? announced?.title ?? divided?.title ?? titleInHiringSentence(posting);
  employer ??=
    both?.employer ??
    announced?.employer ??
    block?.employer ??
    employerBesideTitle(lines, title) ??
    divided?.employer ??
    hiringEmployer(posting);
  title ??= fallbackTitle(lines);
  employer ??= betweenTitleAndPlace(first, title);
  const tidy = cleanTitle(title);
  return {
    title: tidy.text,
    titleConfidence: tidy.confidence,
    titleStart: tidy.start,
    titleEnd: tidy.end,
    employerName: employer ? employer.text.replace(HIRING_WORDS, '') : null,
    employerConfidence: employer?.confidence ?? 0,
  };
}

const ANNOUNCEMENT =
  /\b(?:invites? applications|(?:is|are) accepting applications|announces?\b.{0,40}) for (?:the )?(?:position|post|role|office) of:?$/i;

/** "COUNTY OF MARLOWE", "invites applications for the position of:", "ELIGIBILITY WORKER I/II" on three lines. */
function announcedPosition(
  lines: readonly NamedSpan[],
): { title: NamedSpan; employer: NamedSpan | null } | null {
  const at = lines.findIndex(({ text }) => ANNOUNCEMENT.test(text));
  const title = lines[at + 1];
  if (at < 0 || !title) return null;
  const employer = lines[at - 1];
  return {
    title: { ...title, confidence: 0.9 },
    employer: employer ? { ...employer, confidence: 0.85 } : null,
  };
}

/** "Support Lead at Acme". */
function titleAtEmployer(first: NamedSpan): { title: NamedSpan; employer: NamedSpan } | null {
  // A posting of one paragraph begins with a sentence instead of a line.
  const line = /^[^.!?]{3,110}(?=[.!?]\s)/.exec(first.text)?.[0] ?? first.text;
  const at = /^(.{3,100}?)\s+(?:at|@)\s+([A-Z0-9][^.!?]{1,60})$/.exec(line);
  if (!at?.[1] || !at[2] || line.length > 120 || (line !== first.text && IN_A_SENTENCE.test(line)))
    return null;
  const end = first.start + line.length;
  return {
    title: { text: at[1], start: first.start, end: first.start + at[1].length, confidence: 0.93 },
    employer: { text: at[2].trim(), start: end - at[2].length, end, confidence: 0.9 },
  };
}
