import { lineIndexAt } from '../../text/source-text';
import { findEmails } from '../../text/contacts';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import { countWords } from '../../text/word-count';
import { foldText } from '../../text/normalize';
import { findStreet, isPlace } from '../../places/places';
import { worldCityOf } from '../../places/world-cities';
import type { Posting } from '../posting-model';
import { isNoise, segmentKind } from '../fields/title-employer/head-segments';
import { isNavigation } from '../fields/title-employer/navigation-lines';
import { MIN_TITLE_EVIDENCE } from '../fields/title-employer/name-evidence';
import { markerLength } from '../segmentation/item-markers';
import { headingKind } from '../segmentation/section-headings';
import { collapseWhitespace } from '../segmentation/section-lookup';
import { lineBucket, trimmed, withoutDecoration } from './candidate-text';
import { FieldCandidates, keyOfName, type FieldCandidate, type RuleChoice } from './field-candidate';
import type { LabelledText } from './labelled-lines';
import { isMessage } from './message';
import { isNoName, TAILS_OF_NAMES, withoutDepartment } from './name-shape';
import { nameMentions, type NameMention } from './name-mentions';
import { isFurniture, type PageLine } from './page-lines';

const HEAD_LINES = 12;
const LAST_LINES = 6;
const MAX_NAME = 75;
const PARTS = /\s+[-–—]{1,2}\s+|\s*[|•·★☆]\s*|\s+\/{2}\s+|\s+@\s+|\t+| {3,}/gu;
/** What follows a name on its line: a street, a rating, a note in brackets, a place. */
const AFTER_NAME =
  /\s*(?:,\s*(?=\d)|\s(?:#|[Ss]tore )\d+\b|[★☆📍📞☎]|\d\.\d\s*★|\s\d+(?:[.,]\d)? (?:reviews|stars)|,\s*(?=[^,]{3,40}\s\d{1,4}\p{Ll}?,)|\s\((?!\d{4}\)|[A-Z]{2,8}\)).*\)).*$/u;
const LEGAL =
  /(?:^|[\s,.])(?:inc|llc|l\.l\.c|ltd|ltda|lda|limited|corp|corporation|co|company|plc|gmbh|ag|kg|s\.a|s\.a\. de c\.v|s\.r\.l|sarl|sas|sp\. z o\.o|b\.?v|llp|pvt|pty|co-op|cooperative)\.?$/i;
const SENTENCE_WORDS =
  /\b(?:we|you|your|our(?! lady\b| savio)|us|they|is|are|will|must|can|please|apply|join|send|call|thanks?|i|my|hi|hello|dear|who|what|why|how|this|that|looking|seeking|needed|wanted|required?|hiring|experience|years?|per|from|until|posted|about)\b/i;
/** "Through Keystone Staffing for our client". */
const PREPOSITION_AT_START = /^(?:through|via|thru) (?=\p{Lu})/iu;
const AGENCY = /\b(?:staffing|recruit(?:ing|ment|ers)|personnel|resourcing|talent|temps|workforce)\b/i;
/** "State nurse aide certification": a requirement on a line of its own. */
const REQUIREMENT_AT_END =
  /\b(?:certification|certificate|license|licence|required|preferred|experience|degree|diploma)s?\W*$/i;
const PERSON = /^\p{Lu}\p{Ll}+ \p{Lu}(?:\p{Ll}+|\.)$/u;
const DAY_OR_MONTH =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:am|pm|asap|eoe|usa?|uk|hr|ceo|cv|resume|english|spanish|french|german)$/i;
/** Hosts of mail that say nothing about the employer. */
const MAIL_PROVIDERS =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|proton(?:mail)?|gmx|web|mail|msn|wp|onet|interia|orange|free|laposte|libero|uol|bol|terra|example|indeed|linkedin|craigslist)$/i;

export function employerCandidates(
  posting: Posting,
  lines: readonly PageLine[],
  labelled: readonly LabelledText[],
  rule: RuleChoice | null,
  title: { text: string; start: number },
): FieldCandidate[] {
  const list = new FieldCandidates();
  if (rule) {
    const level = rule.confidence >= 0.84 ? 'sure' : rule.confidence >= 0.7 ? 'likely' : 'weak';
    list.add(rule.text, rule.start, ['rule', `rule:${level}`]);
  }
  for (const { field, text, start, tabular } of labelled)
    if (field === 'employer') addName(list, text, start, ['label', ...(tabular ? ['tabular'] : [])]);
  addLines(list, lines);
  const inMessage = isMessage(posting);
  const mentions = nameMentions(posting.source.raw, { inMessage });
  addMentions(list, posting, mentions, inMessage ? EARLY_TEXT : 0);
  addHosts(list, posting, mentions);
  const all = list
    .all()
    .filter((one) => !isPartOfTitle(one.text, title.text) && !namesWork(one) && !isCondition(one));
  describe(all, lines, title);
  return all;
}

