/** "Harbor Grill, Dayton", "Harbor Grill, Route 9, Dayton OH": the place after a comma. */
const COMMA_TAIL = /,\s+(?!(?:Inc|LLC|L\.L\.C|Ltd|Lda|Corp|Co|S\.A|P\.C|LLP|S\.L)\b)[^,]{2,40}(?:,.*)?$/u;
/** "Pelican Freight of Mobile AL": the place of a name. */
const PLACE_TAIL =
  /(?<=\p{L}{3} (?!(?:city|town|village|county|state|university|college|club|clubs|church|friends|diocese|schools?|bank|society|council|chamber|museum|network|alliance|association|ministries|department|office|parish|house|center|hospital|port|federation)\b)\p{L}+) (?:of|in|near|outside) (?:\p{Lu}[\p{L}.'’]+ ){1,2}\(?[A-Z]{2}\)?$/u;
/** "Wisteria Homes serves adults": the verb after a name. */
const VERB_TAIL =
  /(?<=\p{Lu}[\p{L}.&'’ ,]+) (?:serves|is|are|was|has|provides|makes|operates|offers|needs|seeks|runs|wants|pays)\b.*$/u;
/** "Wellpoint Care at Harlan County Jail": where the employer works. */
const AT_TAIL = /(?<=\p{L}{2} \p{L}[\p{L}.&'’-]*) at (?:the )?\p{Lu}.*$/u;
/** What follows a name, by the feature of the name without it. */
export const TAILS_OF_NAMES: readonly [string, RegExp][] = [
  ['before-comma', COMMA_TAIL],
  ['before-at', AT_TAIL],
  ['before-place', PLACE_TAIL],
  ['before-verb', VERB_TAIL],
];
/** "Lindqvist Foods Human Resources" */
const DEPARTMENT_AT_END =
  /(?<=\S{3}) (?:human resources|HR|hiring team|careers)(?: (?:department|dept\.?|team|office))?$/i;
/** Words with which conditions of work begin: "Paid Fridays", "Seasonal April", "Near Hayward". */
const CONDITION_START =
  /^(?:[Pp]aid|[Ss]easonal|[Ll]ooking|[Cc]urrent|[Vv]alid|[Mm]ust|[Nn]eeds?|[Ww]eekly|[Dd]aily|[Ff]ull|[Pp]art|[Ss]tarts?|[Ss]tarting|[Pp]ay|[Bb]ring|[Ss]end|[Tt]ext|[Cc]all|[Cc]losed|[Bb]ased|[Ss]hifts?|[Hh]ours?|[Nn]o|[Nn]ot|[Ii]f|[Aa]ges?|[Rr]equires?|[Pp]referred|[Ee]xperienced)(?: \p{Ll}| \d|:|$)|^[Nn]ear \p{Lu}/u;
/** Words of permits and courses that shops do not have in their names. */
const CONDITION_WORD =
  /\b(?:OSHA|CDL|CPR|BLS|ACLS|TWIC|GED|EPA|ASE|MVR|DOT|PTO|401k|EEO|EOE|AED|NCCCO|HAZMAT|MIG|TIG|CNC mill)\b|\bClass [A-D]\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|\b(?:january|february|march|april|june|july|august|september|october|november|december)$/i;

/** Places and departments of any employer, pronouns: "at the Training Center", "Human Resources Department". */
const GENERIC_PLACE =
  /^(?:(?:the|our|main|front|head|home|central|local|district|city|town|county|village|school|parish|church|training|career|community|human|resources?|administration|administrative|personnel|hiring|employment|employee|business|job|workforce|shipping|receiving|guard|union|recruiting|recruitment|apprenticeship|department of human) )*(?:center|centre|office|hall|department|resources|building|shack|desk|entrance|yard|line|house|site|service)s?$|^(?:you|your|it|he|she|they|this|there|here|class|shift|rate|call|notes?|if you)$/i;

/** Benefits, checks and clothing, with which sentences begin: "Uniform is provided", "Steel toe boots required". */
const BENEFIT_OR_CONDITION =
  /^(?:(?:the|our|your|an?|free|company|direct|pre-?employment|clean|criminal|steel|safety|health|medical|sign-?on|visa) )*(?:uniforms?|deposits?|overtime|sponsorship|(?:background|reference|credit|drug|criminal|physical) (?:checks?|tests?|screens?|screenings?|exams?)|(?:background|record)s?|steel|toe|boots?|shoes|hard hats?|PPE|parking|meals?|lunch(?:es)?|tips|tools|transportation|housing|relocation|training|insurance|dental|vision|benefits?|bonus(?:es)?|vacation|schedules?|differentials?|english|spanish|bilingual|direct|health|visa)(?=$|[., ])/iu;

/** Kinds of employers and places that a posting names instead of itself: "Group Home", "busy hotel". */
const KIND_OF_PLACE =
  /^(?:(?:an?|the|our|local|busy|small|large|boutique|private|residential|skilled|long[- ]term|assisted|adult|group|nursing|memory|senior|retirement|care|living|outpatient|inpatient|fast[- ]food|casual|fine|dining|full[- ]service|cold|food|dental|medical|veterinary|auto|body|machine|coffee|retail|grocery|convenience|elementary|middle|high|public|charter|day|child|distribution|call|fulfillment) )*(?:homes?|facility|facilities|hotel|motel|restaurant|hospital|clinic|warehouse|office|shop|store|school|plant|factory|center|kitchen|bakery|dealership|salon|gym|farm|residence|household|daycare|storage|company|contractor|startup|nonprofit|manufacturer|setting|settings|environment)$/i;

/** "Our Tulsa clinic", "Crew works all over Tampa", "Job Alert": a part of a sentence or an announcement. */
const PART_OF_SENTENCE =
  /^(?:subject: ?)?(?:(?:new|urgent|rush|h-2[ab]|staffing) )*(?:job|work) orders?\b|\bjob (?:bulletin|lead|list)s?$|^(?:job|staffing|hiring|career|employment) (?:alert|announcement|call|lead|notice|fair|event|opening|opportunit(?:y|ies))s?$|^(?:our|my) (?!lady|savio|mother|father|house|place|family|redeemer|town)|\b(?:needed|wanted|req|required|pref|preferred|cards?|certificates?|licen[cs]es?|permits?|checks?|exams?)$|\b(?:crew|team|staff|job|shift)s? (?:works?|runs?|is|are|starts?)\b/i;
/** "load and unload a truck", "Hoyer lift, cath care", "Sublette County Wyo": tasks and places. */
const TASK_OR_PLACE =
  /^(?:Call|Contact|Text|Phone|Email|E-mail|See) (?:the )?(?:Transportation|Human|HR|Personnel|Office|Dispatch|Manager|Mr|Mrs|Ms|Sister|Brother|Pastor|Deacon|Father|Chef)\b|^(?:Reply|Drive|Ask|Bring|Click|Walk[- ]?ins?)(?: (?!\p{Lu}\p{Ll}{3})|$)|^\p{Ll}+ (?:and|or|an?|the|of|up|in|out|for|with|to) |,\s+(?!(?:inc|llc|ltd|co|corp|pllc|p\.c|dds|part|an?|the|serving|located|in|at|formerly|is|has|seeks|needs)\b)\p{Ll}| (?:VIC|NSW|QLD|TAS)$|^\d{1,2} on,? \d{1,2} off\b|^(?:Building|Bldg|Suite|Unit|Room|Gate|Dock|Floor) [A-Z\d]{1,3}\.?$| x ?\d{1,3}$|\bCounty,? (?:[A-Z]{2}|\p{Lu}\p{Ll}{2,3}\.?)$/u;

/** "4th Ave", "Central Ave.": a street without a number. */
const STREET_ALONE =
  /^(?:[NSEW]\.? |North |South |East |West )?(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:Ave|Avenue|St|Rd|Road|Blvd|Boulevard|Hwy|Highway|Pkwy|Parkway)\.?\)?$/u;

/** True for a condition of work, a permit, a time, a department, a kind of place or a pronoun. */
export function isNoName(text: string): boolean {
  if (
    [
      CONDITION_START,
      CONDITION_WORD,
      GENERIC_PLACE,
      KIND_OF_PLACE,
      PART_OF_SENTENCE,
      TASK_OR_PLACE,
      STREET_ALONE,
    ].some((pattern) => pattern.test(text))
  )
    return true;
  const condition = BENEFIT_OR_CONDITION.exec(text)?.[0];
  // "Steel Dynamics", "Uniform Diner"
  return condition !== undefined && !/^ \p{Lu}/u.test(text.slice(condition.length));
}

/** "Lindqvist Foods Human Resources" without its department. */
export function withoutDepartment(name: string): string {
  return name.replace(DEPARTMENT_AT_END, '');
}

/** "Wisteria Homes, Inc. serves adults in", "St. Odile Medical Center, part of Crescent Valley Health": the name alone. */
export function nameAlone(name: string): string {
  return withoutDepartment(name)
    .replace(HIRING_LEAD, '')
    .replace(ADDRESS_TAIL, '')
    .replace(VERB_TAIL, '')
    .replace(PART_OF_GROUP, '')
    .replace(STREET_TAIL, '')
    .replace(STREET_OF_SHOP, '');
}

/** "Cluck Shack on Highland Rd Baton Rouge", "FreshFields omaha (72nd & Dodge)": where a shop of the name is. */
const STREET_TAIL =
  /(?<=\p{L}{2}) (?:(?:[Oo]n|ON|[Aa]t|AT) (?:the )?(?:\p{Lu}[\p{L}.]+ |\d{1,4}(?:st|nd|rd|th) ){1,3}(?:[Ss]t|ST|[Rr]d|RD|[Aa]ve|AVE|[Bb]lvd|BLVD|[Ss]treet|STREET|[Rr]oad|ROAD|[Aa]venue|AVENUE|[Ll]n|[Dd]r|[Hh]wy|HWY)\b.*|\p{Ll}{4,} \([^()]*\))$/u;
/** "Randy's Diner University Dr": the street after the possessive name of a shop. */
const STREET_OF_SHOP =
  /(?<=['’]s \p{Lu}\p{L}+) (?:\p{Lu}[\p{L}.]+ ){1,2}(?:St|Rd|Ave|Blvd|Dr|Hwy|Ln|Pkwy)\.?$/u;
/** "Hiring for Corner Grocer", "Employer details Maple Grill Ltd." */
const HIRING_LEAD = /^(?:now )?hiring (?:for|at) (?=\p{L})|^employer (?:details|name) +(?=\p{Lu})/iu;
/** "Sierra Soft Goods 3377 E Patrick": the number and the street after a name. */
const ADDRESS_TAIL =
  /(?<=\p{L}{2} \p{Lu}\p{L}+)(?:, \d{1,5} | \d{3,5} (?=[NSEW]\.? |\p{Lu}\p{L}+ (?:St|Rd|Ave|Blvd|Dr|Hwy|Ln|Way|Pkwy|Street|Road|Avenue|Drive)\b))(?:[NSEW]\.? )?\p{Lu}\p{L}+.*$/u;
const PART_OF_GROUP = /,? (?:\(?part|an? (?:affiliate|member|division|subsidiary|unit)) of \p{Lu}.*$/u;
