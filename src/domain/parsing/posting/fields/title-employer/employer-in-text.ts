import { employerScore } from '../../../text/employer-words';
import type { Posting } from '../../posting-model';
import type { NamedSpan } from './header-lines';
import { titleEvidence } from './name-evidence';

const NAME_WORD =
  "(?:(?:\\p{Lu}\\.)+|\\p{Lu}[\\p{L}\\p{N}&'’+-]*(?:\\.\\p{L}{2,4})?|(?:St|Mt)\\.|&|\\d{1,4})";
const NAME_PATTERN = `${NAME_WORD}(?: (?:(?:of|the|and|de|la|for|y|e) ){0,2}${NAME_WORD}){0,6}`;
const SENTENCE_START = '(?:^|[.!?]\\s+|\\n\\s*(?:[-*•]\\s+)?)';
/** "Harbor Foods seeks a cook", "Larkspur Home Care has served seniors since 1998". */
const SUBJECT = new RegExp(
  `${SENTENCE_START}(?:(?:At|Join|Here at) )?(?:[Tt]he )?(${NAME_PATTERN})(?:,? \\([^)]{2,30}\\))?,? (?:(?:currently|now|proudly|also) )?(?:seeks|needs|hires|has (?:an? |\\w+ )?(?:immediate |new )?(?:openings?|opportunit\\w+|positions?|need|been|served|provided|offered|grown)|is (?:seeking|hiring|looking|recruiting|adding|growing|expanding|accepting|an?|one|the|proud|committed|family|locally)|offers|provides|serves|operates|employs|does not|participates|welcomes|believes|values|strives|runs|makes|builds)(?![\\p{L}])`,
  'gmu',
);
/** "Retail associates needed at Pennywise Thrift", "a career with Delmar Steel", "on behalf of Harbor Foods". */
const OBJECT = new RegExp(
  `\\b(?:needed|wanted|hiring|work(?:ing)?|careers?|jobs?|positions?|opportunit(?:y|ies)|team|join|openings?|life|apply|interview) (?:at|with|through|via|for|of|us at|team at)(?: the)? (${NAME_PATTERN})|\\b(?:[Cc]all|[Cc]ontact|[Vv]isit) (${NAME_PATTERN})(?= (?:in|at|on|today|now)\\b|, )`,
  'gu',
);
/** "The signatory contractor Halden Power & Controls is taking on apprentices". */
const AFTER_KIND = new RegExp(
  `\\b(?:contractor|company|firm|employer|agency|nonprofit|hospital|restaurant|practice|bakery|manufacturer) (${NAME_PATTERN}) (?:is|has|needs|seeks|wants|offers)\\b`,
  'gu',
);
/** "Harbor Thrift, 2140 Parsons Ave": a name before a street at the beginning of a line. */
const BEFORE_STREET = new RegExp(`^(${NAME_PATTERN})(?:,| -| –| •| \\|) \\d{1,6} (?=\\p{Lu})`, 'gmu');
const NOT_EMPLOYERS =
  /^(?:we|you|who|it|this|that|these|those|they|he|she|our|your|there|here|i|an?|the|all|any|each|some|candidates?|applicants?|employees?|company|client|position|role|job|work|pay|salary|experience|applications?|interviews?|training|shift|schedule|benefits|housing|if|as|what|when|where|no|not|please|must|usa?|united states|equal opportunity employer)\b/i;
const MAX_TEXT = 6000;
const MIN_EVIDENCE = 0.5;
const EVIDENCE_OF_REPETITION = 0.2;

/**
 * The name that sentences use for the employer, as the subject of what employers do, as the place to work at, or before
 * the address. A name without a company word must occur twice or be in such a sentence of two words or more.
 */
export function employerInText(posting: Posting): NamedSpan | null {
  const text = posting.source.raw.slice(0, MAX_TEXT);
  const found = new Map<string, NamedSpan>();
  for (const pattern of [SUBJECT, OBJECT, AFTER_KIND, BEFORE_STREET]) {
    for (const match of text.matchAll(pattern)) {
      const name = (match[1] ?? match[2])!.replace(/[.,&\s]+$/, '').replace(/['’]s$/, '');
      if (NOT_EMPLOYERS.test(name) || name.length < 3 || titleEvidence(name) >= 0.8) continue;
      const known = found.get(name.toLowerCase());
      if (known) known.confidence = Math.min(0.9, known.confidence + EVIDENCE_OF_REPETITION);
      else {
        const start = match.index + match[0].indexOf(name);
        const evidence = employerScore(name) + (name.includes(' ') ? 0.15 : 0);
        found.set(name.toLowerCase(), { text: name, start, end: start + name.length, confidence: evidence });
      }
    }
  }
  const best = [...found.values()].reduce<NamedSpan | null>(
    (most, one) => (one.confidence > (most?.confidence ?? 0) ? one : most),
    null,
  );
  return best && best.confidence >= MIN_EVIDENCE
    ? { ...best, confidence: Math.min(0.75, best.confidence) }
    : null;
}
