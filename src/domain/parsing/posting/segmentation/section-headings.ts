import { LOCALES } from '../../locales';
import { foldText } from '../../text/normalize';
import type { PostingSectionKind } from './section-kind';

const MAX_HEADING_WORDS = 9;
const MAX_HEADING_CHARS = 80;

/** Whole normalized headings, for phrases whose single words would mislead. */
const HEADING_PHRASES: Record<Exclude<PostingSectionKind, 'body'>, string> = {
  title:
    'job title|title|position|position title|role|role title|job|vacancy|job name|post|classification|job classification|post title|job posting|vacancy title|working title|position name|class title|classification title|official title|open position',
  employer:
    'school district|district|company|employer|organization|organisation|company name|employer name|hiring company|agency|organization name|hiring organization|facility|business name|restaurant|school|hospital|practice|practice name|clinic|firm|facility name|hotel|store|shop|employer organization|company organization|organization employer|hiring agency|hiring organisation|farm|tribe|municipality|agency name|contractor|signatory contractor|contractor name',
  department:
    'main area|department|division|division work unit|business unit|department division|dept|team|unit',
  location:
    'town|town city|city town|job town|station|duty post|terminal|home terminal|territory|client location|place of posting|location|job location|position location|work location|place of work|city|duty station|worksite|work site|locations|office location|address|site|job site|place|where|work address|city and state|work city|duty location|based in|area|project location|primary location|location s|city state|job locations|work place|workplace',
  pay: 'hourly|salary|pay|wage|wages|terms of pay|compensation|hourly rate|pay rate|pay range|salary range|annual salary|remuneration|remuneration salary|rate of pay|proposed salary range|starting pay|base pay|rate|stipend|base salary|pay scale|salary wage|salary rate|hourly pay|hourly wage|starting salary|starting wage|compensation range|expected compensation|salary and wages|monthly salary|base salary range|pay and compensation|salary information|hiring range|salary grade|annual pay|total compensation|wage rate|pay rates|earnings',
  schedule:
    'schedule|hours|shift|shifts|when|time|times|shift time|hours of operation|work hours|working hours|hours shift|work schedule|shift hours|days and hours|days|hours of work|shift schedule|work days|schedule and hours|work shift|hours per week|working time|available shifts|shift times|job schedule|hours and schedule',
  employment:
    'employment type|job type|type|position type|full time part time|status|contract type|term|duration|employment status|type of employment|job status|time type|type of position|employment|position duration|project duration|contract|job types|flsa status|worker type|contract duration|terms|appointment type|type of appointment',
  openings:
    'men|workers|men needed|number of workers needed|no of openings available|spots|slots|vacant posts|openings|number of openings|vacancies|positions available|number of positions|number of vacancies|positions|of openings|headcount|number of hires|number of workers|workers needed|number needed|how many|no of positions|no of openings|no of posts|no of vacancies|job openings',
  start:
    'start date|start date time|start|expected start date|anticipated start date|starting date|available from|commencement date|date of start|start time',
  posted:
    'posted|date posted|open date|opening date|posting date|posted on|publish date|published|job posted|posted date|date of posting|date opened',
  deadline:
    'deadline|application deadline|closing date|close date|apply by|expires|valid through|deadline to apply|closing|applications close|application closing date|last date to apply|filing deadline|final filing date|last day to apply|last filing date|expiration date|closes|post until|apply before|open and closing dates|opening and closing dates|open closing dates',
  apply:
    'how to apply|application procedures|application procedure|to apply|application process|where to apply|apply|apply now|contact|contact information|application instructions|applications|how do i apply|applying|to apply for this job|interested|point of contact|selection process|next steps|interview process|hiring process|our process|contact us|application|apply here|apply at|the process|submission',
  summary:
    'job description|description|summary|job summary|position summary|overview|about the role|about the job|about this job|about this role|about the position|the role|role overview|purpose|job purpose|position overview|the opportunity|job overview|detail description|general summary|position description|role description|the job|about the opportunity|role summary|purpose of position|position purpose|job brief|the position|opportunity|general description|job details|basic function|general purpose|your opportunity|your mission|mission|position details|the mission|your role|role purpose|job scope|position objective',
  responsibilities:
    'what youll do|what you will do|you will|youll|day to day|in this role you will|what youll be doing|what you will be doing|your impact|essential functions|the work|what the job involves|what the role involves|what youll work on|what you will work on|a day in the life|your day|how you will contribute|how youll make an impact|in this role|as a team member you will|responsible for|what you do|what youll own|in this role youll|how you will make an impact|your mission and responsibilities|job activities|what to expect|on a typical day|a typical day|your contribution|your tasks|things youll do|what will you do|scope of work|scope of duties|what you will own|what youll be responsible for|what you will be responsible for|you will be responsible for|main activities|the day to day|typical day|essential job functions|detailed tasks|areas of responsibility|what we need you to do|what youll get to do',
  required:
    'must have|must haves|essential|essentials|essential criteria|youll need|you will need|need|we need|musts|required at hire|required at time of application|requirements at time of application|what youll need|what you need|what you will need|what were looking for|what we are looking for|who you are|about you|you have|you bring|what you bring|what youll bring|what you will bring|who were looking for|who we are looking for|to be successful|youre a great fit if|you might be a fit if|you may be a fit if|what it takes|is this you|we are looking for|were looking for|what you should have|what you have|what we look for|ideal candidate|the ideal candidate|candidate profile|your profile|profile|you are|who should apply|qualified candidates|the successful candidate|successful candidate|what we require|we require|required|minimum|you must have|you must be able to|selection criteria|additional selection criteria|youll have|you will have|what youll need to succeed|what you need to succeed|what you need to know|knowledge of|ability to|you should have|we expect|what we expect|the requirements|a good fit|you could be a good fit if|this is you|minimum quals|ksas|is required|you need|you have experience with|wed love to hear from you if|tech stack|our stack|technologies|tools|work experience|education|experience|licensure|licenses|certifications|special requirements|conditions of employment|must be able to|do you have what it takes|you are a good fit if|about your background|were excited about you if|who will love this job|you may be a good fit if|you might thrive in this role if|minimum qual requirements|what makes you a great fit|domain knowledge|your qualifications|the candidate|your background|training and experience|experience required',
  preferred:
    'nice to have|nice to haves|highly regarded|well regarded|highly desirable|youll stand out with|you will stand out with|what sets you apart|what will set you apart|desirable criteria|bonus|bonus points|bonus points if|bonus points if you have|pluses|plus|plusses|a plus|extra credit|its a plus if|preferred|desired|desirable|even better|even better if|optional|good to have|great to have|would be nice|we would love it if|what would be nice|what will set you apart|stand out|would be a plus|icing on the cake|brownie points|additional assets|assets|added bonus|what sets you apart|not required but nice|not required|helpful|you may also have|ideally|also great|nice if you have|you stand out if|want|wants|also useful|useful|advantage|advantages|an advantage',
  benefits:
    'benefits|perks|get|you get|we give you|what we offer|we offer|what youll get|what you will get|why join us|perks and benefits|benefits and perks|compensation and benefits|pay and benefits|benefits and compensation|our benefits|what you get|why work with us|why work for us|employee benefits|whats in it for you|why us|total rewards|rewards|the benefits|the perks|in return|our offer|what we provide|we provide|salary and benefits|what you can expect|benefits include|our perks|the following benefits|benefits package|what we can offer you|you will receive|we offer you|what you receive|additional benefits|compensation and perks|life at our company|compensation benefits|why youll love working here|why youll love it here|why you should join|whats in it for me|wages and benefits|other benefits|why work here|the offer|our benefits include|what we offer you|working with us',
  physical:
    'physical requirements|physical demands|physical|work environment|working conditions|physical demands and work environment|environment|physical and environmental requirements|physical requirements and work environment|physical abilities|job conditions|working environment|work conditions|physical demand|environmental conditions|physical working conditions|physical effort|physical job requirements',
  about:
    'about us|about the company|about company|about|company overview|who we are|our company|our mission|our story|about our company|company description|the company|about the team|the team|our team|our values|our culture|company profile|about our team|about program project|about project|about the project|background|meet the team|our vision|mission statement|the problem|company background|about the organization|introduction|about the founders|our product|traction|our traction|about the school|about the hospital|about the restaurant|our client|about our client|why now|what we do|what we are building|what were building|company|our investors|culture|values|intro|who are we',
  legal:
    'equal opportunity|eeo|eeo statement|disclaimer|equal employment opportunity|equal opportunity employer|notice|notices|privacy|privacy notice|eoe|diversity|diversity and inclusion|accommodations|accommodation|legal|reasonable accommodation|equal opportunity statement|diversity equity and inclusion|fair chance|background check|note|notes|important|e verify|pay transparency|accessibility|commitment to diversity|our commitment|our commitment to diversity|statement of non discrimination|non discrimination|covid policy|agency notice|to all recruitment agencies',
  other:
    'additional information|open to|open to eligibility criteria|eligibility criteria|eligibility|residency requirement|residency requirements|process notes|class code|job id|job ref|job reference|salary period|job number|announcement code|announcement number|reports to|reporting to|supervises|travel|attachments|additional notes|job category|posting type|civil service title|job code|requisition|requisition id|requisition number|req id|reference|ref|industry|category|function|level|grade|skills tags|website|url|other information|more information|detail|details|news details|event type|intended audience|author|definitions|definition|distinguishing features|phone|fax|tel|e mail|email|supervisor|exam type|examination|date|job family|seniority level|job function|travel requirements|union|source|tags|keywords|share|save|probationary period|security clearance|about this posting',
};

