import type { Posting } from '../../posting-model';
import { headingKind } from '../../segmentation/section-headings';
import { findPlaces, findStreet, wholePlace } from '../../../places/places';
import { employerScore } from '../../../text/employer-words';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { placeAtLineEnd } from '../location/line-end-place';
import { isNoise, segmentKind } from './head-segments';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';
import { NOT_A_TITLE } from './title';

const COMPANY_SUFFIX =
  /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|cjsc|llp|plc|foundation|university|hospital|group|bank|ministry|embassy|association|institute|organization|agency|union|center|centre|services|office|council|committee|programme?)\b\.?/i;
/** "Office manager", "Bank teller": a company word before the word for the work. */
const OCCUPATION_AT_END =
  /\b(?:office|bank|hospital|cent(?:er|re)|services?) (?:manager|clerk|assistant|coordinator|administrator|supervisor|teller|director|specialist|technician|worker|associate|aide)s?$/i;
const NAME_WORD = "(?:[A-Z0-9][\\w&.'’+-]*|&|of|the|and|de)";
const EMPLOYER_NAME = `(${NAME_WORD}(?: ${NAME_WORD}){0,7}?)`;
/** "USD 305", a unified school district. */
const SCHOOL_DISTRICT = /^[A-Z]{2,4} \d{1,4}$/;
const ABBREVIATION_AT_END = /\b(?:Inc|Ltd|Co|Corp|Pvt|L\.L\.C|S\.A|LLC|Mfg|Bros|Assoc|Dist)\.$/i;
const HIRING_CUE = new RegExp(
  `(?:^|[.!?]\\s{1,20}|\\s{2,20})(?:At |Join |The )?${EMPLOYER_NAME},?(?:\\s\\([A-Z]{2,8}\\))?,? (?:is|are) (?:currently |now |actively |presently |urgently )?(?:hiring|seeking|looking (?:for|to)|searching|recruiting|in search of|an equal|accepting applications|expanding|growing)\\b`,
  'u',
);

/** Extracts the employer from the lines before a labelled title. */
export function headEmployer(posting: Posting, before: number): NamedSpan | null {
  const lines = posting.source.lines.filter((line) => line.start < before && line.text.trim() !== '');
  const nameLines = lines.filter(
    (line) =>
      !/^[^:]{2,40}:/.test(line.text.trim()) &&
      line.text.trim().length <= 120 &&
      !isNoise(line.text) &&
      !INTERNAL_NOTICE.test(line.text.trim()) &&
      !STATEMENT_OF_EMPLOYER.test(line.text),
  );
  const head = nameLines.slice(0, 2);
  const first = head[0];
  if (!first) return null;
  const end = head.at(-1) ?? first;
  const text = collapseWhitespace(head.map((line) => line.text).join(' '));
  return text.length > 160 ? null : { text, start: first.start, end: end.end, confidence: 0.85 };
}

