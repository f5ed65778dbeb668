import { alternatives } from '../../../locales';
import type { Fluency } from '../../../locales/locale';
import type { LanguageSkill } from '../../../parsed-resume';
import { findLanguageNames } from '../../../text/language-names';
import { evidenceAt, type SourceText } from '../../../text/source-text';
import { listItems } from '../../segmentation/list-items';
import type { ResumeLine } from '../../segmentation/resume-lines';

const FLUENCY_LEVELS: [Fluency, RegExp][] = (
  ['native', 'fluent', 'professional', 'conversational', 'basic'] as const
).map((level) => [
  level,
  new RegExp(`\\b(?:${alternatives((locale) => locale.fluencyWords?.[level])})\\b`, 'i'),
]);
const CEFR_LEVEL = /\b([ABC][12])\b/;
const LANGUAGE_CUE =
  /\b(?:bilingual|languages?|fluent(?:ly)?|speaks?|spoken|native|trilingual|multilingual|proficient in (?:spoken|written))\b/i;

interface LanguageLines {
  /** Under a heading for languages. */
  headed: readonly ResumeLine[];
  /** Searched for names of languages beside a cue such as "fluent in". */
  elsewhere: readonly ResumeLine[];
  /** The list of skills. */
  listed: ResumeLine[];
}

interface LineOptions {
  line: ResumeLine;
  /** The next line if it may state the level. */
  next: ResumeLine | null;
  confidence: number;
  /** Accepts capitalized names only, and looks for the level in the whole line. */
  strict: boolean;
}

/** Spoken languages: those under a heading for languages, else those with a cue, else those among the skills. */
export function extractLanguages(
  source: SourceText,
  { headed, elsewhere, listed }: LanguageLines,
): LanguageSkill[] {
  const found: LanguageSkill[] = [];
  headed.forEach((line, index) =>
    addLine(source, found, { line, next: headed[index + 1] ?? null, confidence: 0.92, strict: false }),
  );
  for (const line of elsewhere) {
    if (LANGUAGE_CUE.test(line.text) && line.words <= 30)
      addLine(source, found, { line, next: null, confidence: 0.7, strict: true });
  }
  if (found.length > 0) return found;
  // Languages named among the skills, one per item.
  for (const { text, start } of listItems(listed)) {
    const [name] = findLanguageNames(text);
    if (!name || name.start > 0 || name.end < text.length) continue;
    if (found.some(({ language }) => language === name.name)) continue;
    found.push({
      language: name.name,
      languageCode: name.code,
      fluency: null,
      cefr: null,
      confidence: 0.7,
      evidence: [evidenceAt(source, start, start + text.length)],
    });
  }
  return found;
}

function addLine(
  source: SourceText,
  found: LanguageSkill[],
  { line, next, confidence, strict }: LineOptions,
): void {
  const names = findLanguageNames(line.text);
  names.forEach((name, index) => {
    if (strict && !/^\p{Lu}/u.test(name.name)) return;
    const from = index === 0 ? 0 : (names[index - 1]?.end ?? 0);
    const to = names[index + 1]?.start ?? line.text.length;
    const after = line.text.slice(name.end, to);
    const own =
      /^[\s(:–—,-]*$/.test(after) &&
      names.length === 1 &&
      next &&
      findLanguageNames(next.text).length === 0 &&
      next.words <= 5
        ? next.text
        : after;
    // "Ukrainian and Russian – native", "English/Spanish": one level holds for both.
    const shared = /^ ?(?:and|&|\/) ?$/.test(after)
      ? levelOf(textWithoutNames(line.text, names, index + 1))
      : null;
    const before = line.text.slice(from, name.start);
    const level =
      levelOf(own) ??
      shared ??
      levelOf(before.split(/[,;.]/).at(-1) ?? '') ??
      (strict ? levelOf(line.text) : null);
    const known = found.find((item) => item.language.toLowerCase() === name.name.toLowerCase());
    if (known) {
      known.fluency ??= level;
      return;
    }
    const start = line.start + name.start;
    found.push({
      language: name.name,
      languageCode: name.code,
      fluency: level,
      cefr: (CEFR_LEVEL.exec(own)?.[1] as LanguageSkill['cefr']) ?? null,
      confidence,
      evidence: [evidenceAt(source, start, start + name.name.length)],
    });
  });
}

/** The text after a name in a list of names. */
function textWithoutNames(
  text: string,
  names: readonly { start: number; end: number }[],
  index: number,
): string {
  return text.slice(names[index]?.end ?? text.length, names[index + 1]?.start ?? text.length);
}

function levelOf(text: string): LanguageSkill['fluency'] {
  return FLUENCY_LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