const KIND_BY_PHRASE = new Map<string, PostingSectionKind>();
for (const [kind, phrases] of Object.entries(HEADING_PHRASES) as [PostingSectionKind, string][]) {
  // A phrase listed twice belongs to the kind listed first.
  for (const phrase of phrases.split('|')) if (!KIND_BY_PHRASE.has(phrase)) KIND_BY_PHRASE.set(phrase, kind);
}

/** Headings of other languages, folded. English ones win where both have one. */
const KIND_BY_FOREIGN_PHRASE = new Map<string, PostingSectionKind>(
  LOCALES.flatMap(({ postingHeadings = {} }) =>
    (Object.entries(postingHeadings) as [PostingSectionKind, readonly string[]][]).flatMap(
      ([kind, headings]) =>
        headings.map((heading): [string, PostingSectionKind] => [foldText(normalizeHeading(heading)), kind]),
    ),
  ),
);

/** Words of longer headings by language, folded: cues by kind, and words that say nothing about the kind. */
const FOREIGN_HEADING_WORDS = LOCALES.flatMap(({ postingHeadingWords: words }) => {
  if (!words) return [];
  const cues = Object.entries(words.cues) as [PostingSectionKind, readonly string[]][];
  const kinds = new Map(cues.flatMap(([kind, list]) => list.map((word) => [foldText(word), kind] as const)));
  return [{ kinds, fillers: new Set(words.fillers.map(foldText)), order: cues.map(([kind]) => kind) }];
});

