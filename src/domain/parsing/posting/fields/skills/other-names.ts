/** Departments, whose names postings use for colleagues: "partner with Sales, Product and Compliance". */
const DEPARTMENT =
  /^(?:sales|marketing|product|engineering|(?:product|solutions?|software|data) engineering|product (?:management|development|design)|finance|accounting|hr|human resources|legal|compliance|operations|it|design|customer (?:service|success|support)|qa|quality(?: assurance| control)?|purchasing|procurement|logistics|production|manufacturing|editorial|data science|analytics|bi|business (?:development|intelligence)|account management|pr|public relations|partnerships|research|maintenance|security|shipping|facilities|robotics|machine learning|ml|ux)$/i;
const WITH_COLLEAGUES =
  /\b(?:functions?|departments?|teams?|areas?|disciplines) (?:including|such as|like)\s+[^.;:•]{0,70}$|\b(?:partner|collaborat|work|liais|coordinat|interfac|align|communicat|cooperat|interact|hand[- ]?off|support)\w*\s+(?:\w+\s+){0,2}(?:with|across|alongside|to|between)\s+[^.;:•]{0,70}$/i;
const FOREIGN_COLLEAGUES =
  /(?:Zusammenarbeit|zusammen mit|Schnittstelle\w*|collabor\w+|trabajar|en coordinaci\p{L}n|wsp\p{L}{2,3}prac\w+|parceria)\b[^.;:•]{0,80}$/iu;
const TEAM_AFTER =
  /^(?:[\s,/&]*(?:\w+\s*[,/&]\s*){0,2}(?:and\s+)?\w*)?\s+(?:teams?|departments?|colleagues|counterparts|groups?|leaders?(?:hip)?|stakeholders|engineers|managers|units?)\b/i;
const TEAM_BEFORE =
  /\b(?:with|across|alongside|from|between|by|to|our|other)\s+(?:(?:the|our|your|their|other)\s+)?(?:\w+[,/&]?\s+(?:and\s+)?){0,3}$/i;

/** Labels of the head of a posting and what follows on their line. */
const HEAD_LABEL =
  /\b(?:job (?:category|family|group)|(?:civil service|business|working) title|posting type|(?:division\/)?work unit|agency|career level|industry|sector|function)\s*:\s*[^.:•]{0,220}$/i;

/** Words of the name of an organization: "Bureau of Engineering Design & Construction", "Water Resources Control Board". */
const ORGANIZATION =
  /\b(?:Bureau|Division|Office|Department|Dept|Unit|Section|Board|Commission|Commissioner|Council|Institute|Association|Corporation|Authority|Agency|Center|Centre|Society|Ministry|Committee|Directorate|University|College)\b/;
