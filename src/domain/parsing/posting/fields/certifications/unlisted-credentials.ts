import { stateCodeOf } from '../../../places/places';
import { collapseWhitespace } from '../../segmentation/section-lookup';

/** A credential that the map does not know, at its place in a text. */
export interface UnlistedCredential {
  name: string;
  kind: 'certification' | 'license';
  start: number;
  end: number;
}

/** A text without such a word names no unlisted credential. */
export const CREDENTIAL_WORD =
  /certifi|licens|licenc|credential|permit|endorsement|registration|registered|ticket|\bcards?\b|\bcert\b/i;

/** Up to six words and the noun after them: "local anesthesia permit", "Series 6 License". */
const NAMED =
  /((?:[\p{L}\p{N}][\p{L}\p{N}.+/&'’-]*\s+){1,6})(certifications?|certificates?|certs?|licen[sc]es?|licensure|credentials?|permits?|cards?|tickets?|registration|endorsements?)(?![\p{L}-])/giu;
/** "Registration in good standing with the College of Nurses". */
const REGISTERED_WITH =
  /\b(?:[Rr]egistration|[Rr]egistered|[Mm]embership|[Ll]icen[cs]ed|[Cc]ertified) (?:\(?in good standing\)? )?(?:with|by) (?:the )?((?:[A-Z][\p{L}\p{N}&'’.-]*|of|and|for|the|in)(?: (?:[A-Z][\p{L}\p{N}&'’.-]*|of|and|for|the|in)){0,6})/gu;
/** "Certified Playground Safety Inspector". */
const CERTIFIED =
  /\b(?:Certified|Licensed|Registered|Chartered)((?: [A-Z][\p{L}\p{N}&/-]+){1,4})(?= ?(?:\(|[.,;:)]|$|required|preferred|or\b|and\b|is\b|a plus))/gu;
/** "PACP certified". */
const ABBREVIATION_CERTIFIED =
  /\b([A-Z][A-Z0-9]{2,6}(?:[ /-][A-Z0-9]{2,6})?)[ -]certified\b(?! (?:\w+ ){0,2}(?:compan|facilit|organi|employer|building|shop|lab|manufactur|site|plant|firm|product|environment|business))/g;
/** Certified are companies and products, not people. */
const OF_COMPANIES =
  /^(?:ISO|IATF|AS9?\d*|FDA|GMP|USDA|LEED|GFSI|SQF|BRC|NADCAP|SOC|HITRUST|WBE|MBE|DBE|CE|UL|NSF|FSC)\b/;
const NO_PERSON =
  /^ (?:B Corp|Organic|Pre-?Owned|Great Place|Women|Woman|Minority|Small|Kosher|Halal|Company|Employer|Home|Trademark|Office|Mail|Angus)/;

/** "Completion of a Licensed Vocational Nursing Program" asks for the license, which has a name of its own. */
const PLACE_OF_STUDY =
  / (?:Programs?|Programmes?|Courses?|Schools?|Training|Curriculum|Facilit(?:y|ies)|Hospitals?|Agenc(?:y|ies)|Organizations?)$/;

/** Words that end a name on its left. */
const BOUNDARY =
  /^(?:\d+|do|does|can(?:'|’)t|don(?:'|’)t|get(?:s|ting)?|see|out|into|onto|how|when|where|while|also|just|more|most|my|me|i|former|earn\w*|complet\w+|an?|the|this|that|these|any|some|all|both|either|your|our|their|his|her|its|own|of|for|with|in|on|at|to|from|by|as|per|is|are|be|been|has|have|having|had|hold|holds|holding|held|possess\w*|possession|maintain\w*|carry|carries|must|should|will|can|may|obtain|get|need|needs|requires?|required|requiring|requirements?|preferred|valid|current|currently|active|unrestricted|unexpired|up-to-date|existing|appropriate|applicable|relevant|necessary|proper|professional|standard|state|federal|local|provincial|national|county|city|full|clean|clear|and|or|and\/or|not|no|without|plus|including|such|other|additional|minimum|proof|copy|bring|desired|desirable|if|you|we|who|strong|good|new|e\.g\.|i\.e\.)$/i;
/** Words that name no credential by themselves. */
const GENERIC =
  /^(?:certs?|independent|independently|clinical|unrestricted|full|certification|certificate|licen[cs]es?|licensure|licensed|credential|occupational|board|industry|technical|vocational|trade|job|training|safety|professional|teaching|nursing|medical|valid|practice|license\/certification|licenses\/certifications|certifications\/licenses|similar|equivalent|related|recognized|approved|accredited|nationally|online|one|two|three|more|special|specific|multiple|various|role|skill|skills|work|driving|provider|us|u\.s\.|multistate|compact|intermediate|advanced|basic|entry|level|specialty)$/i;

/** What the noun means after these words. */
const NO_CREDENTIAL: readonly [RegExp, RegExp][] = [
  [
    /^cards?$/i,
    /\b(?:credit|debit|business|gift|green|insurance|membership|member|id|i\.d\.|identity|identification|punch|time|score|report|security|sim|graphics|sound|video|index|menu|post|rate|library|loyalty|memory|network|access|pay|fuel|gas|metro|travel|discount|staff|flash|playing|bank|draft|union|sd|vaccin\w+|shot|immunization|dot med|med|via|by|pay|proximity|circuit|line|medicare|recipe|thank-?you|greeting|trading|key|swipe|data|test|job|cash|smart|payment|birthday|p-?cards?|purchasing|residence|residency|resident|kanban|ration|wild)$/i,
  ],
  [
    /^permits?$/i,
    /\b(?:work|working|building|construction|parking|learner(?:'|’)?s|residence|residency|event|zoning|hot|entry|use|air|environmental|student|study|utility|stormwater|discharge|excavation|street|land|access|export|import|travel|health|operating|municipal|filming|burn|city|demolition|electrical|plumbing)$/i,
  ],
  [
    /^registration$/i,
    /\b(?:vehicle|voter|event|patient|student|course|class|car|online|conference|guest|product|trademark|camp|pre|domain|user|program|selective|service|client|visitor|insurance|auto|proof|birth|company|customer|patent|member|membership|vendor|hospital|front|land|tax|vat|account|copyright|session|exam|job)$/i,
  ],
  [
    /^tickets?$/i,
    /\b(?:support|trouble|desk|helpdesk|service|it|parking|speeding|event|sales|lottery|meal|jira|work|train|season|concert|admission|average|big|high|moving|traffic|repair|issue|lift|flight|airline|free|raffle|open|weigh|scale|load|delivery|order|kitchen|movie|game|customer|incident|bus|drink|day|cross|pull|incoming|email|golden|bug|zendesk|technical|resolve|resolving|escalated|of)$/i,
  ],
  [
    /^licen[cs]es?$/i,
    /\b(?:sponsor|sponsorship|business|software|liquor|marriage|product|driver\S*|drivers|driving|operator(?:'|’)?s|operating|open|source|public|mit|apache|brand|music|content|enterprise|user|microsoft|office|drive|dog|tv|patent|site|g2|seat|import|export|bank|banking)$/i,
  ],
  [
    /^certificates?$/i,
    /\b(?:birth|marriage|gift|death|graduation|school|secondary|leaving|share|ssl|tls|stock|origin|insurance|degree|associate\S*|graduate|postgraduate|college|university|diploma|payment|tax|eligibility|medical|health|occupancy|digital|conformity|police|good|conduct|ged|of)$/i,
  ],
  [
    /^(?:certifications?|certs?|credentials?|licensure)$/i,
    /\b(?:organic|product|iso|degree|diploma|high|login|user|company|facility|building|aircraft|vehicle|material|academic|payroll|annual|supplier|vendor|login|access|system|network|media|press|of)$/i,
  ],
  [/^endorsements?$/i, /\b(?:product|celebrity|brand|check|letter|political|customer|linkedin|skills?)$/i],
];
/** Nouns that name a credential only where a person has to hold it. */
const EVERYDAY_NOUN = /^(?:permits?|cards?|tickets?|registration)$/i;
const HELD =
  /\b(?:must|have|has|hold\w*|possess\w*|valid|current\w*|active|need\w*|required?|requires|preferred|plus|asset|desirable|mandatory|essential|want\w*|with)\b/i;
/** Right before and right after what a person holds. */
const HELD_BEFORE =
  /\b(?:must (?:have|hold|carry|possess)|have|has|hold(?:s|ing)?|possess(?:es|ion of)?|valid|current|active|needs?|requires?|required:?|want|with)\b[^.;:]{0,25}$/i;
const HELD_AFTER =
  /^[^.;]{0,12}\b(?:required|preferred|a plus|an asset|desirable|mandatory|essential|is needed|a must|helpful)\b/i;
/** Work with documents of others: "process permit applications", "sell lift tickets". */
const PROCESSED =
  /\b(?:process\w*|issu(?:e|es|ing)|review\w*|handl\w*|sell\w*|manag\w*|prepar\w*|creat\w*|track\w*|verif\w*|resolv\w*|clos(?:e|es|ing)|print\w*|collect\w*|check\w*|monitor\w*|support\w*|assign\w*|file|filing|writ\w*|answer\w*|respond\w*|open\w*|updat\w*|administer\w*|coordinat\w*|submit\w*|scan\w*|tak(?:e|es|ing)|accept\w*|purchas\w*|apply(?:ing)?|secur(?:e|es|ing) (?:all )?(?:necessary |required )?)\b[^.;:]{0,60}$/i;
const MAX_SHORT_TEXT = 60;
const MAX_EVERYDAY_WORDS = 5;

/** Credentials that the map does not list, by the words around "license", "card", "registered with". */
export function unlistedCredentials(text: string): UnlistedCredential[] {
  if (!CREDENTIAL_WORD.test(text)) return [];
  return [...named(text), ...registered(text), ...certified(text)];
}

function named(text: string): UnlistedCredential[] {
  return [...text.matchAll(NAMED)].flatMap((match): UnlistedCredential[] => {
    const [whole, before = '', noun = ''] = match;
    const words = before.trim().split(/\s+/);
    const from = words.findLastIndex((word) => BOUNDARY.test(word) || /[.]$/.test(word)) + 1;
    const nameWords = words.slice(from);
    if (nameWords.every((word) => GENERIC.test(word) || stateCodeOf(word) !== null)) return [];
    if (isStateLicense(nameWords, noun)) return [];
    if (nameWords.length === 1 && nameWords[0]!.length < 3) return [];
    const exclusion = NO_CREDENTIAL.find(([nouns]) => nouns.test(noun));
    if (exclusion?.[1].test(nameWords.join(' ')) === true) return [];
    const name = `${nameWords.join(' ')} ${noun}`;
    const end = match.index + whole.length;
    const start = end - lengthOfLast(whole, nameWords.length + 1);
    if (!isRequested(text, name, noun, start)) return [];
    return [{ name: collapseWhitespace(name), kind: kindOf(noun), start, end }];
  });
}

/** "Kansas state license" says no more than the state. */
function isStateLicense(nameWords: readonly string[], noun: string): boolean {
  return /^licen/i.test(noun) && stateCodeOf(nameWords.join(' ')) !== null;
}

function isRequested(text: string, name: string, noun: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  if (PROCESSED.test(before)) return false;
  if (EVERYDAY_NOUN.test(noun))
    return (
      !/s$/i.test(noun) &&
      name.split(' ').length <= MAX_EVERYDAY_WORDS &&
      (HELD_BEFORE.test(before) ||
        HELD_AFTER.test(text.slice(start + name.length, start + name.length + 40)) ||
        (text.length <= MAX_SHORT_TEXT && !/\p{L}{3}/u.test(before)))
    );
  return /^\p{Lu}/u.test(name) || HELD.test(text) || text.length <= MAX_SHORT_TEXT;
}

function registered(text: string): UnlistedCredential[] {
  return [...text.matchAll(REGISTERED_WITH)].flatMap((match): UnlistedCredential[] => {
    const body = (match[1] ?? '').replace(/(?: (?:of|and|for|the|in))+$/, '');
    if (!/^[A-Z]\p{Ll}|^[A-Z]{3}/u.test(body) || stateCodeOf(body) !== null) return [];
    const end = match.index + match[0].length - ((match[1] ?? '').length - body.length);
    const name = collapseWhitespace(text.slice(match.index, end));
    return [{ name, kind: 'license', start: match.index, end }];
  });
}

function certified(text: string): UnlistedCredential[] {
  const titles = [...text.matchAll(CERTIFIED)].filter(
    ([, words = '']) => !NO_PERSON.test(words) && !PLACE_OF_STUDY.test(words) && words.trim().length > 2,
  );
  const abbreviations = [...text.matchAll(ABBREVIATION_CERTIFIED)].filter(
    ([, letters = '']) => !OF_COMPANIES.test(letters),
  );
  return [...titles, ...abbreviations].map((match) => ({
    name: collapseWhitespace(match[0]),
    kind: kindOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function kindOf(text: string): 'certification' | 'license' {
  return /^licen|^registration/i.test(text) ? 'license' : 'certification';
}

/** Length of the last words of a text, with the spaces between them. */
function lengthOfLast(text: string, words: number): number {
  return (
    /\S+(?:\s+\S+)*$/.exec(
      text
        .split(/(?<=\s)/)
        .slice(-words)
        .join(''),
    )?.[0].length ?? text.length
  );
}