/** "KY State Registered Nurse Aide" in a sentence. */
function namesWork({ text, features }: FieldCandidate): boolean {
  return (
    !features.has('label') &&
    !features.has('rule') &&
    titleScore(text) >= MIN_TITLE_EVIDENCE &&
    employerScore(text) < LEGAL_FORM_SCORE &&
    !TRADE.test(text)
  );
}

/** A condition, a permit or a time, not a name. */
function isCondition({ text, features }: FieldCandidate): boolean {
  return (
    !features.has('label') &&
    !features.has('host') &&
    employerScore(text) < LEGAL_FORM_SCORE &&
    isNoName(text)
  );
}

/** Score of a name with a legal form. */
const LEGAL_FORM_SCORE = 0.9;

/** "Forklift Operator" beside the title "Forklift Operator, 2nd shift". */
function isPartOfTitle(text: string, title: string): boolean {
  const key = keyOfName(text);
  return (
    key === keyOfName(title) || (titleScore(text) >= 0.5 && ` ${keyOfName(title)} `.includes(` ${key} `))
  );
}

function addName(list: FieldCandidates, written: string, start: number, features: readonly string[]): void {
  const plain = withoutDecoration(written).replace(AFTER_NAME, '');
  const lead = PREPOSITION_AT_START.exec(plain)?.[0].length ?? 0;
  const name = trimmed(plain.slice(lead), start + lead);
  if (REQUIREMENT_AT_END.test(name.text)) return;
  const text = collapseWhitespace(name.text).replace(
    /^["“”'(]+|["“”,;:]+$|(?<!\b(?:Inc|Ltd|Co|Corp|Lda|S\.A|z o\.o|Bros|St|C\.V|L\.L\.C|Jr|Sr))\.$/g,
    '',
  );
  if (text.length < 3 || text.length > MAX_NAME || !/\p{L}{2}/u.test(text)) return;
  list.add(withoutDepartment(text), name.start, features);
  addWithoutTails(list, text, name.start, features);
}

/** Adds the name without the place or the sentence that follows it. */
function addWithoutTails(
  list: FieldCandidates,
  text: string,
  start: number,
  features: readonly string[],
): void {
  for (const [feature, tail] of TAILS_OF_NAMES) {
    const end = tail.exec(text)?.index ?? 0;
    if (end > 2) list.add(text.slice(0, end), start, [...features, feature]);
  }
}

/** The first lines and the last ones, whole and in parts. */
function addLines(list: FieldCandidates, lines: readonly PageLine[]): void {
  const closing = lines.length - LAST_LINES;
  for (const { text, start, line } of lines) {
    if ((line >= HEAD_LINES && line < closing) || text.length > 220) continue;
    const marker = markerLength(text);
    if (marker > 0 && line < closing) continue;
    const written = text.slice(marker);
    const place = line >= HEAD_LINES ? 'closing' : 'head';
    if (written.length <= 100) addName(list, written, start + marker, [place, 'whole']);
    let from = 0;
    let part = 0;
    for (const match of [...written.matchAll(PARTS), null]) {
      const to = match?.index ?? written.length;
      if (to > from && (from > 0 || match !== null) && part < 6)
        addName(list, written.slice(from, to), start + marker + from, [
          place,
          part === 0 ? 'part:first' : 'part',
        ]);
      part += 1;
      from = match ? match.index + match[0].length : to;
    }
  }
}

