import { worldCityOf } from '../../places/world-cities';
import { titleScore } from '../../text/title-words';
import { employerScore } from '../../text/employer-words';
import type { WorkLocation } from '../fields/location/work-location';
import { isNoise, segmentKind } from '../fields/title-employer/head-segments';
import { MIN_TITLE_EVIDENCE, titleEvidence } from '../fields/title-employer/name-evidence';
import type { TitleAndEmployer } from '../fields/title-employer/title-employer';
import { headingKind } from '../segmentation/section-headings';
import type { WeighedCandidate } from './candidate-model';
import type { FieldCandidate } from './field-candidate';
import { isNoName } from './name-shape';
import { isFurniture, type PageLine } from './page-lines';

/** From this confidence, a label names the value. */
export const LABELLED_TITLE = 0.97;
const LABELLED_EMPLOYER = 0.95;
const MIN_TITLE_CONFIDENCE = 0.65;
/** From this confidence, the form of the first line names the title. */
const SURE_TITLE = 0.9;
const WEAK_TITLE_EVIDENCE = 0.5;
/** From this evidence, a text with words of employers is rather a title. */
const LIKELY_TITLE_EVIDENCE = 0.6;
const WEAK_EMPLOYER_SCORE = 0.5;
const MIN_EMPLOYER_CONFIDENCE = 0.6;
const MIN_PLACE_CONFIDENCE = 0.7;
export const LABELLED_PLACE = 0.9;
const SURE_EMPLOYER = 0.85;
/** From this score, the words of a name show that it is an employer. */
const MIN_EMPLOYER_SCORE = 0.7;
/** Places among the first lines need no other confirmation. */
const MAX_PLACE_LINES = 5;
const MAX_TITLE = 200;
const MAX_EMPLOYER = 160;
/** "(m/w/d)", "(m/f)" stand in titles only. */
const GENDERS = /\((?:[mwfdxh]\/){1,2}[mwfdxh]\)/i;
/** "USD 305", a unified school district. */
const SCHOOL_DISTRICT = /^[A-Z]{2,4} \d{1,4}$/;
const SENTENCE_WORDS =
  /\b(?:we|you|your|our(?! lady\b| savio)|they|is|are|will|must|please|thanks|my|now|hi|hello|dear|hey|looking|seeking|needed|wanted)\b/i;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const NOT_IN_NAMES =
  /[<>!?%$€£#@]|\s—\s|,$|, [^,]*\d|\b\d{2}-\d{3}\b|\b(?:notice|vacancy)\b|^company\b|\s(?:grower|employer)\s/iu;

/** True for "Open Call for Candidates at Tuesday Labs", whose form names both. */
export function isNamedOnTitleLine({ titleConfidence, employerConfidence }: TitleAndEmployer): boolean {
  return Math.min(titleConfidence, employerConfidence) >= SURE_TITLE;
}

/** True for an employer that a label or the number of a district names. */
export function isSureEmployer(rules: TitleAndEmployer): boolean {
  return (
    isPlausibleEmployer(rules) &&
    (rules.employerConfidence >= LABELLED_EMPLOYER ||
      isNamedOnTitleLine(rules) ||
      SCHOOL_DISTRICT.test(rules.employerName ?? ''))
  );
}

/** True for a title that the rules read from a label, or from a place of a title with words that name work. */
export function isPlausibleTitle(rules: TitleAndEmployer, lines: readonly PageLine[]): boolean {
  const { title, titleConfidence, titleStart } = rules;
  if (!canBeTitle(title)) return false;
  if (titleConfidence >= LABELLED_TITLE) return true;
  const [first, second, third] = lines;
  const isFirst = first !== undefined && titleStart - first.start < 4;
  if (titleConfidence < MIN_TITLE_CONFIDENCE)
    return isFirst && (titleScore(title) >= MIN_TITLE_EVIDENCE || GENDERS.test(title));
  if (
    titleConfidence >= SURE_TITLE ||
    partsOf(title).some((part) => titleScore(part) >= MIN_TITLE_EVIDENCE) ||
    titleEvidence(title) >= MIN_TITLE_EVIDENCE
  )
    return true;
  const evidence = titleEvidence(title);
  const isEmployer = employerScore(title) >= MIN_EMPLOYER_SCORE;
  if (isFirst && evidence >= (isEmployer ? LIKELY_TITLE_EVIDENCE : WEAK_TITLE_EVIDENCE)) return true;
  // A line above those of the employer and the town is the title, whatever its words.
  const names = isFirst && isPlausibleEmployer(rules) ? (rules.employerName ?? '') : '';
  return names !== '' && !isEmployer && [second, third].some((line) => line?.text.trim().startsWith(names));
}

/** Share of a candidate that outweighs a plausible title of the rules, and the share that this has left. */
const MIN_OUTWEIGHING = 0.5;
const MAX_OUTWEIGHED = 0.12;
/** Parts that one line separates: "HR Manager | Manufacturing | Bilingual preferred". */
const SEVERAL_PARTS = /\|.*\|/;

/** True for a title of the rules whose words or form leave doubt, so that the other candidates are worth weighing. */
export function isDoubtful({ title }: TitleAndEmployer, isEnglish: boolean): boolean {
  return isEnglish && (SEVERAL_PARTS.test(title) || titleEvidence(title) < MIN_TITLE_EVIDENCE);
}

/** True if a candidate is so much more likely than the plausible title of the rules that it replaces it. */
export function outweighsTitle(
  { candidate, probability }: WeighedCandidate,
  { title, titleConfidence }: TitleAndEmployer,
  ruleShare: number,
): boolean {
  const { text, features } = candidate;
  if (probability < MIN_OUTWEIGHING || ruleShare >= MAX_OUTWEIGHED || features.has('rule')) return false;
  if (!canBeTitle(text) || (titleConfidence >= LABELLED_TITLE && title.includes(text))) return false;
  // "Public Health Advisor, Bureau of School Health" is one title.
  if (!features.has('evidence:high') || isPartOf(title, text)) return false;
  const evidence = titleEvidence(title);
  return !features.has('sentence') || evidence < WEAK_TITLE_EVIDENCE || title.includes(text);
}

/** True for a text that a comma or a bracket divides from the rest of a title, or with which it begins. */
export function isPartOf(title: string, text: string): boolean {
  const at = title.indexOf(text);
  return at >= 0 && !SEVERAL_PARTS.test(title) && (at === 0 || /[,(]\s*$/.test(title.slice(0, at)));
}

/** Whether a text can replace the title of the rules, which its words do not confirm. */
export function mayReplaceTitle(
  { text, features }: FieldCandidate,
  rules: TitleAndEmployer,
  isEnglish: boolean,
): boolean {
  const { title } = rules;
  const evidence = features.has('evidence:high')
    ? 1
    : features.has('evidence:middle')
      ? WEAK_TITLE_EVIDENCE
      : 0;
  const isNamed = features.has('label') || features.has('after-announcement');
  if (NOT_IN_TITLES.test(text)) return false;
  if (headingKind(text) !== null || (!text.includes(' ') && title.includes(text))) return false;
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  const repeatsTitle =
    (lastWord.length > 4 && title.includes(lastWord)) ||
    title.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase();
  const isInSentence = /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(title) && !features.has('wanted');
  if (
    isInSentence &&
    canBeTitle(title) &&
    (features.has('evidence:middle') || features.has('sentence-words'))
  )
    return false;
  if (repeatsTitle && canBeTitle(title) && !isNamed) return false;
  if (!canBeTitle(title) || rules.titleConfidence < MIN_TITLE_CONFIDENCE)
    return (
      evidence >= WEAK_TITLE_EVIDENCE ||
      isNamed ||
      features.has('wanted') ||
      features.has('departing') ||
      features.has('task') ||
      (!isEnglish && features.has('sentence:early') && titleEvidence(title) < WEAK_TITLE_EVIDENCE)
    );
  if (isNamed) return true;
  const isWord =
    !text.includes(' ') || /^[^\p{L}\d]/u.test(text) || (/^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(title));
  if (evidence < MIN_TITLE_EVIDENCE || isWord || features.has('sentence-words') || title.includes(text))
    return false;
  const score = employerScore(title);
  if (title === title.toUpperCase() && score < WEAK_EMPLOYER_SCORE) return false;
  return (
    score >= WEAK_EMPLOYER_SCORE ||
    NEAR_LINES.some((line) => features.has(line)) ||
    features.has('sentence:early')
  );
}

const NEAR_LINES = ['line:0', 'line:1', 'line:2'];

/** Marks of a sentence, an address or pay, and greetings. */
export const NOT_IN_TITLES =
  /[<>@]|!(?= )|[$€£]\s?\d|^(?:hi|hello|hey|dear|please|thanks)\b|^[A-Z]{2} (?:after|before)\b/iu;
/** "TOWN OF PRAIRIE HILL", above the title. */
const MUNICIPALITY =
  /^(?:the )?(?:city|county|town|village|borough|township|state|province|commonwealth|municipality) of \p{Lu}/iu;

/** "What's it take to work here", "From the manager at Crestview". */
const SENTENCE_START =
  /^(?:what(?:['’]s)?|how|why|when|do|does|did|want to|like to|ready to|from the) \p{L}/iu;

/** False for a text that is a slogan, a heading, a sentence or a part of the page. */
export function canBeTitle(title: string): boolean {
  return (
    title.length <= MAX_TITLE &&
    !/[<>!]|(?:^|\s)\*|\*(?:\s|$)|[$€£]\s?\d|#\s?\d|:$|\p{L}{4}\.$|\p{Extended_Pictographic}/u.test(title) &&
    !/\burgent\b/i.test(title) &&
    !(MUNICIPALITY.test(title) && titleScore(title) < WEAK_TITLE_EVIDENCE) &&
    !SENTENCE_WORDS.test(title) &&
    !SENTENCE_START.test(title) &&
    /\p{L}{3}/u.test(title) &&
    headingKind(title) === null &&
    !isFurniture(title) &&
    !isNoise(title)
  );
}

function partsOf(title: string): string[] {
  return [title, ...title.split(/[,:(|]|\s[-–—]\s| \/\/ /u).map((part) => part.trim())];
}

/** Where a label of the employer says that it is not named. */
export const NOT_NAMED =
  /^(?:confidential|undisclosed|not (?:disclosed|specified|stated)|anonymous|n\/?a|none|tbd)(?: (?:employer|company|client))?$/i;

/** True for an employer of the rules that can be a name. */
export function isPlausibleEmployer({ employerName: name, employerConfidence }: TitleAndEmployer): boolean {
  if (name === null || name.length > MAX_EMPLOYER || /[<>]/.test(name) || NOT_NAMED.test(name)) return false;
  if (employerConfidence >= LABELLED_EMPLOYER) return true;
  if (employerConfidence < MIN_EMPLOYER_CONFIDENCE) return false;
  if (SCHOOL_DISTRICT.test(name)) return true;
  const score = employerScore(name);
  if (isNoName(name) || NOT_IN_NAMES.test(name) || SENTENCE_WORDS.test(name) || DAY.test(name)) return false;
  if (isNoise(name) || isFurniture(name) || headingKind(name) !== null) return false;
  if (titleEvidence(name) >= MIN_TITLE_EVIDENCE && score < MIN_EMPLOYER_SCORE) return false;
  return (
    employerConfidence >= SURE_EMPLOYER ||
    ((!/\d{3}/.test(name) || score >= MIN_EMPLOYER_SCORE) && segmentKind(name) === null)
  );
}

/** True for a town of the rules that a label, a state, the gazetteer or its place among the first lines confirms. */
export function isPlausiblePlace(
  { city, state, confidence }: WorkLocation,
  lines: readonly PageLine[],
): boolean {
  if (city === null) return false;
  const isKnownCity = worldCityOf(city) !== null;
  if (city === city.toUpperCase() && !isKnownCity) return false;
  const first = city.split(' ')[0]!;
  if (first !== city && headingKind(first) !== null) return false;
  if (confidence >= LABELLED_PLACE) return true;
  if (confidence >= MIN_PLACE_CONFIDENCE && (state !== null || isKnownCity)) return true;
  return lines.slice(1, MAX_PLACE_LINES).some(({ text }) => {
    const parts = text.split(/\s*[|•·]\s*|\s[-–—]\s|,\s|\s?\(/u).map((part) => part.trim());
    const at = parts.indexOf(city);
    return (
      at >= 0 && headingKind(city) === null && !parts.slice(0, at).some((part) => worldCityOf(part) !== null)
    );
  });
}
