import type { LanguageSkill } from '../../../parsed-resume';
import { alternatives, collectWords, postingTerms } from '../../../locales';
import { findLanguageNames } from '../../../text/language-names';
import { evidenceAt } from '../../../text/source-text';
import type { Posting } from '../../posting-model';

const LANGUAGE_CODES: Record<string, string> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
  armenian: 'hy',
  chinese: 'zh',
  mandarin: 'zh',
  cantonese: 'zh',
  japanese: 'ja',
  korean: 'ko',
  arabic: 'ar',
  vietnamese: 'vi',
  tagalog: 'tl',
  somali: 'so',
  amharic: 'am',
  swahili: 'sw',
  hindi: 'hi',
  urdu: 'ur',
  farsi: 'fa',
  persian: 'fa',
  dari: 'fa',
  pashto: 'ps',
  polish: 'pl',
  dutch: 'nl',
  turkish: 'tr',
  ukrainian: 'uk',
  burmese: 'my',
  nepali: 'ne',
  kinyarwanda: 'rw',
  tigrinya: 'ti',
  hebrew: 'he',
  greek: 'el',
  swedish: 'sv',
  danish: 'da',
  norwegian: 'no',
  finnish: 'fi',
  czech: 'cs',
  romanian: 'ro',
  hungarian: 'hu',
  thai: 'th',
  indonesian: 'id',
  punjabi: 'pa',
  bengali: 'bn',
  tamil: 'ta',
  kannada: 'kn',
  malayalam: 'ml',
  marathi: 'mr',
  gujarati: 'gu',
  filipino: 'tl',
  yoruba: 'yo',
  welsh: 'cy',
  telugu: 'te',
  georgian: 'ka',
  'haitian creole': 'ht',
  creole: 'ht',
  mixteco: 'mix',
  ilocano: 'ilo',
  rohingya: 'rhg',
  toisanese: 'zh',
  fuzhounese: 'zh',
  hmong: 'hmn',
  khmer: 'km',
  afrikaans: 'af',
  zulu: 'zu',
  isizulu: 'zu',
  xhosa: 'xh',
  isixhosa: 'xh',
  sesotho: 'st',
  setswana: 'tn',
  kiswahili: 'sw',
  hausa: 'ha',
  igbo: 'ig',
  sinhala: 'si',
  odia: 'or',
  cebuano: 'ceb',
  oromo: 'om',
  lao: 'lo',
  karen: 'kar',
  mongolian: 'mn',
  albanian: 'sq',
  serbian: 'sr',
  croatian: 'hr',
  bulgarian: 'bg',
  slovak: 'sk',
  lithuanian: 'lt',
  kurdish: 'ku',
  uzbek: 'uz',
  kazakh: 'kk',
  azerbaijani: 'az',
  kirundi: 'rn',
  lingala: 'ln',
  wolof: 'wo',
  twi: 'ak',
  akan: 'ak',
  fulani: 'ff',
  shona: 'sn',
  catalan: 'ca',
  galician: 'gl',
  irish: 'ga',
  icelandic: 'is',
  estonian: 'et',
  latvian: 'lv',
  slovenian: 'sl',
  macedonian: 'mk',
  bosnian: 'bs',
  belarusian: 'be',
  malay: 'ms',
  samoan: 'sm',
  tongan: 'to',
  marshallese: 'mh',
  chuukese: 'chk',
  navajo: 'nv',
  quechua: 'qu',
  inuktitut: 'iu',
  cree: 'cr',
  maori: 'mi',
  pashtu: 'ps',
  tigrigna: 'ti',
  'haitian kreyol': 'ht',
  'cape verdean creole': 'kea',
  'american sign language': 'ase',
  'sign language': 'sgn',
};
/** Names of a language in the language itself. */
const NAMES_IN_OTHER_FORMS: Readonly<Record<string, string>> = {
  isizulu: 'Zulu',
  isixhosa: 'Xhosa',
  kiswahili: 'Swahili',
  pashtu: 'Pashto',
  tigrigna: 'Tigrinya',
  'haitian kreyol': 'Haitian Creole',
};
const LANGUAGE_NAME = new RegExp(`\\b(${Object.keys(LANGUAGE_CODES).join('|')})\\b`, 'gi');
/** Names in lower case, where a word beside them says that they are spoken. */
const LOWER_CASE_NAME =
  /(?<=\b(?:speaks?|speaking|spoken|fluent in|fluent|bilingual(?: in)?|understand|read|write|written|basic|good|conversational) (?:\w+ ){0,2})(?:english|spanish|french|portuguese|mandarin|russian|arabic|vietnamese|korean)\b(?! (?:classes|lessons|teacher))|\b(?:english|spanish|french|portuguese|mandarin|russian|arabic|vietnamese|korean)(?=[- ]?(?:speaking|speaker|is (?:required|a must)|required|a must|fluency))/;
