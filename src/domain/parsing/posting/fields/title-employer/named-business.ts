import { collectWords, postingTerms } from '../../../locales';
import type { Posting } from '../../posting-model';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';

const MAX_TEXT = 6000;
const CLOSING_CHARACTERS = 140;
const KINDS = collectWords(({ postingTerms: terms }) => terms?.businessKinds);
/** Kinds of any employer, which are no part of its name. */
const GENERAL_KINDS = collectWords(({ postingTerms: terms }) => terms?.employerKinds);
const CAPITALIZED_KINDS = KINDS.filter(
  (kind) => !GENERAL_KINDS.some((general) => new RegExp(`^(?:${kind})$`, 'u').test(general)),
).map((kind) => kind[0]!.toUpperCase() + kind.slice(1));
const QUOTED = '["“„«] ?([\\p{L}\\d][^"“”„«»\\n]{1,40}?) ?["”“»]';
/** «restaurant "La Table"», «empresa de limpieza "brillomax"»: a name in quotes after the kind of the business. */
const QUOTED_NAME = new RegExp(
  `(?<!\\p{L})(?:${KINDS.join('|')})(?: (?:\\p{Ll}{1,3} )?\\p{L}+){0,2} ${QUOTED}`,
  'iu',
);
/** «Kontakt: Marek 600 555 013, "Rem-Dom"»: a name in quotes that closes the text. */
const QUOTED_AT_END = new RegExp(`${QUOTED}[\\s.!]*$`, 'u');
const BUSINESS_NAME = "\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:(?:\\p{Ll}{1,3}|&) ){0,2}\\p{Lu}[\\p{L}\\d'’&-]*){0,4}";
/** "a Pousada Maré Cheia", "clínica Sorriso Claro": a capitalized name after the kind of the business. */
const KIND_AND_NAME = new RegExp(
  `(?<!\\p{L})(?:(${CAPITALIZED_KINDS.join('|')})|(?:${KINDS.join('|')})) (${BUSINESS_NAME})`,
  'gu',
);
/** "Entreprise" alone on a line above the name. */
const BELOW_LABEL = new RegExp(
  `\\n *(?:${collectWords(({ postingHeadings }) => postingHeadings?.employer).join('|')}) *:? *\\n *([^\\n:!?@]{3,60}?) *(?=\\n|$)`,
  'iu',
);
const NEAR_WORK = new RegExp(`${postingTerms(({ nearWords }) => nearWords)} (?:\\S+ )?$`, 'iu');
const LEGAL_FORM =
  '(?:sprl|srl|sarl|sas|sasu|eurl|snc|gmbh|ohg|kg|ag|ug|e\\.? ?k\\.|lda|ltda|s\\.?l\\.?u?\\.?|s\\.?a\\.?|sp\\. ?z ?o\\.? ?o\\.?|s\\.c\\.)';
/** "Malerbetrieb janssen & sohn", "Elec Vandamme sprl, 0470 55 01 02": a name that closes the text, before a telephone number or nothing. */
const CLOSING_NAME = new RegExp(
  `(?:\\n|[.!?] +)\\W{0,4}((?:(?:${[...KINDS, ...CAPITALIZED_KINDS].join('|')}) [^\\n.!?:@,]{2,50}?|[^\\n!?:@,]{2,40}? (?:${LEGAL_FORM}|& \\p{L}{3,12})|(?:[PF]\\.? ?(?:P\\.? ?)?H\\.? ?U\\.?) [^\\n:@,]{3,50}?))(?:,? (?:\\p{L}{3,8}[.:]* ?)?\\+?\\d[\\d ()/.-]{6,20})?[\\s.!]*$`,
  'iu',
);

/** The employer of a posting in another language that only a sentence or its last words name; null without one. */
export function namedBusiness({ source }: Posting): NamedSpan | null {
  const text = source.raw.slice(0, MAX_TEXT);
  const labelled = BELOW_LABEL.exec(text);
  if (labelled) return spanOf(labelled, labelled[1]!, 0, 0.75);
  const quoted = QUOTED_NAME.exec(text);
  if (quoted) return spanOf(quoted, quoted[1]!, 0, 0.7);
  const from = Math.max(0, text.length - CLOSING_CHARACTERS);
  const closing = CLOSING_NAME.exec(text.slice(from)) ?? QUOTED_AT_END.exec(text.slice(from));
  if (closing && titleEvidence(closing[1]!) < MIN_TITLE_EVIDENCE)
    return spanOf(closing, closing[1]!, from, 0.65);
  for (const match of text.matchAll(KIND_AND_NAME)) {
    const name = match[1] === undefined ? match[2]! : `${match[1]} ${match[2]!}`;
    if (NEAR_WORK.test(text.slice(Math.max(0, match.index - 30), match.index))) continue;
    if (titleEvidence(name) < MIN_TITLE_EVIDENCE) return spanOf(match, name, 0, 0.62);
  }
  return null;
}

function spanOf(match: RegExpMatchArray, name: string, offset: number, confidence: number): NamedSpan {
  const start = offset + match.index! + match[0].indexOf(name);
  return { text: name.trim(), start, end: start + name.trim().length, confidence };
}