const splitWords = (list: string): Set<string> => new Set(list.split(' '));

/** Words that say nothing about the kind of a section and may stand in any heading. */
const FILLER_WORDS = splitWords(
  'the a an and or of for to in with this that job position role your our you we key core main primary essential minimum min basic general required mandatory specific additional other principal typical daily day major overview summary candidate candidates applicant applicants special technical professional personal work working related relevant must have qual level entry soft hard be able necessary formal needed some critical fundamental following include includes including are is what overall standard other etc on at top specifications details more any current if requirement',
);

/** Cue words by kind, strongest first: the first kind with a cue wins when every word is a cue or a filler. */
const KIND_CUES: [PostingSectionKind, Set<string>][] = [
  ['physical', splitWords('physical environmental environment mental demands conditions')],
  [
    'preferred',
    splitWords(
      'preferred preferable desired desirable bonus plus pluses nice optional ideal ideally assets advantageous beneficial preferences',
    ),
  ],
  [
    'responsibilities',
    splitWords(
      'responsibilities responsibility duties tasks accountabilities accountability functions deliverables duty responsible activities',
    ),
  ],
  [
    'required',
    splitWords(
      'requirements requirement qualifications qualification prerequisites prerequisite quals competencies competences credentials criteria attributes',
    ),
  ],
  [
    'required',
    splitWords(
      'skills skill knowledge abilities ability experience experiences education educational expertise licenses licensure licensing certifications certification certificates licences memberships courses academic training language languages skillset',
    ),
  ],
  ['benefits', splitWords('benefits perks rewards offer compensation salary')],
  [
    'pay',
    splitWords(
      'salary compensation pay wage wages remuneration rate range annual hourly monthly weekly estimated expected base starting proposed',
    ),
  ],
  ['schedule', splitWords('schedule hours shift shifts weekly')],
];
const ALL_CUES = new Set(KIND_CUES.flatMap(([, set]) => [...set]));

