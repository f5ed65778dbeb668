import { alternatives } from '../../../locales';
import type { Fluency } from '../../../locales/locale';
import type { LanguageSkill } from '../../../parsed-resume';
import { findLanguageNames } from '../../../text/language-names';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { isLanguageForm, listItems } from '../../segmentation/list-items';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { sentencesOf } from '../../segmentation/sentences';
import { countWords } from '../../../text/word-count';

const FLUENCY_LEVELS: [Fluency, RegExp][] = (
  ['native', 'fluent', 'professional', 'conversational', 'basic'] as const
).map((level) => [
  level,
  new RegExp(`(?<!\\p{L})(?:${alternatives((locale) => locale.fluencyWords?.[level])})(?!\\p{L})`, 'iu'),
]);
const CEFR_LEVEL = /\b([ABC][12])\b/i;
const LANGUAGE_CUE =
  /\b(?:bilingual|languages?|dialects?|mother tongue|fluent(?:ly)?|speaks?|spoken|native|trilingual|multilingual|proficient in (?:spoken|written))\b/i;

/** "Hablo español y un poco de inglés": many languages write these names in small letters. */
const SPEAKS = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ prose }) => prose?.speakingVerbs)})(?!\\p{L})`,
  'iu',
);

/** "Languages: Twi, English" and "Speaks Spanish, little English" at the beginning of a line. */
const LANGUAGE_LABEL = /^(?:i )?(?:speaks?|(?:spoken )?languages?(?: (?:spoken|known))?\s*:|dialects?\s*:)/i;

interface LanguageLines {
  /** Lines under a heading for languages. */
  languageLines: readonly ResumeLine[];
  /** Lines searched for names of languages near a cue such as "fluent in". */
  otherLines: readonly ResumeLine[];
  /** Lines of the list of skills. */
  skillLines: ResumeLine[];
  /** Lines of other sections, in which a label must announce languages. */
  labelledLines?: readonly ResumeLine[];
}

interface LineOptions {
  line: ResumeLine;
  /** The next line, if it may state the level. */
  next: ResumeLine | null;
  confidence: number;
  /** Accepts capitalized names only, and looks for the level in the whole line. */
  strict: boolean;
}

/**
 * Extracts the spoken languages: those under a heading for languages, else those near a cue, else those among the
 * skills.
 */
export function extractLanguages(
  source: SourceText,
  { languageLines, otherLines, skillLines, labelledLines = [] }: LanguageLines,
): LanguageSkill[] {
  const languages: LanguageSkill[] = [];
  for (const line of skillLines.filter(({ text }) => isLanguageForm(text)))
    addLine(source, languages, { line, next: null, confidence: 0.85, strict: false });
  languageLines.forEach((line, index) =>
    addLine(source, languages, {
      line,
      next: languageLines[index + 1] ?? null,
      confidence: 0.92,
      strict: false,
    }),
  );
  for (const line of otherLines.flatMap((other) => sentencesOfLongLine(source, other))) {
    const speaks = SPEAKS.test(line.text) || listsLanguagesInSmallLetters(line);
    if ((speaks || LANGUAGE_CUE.test(line.text) || listsLanguages(line)) && line.words <= MAX_WORDS)
      addLine(source, languages, { line, next: null, confidence: 0.7, strict: !speaks });
  }
  if (languages.length > 0) return languages;
  for (const line of labelledLines)
    if (
      (LANGUAGE_LABEL.test(line.text) || isLabelled(line) || listsLanguages(line)) &&
      line.words <= MAX_WORDS
    )
      addLine(source, languages, { line, next: null, confidence: 0.8, strict: true });
  if (languages.length > 0) return languages;
  // Languages among the skills, one per item.
  for (const { text, start } of listItems(skillLines)) {
    const [name] = findLanguageNames(text);
    if (!name || name.start > 0 || name.end < text.length) continue;
    if (languages.some(({ language }) => language === name.name)) continue;
    languages.push({
      language: name.name,
      languageCode: name.code,
      fluency: null,
      cefr: null,
      confidence: 0.7,
      evidence: [evidenceAt(source, start, start + text.length)],
    });
  }
  return languages;
}

const MAX_LABELLED_WORDS = 6;

/** True for "English: Marlins 78%". */
function isLabelled({ text, words }: ResumeLine): boolean {
  if (words > MAX_LABELLED_WORDS || !text.includes(':')) return false;
  const [name] = findLanguageNames(text);
  return name?.start === 0 && /^\s*:/.test(text.slice(name.end));
}

/** True for "English B1, Polish native, Russian basics", in which each item begins with a language. */
function listsLanguages({ text, words }: ResumeLine): boolean {
  if (words > MAX_WORDS || !/^\p{Lu}[^.:]+,\s\p{Lu}/u.test(text)) return false;
  const items = text.replace(/\([^()]*\)/g, '').split(/,\s+/);
  return items.length > 1 && items.every((item) => findLanguageNames(item)[0]?.start === 0);
}

/** True for "turks moedertaal, nederlands b1", in which an item states a level. */
function listsLanguagesInSmallLetters({ text, words }: ResumeLine): boolean {
  if (words > MAX_WORDS || !/^\p{Ll}[^\p{Lu}.:]+$/u.test(text)) return false;
  const items = text.split(/,\s+/);
  return (
    items.every((item) => findLanguageNames(item)[0]?.start === 0 && item.split(' ').length <= 4) &&
    items.some((item) => fluencyOf(item) !== null || cefrOf(item) !== null)
  );
}

/** Words of a line that is searched as a whole. */
const MAX_WORDS = 30;

/** Returns the sentences of a long line, each as a line; other lines as they are. */
function sentencesOfLongLine(source: SourceText, line: ResumeLine): ResumeLine[] {
  if (line.words <= MAX_WORDS) return [line];
  return sentencesOf(source, [line]).map(({ text, start }) => ({
    ...line,
    text,
    start,
    end: start + text.length,
    words: countWords(text),
  }));
}

function addLine(
  source: SourceText,
  languages: LanguageSkill[],
  { line, next, confidence, strict }: LineOptions,
): void {
  const names = findLanguageNames(line.text);
  // "Fluent in Spanish and English" has one level for all, "Somali (native), Arabic (reading only)" one for each.
  const hasOwnLevels = names.some(
    (_, index) => index < names.length - 1 && fluencyOf(textWithoutNames(line.text, names, index)) !== null,
  );
  names.forEach((name, index) => {
    if (strict && !/^\p{Lu}/u.test(name.name) && !/^(?:i |also )?speaks? /i.test(line.text)) return;
    const from = index === 0 ? 0 : (names[index - 1]?.end ?? 0);
    const to = names[index + 1]?.start ?? line.text.length;
    const after = line.text.slice(name.end, to);
    const levelLine =
      /^[\s(:–—,-]*$/.test(after) &&
      names.length === 1 &&
      next &&
      findLanguageNames(next.text).length === 0 &&
      next.words <= 5
        ? next.text
        : after;
    // In "Ukrainian and Russian – native" and "English/Spanish" one level applies to both.
    const shared = /^ ?(?:and|&|\/) ?$/.test(after)
      ? fluencyOf(textWithoutNames(line.text, names, index + 1))
      : null;
    const before = line.text.slice(from, name.start);
    const level =
      fluencyOf(levelLine) ??
      shared ??
      fluencyOf(before.split(/[,;.]/).at(-1) ?? '') ??
      (strict && !hasOwnLevels ? fluencyOf(line.text) : null);
    const existing = languages.find((item) => item.language.toLowerCase() === name.name.toLowerCase());
    if (existing) {
      existing.fluency ??= level;
      return;
    }
    const start = line.start + name.start;
    languages.push({
      language: name.name,
      languageCode: name.code,
      fluency: level,
      cefr: cefrOf(levelLine),
      confidence,
      evidence: [evidenceAt(source, start, start + name.name.length)],
    });
  });
}

/** Returns the text after a name in a list of names. */
function textWithoutNames(
  text: string,
  names: readonly { start: number; end: number }[],
  index: number,
): string {
  return text.slice(names[index]?.end ?? text.length, names[index + 1]?.start ?? text.length);
}

/** Returns the level of the Common European Framework that a text names. */
export function cefrOf(text: string): LanguageSkill['cefr'] {
  return (CEFR_LEVEL.exec(text)?.[1]?.toUpperCase() as LanguageSkill['cefr']) ?? null;
}

/** Returns how fluent the words of a text call a speaker. */
export function fluencyOf(text: string): LanguageSkill['fluency'] {
  return FLUENCY_LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
