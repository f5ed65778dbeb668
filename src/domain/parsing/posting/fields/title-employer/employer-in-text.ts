import { certificationLexicon } from '../../../../skills';
import { employerScore } from '../../../text/employer-words';
import { collectWords } from '../../../locales';
import type { Posting } from '../../posting-model';
import type { NamedSpan } from './header-lines';
import { titleEvidence } from './name-evidence';

const NAME_WORD =
  "(?:(?:\\p{Lu}\\.)+|(?:[dl]['’])?\\p{Lu}[\\p{L}\\p{N}&'’+-]*(?:\\.\\p{L}{2,4})?|(?:St|Mt)\\.|&|\\d{1,4})";
const NAME_PATTERN = `${NAME_WORD}(?: (?:(?:of|the|and|de|la|for|y|e) ){0,2}${NAME_WORD}){0,6}`;
/** At most twenty blanks: without a maximum, the time for a text of blanks grows with its square. */
const SENTENCE_START = '(?:^|[.!?]\\s{1,20}|\\n\\s{0,20})(?:[-*•\\p{Extended_Pictographic}\\uFE0F]+\\s+)?';
/** "Harbor Foods seeks a cook", "Larkspur Home Care has served seniors since 1998". */
const SUBJECT = new RegExp(
  `${SENTENCE_START}(?:Since \\d{4},? )?(?:(?:At|Join|Here at) )?(?:[Tt]he )?(${NAME_PATTERN})(?:,? \\([^)]{2,30}\\))?(?: (?:on|in|at) [^.;:!?\\n]{3,60}?)?,? (?:(?:currently|now|proudly|also) )?(?:seeks|needs|hires|has (?:an? |\\w+ )?(?:immediate |new )?(?:openings?|opportunit\\w+|positions?|need|been|kept|served|provided|offered|grown)|is (?:seeking|hiring|looking|recruiting|adding|growing|expanding|accepting|an?|one|the|proud|committed|family|locally)|offers|provides|serves|operates|employs|does not|participates|welcomes|believes|values|strives|runs|makes|builds|supports|manufactures|produces|processes|distributes|specializes|cares for|treats)(?![\\p{L}])`,
  'gmu',
);
/** "Retail associates needed at Pennywise Thrift", "a career with Delmar Steel", "on behalf of Harbor Foods". */
const OBJECT = new RegExp(
  `\\b(?:needed|wanted|required|hiring|work(?:ing)?|careers?|jobs?|positions?|opportunit(?:y|ies)|team|join|openings?|life|apply|interview) (?:at|with|through|via|for|of|us at|team at)(?: the)? (${NAME_PATTERN})|\\b(?:[Ww]anted|[Nn]eeded|[Hh]osted|[Pp]osted|[Oo]ffered|[Rr]ecruited|[Ee]mployed) (?:by|for)(?: the| our)? (${NAME_PATTERN})|\\b(?:[Cc]all|[Cc]ontact|[Vv]isit) (${NAME_PATTERN})(?= (?:in|at|on|today|now)\\b|, )`,
  'gu',
);
/** "The signatory contractor Halden Power & Controls is taking on apprentices". */
const AFTER_KIND = new RegExp(
  `\\b(?:contractor|company|firm|employer|agency|nonprofit|hospital|restaurant|practice|bakery|manufacturer) (${NAME_PATTERN}) (?:is|has|needs|seeks|wants|offers)\\b`,
  'gu',
);
/** "Harbor Thrift, 2140 Parsons Ave": a name before a street at the beginning of a line. */
const BEFORE_STREET = new RegExp(`^(${NAME_PATTERN})(?:,| -| –| •| \\|) \\d{1,6} (?=\\p{Lu})`, 'gmu');
/** "Ask for Dana. The Hollow Egg, 555-0142": a name before a telephone number. */
const BEFORE_TELEPHONE = new RegExp(
  `(?:^|[.!?] )((?:The )?${NAME_PATTERN})(?:,| -| –| •| \\|)? \\(?\\d{3}[-). ]`,
  'gmu',
);
/** "Birch Hollow Mechanical LLC, ask for Stan": a name before the person to call. */
const BEFORE_CONTACT = new RegExp(
  `(?:^|[.!?] )(${NAME_PATTERN}),? (?:ask for|call|text|contact) (?=\\p{Lu}|\\d)`,
  'gmu',
);
/** "Call Huda 555-0119, Crescent Commercial Cleaning.": a name after a telephone number. */
const AFTER_TELEPHONE = new RegExp(`\\d{3}[- .]\\d{4}, (${NAME_PATTERN})(?=[.!]|$)`, 'gmu');
/** "Posted on November 12 by Employer details: Trillium Lodge Inc." */
const AFTER_LABEL = new RegExp(`\\b[Ee]mployer(?: details)?:? (${NAME_PATTERN}\\.?)(?=$)`, 'gmu');
/** "Le cabinet Marchand & Associés recrute", "Die Hessentechnik AG beschäftigt", "A Fintech Horizonte procura". */
const FOREIGN_SUBJECT = new RegExp(
  `(?:^|[.!?]\\s{1,20}|\\n\\s{0,20})(?:(?:${words('employerArticles')}) |[Ll]['’])?(?:(?:${words('employerKinds')}) )?(${NAME_PATTERN}(?: (?:AG|SE|KG|SA|SL))?)(?: \\([^)]{2,30}\\))?(?:, \\p{Ll}{1,4} [\\p{Lu}][\\p{L} -]{2,30})?,? (?:${words('employerVerbs')})(?!\\p{L})`,
  'gmu',
);
/** "Werra Personal GmbH, Untere Straße 12, 34117 Kassel": a name with its legal form before an address. */
const FOREIGN_ADDRESS = new RegExp(
  `^(${NAME_PATTERN}(?: (?:AG|SE|KG|SA|SL))?)(?:,| [·•|–—-]) \\p{Lu}[^,\\n]{3,40} \\d{1,4} ?\\p{Ll}?(?:,| [·•|–—-]) \\d{2,6}[ -]\\S`,
  'gmu',
);
/** "Commis Chef wanted for busy hotel. The Lake Arms Hotel. €14.80 per hour": a name as a whole sentence. */
const WHOLE_SENTENCE = new RegExp(`[.!?] ((?:The )?${NAME_PATTERN})\\.(?= )`, 'gu');
const NOT_EMPLOYERS =
  /^(?:(?:ask|call|text|contact|e-?mail|see|message) |we|you|who|it|this|that|these|those|they|he|she|our|your|there|here|i|an?|the|all|any|each|some|candidates?|applicants?|employees?|company|client|position|role|job|work|pay|salary|experience|applications?|interviews?|training|shift|schedule|benefits|housing|if|as|what|when|where|no|not|please|must|class [abc]|usa?|united states|equal opportunity employer)\b/i;