/** "An Equal Opportunity / Drug Free / Veterans' Preference Employer". */
const STATEMENT_OF_EMPLOYER =
  /\b(?:equal (?:opportunity|employment)|EOE|EEO|drug[- ]free|affirmative action|veterans?['’]? preference)\b/i;

/** "INTERNAL TRANSFER OPPORTUNITY - open to current team members first". */
const INTERNAL_NOTICE = /^internal (?:transfer|job|posting|vacancy|opportunit|candidates)/i;

/** Extracts the employer from "Acme Foods · Dallas, TX" below the title, or from a line with a company word. */
export function employerBesideTitle(lines: readonly NamedSpan[], title: NamedSpan | null): NamedSpan | null {
  const below = nameAbovePlace(lines, title);
  if (below) return below;
  for (const line of lines) {
    if ((title && line.start === title.start) || /^[^:]{2,30}:/.test(line.text)) continue;
    const placed = employerBesidePlace(line) ?? textBeforePlace(line);
    if (placed) return placed;
    if (isCompany(line.text)) return { ...line, confidence: 0.65 };
  }
  // Most postings begin with the title, then the employer.
  const second = lines[1];
  const third = lines[2];
  const sentence = title && second && lines[0]?.start === title.start ? firstSentence(second) : null;
  if (sentence && isEmployerName(sentence.text)) return { ...sentence, confidence: 0.6 };
  if (title && second && third && lines[0]?.start === title.start && isNameLike(second.text)) {
    return { ...second, confidence: 0.6 };
  }
  return null;
}

/** Separates the place from the workplace in "Berlin, Germany · Hybrid". */
const PARTS_OF_LINE = /\s+[·•|]\s+/;
const MAX_WORDS_OF_LONE_NAME = 5;

/** The second of three lines: a title, a name, and a line that begins with a place. */
function nameAbovePlace(lines: readonly NamedSpan[], title: NamedSpan | null): NamedSpan | null {
  const [first, name, place] = lines;
  if (!name || !place || first?.start !== title?.start || PARTS_OF_LINE.test(name.text)) return null;
  const [head = '', ...rest] = place.text.split(PARTS_OF_LINE);
  const isPlaceLine =
    segmentKind(head) === 'place' || (rest.length > 0 && segmentKind(rest.at(-1)!) === 'terms');
  const isName =
    segmentKind(name.text) === null &&
    /^[\p{Lu}\d][^:!?]*$/u.test(name.text) &&
    !/\p{Ll}{3}\.$/u.test(name.text) &&
    name.text.split(/\s+/).length <= MAX_WORDS_OF_LONE_NAME &&
    placeAtLineEnd(name.text) === null &&
    titleEvidence(name.text) < MIN_TITLE_EVIDENCE;
  return isPlaceLine && isName ? { ...name, confidence: 0.75 } : null;
}

/** "Naches Orchards" of "Naches Orchards. $19.82 per hour": a short sentence that other text follows. */
function firstSentence(line: NamedSpan): NamedSpan | null {
  const text = /^([^.!?]{3,60})\.\s+(?=[\p{Lu}\d$€£])/u.exec(line.text)?.[1];
  return text === undefined ? null : { ...line, text, end: line.start + text.length };
}

/** "Acme Foods · Dallas, TX", "Acme Foods – Dallas, TX". */
function employerBesidePlace(line: NamedSpan): NamedSpan | null {
  const dot = /^([^·•|]{2,60}?)\s+[·•|]\s+/.exec(line.text);
  if (dot?.[1] && !NOT_A_TITLE.test(dot[1]) && segmentKind(dot[1]) === null)
    return { ...line, text: dot[1], confidence: 0.85 };
  const placed =
    /^(.{2,60}?)\s*(?:\s[–—-]\s|,\s)(.{4,60})$/.exec(line.text) ??
    /^([^()]{2,60}?) \(([^()]{4,60})\)$/.exec(line.text);
  if (!placed?.[1] || !placed[2]) return null;
  const isPlaced = isAddress(placed[2]) || segmentKind(placed[2]) === 'place';
  if (!isPlaced || !(isNameLike(placed[1]) || isNameInCapitals(placed[1]))) return null;
  return { ...line, text: placed[1], confidence: 0.8 };
}

/** "Rolling Hills Rehab, San Antonio TX. …", "Willow Creek Pharmacy * Baton Rouge, LA": the name before a place. */
function textBeforePlace(line: NamedSpan): NamedSpan | null {
  const place = findPlaces(line.text).find(
    ({ location }) => location.city !== null && location.state !== null,
  );
  if (!place) return null;
  const name = line.text.slice(0, place.start).replace(/[\s,|*•·–—@-]+$/, '');
  // "Phoenix & Mesa, Arizona" names two places.
  if (/(?:&|\band|\bor)$/i.test(name)) return null;
  const parts = name.split(/, /);
  if (
    parts.length > 2 ||
    !parts.every((part, at) => isNameLike(part) || isCompany(part) || (at > 0 && /^\p{Lu}\w+$/u.test(part)))
  )
    return null;
  return { ...line, text: name, end: line.start + name.length, confidence: 0.75 };
}

/** True for "Dayton, OH" and "4500 Far Hills Ave, Kettering, Ohio 45429". */
function isAddress(text: string): boolean {
  if (wholePlace(text)?.city) return true;
  const street = findStreet(text);
  return street?.start === 0 && wholePlace(text.slice(street.end).replace(/^[\s,]+/, ''))?.city != null;
}

/**
 * Returns the text between a title and a place at the beginning of a posting: "Line cook, Harbor Grill, Dayton, OH. …".
 */
export function betweenTitleAndPlace(line: NamedSpan | null, title: NamedSpan | null): NamedSpan | null {
  if (!line || !title || title.start !== line.start) return null;
  const rest = line.text.slice(title.text.length);
  const name = /^,\s+([^,.;:]{2,60}),\s+(?=\p{Lu})/u.exec(rest)?.[1];
  if (name === undefined || !isNameLike(name)) return null;
  const from = title.text.length + rest.indexOf(name);
  const place = findPlaces(line.text.slice(from + name.length + 1))[0];
  if (!place || place.start > 2) return null;
  return { text: name, start: line.start + from, end: line.start + from + name.length, confidence: 0.75 };
}

/** True for a text that can be the name of an employer and no title, term of employment, place or heading. */
export function isEmployerName(text: string): boolean {
  return isCompany(text) || isNameLike(text) || SCHOOL_DISTRICT.test(text);
}

/** True for a short line with a company word that is neither a sentence nor a heading. */
function isCompany(text: string): boolean {
  if (text.length > 60 || !COMPANY_SUFFIX.test(text) || !/^[A-Z]/.test(text)) return false;
  const name = text.replace(ABBREVIATION_AT_END, '');
  return (
    !/[.:!?]$|\b(?:we|you|our)\b/i.test(name) && headingKind(text) === null && !OCCUPATION_AT_END.test(text)
  );
}

/** "GREAT PLAINS TRAILER MFG.": capitals say nothing about which words are names, so a company word decides. */
function isNameInCapitals(text: string): boolean {
  const name = text.replace(ABBREVIATION_AT_END, '');
  return (
    text === text.toUpperCase() &&
    text.split(/\s+/).length >= 2 &&
    !/\d|[:!?$@*•.]/.test(name) &&
    headingKind(text) === null &&
    (name !== text || (employerScore(text) >= 0.5 && titleEvidence(text) < MIN_TITLE_EVIDENCE))
  );
}

const NOT_A_NAME =
  /\d|\b(?:shift|time|remote|hybrid|hiring|job|position|urgent|immediate|openings?|seasonal|temporary|permanent|department|salary|pay|benefits|apply|summary|overview|description|requirements|responsibilities|experience|engineer|manager|assistant|clerk|nurse|driver|aide|associate|specialist|technician|worker|operator|day|night|evening|weekend|category|code|exam)s?\b|[:!?$@*•]|[.;]$/i;

/** True for two to six capitalized words that are not a place, a heading or a title. */
function isNameLike(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  if (parts.length < 2 || parts.length > 6 || text.length > 60 || NOT_A_NAME.test(text)) return false;
  if (!parts.every((part) => /^(?:[\p{Lu}&]|of|the|and|de|la)/u.test(part)) || text === text.toUpperCase())
    return false;
  return headingKind(text) === null && wholePlace(text) === null;
}

/**
 * Extracts the employer from a sentence such as "Acme Foods is hiring", or from the heading of the section about it.
 */
export function hiringEmployer(posting: Posting): NamedSpan | null {
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
    return { text: collapseWhitespace(name), start, end: start + name.length, confidence: 0.75 };
  }
  const about = posting.sections.find((section) => section.kind === 'about' && section.heading !== null);
  const heading = /^(?:about|why|join|life at|working at|who is) ([A-Z][\w&.'’ -]{1,40})$/.exec(
    about?.heading?.trim() ?? '',
  );
  const employerName = heading?.[1];
  if (
    employerName &&
    !/^(?:us|the|our|company|you|team|this|program|project|work|join)\b/i.test(employerName)
  ) {
    return { text: employerName, start: about?.start ?? 0, end: about?.start ?? 0, confidence: 0.7 };
  }
  return null;
}
