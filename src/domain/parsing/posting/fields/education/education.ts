import type { EducationLevel } from '../../../../common';
import type { FriendlinessSignal } from '../../../parsed-job-description';
import type { Posting } from '../../posting-model';
import { requestTexts } from '../requirements/request-texts';
import { foreignEducationLevel } from './foreign-education';

/** Longer sentences tell of the work and the employer. */
const MAX_SENTENCE_LENGTH = 120;
const MAX_STATED_LENGTH = 300;
const CANDIDATE_HOLDS =
  /\b(?:you|candidates?|applicants?)\b[^.]{0,40}\b(?:holds?|have|has|possess(?:es)?|needs?|must|requires?)\b/i;

const LEVEL_PATTERNS: [EducationLevel, RegExp][] = [
  [
    'none',
    /\bno (?:formal )?(?:education|schooling) (?:is )?(?:required|needed|necessary)|\b(?:education|schooling)(?:\/(?:experience|training))?(?:: *| {2,})none\b/i,
  ],
  [
    'some_high_school',
    /\bsome high[- ]school\b(?! (?:or|diploma))|\b(?:8th|9th|10th|eighth|ninth|tenth) (?:grade|pass|std|standard)\b/i,
  ],
  [
    'high_school',
    /\bhigh[- ]school\b(?! (?:students?|kids|teens)\b)|\bmatric(?:ulation)?\b|\bgrade 12\b|\bKCSE\b|\bWAEC\b|\bWASSCE\b|\bO[- ]levels?\b|\bA[- ]levels?\b|\bsenior high\b|\bsecondary \(high\) school\b|\b(?:12th|twelfth) (?:pass|std|standard|grade)\b|\b10 ?\+ ?2\b|\bh\.?s\.? (?:diploma|grad(?:uate)?s?|degree|equiv\w*)\b|\bHS ?\/ ?GED\b|\bged (?:or|\/) (?:an? )?(?:hs |high school )?diploma\b|\bdiploma ?(?:or|\/) ?(?:an? )?ged\b|\bsecondary (?:school|education)\b|\b12th grade\b|\bleaving cert(?:ificate)?\b|\byear 12\b|\bHSC\b|\bGCSEs?\b/i,
  ],
  ['ged', /\bg\.?e\.?d\.?\b|\bgeneral equivalency\b|\bhiset\b/i],
  [
    'vocational',
    /\b(?:vocational|trade|technical) (?:school|training|certificate|diploma|program|degree|education)|\bpost-?secondary (?:certificate|diploma)|\btrade cert\b|\bNVQ\b|\bcert(?:ificate)? (?:III|IV)\b|\bgraduat(?:e|ion) (?:of|from) an? (?:[\w-]+ ){0,4}(?:practical|vocational|assistant|technician|technologist|tech|surgical|cosmetology|dental|phlebotomy|vocational|trade) (?:\w+ )?(?:program|school)\b/i,
  ],
  [
    'some_college',
    /\bsome college\b|\bcollege (?:coursework|courses|credits)\b|\b(?:semester|quarter) (?:units|hours|credits)\b|\bcollege student\b/i,
  ],
  [
    'associate',
    /\bassociate(?:'|’)?s?(?:(?:'|’)s)? (?:degree|of (?:arts|science|applied))|\bassociates? degree|\b(?:two|2)[- ](?:year|yr) (?:college )?degree\b|\bA\.?A\.?S?\.? degree\b|\b(?:AA|AS) or (?:AA|AS|AAS|BA|BS)\b|\bAAS\b(?= in\b|[,;.)]| or\b| required)|\bassociate(?:'|’)s\b|\bA\.?[DS]\.?N\b|\b(?:college )?diploma in \p{Lu}/iu,
  ],
  [
    'bachelor',
    /\bbachelor(?:'|’)?s?\b|\bbaccalaureate\b|\bundergraduate degree\b|\b(?:four|4)[- ]year (?:college |university )?degree\b|\b(?:four|4) years of college\b|\bcollege grad(?:uate)?s?\b|\bB\.?[AS]c?\.?(?:\/[BM]\.?[ASE]\.?)? (?:degree|in\b|or\b)|\bBA\/BS\b|\bBS\/BA\b|\bBS\/MS\b|\bB\.[AS]\.|\bBSN\b|\bBSPT\b|\bB\. ?Tech\b|\bBTech\b|\bB Tech(?= *(?:in (?!an?\b|our\b|the\b)|or|degree|[\/,(;]))|\bB\.E\.(?=[\s\/,;]|$)|\bB\.? ?Com\b|\bB\.? ?Sc\b|\bBCA\b|\bgraduate of an accredited\b(?! (?:[\w-]+ ){0,3}(?:nursing|practical|vocational|assistant|technician|technologist|technology|tech|surgical|cosmetology|dental|phlebotomy|trade|technical)\b)|\bgraduation from an accredited (?:four|college|university)/i,
  ],
  [
    'bachelor',
    /\b(?:any graduat(?:e|ion)\b|graduat(?:e|ion) in any (?:stream|discipline|field|subject))|\blevel [78] (?:hono(?:u)?rs )?(?:degree|qualification)/i,
  ],
  ['bachelor', /\b(?:BS|BSc|B\.S\.|BA|B\.A\.) (?:in )?(?!an?\b|or\b|and\b)\p{Lu}\p{Ll}{3,}/u],
  ['associate', /\bA\.?[AS]\.?(?= in \p{L})/u],
  ['bachelor', /\bB\. ?Arch\b|\bBArch\b|\bBS(?:EE|ME|CE|CS|IE|W)\b|\bB(?:SW|BA|FA)\b/u],
  ['bachelor', /\bdegree \((?:four|4)[- ]?(?:years?|yrs?)\)|\b(?:four|4)[- ]yr degree\b/iu],
  ['bachelor', /\bBS\b(?=[,;.)]| (?:and|with|plus|required)\b)/u],
  [
    'master',
    /\bmaster(?:'|’)?s?(?:(?:'|’)s)? ?(?:degree|in\b|of (?:arts|science|business|public|social|education))|\bmaster(?:'|’)s\b|\bMBA\b|\bM\.?S\.? (?:degree|in)\b|\bMSW\b|\bMSN\b|\bMPT\b|\bM\.? ?Tech\b|\bM\.? ?Sc\b|\bMCA\b|\bgraduate degree\b|\bpost-?graduate\b/i,
  ],
  ['master', /\bM\. ?Arch\b|\bMArch\b/u],
  ['doctorate', /\bJ\.?D\.?(?=[,;]| (?:and|or|required)\b)/u],
  ['master', /\bMLI?S\b(?=[^.;]{0,30}\b(?:ALA|librar|degree))|\bMLIS\b/u],
  [
    'doctorate',
    /\bph\.?d\b|\bDPT\b|\bdoctora(?:te|l)\b|\bjuris doctor\b|\bJ\.?D\.? (?:degree|from)\b|\bM\.?D\.? (?:degree|or)\b|\bPharm\.?D\b|\bdoctor of\b/i,
  ],
];
/** Precedes the costlier patterns of levels. */
const MAY_NAME_LEVEL =
  /school|grad|degree|diplom|colleg|universit|educat|bachelor|baccal|master|associate|doctor|vocation|trade|technical|secondary|matric|semester|quarter|equivalen|leaving|year 12|hsc|gcse|level [78]|hiset|senior high|\b(?:[bm]\.? ?[a-z]|[ao][- ]level|a\.?a|dpt|j\.?d|ph|g\.?e|h\.?s|kcse|wa|nvq|ad?sn|adn|cert|1[02])/i;
