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
  // "AWS D1.1" is a welding code.
  { word: /^AWS$/, after: /^ (?:D\d|CWI|certified weld)/i },
  // "Electronics Assembler" is a title.
  { word: /^assemblers?$/i, before: /\p{L} $/u },
  { word: /^testing$/i, before: PHYSICAL_TEST },
  // The label of a number in running text: "phone (253) 555-0111".
  { word: /^(?:tele)?phones?$/i, after: /^(?: number)?(?: is)?[:.]? ?\+?[(\d]/i },
  { word: /^curriculum$/i, after: /^\s+vitae\b/i },
  { word: /^permits?$/i, before: /\bwork $/i },
  // Standards of the American Petroleum Institute: "API RP 2D", "API 510".
  { word: /^API$/, after: /^ (?:RP|Spec|Std|\d{3})\b/ },
  // A credential of the building trade.
  { word: /^AP$/, before: /\bLEED $/ },
  // A security clearance.
  { word: /^TS$/, after: /^ ?\/ ?SCI\b/i },
  // A person in a restaurant. A computer is named with its kind, such as "Windows Server", or in the plural.
  { word: /^server$/i },
  { word: /^servers$/i, before: /\b(?:train(?:ed|ing)?|lead|new|food|banquet|cocktail|fellow|\d+) $/i },
  { word: /^retail$/i, after: /^ (?:security|loss prevention|pharmac|bank|locations?|stores? (?:in|at)\b)/i },
  { word: /^pathology$/i, before: /\b(?:plant|forest|speech(?:[- ]language)?) $/i },
  // The name of an agency: "Motor City Staffing".
  { word: /^Staffing$/, before: /\p{Lu}\p{L}+ $/u },
  // Hours of work: "M-F after 3:30 pm".
  { word: /^pm$/i, before: /\d ?$/ },
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
