import type { Steps } from '../../../steps';
import { collectWords, postingTerms } from '../../locales';
import type { Posting } from '../posting-model';
import type { TitleAndEmployer } from '../fields/title-employer/title-employer';
import { mostProbable, type WeighedCandidate } from './candidate-model';
import { employerCandidates } from './employer-candidates';
import { hasAnyFeature, type FieldCandidate } from './field-candidate';
import { labelledTexts, type LabelledText } from './labelled-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from '../fields/title-employer/name-evidence';
import {
  canBeTitle,
  isDoubtful,
  isNamedOnTitleLine,
  isPartOf,
  isPlausibleEmployer,
  isPlausibleTitle,
  isSureEmployer,
  LABELLED_TITLE,
  mayReplaceTitle,
  NOT_IN_TITLES,
  NOT_NAMED,
  outweighsTitle,
} from './plausible-choice';
import { isMessage } from './message';
import { nameAlone } from './name-shape';
import type { PageLine } from './page-lines';
import { titleCandidates } from './title-candidates';

/** A chosen value is at most this sure. */
const MAX_CONFIDENCE = 0.95;

/** "A+ Roofing needs roofers", "new LPN", "Parents!": a title within a sentence. */
const SENTENCE_IN_TITLE =
  /\b(?:needs?|seeks?|hiring|interviewing|adding|could use|would|wants?|has|have|says)\b|^(?:parents?|moms?|students?|neighbors?|friends?)\b/i;

/** A label such as "Position" stands before terms of employment, too. */
const MIN_LABELLED_EVIDENCE = 0.3;

/** From this confidence, a line names the title. */
const MIN_FIRST_LINE = 0.65;

const MIN_PROBABILITY = 0.5;
const MIN_PROBABILITY_WITH_SIGN = 0.42;
const MIN_PROBABILITY_LATE = 0.65;
const SIGNS_AGAINST_EMPLOYER = ['heading', 'kind:noise', 'kind:terms', 'kind:pay', 'noise'];
const SIGNS_AGAINST_NAME = ['number-first', 'kind:place', 'kind:noise', 'kind:terms', 'kind:pay', 'noise'];
const PREPOSITIONS = ['before:at', 'before:by', 'before:about'];
const EMPLOYER_SIGNS = [
  'label',
  'legal-form',
  'host',
  'host:part',
  'before:we-at',
  'before:we-are',
  'public-body',
  'before:client',
  'before:foreign-lead',
  'after:hiring',
  'after:foreign-verb',
  'after:street',
];

/** The candidates of a posting, by field. */
export interface HeadCandidates {
  titles(): FieldCandidate[];
  employerBeside(title: { text: string; start: number }): FieldCandidate[];
}

/**
 * Title and employer as the rules read them if they are plausible, else the candidates that the weights prefer, in steps.
 */
export function* weighHead(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): Steps<TitleAndEmployer> {
  const head = isMessage(posting)
    ? weighMessage(posting, rules, lines)
    : yield* weighPage(posting, rules, lines);
  const named = { ...head, employerName: nameOf(head.employerName, posting) };
  return isMessage(posting) ? withTitleAlone(named) : named;
}

function nameOf(written: string | null, { isEnglish }: Posting): string | null {
  if (written === null || NOT_NAMED.test(written)) return null;
  return nameAlone(
    isEnglish ? written : written.replace(FOREIGN_HIRING_WORDS, '').replace(ARTICLE_AND_KIND, ''),
  );
}

/** "Spedition Kortmann sucht Verstärkung": what an employer seeks, after its name. */
const FOREIGN_HIRING_WORDS = new RegExp(
  `(?<=\\S \\S+) ${postingTerms(({ seekingWords }) => seekingWords)}(?: .*)?$`,
  'iu',
);

/** "L'agence Temporis Isère": the article and the kind of the employer before its name. */
const ARTICLE_AND_KIND = new RegExp(
  `^(?:(?:${collectWords(({ postingTerms: terms }) => terms?.employerArticles).join('|')}) |[Ll]['’])(?:${collectWords(({ postingTerms: terms }) => terms?.employerKinds).join('|')}) (?=\\p{Lu})`,
  'u',
);

