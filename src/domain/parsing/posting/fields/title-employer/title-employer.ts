import type { Posting } from '../../posting-model';
import { headingKind } from '../../segmentation/section-headings';
import { findPlaces, findStreet, wholePlace } from '../../../text/places';
import { cleanText, sectionOf } from '../../segmentation/section-lookup';

/** Below it the beginning of the text only stands in for a title. */
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

interface NamedSpan {
  text: string;
  start: number;
  end: number;
  confidence: number;
}

const MAX_TITLE_CHARACTERS = 200;
const COMPANY_SUFFIX =
  /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|cjsc|llp|plc|foundation|university|hospital|group|bank|ministry|embassy|association|institute|organization|agency|union|center|centre|services|office|council|committee|programme?)\b\.?/i;
const NAME_WORD = "(?:[A-Z0-9][\\w&.'’+-]*|&|of|the|and|de)";
const EMPLOYER_NAME = `(${NAME_WORD}(?: ${NAME_WORD}){0,7}?)`;
const HIRING_CUE = new RegExp(
  `(?:^|[.!?]\\s+|\\s{2,})(?:At |Join |The )?${EMPLOYER_NAME},?(?:\\s\\([A-Z]{2,8}\\))?,? (?:is|are) (?:currently |now |actively |presently |urgently )?(?:hiring|seeking|looking (?:for|to)|searching|recruiting|in search of|an equal|accepting applications|expanding|growing)\\b`,
  'u',
);
/** What an employer does in the sentence that names it is no part of its name. */
const HIRING_WORDS = /\s+(?:is|are) (?:\w+ )?(?:looking|hiring|seeking|searching|recruiting)\b.*$/i;
const WANTED_PATTERN =
  /\b(?:seeking|hiring|looking for|recruiting|in need of|searching for|looking to (?:hire|add|recruit|fill|employ)|need|position of|role of|announces? (?:a |an |the )?(?:vacancy for|opening for))(?: for)?(?: immediately)?:? (?:the position of |the (?:post|role) of )?(?:(?:an?|the|our(?: next)?|multiple|several|experienced|full[- ]time|part[- ]time|\d+)\s+){0,3}([A-Za-z][\w&/+#.'’ -]{2,60}?)(?=\s+(?:to|who|for|with|in|at|that|position|positions|role|on|based|whose|responsible|capable|having|of the|as|within|and join|immediately|will)\b|[,.;:!?()]|\s[-–—]\s|$)/i;
const NOISE_LINE =
  /^(?:(?:now )?hiring!*|we(?:'|’)?re hiring!*|job (?:posting|announcement|opening|vacancy|opportunity|description)|vacancy(?: announcement)?|help wanted|career opportunity|employment opportunity|immediate opening|urgent(?:ly)? hiring|apply now|\W*|page \d+.*)$/i;
const IN_A_SENTENCE =
  /^(?:we|our|join|are|is|do|come|now|the|this|if|you|looking|work)\b|\b(?:is|are|we|you)\b/i;
const NOT_A_TITLE = /[$€£]\s?\d|@|https?:|www\.|^\d{1,2}[/.-]\d|\b(?:full|part)[- ]time$/i;

/** Title and employer: labelled, else from the first lines, else from the sentence that says who is wanted. */
export function extractTitleAndEmployer(posting: Posting): TitleAndEmployer {
  const labelled = labelledValue(posting, 'title');
  const lines = headerLines(posting);
  const first = lines[0] ?? null;
  let employer = labelledValue(posting, 'employer', 0.95);
  let title: NamedSpan | null = labelled;
  if (labelled && !employer && first && first.start < labelled.start)
    employer = headEmployer(posting, labelled.start);
  const both = title === null && first ? titleAtEmployer(first) : null;
  title ??= both?.title ?? titleLine(lines, posting) ?? wantedTitle(posting);
  employer ??= both?.employer ?? employerBesideTitle(lines, title) ?? hiringEmployer(posting);
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

/** "Support Lead at Acme". */
function titleAtEmployer(first: NamedSpan): { title: NamedSpan; employer: NamedSpan } | null {
  // A posting of one paragraph opens with a line as others do, but for the stop behind it.
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

function labelledValue(posting: Posting, kind: 'title' | 'employer', confidence = 0.97): NamedSpan | null {
  const section = sectionOf(posting, kind);
  const item = section?.items[0];
  if (!section || !item || item.text.length > 160) return null;
  return { text: cleanText(item.text), start: item.start, end: item.end, confidence };
}

function headerLines(posting: Posting): NamedSpan[] {
  return posting.source.lines
    .filter((line) => line.text.trim() !== '')
    .slice(0, 6)
    .map((line) => {
      const lead = line.text.length - line.text.trimStart().length;
      const text = line.text.trim();
      return {
        text: cleanText(text),
        start: line.start + lead,
        end: line.start + lead + text.length,
        confidence: 0.8,
      };
    });
}

/** Lines that stand before a labelled title name the employer. */
function headEmployer(posting: Posting, before: number): NamedSpan | null {
  const lines = posting.source.lines.filter((line) => line.start < before && line.text.trim() !== '');
  const named = lines.filter(
    (line) => !/^[^:]{2,40}:/.test(line.text.trim()) && line.text.trim().length <= 120,
  );
  const head = named.slice(0, 2);
  const first = head[0];
  if (!first) return null;
  const end = head.at(-1) ?? first;
  const text = cleanText(head.map((line) => line.text).join(' '));
  return text.length > 160 ? null : { text, start: first.start, end: end.end, confidence: 0.85 };
}

/** The first line that can be a title: short, no sentence, no heading, no pay, no address. */
function titleLine(lines: readonly NamedSpan[], posting: Posting): NamedSpan | null {
  for (const line of lines.slice(0, 4)) {
    if (NOISE_LINE.test(line.text) || NOT_A_TITLE.test(line.text)) continue;
    if (headingKind(line.text.replace(/:.*$/, '')) !== null) continue;
    if (line.text.length > 110 || (/[.!?]$/.test(line.text) && line.text.split(' ').length > 7)) return null;
    const single = posting.source.lines.filter((l) => l.text.trim() !== '').length === 1;
    return single ? null : line;
  }
  return null;
}

function wantedTitle(posting: Posting): NamedSpan | null {
  const text = posting.flat.slice(0, 3000);
  const match = WANTED_PATTERN.exec(text);
  if (!match?.[1]) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  const name = match[1].trim();
  if (
    /^(?:people|someone|individuals?|candidates?|you|a|an|help|team members?|talented|motivated)$/i.test(name)
  )
    return null;
  return { text: cleanText(name), start, end: start + match[1].length, confidence: 0.7 };
}

function fallbackTitle(lines: readonly NamedSpan[]): NamedSpan {
  const line = lines.find((one) => !NOISE_LINE.test(one.text)) ?? lines[0];
  if (!line) return { text: '', start: 0, end: 0, confidence: 0 };
  const piece = /^(.{3,80}?)(?=\s*[,;|•·]|\s+[-–—]\s|\.\s|\s+\$|\s+(?:needed|wanted)\b|$)/.exec(
    line.text,
  )?.[1];
  const text = piece ?? line.text.slice(0, MAX_TITLE_CHARACTERS);
  return {
    text,
    start: line.start,
    end: line.start + text.length,
    confidence: piece && piece.length <= 60 ? 0.55 : 0.3,
  };
}

const LEAD_IN =
  /^(?:job title|title|position|now hiring|hiring|we(?:'|’)re hiring|we are hiring|wanted|help wanted|job opening|vacancy|job)\s*[:!–—-]+\s*/i;
const TAIL_OUT = /\s*(?:[-–—|,]\s*)?(?:\b(?:needed|wanted)\b.*|\(?#\w[\w-]*\)?|\bjob description)$/i;

function cleanTitle(title: NamedSpan): NamedSpan {
  const lead = LEAD_IN.exec(title.text)?.[0].length ?? 0;
  let text = title.text
    .slice(lead)
    .replace(/\s*[|•·]\s*(?:remote|hybrid|on-?site|full[- ]time|part[- ]time)\s*$/i, '')
    .replace(TAIL_OUT, '')
    .replace(/^[#*\s]+|[*\s:]+$/g, '');
  if (text === '') text = title.text;
  return { ...title, text: text.slice(0, MAX_TITLE_CHARACTERS) };
}

/** "Acme Foods · Dallas, TX" under the title, or a line that is a firm by its name. */
function employerBesideTitle(lines: readonly NamedSpan[], title: NamedSpan | null): NamedSpan | null {
  for (const line of lines) {
    if ((title && line.start === title.start) || /^[^:]{2,30}:/.test(line.text)) continue;
    const placed = employerBesidePlace(line) ?? textBeforePlace(line);
    if (placed) return placed;
    if (isCompany(line.text)) return { ...line, confidence: 0.65 };
  }
  // Title, then employer, is how most postings begin.
  const second = lines[1];
  const third = lines[2];
  if (title && second && third && lines[0]?.start === title.start && isNameLike(second.text)) {
    return { ...second, confidence: 0.6 };
  }
  return null;
}

/** "Acme Foods · Dallas, TX", "Acme Foods – Dallas, TX". */
function employerBesidePlace(line: NamedSpan): NamedSpan | null {
  const dot = /^([^·•|]{2,60}?)\s+[·•|]\s+/.exec(line.text);
  if (dot?.[1] && !NOT_A_TITLE.test(dot[1])) return { ...line, text: dot[1], confidence: 0.85 };
  const placed = /^(.{2,60}?)\s*(?:\s[–—-]\s|,\s)(.{4,60})$/.exec(line.text);
  if (!placed?.[1] || !placed[2] || !isNameLike(placed[1]) || !isAddress(placed[2])) return null;
  return { ...line, text: placed[1], confidence: 0.8 };
}

/** "Rolling Hills Rehab, San Antonio TX. …", "Willow Creek Pharmacy * Baton Rouge, LA": the name before a place. */
function textBeforePlace(line: NamedSpan): NamedSpan | null {
  const place = findPlaces(line.text).find(
    ({ location }) => location.city !== null && location.state !== null,
  );
  if (!place) return null;
  const name = line.text.slice(0, place.start).replace(/[\s,|*•·–—@-]+$/, '');
  const parts = name.split(/, /);
  if (
    parts.length > 2 ||
    !parts.every((part, at) => isNameLike(part) || isCompany(part) || (at > 0 && /^\p{Lu}\w+$/u.test(part)))
  )
    return null;
  return { ...line, text: name, end: line.start + name.length, confidence: 0.75 };
}

/** "Dayton, OH" or "4500 Far Hills Ave, Kettering, Ohio 45429". */
function isAddress(text: string): boolean {
  if (wholePlace(text)?.city) return true;
  const street = findStreet(text);
  return street?.start === 0 && wholePlace(text.slice(street.end).replace(/^[\s,]+/, ''))?.city != null;
}

/** "Line cook, Harbor Grill, Dayton, OH. …": what stands between a title and a place at the head of a text. */
function betweenTitleAndPlace(line: NamedSpan | null, title: NamedSpan | null): NamedSpan | null {
  if (!line || !title || title.start !== line.start) return null;
  const rest = line.text.slice(title.text.length);
  const name = /^,\s+([^,.;:]{2,60}),\s+(?=\p{Lu})/u.exec(rest)?.[1];
  if (name === undefined || !isNameLike(name)) return null;
  const from = title.text.length + rest.indexOf(name);
  const place = findPlaces(line.text.slice(from + name.length + 1))[0];
  if (!place || place.start > 2) return null;
  return { text: name, start: line.start + from, end: line.start + from + name.length, confidence: 0.75 };
}

/** A short line with the word for a firm in it, which is no sentence and no heading. */
function isCompany(text: string): boolean {
  if (text.length > 60 || !COMPANY_SUFFIX.test(text) || !/^[A-Z]/.test(text)) return false;
  return !/[.:!?]$|\b(?:we|you|our)\b/i.test(text) && headingKind(text) === null;
}

const NOT_A_NAME =
  /\d|\b(?:shift|time|remote|hybrid|hiring|job|position|urgent|immediate|openings?|seasonal|temporary|permanent|department|salary|pay|benefits|apply|summary|overview|description|requirements|responsibilities|experience|engineer|manager|assistant|clerk|nurse|driver|aide|associate|specialist|technician|worker|operator|day|night|evening|weekend|category|code|exam)s?\b|[:!?$@*•]|[.;]$/i;

/** Two to six capitalised words that are no place, no heading and no title. */
function isNameLike(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  if (parts.length < 2 || parts.length > 6 || text.length > 60 || NOT_A_NAME.test(text)) return false;
  if (!parts.every((part) => /^(?:[\p{Lu}&]|of|the|and|de|la)/u.test(part)) || text === text.toUpperCase())
    return false;
  return headingKind(text) === null && wholePlace(text) === null;
}

function hiringEmployer(posting: Posting): NamedSpan | null {
  const match = HIRING_CUE.exec(posting.flat.slice(0, 6000));
  const name = match?.[1];
  if (
    match &&
    name &&
    !/^(?:we|you|who|it|this|they|he|she|our|there|i|position|candidates?|applicants?|company|client|the|a|an|our client|the company|the ideal candidate|the successful candidate|this position)$/i.test(
      name,
    )
  ) {
    const start = match.index + match[0].indexOf(name);
    return { text: cleanText(name), start, end: start + name.length, confidence: 0.75 };
  }
  const about = posting.sections.find((section) => section.kind === 'about' && section.heading !== null);
  const heading = /^(?:about|why|join|life at|working at|who is) ([A-Z][\w&.'’ -]{1,40})$/.exec(
    about?.heading?.trim() ?? '',
  );
  const named = heading?.[1];
  if (named && !/^(?:us|the|our|company|you|team|this|program|project|work|join)\b/i.test(named)) {
    return { text: named, start: about?.start ?? 0, end: about?.start ?? 0, confidence: 0.7 };
  }
  return null;
}
