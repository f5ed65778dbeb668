import type { EducationLevel } from '../../../../common';
import { collectWords, LOCALES, postingTerms } from '../../../locales';
import { foldText } from '../../../text/normalize';

/** The lowest level is first, so that "Ausbildung oder Studium" requires no studies. */
const LEVELS: readonly EducationLevel[] = [
  'some_high_school',
  'high_school',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

/** Words of degrees in postings by language; those of resumes are with `degrees` of each locale. */
const PATTERNS = new Map(
  LOCALES.map(({ code, degrees = {}, postingDegrees = {} }): [string, [EducationLevel, RegExp][]] => [
    code,
    LEVELS.flatMap((level): [EducationLevel, RegExp][] => {
      const words = [...(postingDegrees[level] ?? []), ...(degrees[level] ?? [])];
      return words.length === 0
        ? []
        : [[level, new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu')]];
    }),
  ]),
);
const NO_DEGREES = new RegExp(collectWords(({ noDegreeWords }) => noDegreeWords).join('|'), 'giu');
const WISH_CUES = new RegExp(`(?<!\\p{L})(?:${postingTerms(({ wishCues }) => wishCues)})`, 'iu');

/** "Ensino fundamental completo (desejável ensino médio)": a wish in brackets or after a semicolon concerns itself only. */
const CLAUSE_END = /[;()]/;

/** The lowest level that satisfies one requirement of a posting in the given language; null if it names none. */
export function foreignEducationLevel(text: string, language: string): EducationLevel | null {
  const patterns = PATTERNS.get(language);
  if (!patterns) return null;
  const stated = text.split(CLAUSE_END).filter((clause) => !WISH_CUES.test(clause));
  const folded = foldText(stated.join('; ')).replace(NO_DEGREES, ' ');
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