/** "ISO framing carpenters in Bangor area", "kitchen helper full time": the title of a message without the words around it. */
function withTitleAlone(head: TitleAndEmployer): TitleAndEmployer {
  const lead = WANTED_LEAD.exec(head.title)?.[0].length ?? 0;
  const title = head.title.slice(lead).replace(TIME_TAIL, '');
  if (title.length < MIN_TITLE || title === head.title) return head;
  const titleStart = head.titleStart + lead;
  return { ...head, title, titleStart, titleEnd: titleStart + title.length };
}

const MIN_TITLE = 4;
const WANTED_LEAD = /^(?:ISO|in search of|in need of|need(?:ed)?|wanted|seeking)[: ]+(?=\p{L})/iu;
const TIME_TAIL =
  /(?<=\p{L}{2}),? (?:(?:full|part)[- ]?time|(?:PT|FT) \d{1,2}(?:[-–]\d{1,2})? ?(?:hrs?|hours)\b.*|(?:tomorrow|tonight|today|asap|immediately|right away)\b.*|this (?:week|weekend|month|summer|season)\b.*|next (?:week|month|monday|tuesday)\b.*|the (?:first|second|third|last) (?:\p{L}+day|week)\b.*|(?:in|near|around) (?:the )?\p{Lu}[\p{L} ]{1,40} area)$/iu;

function* weighPage(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): Steps<TitleAndEmployer> {
  const keepsTitle = isPlausibleTitle(rules, lines);
  const keepsEmployer = isPlausibleEmployer(rules);
  const isDoubted = keepsTitle && isDoubtful(rules, posting.isEnglish);
  if (keepsTitle && !isDoubted && keepsEmployer) return rules;
  const candidates = headCandidates(posting, rules, lines);
  const title = keepsTitle
    ? isDoubted
      ? titleInsteadOf(rules, candidates.titles())
      : null
    : mostProbable('title', possibleTitles(posting, rules, candidates.titles()), {
        mayBeNone: canBeTitle(rules.title),
      });
  const chosen = title === null ? rules : withTitle(rules, title.candidate, title.probability);
  if (keepsEmployer) return chosen;
  yield;
  const beside = candidates.employerBeside({ text: chosen.title, start: chosen.titleStart });
  const best = mostProbable('employer', beside);
  const employer = best && canBeEmployer({ ...best, probability: shareOfName(best, beside) }) ? best : null;
  return {
    ...chosen,
    employerName: employer?.candidate.text ?? null,
    employerConfidence: employer ? Math.min(MAX_CONFIDENCE, employer.probability) : 0,
  };
}

/** The shares of a name and of its parts: "Bluff City Schools" below "Vacancy notice Bluff City Schools". */
function shareOfName(
  { candidate, shares }: WeighedCandidate & { shares: readonly number[] },
  all: readonly FieldCandidate[],
): number {
  return all.reduce(
    (sum, { text }, index) =>
      text.includes(candidate.text) || candidate.text.includes(text) ? sum + (shares[index] ?? 0) : sum,
    0,
  );
}

/** Title and employer of a message, whose first line is seldom its title: of all candidates the most probable ones. */
function weighMessage(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): TitleAndEmployer {
  const candidates = headCandidates(posting, rules, lines);
  const isSure =
    isPlausibleTitle(rules, lines) &&
    !PERSON_SOUGHT.test(rules.title) &&
    !SENTENCE_IN_TITLE.test(rules.title) &&
    (!isDoubtful(rules, posting.isEnglish) || isNamedByForm(rules));
  const title = isSure
    ? null
    : titleOfMessage(rules, candidates.titles(), canBeTitle(rules.title) && !PERSON_SOUGHT.test(rules.title));
  const chosen = title === null ? rules : withTitle(rules, title.candidate, title.probability);
  if (isSureEmployer(rules)) return chosen;
  const beside = { text: chosen.title, start: chosen.titleStart };
  const best = mostProbable(
    'messageEmployer',
    candidates.employerBeside(beside).filter((one) => mayBeEmployerOfMessage(one, chosen)),
  );
  return {
    ...chosen,
    employerName: best && withLegalForm(best.candidate.text, rules.employerName),
    employerConfidence: best ? Math.min(MAX_CONFIDENCE, best.probability) : 0,
  };
}

