import { escapePattern } from '../../../text/escape-pattern';
import { postingTerms } from '../../locales';
import { countWords } from '../../text/word-count';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import type { Posting } from '../posting-model';
import { isAnnouncement } from '../fields/title-employer/announced-openings';
import { isNoise, segmentKind } from '../fields/title-employer/head-segments';
import { MIN_TITLE_EVIDENCE, titleEvidence } from '../fields/title-employer/name-evidence';
import { cleanTitle } from '../fields/title-employer/title';
import { markerLength } from '../segmentation/item-markers';
import { headingKind } from '../segmentation/section-headings';
import { collapseWhitespace } from '../segmentation/section-lookup';
import { lineBucket, scoreBucket, trimmed, withoutDecoration } from './candidate-text';
import { FieldCandidates, type FieldCandidate, type RuleChoice } from './field-candidate';
import type { LabelledText } from './labelled-lines';
import { isMessage } from './message';
import type { PageLine } from './page-lines';
import { workMentions } from './work-mentions';

/** "As a Credit Analyst, you will …" */
const AS_APPLICANT = /^["“”'(]*as\s+an?\s+(?=\S)/i;
const MAX_LINE = 130;
const MAX_PROSE = 6000;
/** Lines of which the parts are candidates even if their words name no work. */
const HEAD_LINES = 10;
const MAX_INDEXED_LINE = 3;
const PARTS = /\s+[-–—]{1,2}\s+|\s*[|•·]\s*|\s+\/{2}\s+|\s+@\s+|\s*\*{2,}\s*|\t+| {3,}|,\s+|:\s+/gu;
/** Pay, dots that lead to it, or the number of openings, after a title. */
const AFTER_NAME =
  /\s*(?:\.{3,}|…|\s[-–—:,]?\s*(?:up to |from |starting (?:at )?|base )?[$€£₱₹]\s?\d|\s[-–—:,]?\s*\d[\d.,]*\s?(?:€|z\u0142|eur|usd|gbp|\/ ?h|per hour)).*$/iu;
/** "Direct Support Professionals help adults with disabilities": what those with the title do. */
const VERB_AFTER_NAME =
  /(?<=^(?:\p{Lu}[\p{L}/&-]* ){0,5}\p{Lu}[\p{L}/&-]*s) (?:help|work|assist|provide|support|care for|deliver|make|keep|run|are|will|play|serve) \p{Ll}.*$/u;
const CALL_NUMBER = /^(?:(?:call|job|opening|position|role) #?\d{1,3}\W*)?(?:\d{1,3} ?x? |x ?\d{1,3} )?/i;

/** "Our bookkeeper of nine years is retiring": the one whose place is free. */
const DEPARTING =
  'our(?= \\p{Ll}+(?: \\p{Ll}+){0,3} (?:of (?:\\w+ ){1,3}years |after (?:\\w+ ){1,3}years )?(?:is|has|will be|just|recently) (?:\\w+ )?(?:moving|leaving|retiring|left|retired|moved|gone|relocating))';
const ENGLISH_CUES = `(?:we(?:'|’)?re |we are |is |are |currently |now |actively )*(?:seeking|hiring|looking for|looking to (?:hire|add|find)|recruiting(?: for)?|in search of|searching for|in need of|on the hunt for|needs?|requires?|want(?:s|ed)?|find|openings? for|vacanc(?:y|ies) for|interested in(?= (?:an?|the|our|being|becoming) )(?: being| becoming)?|interviewing(?: for)?|calling all|call for|services of(?= (?:an?|the|\\d) )|(?:could|can) use|after(?= an? )|on the lookout for|appoint(?:ing)?|bringing on|taking on|add(?:ing)?(?= an? )|seeks|employ(?=s? an? )s?|recruits?(?= an? )|(?:short|down)(?= (?:an?|one|two) )|(?:room|spots?) for|iso(?= )|be our(?: next)?|position of|role of|post of|opportunity for|opportunity as|for the role|positions? for|applications for|as(?= an?\\b)|join (?:us|our team) as|work as|${DEPARTING})`;
const DETERMINERS = new RegExp(
  `^(?:(?:an?|the|our(?: next)?|some|several|multiple|more|additional|new|one|two|three|four|five|six|full[- ]time|part[- ]time|skilled|qualified|experienced|reliable|dependable|motivated|friendly|good|great|passionate|enthusiastic|dedicated|talented|hardworking|hard-working|immediate|permanent|temporary|seasonal|people|someone|\\d{1,3}|${postingTerms(({ titleArticles }) => titleArticles)})(?:\\s+|:\\s*))*(?:for\\s+)?`,
  'iu',
);
const SENTENCE_CUE = new RegExp(
  `(?<!\\p{L})(?:${ENGLISH_CUES}|${postingTerms(({ titleCues = [], titleLeads = [], seekingWords = [] }) => [...titleCues, ...titleLeads, ...seekingWords])})(?:\\s+|\\s*:\\s*)`,
  'giu',
);
const SENTENCE_END = new RegExp(
  `[.;:!?()|\\n,]|\\s[-–—]\\s|\\s(?:who|to|for|with|in|at|that|on|based|whose|having|of the|within|immediately|will|you|and (?:you|we|help|join|be)|asap|from|here|this|as|because|before|until|if|per|by|near|needed|wanted|spots?|openings?|positions?|roles?|jobs?|like|of(?= \\w+ years)|(?=[$€£]?\\d))(?=\\s|$)|\\s${postingTerms(({ titleEnds }) => titleEnds)}`,
  'iu',
);
/** "Roofers needed", "Chef de Partie wanted". */
const WANTED_AFTER =
  /(?:^|[.!?]\s{1,20}|\n)\s{0,20}([\p{L}\d][^.!?:;\n]{2,60}?)\s+(?:is |are )?(?:urgently |immediately |now )?(?:needed|wanted|required)\b/giu;
const SENTENCE_WORDS =
  /\b(?:we|you|your|our|us|they|is|are|will|must|can|please|apply|join|send|call|thanks?|i|my|it's|let's|don't|who|what|why|how)\b/i;
/** "someone to run the press", "two people to pick apples": the work instead of its name. */
const PERSON_FOR_TASK =
  /^(?:\p{L}+ ){0,3}?(?:someone|somebody|person|people|hands?|help|folks|guys?|gals?|girls?|ladies|lady|bodies|workers?|anyone)(?: who can| that can)? to (?!(?:join|work|fill|come|start|grow|become|cover|add|take on|apply|support|help(?: (?:us|our|out|with|at|in|you))?)\b)(\p{Ll}{3,}(?: \p{Ll}+){1,4}?)(?=[.,;:!?()]|\s(?:at|in|on|for|and|with|from|by|near|so|when|while|(?:week)?(?:days?|nights?)|evenings?|mornings?|overnights?|weekends?|full|part|mon|tues?|wed|thurs?|fri|sat|sun|\d)|\s*$)/iu;
/** Words for anyone, which name no work before a task. */
const PERSON = /^(?:someone|somebody|person|people|folks|anyone|guys?|gals?)$/i;
const AREAS_OF_NAMES = new Set(['title', 'employer', 'location', 'summary', 'body']);

export function titleCandidates(
  posting: Posting,
  lines: readonly PageLine[],
  labelled: readonly LabelledText[],
  rule: RuleChoice,
): FieldCandidate[] {
  const list = new FieldCandidates(posting.isEnglish);
  addRule(list, rule);
  for (const { field, text, start, tabular } of labelled)
    if (field === 'title')
      addName(list, text.split(/[.;] (?=\p{Lu})/u)[0]!, start, ['label', ...(tabular ? ['tabular'] : [])]);
  addLines(list, lines);
  addSentences(list, posting);
  if (isMessage(posting))
    for (const { text, start, cues } of workMentions(withoutDecoration(posting.source.raw)))
      addName(list, text, start, cues);
  const all = list.all();
  describe(all, lines, posting);
  firstWithEvidence(all)?.features.add('first-with-evidence');
  return all;
}

function addRule(list: FieldCandidates, { text, start, confidence }: RuleChoice): void {
  const level =
    confidence >= 0.9 ? 'sure' : confidence >= 0.65 ? 'likely' : confidence >= 0.5 ? 'weak' : 'fallback';
  list.add(text, start, ['rule', `rule:${level}`, `rule:evidence:${scoreBucket(titleEvidence(text))}`]);
}

function addName(list: FieldCandidates, written: string, start: number, features: readonly string[]): void {
  const plain = withoutDecoration(written).replace(AFTER_NAME, '').replace(VERB_AFTER_NAME, '');
  const lead = CALL_NUMBER.exec(plain.trimStart())?.[0].length ?? 0;
  const indent = plain.length - plain.trimStart().length;
  const name = trimmed(plain.slice(indent + lead), start + indent + lead);
  const applicant = AS_APPLICANT.exec(name.text)?.[0].length ?? 0;
  if (applicant > 0) return addName(list, name.text.slice(applicant), name.start + applicant, features);
  const text = collapseWhitespace(name.text).replace(/^["“”'(>#\s]+|["“”,;.<\s]+$/g, '');
  if (text.length < 2 || text.length > MAX_LINE || !/\p{L}{2}/u.test(text)) return;
  const cleaned = cleanTitle(
    { text, start: name.start, end: name.start + text.length, confidence: 0 },
    list.isEnglish,
  );
  list.add(cleaned.text, cleaned.start, features);
}

function addLines(list: FieldCandidates, lines: readonly PageLine[]): void {
  for (const { text, start, line } of lines) {
    if (text.length > 240) continue;
    const marker = markerLength(text);
    const written = text.slice(marker);
    const kind = marker > 0 ? 'item' : 'line';
    const isShort = text.length <= MAX_LINE;
    if (isShort && (line < HEAD_LINES || titleScore(withoutDecoration(written).trim()) >= 0.5))
      addName(list, written, start + marker, [kind]);
    let from = 0;
    let part = 0;
    const add = (to: number): void => {
      const name = written.slice(from, to);
      if (part < 6 && name.length <= 90) {
        const evidence = titleScore(withoutDecoration(name).trim());
        if ((line < 4 && part < 2 && marker === 0) || evidence >= MIN_TITLE_EVIDENCE)
          addName(list, name, start + marker + from, [
            `${kind}:part`,
            part === 0 ? 'part:first' : 'part:later',
          ]);
      }
      part += 1;
    };
    for (const match of written.matchAll(PARTS)) {
      // "Arena Operator (seasonal, until March)"
      if (/\([^()]*$/.test(written.slice(0, match.index))) continue;
      add(match.index);
      from = match.index + match[0].length;
    }
    if (from > 0) add(written.length);
  }
}

/** The titles that sentences name: "we are looking for a night baker", "as a Credit Analyst, you will …". */
function addSentences(list: FieldCandidates, posting: Posting): void {
  const text = withoutDecoration(posting.source.raw.slice(0, MAX_PROSE));
  let count = 0;
  for (const match of text.matchAll(SENTENCE_CUE)) {
    if (++count > 24) break;
    const at = match.index + match[0].length;
    const after = text.slice(at, at + 110);
    addSentenceTitle(list, after, at, [
      'sentence',
      ...(/^our$/i.test(match[0].trim()) ? ['departing'] : []),
      ...(count <= 2 ? ['sentence:early'] : []),
      ...(/^as/i.test(match[0]) ? ['sentence:as'] : []),
    ]);
  }
  for (const match of text.matchAll(WANTED_AFTER)) {
    const name = match[1]!;
    // "No English needed"
    if (/^(?:no|not)\b/i.test(name)) continue;
    const at = match.index + match[0].indexOf(name);
    const words = name.split(' ');
    for (let skip = 0; skip < Math.min(words.length, 6); skip += 1) {
      const rest = words.slice(skip).join(' ');
      if (skip > 0 && titleScore(rest) < MIN_TITLE_EVIDENCE) continue;
      addName(list, rest, at + name.length - rest.length, ['wanted', ...(skip > 0 ? ['wanted:rest'] : [])]);
      if (skip > 0) break;
    }
  }
}

function addSentenceTitle(
  list: FieldCandidates,
  after: string,
  at: number,
  features: readonly string[],
): void {
  const lead = DETERMINERS.exec(after)?.[0].length ?? 0;
  const rest = after.slice(lead);
  const end = rest.search(SENTENCE_END);
  const task = (PERSON_FOR_TASK.exec(rest) ?? PERSON_FOR_TASK.exec(after))?.[1];
  if (task) addName(list, task, at + lead + rest.indexOf(task), ['task']);
  const name = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
  if (task && PERSON.test(name)) return;
  if (name.length < 3 || countWords(name) > 9) return;
  addName(list, name, at + lead, features);
  // "night baker friends recommend": the longest beginning that names work.
  const words = name.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    if (titleScore(part) < MIN_TITLE_EVIDENCE) continue;
    if (titleScore(name) < MIN_TITLE_EVIDENCE) addName(list, part, at + lead, [...features, 'shortened']);
    break;
  }
}

function describe(all: readonly FieldCandidate[], lines: readonly PageLine[], posting: Posting): void {
  const text = posting.flat.slice(0, 20_000).toLowerCase();
  for (const candidate of all) {
    const { features, start } = candidate;
    const name = candidate.text;
    const at = lines.findLastIndex((line) => line.start <= start);
    const line = lines[at];
    const evidence = evidenceOf(candidate, line?.line ?? 0);
    const organization = employerScore(name);
    const add = (feature: string, holds = true): void => {
      if (holds) features.add(feature);
    };
    add(`evidence:${scoreBucket(evidence)}`);
    add(`evidence:${scoreBucket(evidence)}:line:${lineBucket(line ? line.line : -1)}`);
    add(`line:${lineBucket(line ? line.line : -1)}`);
    add('organization', organization >= 0.7);
    add('organization:no-evidence', organization >= 0.7 && evidence < 0.5);
    add(`kind:${segmentKind(name) ?? 'name'}`);
    add('noise', isNoise(name));
    const heading = headingKind(name);
    add('heading', heading !== null && !AREAS_OF_NAMES.has(heading));
    add('heading:neutral', heading !== null && AREAS_OF_NAMES.has(heading));
    add(
      `words:${countWords(name) === 1 ? '1' : countWords(name) <= 6 ? '2-6' : countWords(name) <= 9 ? '7-9' : 'many'}`,
    );
    add('capitals', name === name.toUpperCase());
    add('small', /^\p{Ll}/u.test(name));
    add('mark-at-end', /[.!?:]$/.test(line?.text.trim() ?? '') && (line?.text.length ?? 0) < name.length + 8);
    add('sentence-words', SENTENCE_WORDS.test(name));
    add('number', /\d{3}/.test(name));
    add('after-announcement', at > 0 && isAnnouncement(lines[at - 1]!.text.trim()));
    add('after-noise', at > 0 && isNoise(lines[at - 1]!.text));
    add('opens-block', line?.opensBlock === true && start - line.start < 4);
    add('whole-line', line !== undefined && line.text.trim().length <= name.length + 3);
    const key = name.toLowerCase();
    const again = text.indexOf(key, text.indexOf(key) + key.length);
    add(
      'repeated',
      key.length > 4 &&
        again > 0 &&
        new RegExp(`(?<!\\p{L})${escapePattern(key)}`, 'u').test(text.slice(again)),
    );
  }
}

/** The index of titles, which also knows titles without a word for work, costs too much for every text of a posting. */
function evidenceOf({ text, features }: FieldCandidate, line: number): number {
  const byWords = titleScore(text);
  // The last word of a name of work is one, which the score of plurals and of longer names does not show.
  if (features.has('work')) return Math.max(byWords, MIN_TITLE_EVIDENCE);
  const isLikely =
    line <= MAX_INDEXED_LINE ||
    features.has('label') ||
    features.has('wanted') ||
    features.has('sentence:early');
  return byWords >= MIN_TITLE_EVIDENCE || !isLikely ? byWords : titleEvidence(text);
}

function firstWithEvidence(all: readonly FieldCandidate[]): FieldCandidate | null {
  let first: FieldCandidate | null = null;
  for (const candidate of all) {
    if (!candidate.features.has('evidence:high')) continue;
    if (
      first === null ||
      candidate.start < first.start ||
      (candidate.start === first.start && candidate.text.length > first.text.length)
    )
      first = candidate;
  }
  return first;
}
