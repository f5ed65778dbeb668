import type { Posting } from '../../posting-model';
import { alternatives, postingTerms } from '../../../locales';
import { titleScore } from '../../../text/title-words';
import { employerScore } from '../../../text/employer-words';
import { markerLength } from '../../segmentation/item-markers';
import { headingKind } from '../../segmentation/section-headings';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { TEMP_TO_HIRE, TO_HIRE } from '../temp-to-hire';
import { WEEKDAY_STEM } from '../weekday-stem';
import { isForeignHeaderNoise } from './announced-openings';
import { isNoise, segmentKind } from './head-segments';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';
import { withoutPlace } from './place-after-title';

const MAX_TITLE_CHARACTERS = 200;
const MIN_TITLE_LENGTH = 3;
/** From this score, the words of a line show that it names an employer. */
const MIN_EMPLOYER_SCORE = 0.5;
const HIRING_SENTENCE =
  /\b(?:seeking|hiring|looking for|adding|recruiting|in need of|searching for|looking to (?:hire|add|recruit|fill|employ)|(?<!\b(?:applicants?|candidates?|you|must|will|may|not|no|they)\s+)needs?|position of|role of|applications (?:for|from)|announces? (?:a |an |the )?(?:vacancy for|opening for))(?: for)?(?: immediately)?:? (?:the position of |the (?:post|role) of )?(?:(?:an?|the|our(?: next)?|multiple|several|experienced|dependable|reliable|motivated|qualified|loving|caring|friendly|energetic|full[- ]time|part[- ]time|(?:1st|2nd|3rd|first|second|third|day|night|evening)[- ]shift|\d+)\s+){0,4}([A-Za-z][\w&/+#.'’ -]{2,60}?)(?=\s+(?:to|who|for|with|in|at|that|position|positions|role|on|based|whose|responsible|capable|having|of the|as|within|and join|immediately|will|here|like|asap)\b|[,.;:!?()]|\s[-–—]\s|$)/i;
/** Words between those for seeking and the title: "suchen ab sofort eine". */
const BEFORE_TITLE = `(?:${postingTerms(({ titleFillers = [], titleArticles = [] }) => [...titleFillers, ...titleArticles])} )*`;
/** "kierowca kat. C+E": the class of the license after a title. */
const CLASS_AFTER_TITLE = `(?: (?:${alternatives(({ licenseClassLabels }) => licenseClassLabels)})\\.? ?[A-E][A-E\\d+]{0,4})?`;
/** "La clinique Sainte-Aurore recrute une infirmière ou un infirmier de nuit en CDI". */
const FOREIGN_HIRING_SENTENCE = new RegExp(
  `${postingTerms(({ seekingWords = [], hiringWords = [] }) => [...seekingWords, ...hiringWords])} ${BEFORE_TITLE}(?!${postingTerms(({ titleEnds }) => titleEnds)})(\\p{L}[\\p{L}/()·:’'*-]{2,}?(?: [\\p{L}/()·:’'*-]+?){0,8}?${CLASS_AFTER_TITLE})(?= (?:${postingTerms(({ titleEnds }) => titleEnds)})|[,.;:!?]| [-–—] |$)`,
  'iu',
);
/** "Our client, a busy hotel in Killarney, requires an experienced Sous Chef for immediate start." */
const CLIENT_REQUIRES =
  /\bour client\b[^!?\n]{0,140}? (?:requires?|has (?:an? |several |multiple |immediate |urgent )*(?:openings?|vacanc(?:y|ies)|requirements?|positions?) (?:available )?for|needs|is (?:now |currently )?(?:seeking|hiring|looking for)|wants|wishes to (?:appoint|recruit|hire)) (?:(?:an?|the|experienced|qualified|full[- ]time|part[- ]time|(?:1st|2nd|3rd|first|second|third|day|night)[- ]shift|\d+)\s+){0,3}([A-Za-z][\w&/+#'’ -]{2,60}?)(?=\s+(?:to|who|for|with|in|at|on|as|within)\b|[,.;:!?(]|$)/i;
const NOISE_LINE =
  /^(?:(?:now )?hiring!*|we(?:'|’)?re hiring!*|job (?:posting|announcement|opening|vacancy|opportunity|description)|vacancy(?: announcement)?|help wanted(?: (?:at|for|in) .{3,40})?|.{0,60}\b(?:bulletin|newsletter)\b.{0,12}\b(?:sun|mon|tues|wednes|thurs|fri|satur)day\b.*|career opportunity|employment opportunity|immediate opening|urgent(?:ly)? hiring|apply now|(?:from|to|date|cc): .*|(?:hello|hi|dear) .*,|(?:many )?thanks?(?: you)?(?: all| so much)?[,.!]*|(?:kind |best |warm )?(?:regards|wishes),?|cheers,?|sincerely,?|(?:reply|send|call|text|e-?mail|apply|contact|visit)\b.*[.!]|join (?:our|the) team!*|\W*|page \d+.*)$/i;
/** A line this long is a paragraph of a text without a title line. */
const MAX_PARAGRAPH_LENGTH = 240;
/** A full stop, then another sentence, in a line too long for a title. */
const SENTENCES = /^.{30,}\p{Ll}{3}[.!?] \p{Lu}.{30,}/u;
const PAY_AFTER_TITLE =
  /^(\p{Lu}[^$€£|:!?]{2,60}?)(?:\s+[–—-]|\s*[|,!])\s+(?:(?:make|earn|pay|pays|paying|starting|starts|from|up to|salary|wage)\b[^$€£]{0,30})?[$€£]\s?\d.{0,60}$/u;
/** Text of a first line that is no title: pay, links, dates, terms of employment. */
export const NOT_A_TITLE = /[$€£]\s?\d|@|https?:|www\.|^\d{1,2}[/.-]\d|\b(?:full|part)[- ]time$/i;

/** The first line that can be a title: short, no sentence, no heading, no pay, no address. */
export function titleLine(lines: readonly NamedSpan[], posting: Posting): NamedSpan | null {
  for (const written of lines.slice(0, 4)) {
    const line = withoutPay(written === lines[0] ? withoutTime(written) : written);
    if (line.text.length > MAX_PARAGRAPH_LENGTH || SENTENCES.test(line.text)) return null;
    if (isNoiseLine(line.text) || isForeignHeaderNoise(line.text) || NOT_A_TITLE.test(line.text)) continue;
    if (headingKind(line.text.replace(/:.*$/, '')) !== null) continue;
    if (line.text.length > 110 || (/[.!?]$/.test(line.text) && line.text.split(' ').length > 7)) return null;
    const single = posting.source.lines.filter((l) => l.text.trim() !== '').length === 1;
    return single ? null : line;
  }
  return null;
}

/** True for a line of which each part announces a posting or names its number: "JOB CALL", "Job ID 44871". */
function isNoiseLine(text: string): boolean {
  return NOISE_LINE.test(text) || text.split(/\s+[–—|-]\s+/).every(isNoise);
}

const TIME_AT_END = /(?:,| [-–—|]) ?(?:full|part)[- ]time$/i;

/** "Page (Shelver), Part-Time", the first line, without the terms after the title. */
function withoutTime(line: NamedSpan): NamedSpan {
  const text = line.text.replace(TIME_AT_END, '');
  return text === line.text ||
    text.length < MIN_TITLE_LENGTH ||
    segmentKind(text) !== null ||
    employerScore(text) >= MIN_EMPLOYER_SCORE
    ? line
    : { ...line, text, end: line.start + text.length };
}

/** "Delivery Driver - make up to $1,200 a week!" without the pay. */
function withoutPay(line: NamedSpan): NamedSpan {
  const text = PAY_AFTER_TITLE.exec(line.text)?.[1];
  return text === undefined ? line : { ...line, text, end: line.start + text.length };
}

/** The text with spaces of the same length instead of pictographs, which decorate names in posts. */
function withoutPictographs(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, (sign) => ' '.repeat(sign.length));
}

/** The title in the sentence that names the opening: "We are hiring a Line Cook". */
export function titleInHiringSentence(posting: Posting): NamedSpan | null {
  const text = withoutPictographs(posting.flat.slice(0, 3000));
  const begins = posting.isEnglish ? null : titleAtStart(text);
  if (begins) return begins;
  const match =
    HIRING_SENTENCE.exec(text) ??
    CLIENT_REQUIRES.exec(text) ??
    (posting.isEnglish ? null : FOREIGN_HIRING_SENTENCE.exec(text));
  if (!match?.[1]) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  const name = match[1].trim();
  if (
    /^(?:on behalf\b.*|(?:an?|our|the|my) clients?\b.*|clients?\b.*|people\b.*|someone|individuals?|candidates?|you|a|an|help|work|jobs?|team members?|talented|motivated)$/i.test(
      name,
    )
  )
    return null;
  return { text: collapseWhitespace(name), start, end: start + match[1].length, confidence: 0.7 };
}

/** "Koch gesucht für unser Wirtshaus", "Opiekunka w Opolu, praca od zaraz": a text that begins with the title. */
const OPENING_WORDS = new RegExp(
  `^\\W*(\\p{L}[\\p{L}/()·’'* -]{2,60}?${CLASS_AFTER_TITLE})(?:,| [-–—] |[.!] | ${postingTerms(({ wantedWords = [], placePrepositions = [] }) => [...wantedWords, ...placePrepositions])})`,
  'iu',
);

function titleAtStart(text: string): NamedSpan | null {
  const match = OPENING_WORDS.exec(text.slice(0, MAX_TITLE_CHARACTERS));
  const name = match?.[1] ?? '';
  if (!match || titleScore(name) < MIN_TITLE_EVIDENCE || SEEKS_BEFORE.test(name)) return null;
  const start = match.index + match[0].indexOf(name);
  return { text: name, start, end: start + name.length, confidence: 0.7 };
}

const SEEKS_BEFORE = new RegExp(
  postingTerms(({ seekingWords = [], hiringWords = [], titleCues = [] }) => [
    ...seekingWords,
    ...hiringWords,
    ...titleCues,
  ]),
  'iu',
);

const MAX_LISTED_TITLE = 60;
const MAX_SEARCHED_ITEMS = 10;

/** The first item of a list that names work and nothing else: "👉 Packaging Operators (20 spots)". */
export function titleInList(posting: Posting): NamedSpan | null {
  for (const line of posting.source.lines
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MAX_SEARCHED_ITEMS)) {
    const marker = markerLength(line.text);
    const [text = ''] = line.text
      .slice(marker)
      .trim()
      .split(/\s+[-–—|]\s+/);
    if (marker === 0 || text.length > MAX_LISTED_TITLE || /[.;,!?]$/.test(text)) continue;
    const name = cleanTitle({ text, start: 0, end: text.length, confidence: 0.7 }, posting.isEnglish).text;
    if (headingKind(name) !== null || titleEvidence(name) < MIN_TITLE_EVIDENCE) continue;
    const start = line.start + line.text.indexOf(text);
    return { text, start, end: start + text.length, confidence: 0.7 };
  }
  return null;
}

/** The title that the client of a staffing agency looks for. */
export function titleOfClient(posting: Posting): NamedSpan | null {
  const match = CLIENT_REQUIRES.exec(posting.flat.slice(0, 3000));
  if (!match?.[1] || titleEvidence(match[1]) < MIN_TITLE_EVIDENCE) return null;
  const start = match.index + match[0].lastIndexOf(match[1]);
  return { text: collapseWhitespace(match[1]), start, end: start + match[1].length, confidence: 0.7 };
}

/** The beginning of the text, for a posting that names no title. */
export function fallbackTitle(lines: readonly NamedSpan[]): NamedSpan {
  const written = lines.find((one) => !isNoiseLine(one.text) && !isForeignHeaderNoise(one.text)) ?? lines[0];
  if (!written) return { text: '', start: 0, end: 0, confidence: 0 };
  const line = withoutGreeting(withoutNoise(written));
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

/** "Hola grupo, necesito una señora …" without the greeting. */
function withoutGreeting(line: NamedSpan): NamedSpan {
  const [whole, greeting = ''] = /^([^,.!:;]{3,40})[,.!:;]+\s+(?=\p{L})/u.exec(line.text) ?? [''];
  return whole !== '' && isForeignHeaderNoise(greeting)
    ? { ...line, text: line.text.slice(whole.length), start: line.start + whole.length }
    : line;
}

/** "Help wanted. Hard workers only!! Landscaping crew. …" from the first sentence that is neither noise nor a call. */
function withoutNoise(line: NamedSpan): NamedSpan {
  let at = 0;
  for (const sentence of line.text.slice(0, MAX_TITLE_CHARACTERS).split(/(?<=[.!?])\s+/)) {
    const name = sentence.replace(/[.!?]+$/, '');
    if (
      name !== sentence &&
      (NOISE_LINE.test(name) || (sentence.endsWith('!') && titleEvidence(name) < MIN_TITLE_EVIDENCE))
    )
      at += sentence.length + 1;
    else break;
  }
  return at === 0 || at >= line.text.length
    ? line
    : { ...line, text: line.text.slice(at), start: line.start + at };
}

const LEAD_IN = new RegExp(
  `^(?:(?:poste ?/ ?position|job title|occupation(?: title)?(?=\\s*:)|title|position|now hiring|hiring|we(?:'|’)re hiring|we are hiring|(?:immediate|urgent) (?:hire|opening)s?|job (?:lead|alert|call)|wanted(?: immediately| asap| now)?|help wanted|job opening|opening|re-?post(?:ed|ing)?|re-?advertise(?:d|ment)|(?:job |career |employment )?(?:vacancy|opportunity)|job|job posting|job announcement|position (?:vacancy|opening|announcement|available))\\s*[:!*–—-]+\\s*|(?:${postingTerms(({ hiringWords }) => hiringWords)})(?:\\s*[:!–—-]+\\s*|\\s+)${BEFORE_TITLE})`,
  'iu',
);
/** "53-7062 Laborers and Movers, Hand", "53-7062.00 Laborers": the code of an occupation before its title. */
const OCCUPATION_CODE = /^\d\d-\d{4}(?:\.\d\d)?\s*[-–—:]?\s*(?=\p{Lu})/u;
/** "PT Cook", "F/T Nurse": the abbreviated time of work before a title. */
const TIME_AT_START = /^(?:PT|FT|P\/T|F\/T|Pt|Ft)\.? (?=\p{L}{3})/u;
/** A bracket that the end of a title cuts off, and a joining word or sign at the end. */
const CUT_AT_END = /\s*\([^()]*$|(?:\s+[&/]|\s*(?:,|\band|\bor))$/i;

const TAIL_OUT =
  /\s*(?:[-–—|,]\s*)?(?:\b(?:needed|wanted)\b.*|\bASAP\b.*|\((?:male|m)\s?\/\s?(?:female|f)\)|(?<=[-–—|,] ?)(?:fe)?males?(?: ?(?:\/|or|&|and) ?(?:fe)?males?)?|\brequired (?:for|at|in|to)\b.*|\(?#\w[\w-]*\)?|\bjob description|\bjob call)$/i;

/** "Soudeurs recherchés – Drummondville": words for "wanted", alone or before the town. */
const WANTED_AT_END = new RegExp(
  `\\s+(?:${postingTerms(({ wantedWords }) => wantedWords)})(?!\\p{L})\\W*(.*)$`,
  'iu',
);

/** "Temp-to-Hire Accounts Payable Clerk": the terms before a title. */
const TERMS_AT_START = new RegExp(`^(?:${TEMP_TO_HIRE}|contract${TO_HIRE}) (?:[-–—|:] )?`, 'i');

/** "Forklift Operator 2nd Shift 3pm-11:30pm - temp to hire", "Engineer II (Hybrid, 3 days/week in Seattle)": terms after a title. */
const TERMS_AT_END = new RegExp(
  [
    String.raw`(?:\s*[-–—|,]?\s*\b(?:1st|2nd|3rd|first|second|third|day|night|evening|swing|graveyard)[- ]shift,? \(?\d{1,2}(?::\d\d)? ?(?:[ap]m?)?\b[\d:apm. )–—-]{0,24})?`,
    String.raw`(?:\s*[-–—|,(]\s*${TEMP_TO_HIRE}\)?|\s*\((?:remote|hybrid|on-?site)\b[^()]{0,60}\))?$`,
  ].join(''),
  'i',
);

/** "Wind Technician I - base: Sweetwater": the label of the place that follows. */
const LABEL_AT_END =
  /\s+[-–—|]\s+(?:home )?(?:based?|location|place|city|area|region|territory|site|worksite)(?: in)?$/i;

/** "CONCRETE FINISHERS (5)", "Housekeepers (2) - Boutique hotel", "Lift operators x12". */
const NUMBER_OF_HIRES_AT_END =
  /\s*(?:\(x? ?\d{1,3}(?: (?:posts?|positions?|openings?|vacanc(?:y|ies)|spots?|slots?|places|pax|persons?|people|workers?|needed))?\)|\(\d{1,2}\)(?::|\s+[–—-])\s.*|\bx ?\d{1,2}|\b\d{1,2} ?x)$/i;

/** "AUXILIAR DE PRODUÇÃO – CLT", "Préparateur de commandes - CDD": the type of the contract after a title. */
const CONTRACT_AT_END = new RegExp(
  `\\s+[–—|-]\\s+(?:CLT|CDI|${postingTerms(({ employmentTypes = {} }) => [
    ...(employmentTypes.temporary ?? []),
    ...(employmentTypes.contract ?? []),
    ...(employmentTypes.full_time ?? []),
    ...(employmentTypes.part_time ?? []),
  ])})$`,
  'iu',
);
/** "4 préparateurs de commandes", "Two (2) Drivers": the number of hires before a title. */
const NUMBER_OF_HIRES_AT_START = /^(?:\d{1,3} x? ?|\p{L}{3,5} \(\d{1,2}\) )(?=\p{L}{3})/iu;

/** "4 préparateurs de commandes", "AUXILIAR DE PRODUÇÃO – CLT" without the number of hires and the contract. */
function withoutTerms(text: string): string {
  const name = text.replace(CONTRACT_AT_END, '');
  const counted = name.replace(NUMBER_OF_HIRES_AT_START, '');
  return counted !== name && titleEvidence(counted) >= MIN_TITLE_EVIDENCE ? counted : name;
}

/** "Staplerfahrer in Vollzeit": what follows a title in another language. */
const FOREIGN_TAIL = tailPattern(({ titleTails }) => titleTails);
/** Tails of several words, which no English title has. A short text may not show its language. */
const TAIL_OF_WORDS = tailPattern(({ titleTails = [] }) => titleTails.filter((tail) => tail.includes(' ')));

function tailPattern(tails: Parameters<typeof postingTerms>[0]): RegExp {
  return new RegExp(`(?:\\s*[-–—,(])?\\s+\\(?${postingTerms(tails)}.*$`, 'iu');
}

/** A title in another language without the terms and the employer that follow it on its line. */
function withoutTail(text: string, isEnglish: boolean): string {
  const name = text.replace(isEnglish ? TAIL_OF_WORDS : FOREIGN_TAIL, '').replace(/[\s,–—-]+$/, '');
  return name !== text && titleEvidence(name) >= MIN_TITLE_EVIDENCE ? name : text;
}

/** "[Immediate opening] Caregiver", "(Urgent) Welder": an announcement before a title. */
const ANNOUNCEMENT_AT_START =
  /^[[(](?:immediate|urgent|now hiring|hiring|new\b|re-?post|re-?opened|re-?advertised|updated|featured|sponsored)[^\])]{0,30}[\])]\s*[:–—-]?\s*(?=\p{L})/iu;

/** "Warehouse Associate (Second Chance Employer)", "Dental Assistant (EFDA preferred)": the employer and wishes after a title. */
const REMARK_AT_END =
  /\s*\((?:must|no|only|we|you)\b[^()]*\)$|\s*\([^()]*\b(?:(?:second|2nd|fair)[- ]chance|friendly|EOE|equal opportunity|urgent|immediate (?:start|opening|hire)|ASAP|(?:preferred|required|a plus)(?=\)))\b[^()]*\)$/i;

const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*\\.?(?: \\d{1,2})?(?:,? 20\\d\\d)?';
const WEEKDAY = `${WEEKDAY_STEM}(?:day|s)?\\.?`;
const TIME = '\\d{1,2}(?::\\d\\d)? ?(?:[ap]m?)?';
const TIME_RANGE = `${TIME}\\s*(?:to|[–—-])\\s*${TIME}`;
/** "Landscape Crew Members — April through November", "Caregiver Mon/Wed/Fri 9-3", "Cook - FT/PT": when a person works, after a title. */
const TIMES_AT_END = new RegExp(
  `(?:\\s+[–—|-]\\s+|\\s*\\(|,\\s+)${MONTH}\\s*(?:through|thru|to|until|[–—-])\\s*${MONTH}\\)?$` +
    `|(?:\\s+[–—|-])?\\s+\\(?${WEEKDAY}(?:\\s*(?:[/,&–-]|and|to|thru|through)\\s*${WEEKDAY})+(?:,?\\s+${TIME_RANGE})?\\)?$` +
    '|\\s+[–—|-]\\s+(?:full|part)[- ]?time(?:,? (?:days?|nights?|evenings?|overnights?|weekends?)(?: shift)?)?(?:,? \\d{1,2}(?::\\d\\d)? ?[ap]?m?\\s*[–—-]\\s*\\d{1,2}(?::\\d\\d)? ?[ap]?m?)?$' +
    `|\\s*\\(${TIME_RANGE}\\)$` +
    '|\\s*\\([^()]{0,30}\\b\\d{1,2}(?: ?[–-] ?\\d{1,2})?\\+? ?(?:hrs?|hours?)\\b[^()]{0,30}\\)$' +
    '|\\s*\\((?:(?:full|part)[- ]?time|FT|PT),[^()]{3,40}\\)$' +
    '|(?:\\s+[–—|-]\\s+|,\\s+)(?:full[- ]?time|full|FT|PT|part[- ]?time)(?: ?(?:\\/|or|and|&) ?(?:full[- ]?time|FT|PT|part[- ]?time))+$',
  'iu',
);

/** A title without labels, decoration and requisition numbers. */
export function cleanTitle(title: NamedSpan, isEnglish: boolean): NamedSpan {
  const lead = LEAD_IN.exec(title.text)?.[0].length ?? 0;
  let text = title.text
    .slice(lead)
    .replace(ANNOUNCEMENT_AT_START, '')
    .replace(OCCUPATION_CODE, '')
    .replace(TIME_AT_START, '')
    .replace(TERMS_AT_START, '')
    .replace(REMARK_AT_END, '')
    .replace(TIMES_AT_END, '')
    .replace(TERMS_AT_END, '')
    .replace(/\s*[|•·]\s*(?:remote|hybrid|on-?site|full[- ]time|part[- ]time)\s*$/i, '')
    .replace(TAIL_OUT, '')
    .replace(WANTED_AT_END, (words, rest: string) =>
      rest === '' || segmentKind(rest) === 'place' ? '' : words,
    )
    .replace(/^[#*★☆\s]+|[*★☆\s:]+$/g, '')
    .replace(LABEL_AT_END, '')
    .replace(/\s*\*{2,}.*$/, '')
    .replace(NUMBER_OF_HIRES_AT_END, '')
    .replace(CUT_AT_END, '');
  // The mark of a call without a name of work shows that it is no title.
  const unmarked = text.replace(/!+$/, '');
  if (unmarked !== text && titleEvidence(unmarked) >= MIN_TITLE_EVIDENCE) text = unmarked;
  text = withoutTerms(withoutPlace(withoutTail(text, isEnglish), isEnglish));
  if (text === '') text = title.text;
  text = text.slice(0, MAX_TITLE_CHARACTERS);
  const start = title.start + Math.max(0, title.text.indexOf(text));
  return { ...title, text, start, end: start + text.length };
}