/** "Landscaping" in "Landscaping crew" is a part of the title. */
function mayBeEmployerOfMessage(
  candidate: FieldCandidate,
  { titleStart, titleEnd }: TitleAndEmployer,
): boolean {
  if (candidate.features.has('rule') || candidate.features.has('label')) return true;
  // "H2S Alive" in a list of requirements.
  if (candidate.features.has('in-list') && !hasAnyFeature(candidate, [...EMPLOYER_SIGNS, ...PREPOSITIONS]))
    return false;
  const isInTitle = candidate.start >= titleStart && candidate.end <= titleEnd;
  return !isInTitle && !hasAnyFeature(candidate, SIGNS_AGAINST_NAME);
}

/** The longer name of the rules where it only adds a legal form. */
function withLegalForm(name: string, rule: string | null): string {
  return rule?.startsWith(name) &&
    /^[\s,.]*(?:Pvt|Pte|Pty|Ltd|Inc|LLC|Co|Corp|Limited|PLC)\b/i.test(rule.slice(name.length))
    ? rule
    : name;
}

function titleOfMessage(
  rules: TitleAndEmployer,
  all: readonly FieldCandidate[],
  mayBeNone: boolean,
): WeighedCandidate | null {
  const possible = all.filter(mayBeTitleOfMessage);
  const best = mostProbable('messageTitle', possible, { mayBeNone });
  if (!best) return null;
  if (PERSON_SOUGHT.test(rules.title)) return best;
  const whole = possible.find((one) => isWholeOf(one, best.candidate.text));
  if (whole) return { ...best, candidate: whole };
  if (rules.titleConfidence < MIN_FIRST_LINE || SENTENCE_IN_TITLE.test(rules.title)) return best;
  // "Public Health Advisor, Bureau of School Health" is one title.
  if (canBeTitle(rules.title) && isPartOf(rules.title, best.candidate.text)) return null;
  // A line that names the title gives way only to a name of work near the beginning, or one that is asked for.
  return hasAnyFeature(best.candidate, SIGNS_OF_OPENING) ? best : null;
}

const SIGNS_OF_OPENING = ['rule', 'label', 'line', 'wanted', 'work:wanted', 'work:early', 'sentence:early'];

/** "POOL OPERATOR II (Seasonal)", the line in which "POOL OPERATOR" stands. */
function isWholeOf({ text, features }: FieldCandidate, name: string): boolean {
  return (
    features.has('line') &&
    text.startsWith(name) &&
    /^(?: (?:I{1,3}|IV|V|\d))? ?(?:\([^()]*\))?$/.test(text.slice(name.length)) &&
    text.length > name.length
  );
}

/** Names of work, and what is wanted or labelled; the other texts of a message are names, places and sentences. */
const SIGNS_OF_TITLE = ['rule', 'work', 'label', 'wanted', 'task', 'evidence:high', 'evidence:middle'];

/** A label, or a line such as "Open Call for Candidates at Tuesday Labs", names the title, whatever its words. */
function isNamedByForm(rules: TitleAndEmployer): boolean {
  return (
    isNamedOnTitleLine(rules) ||
    (rules.titleConfidence >= LABELLED_TITLE && titleEvidence(rules.title) >= MIN_LABELLED_EVIDENCE)
  );
}

/** "Need someone to mop floors": words for anyone, before the work itself. */
const PERSON_SOUGHT =
  /^(?:(?:we |i )?(?:need(?:ed)?|wanted|seeking|hiring|looking for|in search of) )?(?:an? |\d+ )?(?:\p{L}+ )?(?:someone|somebody|person|people|anyone|folks|guys?) (?:who can |that can )?to \p{Ll}|^(?:(?:an?|one|two|three|four|five|several|some|\d+) )?(?:good |reliable )?(?:persons?|people|guys?|gals?|someone|somebody|folks|anyone)$/iu;