/** Lower-case words of a heading without its decoration: bullets, numbering, markdown, colon, brackets. */
export function normalizeHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/&(amp;)?/g, ' and ')
    .replace(/\([^)]{0,40}\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d{1,2} (?=\p{L})/u, '');
}

/** Short clauses above a list: "Would be great", "You may also hold", "What the client requires". */
const LEAD_PATTERNS: readonly [PostingSectionKind, RegExp][] = [
  [
    'preferred',
    /^(?:(?:it |that )?would (?:also )?be|its|also|really|even) (?:an? )?(?:great|nice|good|helpful|useful|better|plus|bonus|advantage|handy)(?: (?:if|to have|to see)(?: you (?:have|hold|know))?)?$|^you (?:may|might|could) (?:also )?(?:have|hold|bring|know)$|^(?:we|i|wed|id) (?:would )?(?:also )?(?:love|like|prefer)(?: (?:it )?if you (?:have|had|know|hold)| to see| if)?$|^(?:extra|brownie) (?:points|credit)(?: for| if)?$/,
  ],
  [
    'required',
    /^you (?:must|do need|have to|do need to|should)(?: (?:also )?(?:have|hold|be|bring|possess|be able to))?$|^(?:what )?(?:the |our )?(?:client|employer|customer|company|we|they) (?:requires?|needs?|asks?|insists?)(?: for| on| of you)?$|^to qualify(?: you(?: must| need)?)?$|^(?:deal ?breakers?|non negotiables?|the musts?)$/,
  ],
];

/** The kind of section a heading opens, null if its words are no heading in the lexicon. */
export function headingKind(text: string): PostingSectionKind | null {
  if (text.length > MAX_HEADING_CHARS) return null;
  const normalized = normalizeHeading(text);
  if (normalized === '') return null;
  const exact =
    KIND_BY_PHRASE.get(normalized) ?? KIND_BY_PHRASE.get(normalized.replace(/^(the|our|your) /, ''));
  if (exact) return exact;
  const lead = LEAD_PATTERNS.find(([, pattern]) => pattern.test(normalized))?.[0];
  if (lead) return lead;
  const foreign = KIND_BY_FOREIGN_PHRASE.get(foldText(normalized));
  if (foreign) return foreign;
  const parts = normalized.split(' ');
  if (parts.length > MAX_HEADING_WORDS) return null;
  if (parts.every((word) => FILLER_WORDS.has(word) || ALL_CUES.has(word))) {
    for (const [kind, cues] of KIND_CUES) if (parts.some((word) => cues.has(word))) return kind;
  }
  const cued = foreignHeadingKind(parts.map(foldText));
  if (cued) return cued;
  if (/^(about|why|life at|join|working at|who is|what is) /.test(normalized) && parts.length <= 6)
    return 'about';
  return null;
}

/** The kind of a heading whose words are all cues or fillers of one language: the first kind of its list with a cue. */
function foreignHeadingKind(words: readonly string[]): PostingSectionKind | null {
  for (const { kinds, fillers, order } of FOREIGN_HEADING_WORDS) {
    if (!words.every((word) => kinds.has(word) || fillers.has(word))) continue;
    const found = new Set(words.map((word) => kinds.get(word)));
    const kind = order.find((candidate) => found.has(candidate));
    if (kind) return kind;
  }
  return null;
}
