import { collectWords, postingTerms } from '../../../locales';
import { employerScore } from '../../../text/employer-words';
import { titleScore } from '../../../text/title-words';
import type { Posting } from '../../posting-model';
import { isForeignHeaderNoise } from './announced-openings';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';

const MAX_TEXT = 3000;
const MAX_SENTENCE = 170;
const MAX_CUES = 8;
const MAX_WORDS = 8;
/** A longer text after a noun of work is a description of the person. */
const MAX_SPECIFIED = 6;
const CONFIDENCE = 0.9;
/** From this score, the words of a line show that it names an employer. */
const MIN_EMPLOYER_SCORE = 0.5;

/** "Nous recherchons", "mit einer Stelle als", "poste d'…": words of a sentence with the title after them. */
const CUE = new RegExp(
  postingTerms(({ titleCues = [], seekingWords = [], openingNouns = [] }) => [
    ...titleCues,
    ...seekingWords,
    ...openingNouns,
  ]),
  'giu',
);
const SEEKS = new RegExp(CUE.source, 'iu');
const ARTICLE_OR_NUMBER = `${collectWords(({ postingTerms: terms }) => [
  ...(terms?.titleArticles ?? []),
  ...(terms?.smallNumbers?.flat() ?? []),
]).join('|')}|\\d{1,2}`;
const PREPOSITION = collectWords(({ postingTerms: terms }) => terms?.titlePrepositions).join('|');
/** Where a title may begin: after an article, a number or "of". */
const DETERMINERS = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${ARTICLE_OR_NUMBER}|${PREPOSITION})(?:\\s+|(?<=['’])))+`,
  'giu',
);
/** "dringend einen Maler": words before the article of a title. */
const BEFORE_ARTICLE = new RegExp(`^.*(?<![\\p{L}\\d])(?:${ARTICLE_OR_NUMBER})\\s+`, 'iu');
const PREPOSITION_AT_END = new RegExp(`\\s(?:${PREPOSITION})$`, 'iu');
const PREPOSITION_AT_START = new RegExp(`^${postingTerms(({ titleEnds }) => titleEnds)}`, 'iu');
const TITLE_END = new RegExp(
  `[.,;:!?"“”„«»\\n]|\\((?!\\p{L}{1,5}\\)|\\p{L}(?:\\/\\p{L}){1,2}\\))|\\s[-–—]\\s|\\s\\d|\\s${postingTerms(({ titleEnds }) => titleEnds)}`,
  'iu',
);
/** "(e)", "/a", ":in": the other form of a noun. */
const OTHER_FORM = /(?<=\p{L})(?:\(\p{L}{1,5}\)|[/:·*]-?\p{L}{1,5})(?!\p{L})/gu;

/**
 * The title that a sentence of a posting in another language names somewhere after its words for seeking: "Nous
 * recherchons pour notre hôtel à Quimper un serveur", "brauchen dringend einen Maler".
 */
export function soughtTitle(posting: Posting): NamedSpan | null {
  // A line that a small letter continues is wrapped.
  const text = posting.source.raw.slice(0, MAX_TEXT).replace(/\n(?=\p{Ll})/gu, ' ');
  let count = 0;
  for (const cue of text.matchAll(CUE)) {
    if (++count > MAX_CUES) return null;
    const from = cue.index + cue[0].length;
    const found = titleIn(sentenceAfter(text, from), from);
    if (found) return found;
  }
  return null;
}

function sentenceAfter(text: string, from: number): string {
  const rest = text.slice(from, from + MAX_SENTENCE);
  const end = rest.search(/(?<!\d)[.!?](?=\s+\p{Lu}|\s*$)/u);
  return end < 0 ? rest : rest.slice(0, end);
}

function titleIn(sentence: string, at: number): NamedSpan | null {
  const starts = [...sentence.matchAll(DETERMINERS)].map((match) => match.index + match[0].length);
  for (const start of [/^[\s:]*/.exec(sentence)![0].length, ...starts]) {
    const rest = sentence.slice(start);
    const end = rest.search(TITLE_END);
    const whole = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
    const lead = BEFORE_ARTICLE.exec(whole)?.[0].length ?? 0;
    const from = lead > 0 && namesWork(whole.slice(lead)) ? lead : 0;
    const name = whole.slice(from).replace(PREPOSITION_AT_END, '');
    if (namesWork(name)) {
      const nameStart = at + start + from;
      return { text: name, start: nameStart, end: nameStart + name.length, confidence: CONFIDENCE };
    }
  }
  return null;
}

/** True for a name of work: its words as a whole say so, or its first word, which the words after it specify. */
function namesWork(name: string): boolean {
  const words = name.split(/\s+/);
  if (name.length < 4 || words.length > MAX_WORDS) return false;
  const plain = name.replace(OTHER_FORM, '');
  if (titleEvidence(plain) >= MIN_TITLE_EVIDENCE) return true;
  return words.length <= MAX_SPECIFIED && titleScore(plain.split(/\s+/)[0]!) >= MIN_TITLE_EVIDENCE;
}

/** "H/F", "(w/m/d)": only titles have them. */
const GENDERS = /(?<!\p{L})[HFMWDX](?:\/[HFMWDX]){1,2}(?!\p{L})/iu;

/** True for a text with words of seeking, such as "poste de". */
export function seeks(text: string): boolean {
  return SEEKS.test(text);
}

const SEEKING_VERB = new RegExp(
  postingTerms(({ seekingWords }) => seekingWords),
  'iu',
);
const MAX_CALL = 90;

/** "Potentiel recrute un développeur front": a line that employer and title make up. */
function isCallForWork(text: string): boolean {
  const verb = SEEKING_VERB.exec(text);
  return (
    verb !== null && text.length <= MAX_CALL && titleIn(text.slice(verb.index + verb[0].length), 0) !== null
  );
}

/** True for a short line that names work and nothing else. */
export function isTitleAlone({ text }: NamedSpan): boolean {
  return text.length <= MAX_TITLE_LINE && !/[.!?:]/.test(text) && !seeks(text) && namesWork(text);
}
const MAX_TITLE_LINE = 60;

/** True for a greeting, an employer, a sentence or a slogan, which a sentence that names the title outweighs. */
export function namesNoWork({ text, confidence }: NamedSpan): boolean {
  const [first = ''] = text.split(/[,!.]/);
  if (isForeignHeaderNoise(text) || isForeignHeaderNoise(first) || PREPOSITION_AT_START.test(text))
    return true;
  const cue = SEEKS.exec(text);
  if (cue) return !isCallForWork(text) && !namesWork(text.slice(0, cue.index).trim());
  if (GENDERS.test(text) || text.split(/\s[-–—]\s|[,:|]\s/).some(namesWork)) return false;
  return (
    confidence < 0.6 ||
    employerScore(text) >= MIN_EMPLOYER_SCORE ||
    /[.!?]$|["“”„«»]/.test(text) ||
    text.split(/\s+/).length > MAX_WORDS
  );
}