/** "EPA 608", "OSHA 30": a credential. */
const CREDENTIAL_NUMBER = /^[A-Z]{2,5} \d{1,3}$/;
const NOT_FOREIGN_EMPLOYERS = new RegExp(`^(?:\\p{L}['’])?(?:${words('nonEmployers')})(?!\\p{L})`, 'iu');
const MAX_TEXT = 6000;
const MIN_EVIDENCE = 0.5;
const EVIDENCE_OF_REPETITION = 0.2;

/** "Independently owned and operated by Patel Brothers Hospitality, LLC": the owner of a franchise hires. */
const OWNER = new RegExp(
  `\\b(?:[Oo]wned|OWNED) (?:and|&|AND) (?:[Oo]perated|OPERATED)(?: locally)? (?:by|BY) (${NAME_PATTERN}(?:,? (?:Inc|LLC|L\\.L\\.C|Ltd|Corp|Co)\\b\\.?)?)`,
  'u',
);
const FRANCHISE = /\b(?:franchis\w+|independent(?:ly)?|sole employer|licensee)\b/i;
const OWNER_CONFIDENCE = 0.95;

/** The owner of a franchise, whose brand stands above the posting. */
export function ownerOfFranchise(posting: Posting): NamedSpan | null {
  const text = posting.source.raw.slice(0, MAX_TEXT);
  const match = FRANCHISE.test(text) ? OWNER.exec(text) : null;
  const name = match?.[1];
  if (!match || name === undefined || name.length < 3) return null;
  const start = match.index + match[0].length - name.length;
  return { text: name, start, end: start + name.length, confidence: OWNER_CONFIDENCE };
}

/**
 * The name that sentences use for the employer, as the subject of what employers do, as the place to work at, or before
 * the address. A name without a company word must occur twice or be in such a sentence of two words or more.
 */
export function employerInText(posting: Posting): NamedSpan | null {
  const text = posting.source.raw.slice(0, MAX_TEXT);
  const found = new Map<string, NamedSpan>();
  const patterns = [
    SUBJECT,
    OBJECT,
    AFTER_KIND,
    BEFORE_STREET,
    BEFORE_TELEPHONE,
    BEFORE_CONTACT,
    AFTER_TELEPHONE,
    AFTER_LABEL,
    WHOLE_SENTENCE,
  ];
  if (!posting.isEnglish) patterns.push(FOREIGN_SUBJECT, FOREIGN_ADDRESS);
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = (match[1] ?? match[2] ?? match[3])!.replace(/[.,&\s]+$/, '').replace(/['’]s$/, '');
      if (
        NOT_EMPLOYERS.test(name) ||
        CREDENTIAL_NUMBER.test(name) ||
        (pattern === FOREIGN_SUBJECT && certificationLexicon().findExact(name) !== null) ||
        NOT_FOREIGN_EMPLOYERS.test(name) ||
        name.length < 3 ||
        titleEvidence(name) >= 0.8
      )
        continue;
      const employer = found.get(name.toLowerCase());
      if (employer) employer.confidence = Math.min(0.9, employer.confidence + EVIDENCE_OF_REPETITION);
      else {
        const start = match.index + match[0].indexOf(name);
        const evidence =
          employerScore(name) +
          (name.includes(' ') ? 0.15 : 0) +
          (pattern === FOREIGN_SUBJECT || pattern === FOREIGN_ADDRESS ? 0.4 : 0);
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

function words(list: 'employerArticles' | 'employerKinds' | 'employerVerbs' | 'nonEmployers'): string {
  return collectWords(({ postingTerms }) => postingTerms?.[list]).join('|');
}