/** A degree without a level means a first degree, unless the same clause names a level. */
const ANY_DEGREE =
  /\b(?:college|university) (?:degree|education|diploma)\b|\bhigher education\b|\bdegree in\b|\b(?:related|relevant|technical|accounting|engineering|finance|business|nursing|education|science) degree\b/i;
const LEVEL_ORDER: EducationLevel[] = [
  'none',
  'some_high_school',
  'high_school',
  'ged',
  'vocational',
  'some_college',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];

/** "No diploma needed", "we do not ask for a degree". */
const NO_DEGREE_REQUIRED =
  /\b(?:no|without an?)\b[^.;]{0,30}\b(?:degree|diploma|ged|education)\b|\b(?:do|does|will|would)(?: not|n(?:'|’)t) (?:require|need|ask for|look for|care about)\b[^.;]{0,30}\b(?:degree|diploma|ged|education)\b|\b(?:degree|diploma|ged|education|some college)\b[^.;]{0,30}\b(?:not|isn(?:'|’)t) (?:required|necessary|needed|mandatory)|\b(?:do not|don(?:'|’)t) care (?:\w+ ){0,3}(?:whether|if|where) (?:\w+ ){0,3}(?:studied|went to (?:school|college))/i;
/** "30 semester units may substitute for one year of experience" requires no units. */
const SUBSTITUTION =
  /\b(?:may|can|will) (?:be )?substitut\w*\b|\bin lieu of\b|\bsubstitut(?:e|es|ed|ion) for\b|\bsubstitution:/i;
/** "Bachelor's degree, or four years of experience in lieu of it" requires the degree of those without the years. */
const EXPERIENCE_INSTEAD =
  /(?:,| \(|;)? or (?:an? )?[^.;,]{0,40}\b(?:years?|experience|training)\b[^.;]{0,40}\bin lieu of\b.*$|[,(;] *(?:additional |relevant |equivalent |work )?experience (?:may|can|will) (?:be )?substitut.*$/i;
const PREFERRED_CUE =
  /\b(?:pref(?:erred|['’]d|(?=[.,;)]|$))|a plus|desired|desirable|ideally|preferably|nice to have|an asset|advantage|or (?:be )?(?:willing|prepared|happy) to (?:work|study|train|complete|obtain))\b/i;
/** "High school or equivalent (Preferred)" */
const WISH_OF_ALL =
  /^[^.;]{0,60}\(\s*(?:strongly |highly )?(?:pref(?:erred|['’]d|)|a plus|desired|desirable|an asset|nice to have)\s*\)\s*$/i;
/** "(master's preferred)" */
const WISH_IN_BRACKETS =
  /\([^()]{0,60}\b(?:pref(?:erred|['’]d|)|a plus|desired|desirable|an asset)\b[^()]{0,10}\)/gi;

/** The end of a part, also before a higher degree and before a wish: "ADN required, BSN preferred". */
const PART_END =
  /[;.](?=\s|$)|, (?=(?:an? )?(?:master|bachelor|mba|ph\.?d))|(?<=\b(?:preferred|desired|a plus)), |(?<=\b(?:required|minimum|must)), (?=(?:an? )?(?:BSN|B\.?S|B\.?A|AD?N|AAS?|associate|college|degree|diploma|some college)\b[^,;.]{0,40}\b(?:preferred|desired|a plus)\b)/i;

/**
 * Returns the lowest level that satisfies one requirement ("Bachelor's or equivalent; Master's preferred" → bachelor);
 * null if it names none or requires none.
 */
export function detectEducationLevel(text: string): EducationLevel | null {
  if (!MAY_NAME_LEVEL.test(text)) return null;
  if (NO_DEGREE_REQUIRED.test(text)) return null;
  let lowest: EducationLevel | null = null;
  for (const part of text.split(PART_END)) {
    if (WISH_OF_ALL.test(part)) continue;
    const clause = part.replace(WISH_IN_BRACKETS, ' ').replace(EXPERIENCE_INSTEAD, '');
    if (PREFERRED_CUE.test(clause) || SUBSTITUTION.test(clause)) continue;
    if (ANY_DEGREE.test(clause) && !LEVEL_PATTERNS.some(([, pattern]) => pattern.test(clause))) {
      lowest =
        lowest === null || LEVEL_ORDER.indexOf('bachelor') < LEVEL_ORDER.indexOf(lowest)
          ? 'bachelor'
          : lowest;
    }
    for (const [level, pattern] of LEVEL_PATTERNS) {
      if (
        pattern.test(clause) &&
        (lowest === null || LEVEL_ORDER.indexOf(level) < LEVEL_ORDER.indexOf(lowest))
      )
        lowest = level;
    }
  }
  return lowest;
}

/** An item that ends so is an alternative to the next one: "Two years of college; or". */
const ALTERNATIVE_FOLLOWS = /[;,]\s*(?:and;?\s*)?or[,:]?\s*$/i;
const ALTERNATIVE_BEGINS = /^or\b/i;
/** "Five years of full-time experience", which needs no diploma. */
const EXPERIENCE_ALONE = /^(?:or,? )?(?:at least |a minimum of |minimum )?[\w-]+ (?:\(\d+\) )?years?\b/i;

/**
 * Returns the lowest level that satisfies all requirements: the highest of their minimum levels. Of alternatives the
 * lowest counts, and none if one of them asks for experience alone.
 */
export function minEducationLevel(
  required: readonly string[],
  language: string | null = 'en',
): EducationLevel | null {
  let highest: EducationLevel | null = null;
  const firstDegree = required.some((text) => FIRST_DEGREE.test(text));
  const demanded = firstDegree ? required.filter((text) => !HIGHER_DEGREE.test(text)) : required;
  for (const alternatives of groupAlternatives(demanded)) {
    const level = lowestLevel(alternatives, language);
    if (level !== null && (highest === null || LEVEL_ORDER.indexOf(level) > LEVEL_ORDER.indexOf(highest)))
      highest = level;
  }
  return highest;
}

/** "UG: B.Com" above "PG: Any Postgraduate": job boards of India list the degrees of which each is sufficient. */
const FIRST_DEGREE = /^UG ?[:–-]/;
const HIGHER_DEGREE = /^(?:PG|Doctorate) ?[:–-]/;

function groupAlternatives(required: readonly string[]): string[][] {
  const groups: string[][] = [];
  let continues = false;
  for (const text of required) {
    const group = groups.at(-1);
    if (group && (continues || ALTERNATIVE_BEGINS.test(text))) group.push(text);
    else groups.push([text]);
    continues = ALTERNATIVE_FOLLOWS.test(text);
  }
  return groups;
}

function lowestLevel(alternatives: readonly string[], language: string | null): EducationLevel | null {
  let lowest: EducationLevel | null = null;
  for (const text of alternatives) {
    const level =
      (language === null || language === 'en' ? null : foreignEducationLevel(text, language)) ??
      detectEducationLevel(text);
    if (level === null && alternatives.length > 1 && EXPERIENCE_ALONE.test(text)) return null;
    if (level !== null && (lowest === null || LEVEL_ORDER.indexOf(level) < LEVEL_ORDER.indexOf(lowest)))
      lowest = level;
  }
  return lowest;
}

/** The level in the sentences of a posting without a list of requirements: "GED/HS diploma. Background check." */
export function minEducationInProse(posting: Posting, language: string | null): EducationLevel | null {
  if (posting.sections.some(({ kind }) => kind === 'required')) return null;
  const sentences = requestTexts(posting, []).filter(
    (text) =>
      (text.length <= MAX_SENTENCE_LENGTH && !/\b(?:we|our|team|founders?)\b/i.test(text)) ||
      (text.length <= MAX_STATED_LENGTH && CANDIDATE_HOLDS.test(text)),
  );
  return minEducationLevel(sentences, language);
}

/** "Experience in lieu of a degree" or "degree optional" says nothing of a diploma. */
const OF_OTHER_DEGREES = /\bin lieu of\b|\boptional\b|\bqualifications?\b/i;

/** True if a posting says that it asks for no degree or diploma. */
export function asksForNoDegree(signals: readonly FriendlinessSignal[]): boolean {
  return signals.some(
    ({ signal, polarity, evidence }) =>
      signal === 'no_degree_required' &&
      polarity === 'positive' &&
      evidence.some(({ text }) => !OF_OTHER_DEGREES.test(text)),
  );
}