const CAPITALIZED_BEFORE = /(?:(?:\p{Lu}[\p{L}'’.-]*|of|and|&|for|the|in)[ ,]*?[ /])+$/u;
const CAPITALIZED_AFTER = /^(?:[ /](?:\p{Lu}[\p{L}'’.-]*|of|and|&|for|the))+/u;
const NAME_CHARACTERS = 90;

/** Fixed phrases in which a word has another meaning than its skill. */
const PHRASES: readonly { word: RegExp; before?: RegExp; after?: RegExp }[] = [
  {
    word: /^fashion$/i,
    before:
      /\b(?:timely|professional|efficient|orderly|organized|consistent|agile|courteous|similar|this|an?|\w+ly) $/i,
  },
  {
    word: /^interview(?:s|ing)?$/i,
    before:
      /\b(?:considered|selected|called|invited|available|scheduled|contacted) for (?:an? |the )?(?:\w+ )?$/i,
  },
  { word: /^visa(?: applications?)?$/i, before: /\b(?:sponsor|support|provide|obtain)\w* (?:\w+ )?$/i },
  {
    word: /^scheduling$|^schedules?$|^work schedules?$/i,
    before: /\b(?:flexible|hybrid|remote|shift|your|own|regular) (?:\w+ )?$/i,
  },
  {
    word: /^(?:wellness|fitness)(?: programs?| programming)?$/i,
    before: /\b(?:subsidi[sz]ed|free|employee|corporate|health &|health and|our) (?:\w+ )?$/i,
  },
  {
    word: /friendly$/i,
    before:
      /\b(?:fel\w+|record|re-?entry|background|chance|pet|dog|bike|LGBTQ?\+?|family|eco|environmentally)[- ]$/i,
  },
  { word: /^(?:PT|FT)$/i, before: /\b(?:full|FT|PT|part)(?:[- ]?time)? ?(?:or|\/|and|&) ?$/i },
  { word: /^hiring$/i, before: /\b(?:now|we(?:'|’)re|we are|is|are)\W+$/i },
  { word: /^DM$/, after: /^ (?:us|me|for|to)\b/i },
  { word: /^IQ$/i, before: /\b(?:high|emotional|your) (?:\w+ )?$/i },
  { word: /^blast$/i, after: /^[- ]radius\b/i },
  { word: /^express$/i, before: /\b(?:federal|american|pony|UPS\/Federal) $/i },
  { word: /^twitter$/i, after: /^ bootstrap\b/i },
  // Employers of colleagues and customers: "founders (Apple, Twitter)", "clients include Google and Meta".
  {
    word: /^(?:adobe|airbnb|amazon|apple|dropbox|facebook|google|instagram|linkedin|microsoft|netflix|openai|oracle|salesforce|sap|shopify|slack|spotify|square|stripe|tiktok|twitter|uber|youtube|zoom)$/i,
    before:
      /\b(?:(?:founders?|engineers|alumni|operators|veterans|leaders|people|teams?|ex-attorneys|executives|talent)(?: (?:come |came |hail |are )?(?:from|of|at)| \()|formerly (?:of|at)|previously at|backed by|investors (?:include|like|such as|from)|(?:clients|customers|partners|companies|brands) (?:include|including|like|such as))[^.;:•)]{0,80}$/i,
  },
  { word: /^apache$/i, after: /^ (?!web|http|server)\p{Lu}/iu },
  { word: /^zoom$/i, after: /^ ?info\b/i },
  {
    word: /^promotions?$/i,
    before: /\b(?:hires?|hiring|transfers?|merit|pay|career|internal) ?(?:,|and|\/) ?(?:\w+,? ){0,2}$/i,
  },
  { word: /^philosophy$/i, before: /\b(?:our|company|comp|design|the|teaching|of) $/i },
];

/**
 * True for words that name something besides the skills of the job: colleagues with whom it works, a line of the head,
 * an organization, or a fixed phrase.
 */
export function namesOtherThing(word: string, before: string, after: string): boolean {
  if (
    PHRASES.some(
      (phrase) =>
        phrase.word.test(word) &&
        (phrase.before?.test(before) ?? true) &&
        (phrase.after?.test(after) ?? true),
    )
  )
    return true;
  if (HEAD_LABEL.test(before)) return true;
  return isDepartment(word, before, after) || isPartOfOrganization(word, before, after);
}

function isDepartment(word: string, before: string, after: string): boolean {
  if (!DEPARTMENT.test(word)) return false;
  if (TEAM_AFTER.test(after) && TEAM_BEFORE.test(before)) return true;
  return (
    (WITH_COLLEAGUES.test(before) || FOREIGN_COLLEAGUES.test(before)) &&
    !/^\s+(?:experience|skills?|knowledge|software|systems?|tools?|data)\b/i.test(after)
  );
}

function isPartOfOrganization(word: string, before: string, after: string): boolean {
  if (
    !word.split(/[\s/&-]+/).every((part) => part === '' || /^\p{Lu}/u.test(part) || /^(?:and|of)$/.test(part))
  )
    return false;
  const left = CAPITALIZED_BEFORE.exec(before.slice(-NAME_CHARACTERS))?.[0] ?? '';
  const right = CAPITALIZED_AFTER.exec(after.slice(0, NAME_CHARACTERS))?.[0] ?? '';
  return ORGANIZATION.test(left) || ORGANIZATION.test(right);
}