const REQUIRED_CUE =
  /\b(?:fluen\w+|speak\w*|spoken|switch|talk|written|verbal|oral|read(?:ing)?|writ(?:e|ing)|bilingual|language\w*|proficien\w+|knowledge|command|native|communicat\w+|conversational|skills?|understand\w*|basic|required|necessary|needed|a must|mandatory|essential|[ABC][12])\b/i;
const NOT_REQUIRED_CUE =
  /\b(?:supervisors?|managers?|leads?|staff|team|crew|we|clients?|customers?|residents?|patients?|famil(?:y|ies)|guests?|students|owners?|coworkers|foremen|foreman|leads who|managers who)(?:\s+(?:also|mostly|mainly|only|all|often|here))?\s+speaks?\b[^.;]{0,60}$|\bno\b[^.;]{0,12}$|\bother than\s*$|\b(?:teach(?:er|ing)?|department of|literature|bachelor\w*|degree in)\b[^.;]{0,30}$/i;
/** "English and maths", "GCSE English": a subject of school, in which a qualification is asked for. */
const SCHOOL_SUBJECT_AFTER = /^(?: language)?(?:,| and| &|\/) ?(?:maths?|mathematics|arithmetic)\b/i;
const SCHOOL_SUBJECT_BEFORE =
  /\b(?:maths?|mathematics) (?:and|&) $|\b(?:GCSEs?|O[- ]?levels?|functional skills|grade [A-C1-9](?: or above)?)\b[^.;,]{0,30}$/i;
/** "French cuisine", "Spanish teacher". */
const NO_LANGUAGE_AFTER =
  /^[- ](?:fries|cuisine|restaurants?|food|cars?|autos?|medicine|bakery|pastr\w+|cooking|kitchen|market|owned|style|doors?|toast|bulldog|shepherd|wines?|department|class(?:es|room)?|teachers?|lessons?|curriculum|literature|nationals?|citizens?|passports?|learners?|language arts|as a second|horn|press|drain)\b/i;
/** A heading "Languages" above the line. */
const LANGUAGES_HEADING =
  /(?:^|\n)[^\n\p{L}]*(?:required |spoken )?languages?(?: skills| required| requirements)?\W{0,3}\n(?:[ \t]*[-*•–][^\n]{0,60}\n)*[ \t]*[-*•–]?[^\n]{0,30}$/iu;
/** Words of a wish that a list of wishes does not have. */
const WISH_WORDS =
  /\b(?:nice|lovely|great|helpful|handy|useful|bonus|plus|ideal|ideally|asset|advantage|welcome|appreciated|beneficial|desirable|preferred|preference|preferably)\b/i;
/** "Workers are not required to speak English". */
const NEGATION_BEFORE =
  /\bif you (?:also |can )?(?:speak|know) (?:\w+,? (?:or |and )?)?$|\b(?:we have|have) (?:\w+ ){0,3}(?:that|who) (?:also )?speaks? (?:\w+,? (?:or |and )?)*$|\bextra [^.;]{0,30}$|\bnot (?:be )?(?:required|expected|necessary|needed) to \w+(?: or \w+)? $/i;
