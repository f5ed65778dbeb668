import { postingTerms } from '../../locales';
import type { Posting, PostingItem } from '../posting-model';
import { classifyItem, type ItemClass } from './item-classifier';
import { classifyItems } from './unheaded-lists';

export interface ClassifiedItems {
  required: PostingItem[];
  preferred: PostingItem[];
  responsibilities: PostingItem[];
}

/** Words that mark an item as preferred. */
const PREFERRED_CUE =
  /\b(?:(?:is|are|would be|will be|as|considered|also) (?:an? )?(?:big |huge |strong |definite |great |real |added |distinct )?(?:plus|bonus|assets?|advantage|preferred|desired|desirable|preferable|nice to have|helpful|beneficial|welcome|(?:highly|well) regarded)|(?:a|an|big|huge|added|distinct) (?:plus|bonus|asset|advantage)|(?:highly|well) regarded|(?:helps|would help|(?:is |are |would be )?(?:nice|helpful|beneficial|welcome|appreciated))(?= *(?:[.,;)]|$| but))|pref(?:erred|['’]d|(?=[.,;)]|$))|nice[- ]to[- ]have|desired|desirable|preferably|ideally|(?:not|isn.t|aren.t) (?:required|necessary|mandatory|needed),? but|bonus points?|is an advantage|advantageous|speakers? (?:are )?(?:strongly )?encouraged|(?:receives?|earns?|gets?|paid) (?:an? )?(?:\w+ )?(?:stipend|differential|premium))\b|\b(?:earns?|gets?|adds?|pays?) (?:(?:you|u) )?(?:an? )?(?:extra |additional |more )?\+? ?\$\d|\b(?:earns?|gets?|pays?|means?|brings?) (?:you |u )?(?:more|extra|better|higher|top) (?:\$+|money|pay\b|rates?\b|cash|starting pay)/i;
const PREFERRED_LEAD =
  /^\W*(?:bonus|preferred|nice[- ]to[- ]have|desired|ideally|plus|a plus|preference)\b\s*[:–—-]?/i;
/** "Notary a +", but not "Class A + tanker". */
const A_PLUS = /\ba \+(?=[\s.,;)]|$)/;
/** Words of wishes in other languages than English. */
const FOREIGN_PREFERRED = new RegExp(
  `(?<!\\p{L})(?!prefer(?:red|ably|ences?|ring|s)?\\b)(?:${postingTerms(({ wishCues }) => wishCues)})(?!\\p{L})`,
  'iu',
);
/** "License preferred but not a must" */
const NOT_REQUIRED = /\bnot (?:required|(?:an? )?(?:absolute )?must|mandatory|essential)\b/gi;
const REQUIRED_CUE = /\b(?:required|req(?:['’]d|(?=[.,;)]|$))|must|mandatory|minimum|at least|essential)\b/i;

/** Words that state a requirement beyond doubt: "Drug screen required.", "Must have …". */
const REQUIRED_AFTER =
  /(?<!not )\brequired[.!]?$|^(?:you )?must (?:have|hold|be|pass|possess)\b|^(?:valid|current|active|unrestricted|registered|licensed) [\w'’ ]{0,30}\b(?:licen[cs]e|certification|certificate)\b/i;
/** Words of items that require nothing or name who is welcome. */
const NO_REQUIREMENT =
  /^\W*no\b[^.;]{0,60}\b(?:required|necessary|needed)\b|\bexperience (?:is )?(?:\w+ but )?not (?:required|necessary|needed)\b|\b(?:background|record|conviction|history)\w* (?:does|do|will) not disqualify\b|\b(?:welcomes?|encouraged?) (?:to apply|applicants|everyone)\b|\bwelcome to apply\b/i;
/** Words of sentences outside any list that request a credential. */
const APPLICATION_DOCUMENT =
  /\b(?:required?|must|need(?:s|ed)?|valid|current|active|hold|possess|licensed|certified|certifications?|certificates?|certs?|licen[sc]es?|cards?|tickets?|registered|registration|credentials?|minimum)\b|\b(?:want|seek\w*|looking for|hiring)\b[^.]{0,60}\bwith\b/i;

const BOILERPLATE =
  /\bequal[- ]opportunity|without regard to|regardless of (?:race|age|gender|sex)|\baffirmative action|reasonable accommodation|protected (?:veteran )?(?:status|class|by law|characteristic)|all qualified applicants|does not discriminate|\be-?verify\b|unsolicited resumes|recruitment (?:agency|agencies) |privacy (?:policy|notice)|only (?:shortlisted|selected|short-listed) candidates|learned of this (?:job )?opportunity|acting as an employment (?:agency|business)|^we (?:can(?:'|’)?t|cannot|do not|don(?:'|’)t|are unable to|are not able to) (?:offer |provide )?(?:visa )?sponsor/i;

/** Sentences that address the applicant but require nothing. */
const PARENTHESIS =
  /^\W*(?:apply (?:by|at|now|online|in person)|to apply|start(?:s| date)|\d{1,3} openings?|send (?:us |your )?|e-?mail |call |contact |questions\?|we(?: are|(?:'|’)re) (?:currently |now |actively )?(?:looking|seeking|hiring|searching)|now hiring|help wanted|pay\b|salary|location\b|venue\b|contact person\b)/i;

/** Minimum probability at which a sentence of prose counts as a requirement or a duty. */
const CLEAR_REQUIREMENT = 0.62;
/** Maximum items without a heading that are classified; no real posting has more. */
const MAX_LISTED_ITEMS = 300;
/** "Additional: French an asset" among the duties. */
const MAX_WISH_AMONG_DUTIES = 60;
/** Maximum items of one class in the result. */
const MAX_ITEMS = 1_000;

/** Classifies the items of a posting as required, preferred or responsibilities. */
export function classifyRequirementItems(
  posting: Posting,
  title: { start: number; end: number },
): ClassifiedItems {
  const sorted: ClassifiedItems = { required: [], preferred: [], responsibilities: [] };
  const kinds = new Set(posting.sections.map((section) => section.kind));
  for (const section of posting.sections) {
    for (const [at, item] of section.items.entries()) {
      if (!posting.isEnglish && announcesNext(item, section.items[at + 1])) continue;
      if (BOILERPLATE.test(item.text) || (!item.bullet && PARENTHESIS.test(item.text))) continue;
      if (section.kind === 'required')
        (isOnlyPreferred(item.text) ? sorted.preferred : sorted.required).push(item);
      else if (section.kind === 'preferred') sorted.preferred.push(item);
      else if (
        section.kind === 'responsibilities' &&
        item.text.length <= MAX_WISH_AMONG_DUTIES &&
        isOnlyPreferred(item.text)
      )
        sorted.preferred.push(item);
      else if (section.kind === 'responsibilities' && (item.bullet || !isNotDuty(item.text)))
        sorted.responsibilities.push(item);
    }
  }
  classifyUnheadedItems(posting, title, kinds, sorted);
  const inOrder = (a: PostingItem, b: PostingItem): number => a.start - b.start;
  return {
    required: sorted.required.sort(inOrder).slice(0, MAX_ITEMS),
    preferred: sorted.preferred.sort(inOrder).slice(0, MAX_ITEMS),
    responsibilities: sorted.responsibilities.sort(inOrder).slice(0, MAX_ITEMS),
  };
}

/**
 * Returns the sentences that request a credential and are not classified items. In a posting with a list of
 * requirements these are only items elsewhere that name credentials and nothing else.
 */
export function requirementsInProse(
  posting: Posting,
  sorted: ClassifiedItems,
  namesCredentialsOnly: (text: string) => boolean,
): string[] {
  const isListed = posting.sections.some((section) => section.kind === 'required');
  const classifiedStarts = new Set([...sorted.required, ...sorted.preferred].map((item) => item.start));
  return posting.sections
    .filter((section) => section.kind === 'body' || section.kind === 'summary')
    .flatMap((section) => section.items)
    .filter(
      ({ start, text, bullet }) =>
        !classifiedStarts.has(start) &&
        !BOILERPLATE.test(text) &&
        (isListed
          ? bullet && namesCredentialsOnly(text)
          : APPLICATION_DOCUMENT.test(text) || isWish(text) || namesCredentialsOnly(text)),
    )
    .map(({ text }) => text)
    .slice(0, MAX_ITEMS);
}

/** True if an item calls itself preferred and requires nothing. */
function isPreferred(text: string): boolean {
  return (
    PREFERRED_LEAD.test(text) ||
    ((PREFERRED_CUE.test(text) || A_PLUS.test(text)) && !REQUIRED_CUE.test(text.replace(NOT_REQUIRED, '')))
  );
}

/**
 * True if a text in any language states a wish. The list of requirements in another language keeps such an item, because
 * employers put it there; what the item names is preferred.
 */
export function isWish(text: string): boolean {
  return isPreferred(text) || isForeignWish(text);
}

/** True if a text states a wish in another language than English. */
export function isForeignWish(text: string): boolean {
  return FOREIGN_PREFERRED.test(text);
}

/**
 * Under a heading of requirements an item is preferred only as a whole: "Bachelor's degree; Master's is
 * preferred" still requires the first half.
 */
function isOnlyPreferred(text: string): boolean {
  if (!isPreferred(text) || DEGREE_WITH_ASIDE.test(text) || onlyEndIsPreferred(text)) return false;
  const clauses = text
    .split(/[;(]|[.] +(?=\p{Lu})|, (?=(?:additional|other|any|knowledge|an?)\b)/u)
    .filter((clause) => clause.trim().length > 3);
  return clauses.every(
    (clause) => isPreferred(clause) || /^[^a-z]*$/.test(clause) || clause.trim().split(/\s+/).length < 3,
  );
}

const PREFERRED_END =
  /^([^;(]+), ([^,;]{3,40}?) (?:is |are )?(?:strongly |highly )?(?:preferred|desired|an? (?:plus|bonus|asset)|helpful)\W*$/i;
const STATED_REQUIREMENT =
  /\b(?:licen[cs]es?|\d+\+? (?:years?|yrs?)|years?'|diploma|degree|GED|certifi\w+|certs?|cards?|tickets?|permits?|ability to|must|required)\b/i;

/** "Class AZ licence, 2 years of experience, FAST card preferred" prefers the last of several requirements. */
function onlyEndIsPreferred(text: string): boolean {
  const [, head = '', end = ''] = PREFERRED_END.exec(text) ?? [];
  return (
    STATED_REQUIREMENT.test(head) &&
    !/\b(?:and|or)\b/i.test(end) &&
    !PREFERRED_CUE.test(head) &&
    head.includes(',')
  );
}

/** "B.Com (M.Com preferred)" requires the first degree. */
const DEGREE_WITH_ASIDE =
  /^\W*(?:(?:B|M)\.?\s?(?:A|S|Sc|Com|Tech|Ed|E|BA)\b|Ph\.?D|(?:bachelor|master|associate|high school|diploma|GED)\b)[^()]{0,60}\([^()]*[^()\s]\s(?:strongly |highly )?(?:preferred|desired|a plus)\s*\)[^()]{0,60}$/i;

/** "Vous avez :" above the items of a list, which names nothing itself. */
function announcesNext(item: PostingItem, next: PostingItem | undefined): boolean {
  return !item.bullet && next?.bullet === true && item.text.endsWith(':');
}

/** Classifies text under no heading for the classes that have no section. */
function classifyUnheadedItems(
  posting: Posting,
  title: { start: number; end: number },
  kinds: ReadonlySet<string>,
  sorted: ClassifiedItems,
): void {
  const headed = kinds.has('required') || kinds.has('preferred') || kinds.has('responsibilities');
  const body = posting.sections
    .filter((section) => section.kind === 'body')
    .flatMap((section) => section.items)
    .filter((item) => item.end > title.end && !BOILERPLATE.test(item.text) && !PARENTHESIS.test(item.text));
  const list = body.filter((item) => item.bullet).slice(0, MAX_LISTED_ITEMS);
  const isMissingClass = (kind: ItemClass): boolean =>
    kind !== 'other' && !kinds.has(kind === 'responsibility' ? 'responsibilities' : kind);
  if (list.length >= 2) {
    classifyItems(list, posting.source.raw).forEach((kind, index) => {
      const item = list[index];
      if (item && isMissingClass(kind)) placeItem(item, kind, sorted);
    });
    return;
  }
  if (headed) return;
  for (const item of body.slice(0, MAX_LISTED_ITEMS)) {
    if (NO_REQUIREMENT.test(item.text)) continue;
    const { kind, probability } = classifyItem(item.text);
    if (probability >= CLEAR_REQUIREMENT && isMissingClass(kind)) placeItem(item, kind, sorted);
    else if (REQUIRED_AFTER.test(item.text) && isMissingClass('required'))
      placeItem(item, 'required', sorted);
  }
}

function placeItem(item: PostingItem, kind: ItemClass, sorted: ClassifiedItems): void {
  if (kind === 'required') (isOnlyPreferred(item.text) ? sorted.preferred : sorted.required).push(item);
  else if (kind === 'preferred')
    (REQUIRED_AFTER.test(item.text) && !PREFERRED_CUE.test(item.text)
      ? sorted.required
      : sorted.preferred
    ).push(item);
  else if (kind === 'responsibility') sorted.responsibilities.push(item);
}

/** True for a sentence among the duties that is about the applicant: who is welcome, what is checked. */
function isNotDuty(text: string): boolean {
  return (
    NO_REQUIREMENT.test(text) ||
    (REQUIRED_AFTER.test(text) && text.length < 120) ||
    /^we welcome\b|\bcheck required\b/i.test(text)
  );
}

/** True for the fixed phrases that every employer adds and that require nothing. */
export function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text);
}