function addMentions(
  list: FieldCandidates,
  posting: Posting,
  mentions: readonly NameMention[],
  earlyEnd: number,
): void {
  const counts = new Map<string, number>();
  for (const { text } of mentions) {
    const key = keyOfName(text);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isInMailHeader = mailHeaderTest(posting);
  for (const { text, start, cues } of mentions) {
    if (isInMailHeader(start) || isLonePerson(text, cues)) continue;
    const count = counts.get(keyOfName(text)) ?? 0;
    const isNamed = cues.some((cue) => !CUES_OF_ANY_NAME.has(cue));
    const isEarlyName = start < earlyEnd && text.includes(' ');
    if (!list.has(text) && !isNamed && !isEarlyName && employerScore(text) < 0.5 && !TRADE.test(text))
      continue;
    const features = [
      'in-text',
      ...(isNamed ? [] : ['bare']),
      ...(count > 1 ? ['mentioned-twice'] : []),
      ...(count > 2 ? ['mentioned-often'] : []),
      ...cues,
    ];
    list.add(text, start, features);
    addWithoutTails(list, text, start, features);
  }
}

/** Tests whether an offset is in the head of an e-mail. Each line is read once, since it may be the whole text. */
function mailHeaderTest({ source }: Posting): (start: number) => boolean {
  const results = new Map<number, boolean>();
  return (start) => {
    const index = lineIndexAt(source, start);
    const result = results.get(index) ?? isNavigation(source.lines[index]?.text ?? '');
    results.set(index, result);
    return result;
  };
}

/** "Estes Park CO" */
function isTownInColorado(text: string): boolean {
  return / CO$/.test(text) && text !== text.toUpperCase();
}

/** Towns, districts and authorities that hire. */
const PUBLIC_BODY =
  /^(?:the )?(?:city|county|town|village|borough|township|state|commonwealth|municipality|university|port|diocese|archdiocese) of \p{Lu}|\p{Lu}\S* (?:County|Township)$|\b(?:school district|public schools|county schools|community college|state university|housing authority|fire district|water district|transit authority)(?: (?:#|no\. ?)?\d+)?$/iu;

/** "Pearl Street", "Route 9". */
const STREET_WORD =
  /\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|route|rt|hwy|highway|pkwy|parkway|lane|ln|drive|exit|suite|ste|floor|building|bldg)\.?(?: \d+\w?)?$/i;
const EARLY_START = 160;
const CUES_OF_ANY_NAME = new Set(['before:sentence-start', 'after:line-end', 'before:and', 'before:on']);
/** Names without a cue count in the first sentences. */
const EARLY_TEXT = 600;
/** Last words of the names of shops, farms and practices, which the words of employers do not hold. */
const TRADE =
  /\b(?:dental|dentistry|orthodontics|orthopedics|pediatrics|dermatology|chiropractic|veterinary|animal hospital|optical|parish|mission|poultry|orchards?|produce|citrus|vineyards?|winery|brewery|brewing|distillery|creamery|bottling|janitorial|movers|moving|flooring|painting|paving|heating(?: (?:&|and) (?:air|cooling))?|air conditioning|hvac|tree service|lawn care|laundromat|cleaners|catering|kitchens?|tavern|pub|grille|steakhouse|cantina|taqueria|deli|grocery|grocers|meats|seafood|fish house|fisheries|barbershop|kennels?|stables|lumber|sawmill|precision|collision|towing|tires?|marina|suites|manor|lodge|nursery|nurseries|greenhouses?|gardens|florist|books|bikes?|daycare|child care|equipment|early learning|preschool|head start|elementary|high school|home care|helpers|packing|growers|brothers|bros|& sons?|& daughters?|sisters|family)\W*$/i;

const WEAK_CUES = new Set([
  'before:sentence-start',
  'after:line-end',
  'before:from',
  'after:telephone',
  'before:of-title',
]);

/** "Wes Odhiambo" alone on a line of a signature. */
function isLonePerson(text: string, cues: readonly string[]): boolean {
  return (
    PERSON.test(text) &&
    employerScore(text) < 0.5 &&
    !TRADE.test(text) &&
    cues.every((cue) => WEAK_CUES.has(cue))
  );
}

/** The names in the addresses of mail and pages. */
function addHosts(list: FieldCandidates, posting: Posting, mentions: readonly NameMention[]): void {
  const hosts = hostNames(posting);
  for (const { text, start } of hosts.length > 0 ? mentions : []) {
    const letters = foldText(text).replace(/[^a-z0-9]+/g, '');
    if (letters.length > 4 && hosts.some(({ name }) => name === letters)) list.add(text, start, ['in-text']);
  }
  for (const candidate of list.all()) {
    const letters = foldText(candidate.text).replace(/[^a-z0-9]+/g, '');
    if (letters.length < 4) continue;
    if (
      hosts.some(
        ({ name }) =>
          name === letters || (name.length > 4 && (letters.startsWith(name) || name.startsWith(letters))),
      )
    )
      candidate.features.add('host');
    else if (
      hosts.some(
        ({ name }) =>
          letters.length > 6 && name.length > 6 && (letters.includes(name) || name.includes(letters)),
      )
    )
      candidate.features.add('host:part');
  }
  const [only] = hosts;
  if (only && hosts.length === 1) list.add(only.text, only.start, ['host-name']);
}

function hostNames(posting: Posting): { text: string; name: string; start: number }[] {
  const text = posting.flat;
  const found = new Map<string, { text: string; name: string; start: number }>();
  const add = (host: string, start: number): void => {
    const label = host
      .split('.')
      .slice(0, -1)
      .filter((part) => !/^(?:www|jobs?|careers?|mail|apply|hr|co|com|org)$/i.test(part))
      .at(-1);
    if (label === undefined || label.length < 4 || MAIL_PROVIDERS.test(label)) return;
    const name = label.toLowerCase().replace(/[^a-z0-9]+/g, '');
    if (!found.has(name)) found.set(name, { text: label, name, start: start + host.indexOf(label) });
  };
  for (const { start, end } of findEmails(text)) {
    const at = text.slice(start, end).indexOf('@');
    if (at > 0) add(text.slice(start + at + 1, end), start + at + 1);
  }
  for (const match of text.matchAll(/(?:https?:\/\/|www\.)([\w.-]{4,60})/gi))
    add(match[1]!, match.index + match[0].length - match[1]!.length);
  return [...found.values()];
}

function describe(
  all: readonly FieldCandidate[],
  lines: readonly PageLine[],
  title: { text: string; start: number },
): void {
  const titleAt = lines.findLastIndex((line) => line.start <= title.start);
  const letter = lines.findLastIndex(
    ({ text }) =>
      /^\W*(?:thanks|regards|best|cheers|sincerely|kind regards|—)\W*/i.test(text) && text.length < 40,
  );
  for (const candidate of all) {
    const { features, text, start } = candidate;
    const add = (feature: string, holds = true): void => {
      if (holds) features.add(feature);
    };
    const at = lines.findLastIndex((line) => line.start <= start);
    const line = lines[at];
    const score = employerScore(text);
    const evidence = titleScore(text);
    add(
      score >= 0.9
        ? 'words:legal'
        : score >= 0.7
          ? 'words:last'
          : score >= 0.5
            ? 'words:any'
            : score >= 0.3
              ? 'words:proper'
              : 'words:none',
    );
    add('legal-form', LEGAL.test(text) && !isTownInColorado(text));
    add('words:trade', score < 0.7 && TRADE.test(text));
    add('street-word', STREET_WORD.test(text));
    add('number-first', /^\d{3}/.test(text));
    add('public-body', PUBLIC_BODY.test(text));
    add('early', start < EARLY_START && start >= 0);
    add('title-words', evidence >= MIN_TITLE_EVIDENCE);
    add('title-words:organization', evidence >= MIN_TITLE_EVIDENCE && score >= 0.7);
    add('title-words:weak', evidence >= 0.5 && evidence < MIN_TITLE_EVIDENCE);
    add('in-list', line !== undefined && markerLength(line.text) > 0);
    add(
      'opens-list-item',
      line !== undefined && markerLength(line.text) > 0 && start - line.start <= markerLength(line.text),
    );
    add(`line:${lineBucket(line ? line.line : -1)}`);
    add('beside-title', titleAt >= 0 && Math.abs(at - titleAt) === 1);
    add('after-title', titleAt >= 0 && at - titleAt === 1);
    add('on-title-line', at === titleAt);
    add('in-title', title.text.includes(text) || text.includes(title.text));
    add('before-place-line', isPlaceLine(lines[at + 1]));
    add('after-closing', letter >= 0 && at > letter);
    add('first-after-blank', line?.opensBlock === true && start - line.start < 4);
    add(`count:${countWords(text) === 1 ? '1' : countWords(text) <= 6 ? '2-6' : 'many'}`);
    const kind = segmentKind(text);
    add(`kind:${kind ?? 'name'}`);
    add('noise', isNoise(text) || DAY_OR_MONTH.test(text) || isFurniture(text));
    add('town', text.length < 30 && (isPlace(text) || worldCityOf(text) !== null));
    add('street', findStreet(text) !== null);
    add('heading', headingKind(text) !== null);
    add('sentence-words', SENTENCE_WORDS.test(text));
    add('mark', /[!?:%$€£#@]|\d{3}/.test(text));
    add('small', /^\p{Ll}/u.test(text));
    add('capitals', text === text.toUpperCase());
    add('agency', AGENCY.test(text));
    add('person', PERSON.test(text) && score < 0.5);
    add('later-part', !features.has('whole') && features.has('part') && !features.has('in-text'));
    add(
      'only-in-text',
      features.has('in-text') && !features.has('head') && !features.has('label') && !features.has('rule'),
    );
    add(
      'only-sentence-start',
      features.has('before:sentence-start') && countWords(text) === 1 && !features.has('mentioned-twice'),
    );
  }
}

function isPlaceLine(line: PageLine | undefined): boolean {
  if (!line || line.text.length > 90) return false;
  const [first = ''] = line.text.split(/\s*[·•|]\s*/);
  return segmentKind(first) === 'place';
}
