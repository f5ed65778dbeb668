import type { Span } from '../../../text/source-text';

/** Text before or after a word that gives it another meaning than that of the skill. */
interface OtherMeaning {
  word: RegExp;
  before?: RegExp;
  after?: RegExp;
}

/** Words before "testing" that test no software. */
const PHYSICAL_TEST =
  /\b(?:voltage|electrical|circuit|cable|otdr|pressure|hydrostatic|hydro|leak|load|soil|water|concrete|slump|materials?|weld|penetrant|ultrasonic|radiographic|destructive|hardness|blood|urine|glucose|drug|covid|laborator(?:y|ies)|lab|food|milk|emissions?|smog|brake|engine|battery|insulation|continuity|air|fire|alarm|backflow|moisture|strength)[ -]$/i;

const OTHER_MEANINGS: readonly OtherMeaning[] = [
  // A security clearance.
  { word: /^TS$/, after: /^ ?\/ ?SCI\b/i },
  // "Electronics Assembler" is a title.
  { word: /^assemblers?$/i, before: /\p{L} $/u },
  { word: /^testing$/i, before: PHYSICAL_TEST },
  // A person in a restaurant. A computer is named with its kind, such as "Windows Server", or in the plural.
  { word: /^server$/i },
  { word: /^servers$/i, before: /\b(?:train(?:ed|ing)?|lead|new|food|banquet|cocktail|fellow|\d+) $/i },
  // The name of an agency: "Motor City Staffing".
  { word: /^Staffing$/, before: /\p{Lu}\p{L}+ $/u },
];
/** Characters around a word that {@link OTHER_MEANINGS} look at. */
const CONTEXT = 32;

/** True if the words around a match give it another meaning than that of the skill. */
export function isOtherMeaning(text: string, { start, end }: Span): boolean {
  const word = text.slice(start, end);
  return OTHER_MEANINGS.some(
    ({ word: pattern, before, after }) =>
      pattern.test(word) &&
      (before === undefined || before.test(text.slice(Math.max(0, start - CONTEXT), start))) &&
      (after === undefined || after.test(text.slice(end, end + CONTEXT))),
  );
}
