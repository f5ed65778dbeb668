import { collectWords, postingTerms } from '../../locales';
import type { Posting } from '../posting-model';
import { itemsOfKind } from '../segmentation/section-lookup';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './title-employer/name-evidence';

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.[0]).map((word) => [word, 1] as const),
  ...collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.[1]).map((word) => [word, 2] as const),
  ...collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.[2]).map((word) => [word, 3] as const),
  ...collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.[3]).map((word) => [word, 4] as const),
  ...collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.[4]).map((word) => [word, 5] as const),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, index) => [word, index + 1] as const,
  ),
]);
const ENGLISH_NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** "A one" opens no vacancy, and neither does an article: in other languages only numbers from two on count. */
const FOREIGN_NUMBERS = collectWords(({ postingTerms: terms }) => terms?.smallNumbers?.slice(1).flat()).join(
  '|',
);

const OPENINGS_PATTERN = new RegExp(
  `\\b(\\d{1,3}|${ENGLISH_NUMBERS})\\s*(?:\\(\\d{1,3}\\)\\s*)?(?:immediate |current |available |open |full[- ]time |part[- ]time |new )*(?:openings|opening|vacancies|vacancy|positions? (?:available|open)|open positions?|positions to (?:be )?fill)\\b`,
  'i',
);
/** "Six positions." as a whole sentence. */
const POSITIONS_SENTENCE = new RegExp(
  `(?:^|[.;|•] )(\\d{1,3}|${ENGLISH_NUMBERS}) (?:positions?|posts|spots|slots)(?=[.;|]|$)`,
  'im',
);
/** "Hiring 5 line cooks", "needs two order selectors". */
const NUMBER_OF_HIRES =
  /\b(?:needs?|hiring|seek(?:s|ing)|looking for|recruiting|searching for)(?: for)? (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:(?:more|additional|other|good|strong|new|experienced|reliable|skilled|full[- ]time|part[- ]time) )*((?:[a-z]+[ -]){0,3}[a-z]+s)\b/gi;
/** "Crew member (3 positions)", "Packers (20 spots)". */
const OPENINGS_IN_BRACKETS =
  /\((?:need(?:ed|ing)? )?(\d{1,3}|two|three|four|five) (?:positions?|openings?|vacanc(?:y|ies)|posts?|spots?|slots?|pax|pers(?:ons?)?|people|workers?|needed|places)\)/i;
/** "Mechanic - 2 persons". */
const PERSONS_AFTER_DASH = /[-–—:] ?(\d{1,3}) (?:persons?|people|pax|nos)\b/i;

const FOREIGN_OPENINGS = new RegExp(`\\b(\\d{1,3}) (?:${postingTerms(({ openings }) => openings)})`, 'iu');
/** "recherche 4 préparateurs", "suchen ab sofort zwei freundliche Aushilfen": the number that an employer seeks. */
const FOREIGN_HIRES = new RegExp(
  `${postingTerms(({ seekingWords = [], hiringWords = [] }) => [...seekingWords, ...hiringWords])}(?: \\p{Ll}+){0,2} (\\d{1,2}|${FOREIGN_NUMBERS}) (?!(?:${collectWords(
    ({ postingTerms: terms }) => [...(terms?.years ?? []), ...(terms?.months ?? [])],
  ).join('|')})(?!\\p{L}))\\p{L}{3,}`,
  'iu',
);