const NEGATION =
  /^ (?:level )?(?:is )?(?:very )?(?:basic |beginner )?(?:is )?(?:ok(?:ay)?|fine|enough)\b|^(?:,? (?:(?:and|&) )?[A-Z]\w+)* (?:is |are )?spoken(?: (?:on|in|here|at|by)\b|(?=[.!]))(?! and written)|^ speakers?,? so\b|^:? (?:is |skills )?(?:none|not|isn(?:'|’)?t|doesn(?:'|’)?t (?:have|need)|need not|not necessarily) ?(?:needed|required|necessary|a must|to be|essential)?|^[- ]speaking (?:supervisors?|managers?|staff|team|crew|foreman|owners?|customers|clients|famil(?:y|ies)|residents|patients|communit(?:y|ies))\b|^[^.;]{0,20}\bnot (?:required|necessary|needed)|^[^.;,]{0,40}\b(?:(?:is|would be|will be|are)(?: considered)? (?:an? )?(?:\w+ )?(?:plus|asset|bonus|advantage|great|wonderful|lovely|ideal|nice|helpful|useful|desirable|desired|preferred|welcome)|(?:an? )?(?:added |distinct )?advantage\b|speakers? (?:are )?(?:strongly )?(?:encouraged|welcome|preferred)|\b(?:stipend|differential|premium|bonus|extra pay|bilingual pay)\b|a plus|an asset|a bonus|preferred|desirable|helpful|isn(?:'|’)t required)\b/i;

/** A line that begins like a statement of its own. */
const NEXT_STATEMENT = /\n(?=[ \t]*(?:[-*•·–]|\d+[.)]|\p{Lu}|\n))/u;

const FOREIGN_NEGATION = new RegExp(
  postingTerms(({ signals }) => signals?.limited_english),
  'iu',
);

type Fluency = LanguageSkill['fluency'];

const FLUENCY_CUES: [Exclude<Fluency, null>, RegExp][] = [
  ['native', /\bnative\b|\bmother tongue\b/i],
  ['fluent', /\bfluen\w+|\bbilingual\b/i],
  [
    'professional',
    /\bprofessional\b|\bproficien\w+|\bexcellent\b|\bbusiness\b|\badvanced\b|\bstrong\b|\bperfect\b/i,
  ],
  ['conversational', /\bconversational\b|\bintermediate\b|\bgood\b|\bworking knowledge\b/i],
  ['basic', /\bbasic\b|\bbeginner\b|\bsome\b/i],
];

/** Extracts the languages that the posting requires. Languages of customers or of lessons are excluded. */
export function extractLanguages(posting: Posting): LanguageSkill[] {
  const languages = new Map<string, LanguageSkill>();
  if (!posting.isEnglish) addForeignLanguages(posting, languages);
  for (const match of posting.flat.matchAll(LANGUAGE_NAME)) {
    const word = match[1] ?? '';
    const start = match.index;
    const end = start + word.length;
    if (!isNameOfLanguage(posting.flat, word, start)) continue;
    const sentence = contextAround(posting.flat, start, end);
    const before = posting.source.raw
      .slice(Math.max(0, start - 90), start)
      .split(NEXT_STATEMENT)
      .at(-1)!
      .replace(/\n/g, ' ');
    const isUnderHeading = LANGUAGES_HEADING.test(posting.source.raw.slice(Math.max(0, start - 300), start));
    if (
      (!REQUIRED_CUE.test(sentence.text) && !isUnderHeading) ||
      NOT_REQUIRED_CUE.test(before) ||
      NEGATION_BEFORE.test(before) ||
      NO_LANGUAGE_AFTER.test(posting.flat.slice(end, end + 30)) ||
      SCHOOL_SUBJECT_AFTER.test(posting.flat.slice(end, end + 30)) ||
      SCHOOL_SUBJECT_BEFORE.test(before) ||
      isInPreferences(posting, start) ||
      WISH_WORDS.test(clauseAround(posting.source.raw, start, end))
    )
      continue;
    // What the next line says concerns something else.
    const rest = posting.source.raw.slice(end, end + 50).split(NEXT_STATEMENT)[0] ?? '';
    if (NEGATION.test(rest.replace(/\n/g, ' '))) continue;
    const name =
      NAMES_IN_OTHER_FORMS[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    if (languages.has(name)) continue;
    const near = sentence.text;
    const code = LANGUAGE_CODES[word.toLowerCase()] ?? null;
    languages.set(name, {
      language: name,
      languageCode: code !== null && code.length === 2 ? code : null,
      fluency: FLUENCY_CUES.find(([, pattern]) => pattern.test(near))?.[0] ?? null,
      cefr: (/\b([ABC][12])\b/.exec(near)?.[1] as LanguageSkill['cefr']) ?? null,
      confidence: 0.85,
      evidence: [evidenceAt(posting.source, start, end)],
    });
  }
  return [...languages.values()];
}

function isNameOfLanguage(text: string, word: string, start: number): boolean {
  if (/^\p{Lu}/u.test(word) || /^isi/.test(word)) return true;
  const near = text.slice(Math.max(0, start - 50), start + word.length + 20);
  const found = LOWER_CASE_NAME.exec(near);
  return found !== null && found.index === Math.min(50, start);
}

/** The name of a language as the first part of a compound, as in German. */
const COMPOUND = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{Ll}{3,})(?=${collectWords(({ postingTerms: terms }) => terms?.languageCompounds).join('|')})`,
  'gu',
);
const LANGUAGE_CUE = new RegExp(
  `(?<!\\p{L})(?:${postingTerms(({ languageCues }) => languageCues)})(?!\\p{L})`,
  'iu',
);
const WISH_CUE = new RegExp(
  postingTerms(({ wishCues }) => wishCues),
  'iu',
);
const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });

const FOREIGN_FLUENCY = FLUENCY_CUES.map(([level]): [Exclude<Fluency, null>, RegExp] => [
  level,
  new RegExp(`(?<!\\p{L})(?:${alternatives(({ fluencyWords }) => fluencyWords?.[level])})(?!\\p{L})`, 'iu'),
]);
const CEFR = /\b([ABC][12])\b/;
/** "Deutschkenntnisse mind. B1", up to the next language. */
const CEFR_AFTER = /^[^,;\n]{0,30}?\b([ABC][12])\b/;

/** The level in the clause of a language, which is nearer than the one in the rest of the sentence. */
function cefrOf(text: string, { start, end }: { start: number; end: number }): LanguageSkill['cefr'] {
  const level =
    CEFR_AFTER.exec(text.slice(end, end + 40)) ??
    CEFR.exec(clauseAround(text, start, end)) ??
    CEFR.exec(contextAround(text, start, end).text);
  return (level?.[1] as LanguageSkill['cefr'] | undefined) ?? null;
}

/** The fluency in words of any language: "gute Deutschkenntnisse" without the name is "gute kenntnisse". */
function fluencyOf(clause: string, name: string): Fluency {
  const words = clause.replace(name, ' ').replace(/\s+/g, ' ');
  return FOREIGN_FLUENCY.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Adds the languages that a posting in another language than English asks for, by their English names. */
function addForeignLanguages(posting: Posting, languages: Map<string, LanguageSkill>): void {
  const compounds = [...posting.flat.matchAll(COMPOUND)].flatMap((match) =>
    findLanguageNames(match[1]!).map((name) => ({
      ...name,
      start: match.index,
      end: match.index + match[1]!.length,
    })),
  );
  for (const { start, end, code } of [...findLanguageNames(posting.flat), ...compounds]) {
    const { text } = contextAround(posting.source.raw, start, end);
    const isCompound = compounds.some((compound) => compound.start === start);
    const clause = clauseAround(posting.source.raw, start, end);
    if (code === null || (!isCompound && !LANGUAGE_CUE.test(text)) || WISH_CUE.test(clause)) continue;
    if (isInPreferences(posting, start)) continue;
    if (FOREIGN_NEGATION.test(text)) continue;
    const language = englishNames.of(code) ?? code;
    if (languages.has(language)) continue;
    languages.set(language, {
      language,
      languageCode: code,
      fluency: fluencyOf(clause, posting.source.raw.slice(start, end)),
      cefr: cefrOf(posting.source.raw, { start, end }),
      confidence: 0.8,
      evidence: [evidenceAt(posting.source, start, end)],
    });
  }
}

/** True for a word in a section of what the posting only prefers. */
function isInPreferences(posting: Posting, at: number): boolean {
  return posting.sections.some(({ kind, start, end }) => kind === 'preferred' && at >= start && at < end);
}

/** The part between commas around a word: "Deutsch B2, Englisch von Vorteil" prefers only one of two languages. */
function clauseAround(text: string, start: number, end: number): string {
  const { text: sentence } = contextAround(text, start, end);
  const word = text.slice(start, end);
  return sentence.split(/, | \(/).find((part) => part.includes(word)) ?? sentence;
}

/** Returns the clause around a word, at most 90 characters on each side. */
function contextAround(text: string, start: number, end: number): { text: string } {
  const before = text.slice(Math.max(0, start - 90), start);
  const after = text.slice(end, end + 70);
  const from = Math.max(...['. ', '; ', '• ', '\n'].map((mark) => before.lastIndexOf(mark)));
  const to = after.search(/[.;•\n]/);
  return { text: `${before.slice(from + 1)}${text.slice(start, end)}${to < 0 ? after : after.slice(0, to)}` };
}