function mayBeTitleOfMessage(candidate: FieldCandidate): boolean {
  // "Our accountants" are colleagues.
  if (candidate.features.has('work:other') && !hasAnyFeature(candidate, ['work:wanted', 'rule', 'label']))
    return false;
  return (
    /\p{L}{3}/u.test(candidate.text) &&
    !PERSON_SOUGHT.test(candidate.text) &&
    hasAnyFeature(candidate, SIGNS_OF_TITLE) &&
    (candidate.features.has('rule') || !NOT_IN_TITLES.test(candidate.text))
  );
}

/**
 * A posting that names no employer still has capitalized words. A name without a label, a legal form, an address or a
 * phrase such as "join" counts only beside the title.
 */
function canBeEmployer({ candidate, probability }: WeighedCandidate): boolean {
  const { features } = candidate;
  if (features.has('rule')) return true;
  if (hasAnyFeature(candidate, SIGNS_AGAINST_EMPLOYER)) return false;
  if (features.has('small') && !features.has('host')) return false;
  // "with Adobe Creative Suite from" is no invitation to join.
  const isInvited = features.has('before:join') && !features.has('before:from');
  if (isInvited || hasAnyFeature(candidate, EMPLOYER_SIGNS)) return probability >= MIN_PROBABILITY_WITH_SIGN;
  if (hasAnyFeature(candidate, PREPOSITIONS))
    return probability >= (features.has('line:late') ? MIN_PROBABILITY_LATE : MIN_PROBABILITY_WITH_SIGN);
  const opensText = features.has('before:sentence-start') && features.has('first-after-blank');
  if (features.has('only-in-text') && (!opensText || features.has('in-title'))) return false;
  const isAtTop = hasAnyFeature(candidate, ['line:0', 'line:1', 'line:2']) && !features.has('in-list');
  return isAtTop && features.has('count:2-6') && probability >= MIN_PROBABILITY;
}

/** The candidate that outweighs a plausible title of the rules. */
function titleInsteadOf(rules: TitleAndEmployer, all: readonly FieldCandidate[]): WeighedCandidate | null {
  const best = mostProbable('title', all);
  if (!best) return null;
  const rule = all.findIndex(({ features }) => features.has('rule'));
  return outweighsTitle(best, rules, best.shares[rule] ?? 0) ? best : null;
}

function possibleTitles(
  posting: Posting,
  rules: TitleAndEmployer,
  all: readonly FieldCandidate[],
): FieldCandidate[] {
  const keepsRule = canBeTitle(rules.title) || titleEvidence(rules.title) >= MIN_TITLE_EVIDENCE;
  return all.filter((one) =>
    one.features.has('rule') ? keepsRule : mayReplaceTitle(one, rules, posting.isEnglish),
  );
}

/** Every candidate for title and employer. */
export function headCandidates(
  posting: Posting,
  rules: TitleAndEmployer,
  lines: readonly PageLine[],
): HeadCandidates {
  const labelled: LabelledText[] = labelledTexts(posting);
  const title = { text: rules.title, start: rules.titleStart, confidence: rules.titleConfidence };
  const name = rules.employerName;
  const employer =
    name === null
      ? null
      : { text: name, start: Math.max(0, posting.flat.indexOf(name)), confidence: rules.employerConfidence };
  return {
    titles: () => titleCandidates(posting, lines, labelled, title),
    employerBeside: (beside) => employerCandidates(posting, lines, labelled, employer, beside),
  };
}

function withTitle(
  rules: TitleAndEmployer,
  candidate: FieldCandidate,
  probability: number,
): TitleAndEmployer {
  if (candidate.text === rules.title)
    return {
      ...rules,
      titleConfidence: Math.max(rules.titleConfidence, Math.min(MAX_CONFIDENCE, probability)),
    };
  return {
    ...rules,
    title: candidate.text,
    titleConfidence: Math.min(MAX_CONFIDENCE, probability),
    titleStart: candidate.start,
    titleEnd: candidate.end,
  };
}