const FOREIGN_CUE = new RegExp(
  postingTerms(({ titleCues = [], seekingWords = [], openingNouns = [] }) => [
    ...titleCues,
    ...seekingWords,
    ...openingNouns,
  ]),
  'giu',
);
const NUMBER_AND_NOUN = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2}|${FOREIGN_NUMBERS}) (\\p{L}{4,})(?!\\p{L})`,
  'giu',
);

/** "recrute pour l'un de ses clients, acteur de la logistique, 5 caristes": a number before a noun of work in the sentence that seeks. */
function soughtNumber(text: string): RegExpExecArray | null {
  for (const cue of text.matchAll(FOREIGN_CUE)) {
    const [sentence = ''] = text.slice(cue.index, cue.index + 180).split(/[.!?](?=\s)/);
    for (const match of sentence.matchAll(NUMBER_AND_NOUN))
      if (titleEvidence(match[2]!) >= MIN_TITLE_EVIDENCE) return match;
  }
  return null;
}

/** "WELDERS (8)", "Cleaner – 4 positions": a number in brackets or with its unit after the title. */
const AFTER_TITLE =
  /^\s*(?:\(x? ?(\d{1,3})\)|(?:[-–—:,(]\s*)?(\d{1,3}) (?:positions?|openings?|vacanc(?:y|ies)|posts?|spots?|slots?)\b)/i;
/** "one (1) Arena Operator", "two (2) full-time Custodians": a number in words and digits before a title. */
const NUMBER_TWICE = new RegExp(
  `\\b(?:${ENGLISH_NUMBERS}) \\((\\d{1,2})\\) (?:(?:full|part)[- ]time |regular |permanent |seasonal |new )*((?:\\p{L}[\\p{L}/-]* ?){1,4})`,
  'giu',
);
/** "3 spots left", "two seats open". */
const PLACES_LEFT = new RegExp(
  `\\b(\\d{1,2}|${ENGLISH_NUMBERS}) (?:more )?(?:spots?|slots?|seats?|places|jobs|roles)(?: (?:are|is))?(?: still)? (?:open|left|available|to fill)\\b`,
  'i',
);

/** Extracts the number of openings; null if the text states none. */
export function extractOpenings(posting: Posting, titleEnd: number): number | null {
  const labelled = labelledNumber(posting);
  if (labelled !== null) return labelled;
  const { flat, source, isEnglish } = posting;
  const match =
    AFTER_TITLE.exec(source.raw.slice(titleEnd, titleEnd + 24)) ??
    OPENINGS_PATTERN.exec(flat) ??
    OPENINGS_IN_BRACKETS.exec(flat.slice(0, 2_000)) ??
    numberOfHires(flat.slice(0, 3_000)) ??
    numberTwice(flat.slice(0, 3_000)) ??
    PLACES_LEFT.exec(flat.slice(0, 3_000)) ??
    POSITIONS_SENTENCE.exec(source.raw.slice(0, 5_000)) ??
    PERSONS_AFTER_DASH.exec(flat.slice(0, 1_000)) ??
    (isEnglish
      ? null
      : (FOREIGN_OPENINGS.exec(flat) ??
        FOREIGN_HIRES.exec(flat.slice(0, 3_000)) ??
        soughtNumber(flat.slice(0, 3_000))));
  const number = match?.[1] ?? match?.[2];
  return number === undefined ? null : countOf(number);
}

/** "Openings: 3"; "Vacancy: 03", under a label that otherwise names the title. */
function labelledNumber(posting: Posting): number | null {
  const [labelled] = itemsOfKind(posting, 'openings');
  const number =
    labelled &&
    (/\d{1,3}/.exec(labelled.text)?.[0] ??
      new RegExp(`^\\W*(${ENGLISH_NUMBERS})\\b`, 'i').exec(labelled.text)?.[1]);
  if (number) return countOf(number);
  const numbers = itemsOfKind(posting, 'title').map(({ text }) => /^\W*(\d{1,3})\W*$/.exec(text)?.[1]);
  const alone = numbers.find((text) => text !== undefined);
  return alone === undefined ? null : countOf(alone);
}

function countOf(text: string): number | null {
  const count = NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text);
  return Number.isInteger(count) && count > 0 ? count : null;
}

function numberTwice(text: string): RegExpExecArray | null {
  for (const match of text.matchAll(NUMBER_TWICE)) {
    const words = match[2]!.trim().split(' ');
    if (words.some((_, at) => titleEvidence(words.slice(0, at + 1).join(' ')) >= MIN_TITLE_EVIDENCE))
      return match;
  }
  return null;
}

const PEOPLE = /^(?:people|persons|workers|hands|helpers|guys|girls|folks|men|women|ladies)$/i;

/** A number before the plural of a title. */
function numberOfHires(text: string): RegExpExecArray | null {
  for (const match of text.matchAll(NUMBER_OF_HIRES)) {
    const words = match[2]!.split(' ');
    if (PEOPLE.test(words.at(0)!)) return match;
    const isTitle = words.some(
      (_, at) =>
        titleEvidence(
          words
            .slice(0, at + 1)
            .join(' ')
            .replace(/s$/i, ''),
        ) >= MIN_TITLE_EVIDENCE,
    );
    if (isTitle) return match;
  }
  return null;
}
