import { LOCALES, alternatives } from '../../../locales';
import type { Locale } from '../../../locales/locale';

const POSITION = String.raw`(?<position>\p{L}[^.;:,\d\n]{2,60}?)`;
/** A full stop that ends no sentence: "Sp. z o.o.", "Inc." */
const IN_NAME = String.raw`(?:[^;:\n.(,]|(?<=(?<!\p{L})(?:St|Inc|Co|Corp|Ltda?|Lda|Sp|o|S|A|L|Dr|\p{Lu}))\.|\.(?=\p{L}))`;
const EMPLOYER_NAME = String.raw`(?<employer>["«„“]?\p{Lu}${IN_NAME}{1,60}?)`;
/** In a text without capitals. */
const EMPLOYER_IN_SMALL_LETTERS = String.raw`(?<employer>\p{Ll}${IN_NAME}{2,40}?)`;

interface Forms {
  capitals: readonly RegExp[];
  smallLetters: readonly RegExp[];
}

/** Words that most texts lack, and without which no sentence in these languages states a position. */
const TITLE_LEADS = new RegExp(`(?<!\\p{L})(?:${alternatives(({ prose }) => prose?.titleLeads)}) `, 'iu');

const FORMS = LOCALES.flatMap((locale) => (locale.prose?.titleLeads ? [formsOf(locale)] : []));

/**
 * The forms of a sentence about a position in languages other than English: "trabajé como soldador en Aceros del Sur",
 * "je travaille chez Nordexpress comme cariste".
 */
export function positionForms(text: string): readonly RegExp[] {
  if (!TITLE_LEADS.test(text)) return [];
  const inSmallLetters = !/\p{Lu}/u.test(text);
  return FORMS.flatMap(({ capitals, smallLetters }) => (inSmallLetters ? smallLetters : capitals));
}

function formsOf({ prose, employerPrepositions = [], dates }: Locale): Forms {
  const { titleLeads = [], workVerbs = [], employerNouns = [], employerEnds = [] } = prose ?? {};
  const lead = anyCase([...titleLeads]);
  const verb = anyCase([...workVerbs]);
  const noun = employerNouns.length > 0 ? `(?:${anyCase([...employerNouns])}(?: |(?<=['’])))?` : '';
  const preposition = `(?:${anyCase([...employerPrepositions])}) ${noun}`;
  const ends = anyCase([...employerEnds, ...employerPrepositions, ...(dates?.since ?? [])]);
  const end = String.raw`(?=[,;(]|\.\s|\.?\s*$|\s(?:${ends})(?!\p{L})|\s[–—-]\s)`;
  const forms = (name: string): RegExp[] => [
    new RegExp(String.raw`(?<!\p{L})(?:${lead}) ${POSITION} ${preposition}${name}${end}`, 'gu'),
    new RegExp(
      String.raw`(?<!\p{L})(?:${verb})(?: \p{Ll}+){0,2}? ${preposition}${name},? (?:${lead}) ${POSITION}${end}`,
      'gu',
    ),
  ];
  return { capitals: forms(EMPLOYER_NAME), smallLetters: forms(EMPLOYER_IN_SMALL_LETTERS) };
}

/** The first letter of a pattern in both cases: the names beside it need their capitals. */
function anyCase(patterns: readonly string[]): string {
  return patterns
    .map((pattern) =>
      pattern.replace(
        /^(\(\?:)?(\p{L})/u,
        (_, group: string | undefined, letter: string) =>
          `${group ?? ''}[${letter.toLowerCase()}${letter.toUpperCase()}]`,
      ),
    )
    .join('|');
}
