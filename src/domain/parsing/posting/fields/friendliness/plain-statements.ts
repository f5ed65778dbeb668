import type { SignalMention } from './welcomed-groups';

/**
 * What people write in their own words instead of the phrases of job boards: a sentence names a hurdle ("a record", "a
 * diploma") and says that it does not count. A question belongs to the sentence that answers it: "Got a record? Talk to us."
 */
interface PlainStatement {
  signal: SignalMention['signal'];
  /** What the sentence speaks of; its place in the text is the evidence. */
  topic: RegExp;
  /** What it says about it; a topic without it says enough. */
  says?: RegExp;
  /** Words with which the sentence says the opposite, or speaks of others than applicants. */
  not?: RegExp;
}

/** Sentences about those whom the employer serves. */
const OF_OTHERS =
  /\b(?:you(?:'|’)?(?:ll| will)? (?:\w+ )?(?:help|support|serve|assist|teach|supervise|tutor|coach|transport|drive|translate|interpret)|(?:support|serv|help|assist|teach|tutor|coach|transport|supervis)(?:es|s|ing)? (?:\w+ ){0,2}(?:people|persons|adults|individuals|residents|clients|youth|teens|families|veterans|refugees|immigrants|seniors|students)|residents?|patients?|clients?|protected|regardless|discriminat\w*|EO[EV]\b|equal opportunity|petitions?|drive|translate)\b/i;

const RECORD: PlainStatement = {
  signal: 'fair_chance',
  topic:
    /\b(?:(?<!\b(?:driving|track|proven|safety|medical|health|work|sales|attendance|service|patient|production|good|strong|clean|motor vehicle|keeps?|keeping|the|accurate|maintains?) )records?\b(?! (?:of\b|keep|sales|label|and report|in\b|data|time))|felon(?:s|y|ies)?\b|convict(?:ed|ions?)\b|misdemeanors?|criminal (?:past|histor\w+|background)|(?:jail|prison)\b|incarcerat\w+|locked up|(?:did|done|doing|served) time\b|been inside\b|on probation|parole\b|(?:your|the|whose|a|their) past\b(?! \w+ (?:years?|employ|work|experience))|(?:just|recently) (?:got out|released)\b|(?:trouble|run-?ins?) with the law\b|legal trouble\b|coming home from (?:prison|jail)|makes? mistakes|a hit on (?:it|your)|lived experience[^.;\n]{0,30}(?:incarcerat|justice|prison|jail)\w*)/i,
  says: /\b(?:talk to us|come (?:and )?(?:talk|see)|let(?:'|’)?s talk|(?:we(?:'|’)?ll|will|happy to|can|would) (?:talk|listen)|ok(?:ay)?\b|fine\b|welcome|proud of|(?:we|gladly|happily) (?:\w+ )?hire\b|(?:can|may|should|please|do|still) apply|(?:not|\w*n(?:'|’)?t|never|no|cannot) (?:\w+ ){0,4}?(?:deal-?breaker|problem|issue|barrier|bar|rule|disqualif\w+|keep|stop|the end|follow|matter|held|hold|hurt|define|judge|count|ask|care|mind|bother|hinder|scare|worry|exclude|prevent)\b|second chance|fair (?:look|shot|chance)|individually|case[- ]by[- ]case|who you are|start(?:ing)? over|fresh start|we(?:'|’)?(?:ll)? (?:will )?hire|(?:a|the) (?:chance|shot)\b|make mistakes|is (?:your|the) past|so (?:have|did|has) (?:i|we|half|most|some|our|the)\b|me too\b|(?:been|were) there\b|(?:no|don(?:'|’)?t|not|without) judg\w*|valued\b|counts (?:here|for)|be (?:honest|open|up ?front)|in your favou?r|friendly|encouraged?|same as anyone|do(?:es)? (?:well|great))/i,
  not: /\b(?:must (?:not|pass|have no|be free)|no (?:felon|convict|criminal|misdem)\w*|(?:can(?:'|’)?t|cannot) (?:hire|consider|have)|be reported|not (?:be )?(?:eligible|considered|accepted|hired)|will (?:automatically )?disqualif|(?:help|support)(?:s|ing)? (?:residents|people|clients|men|women)|clean record|regardless|residents|clients|free of)\b/i,
};

const EXPERIENCE: readonly PlainStatement[] = [
  {
    signal: 'no_experience_required',
    topic:
      /\b(?:no|zero|0) exp(?:\.|erience)?(?![\w-]| (?:with|in|of)\b)|\bexp(?:\.|erience)? (?:is )?(?:not |un)(?:needed|necessary|required|req)|\bexperience (?:is |would be )?(?:nice|helpful|great|good|a plus|useful|welcome|preferred)[^.;\n]{0,15}\b(?:but|though|yet)\b[^.;\n]{0,15}(?:\bnot|n(?:'|’)t|optional)|\b(?:knowledge|background|skills?)\b[^.;\n]{0,25}\b(?:not|isn(?:'|’)?t|aren(?:'|’)?t) (?:required|needed|necessary|expected|a must)|\bno background in [^.;\n]{2,30} (?:required|needed|necessary)|\bno (?:\w+ ){1,2}(?:knowledge|skills?|training) (?:is |are )?(?:required|needed|necessary)|,? no (?:\w+ )?experience(?=[,.;]| just\b)|,? no \w+ background(?=[,.;]| just\b)|\bno background(?= just\b)|\b(?:don(?:'|’)?t|do not|won(?:'|’)?t) need (?:a thing|anything)(?: but| except|[,.;])|\bnothing (?:is |else is )?(?:required|needed) (?:but|except)|\b(?:don(?:'|’)?t|do not) need (?:an? |any )?(?:diploma|degree|certificate|license|resume)s? or (?:any )?experience\b|\bno experience (?:with|in|of) [^.;,\n]{2,40} (?:is )?(?:needed|required|necessary)\b|\b(?:if|even if) (?:it|that)(?:'|’)?s nothing\b|\bstart(?:ed|ing)? (?:with|from) nothing\b/i,
  },
  {
    signal: 'no_experience_required',
    topic:
      /(?:^\s*|[.!?\n] *|\byou(?:'|’)?ve |\bif you(?:'|’)ve |\bif you have )(?:never|haven(?:'|’)?t) (?:ever )?(?!a\b|the\b)(?:\w+(?:ed|en|ne|ld|ught|ung)|sold|run|cut|built|sewn|made|done|been|driven|kept|taken) ?[^.?!,\n]{0,40}(?:\?|, (?:you|we|no|that|it)\b)/i,
  },
  {
    signal: 'no_experience_required',
    topic:
      /\b(?:don(?:'|’)?t|do not|needn(?:'|’)?t) (?:(?:have to|need to|gotta|got to) )?(?:know (?:anything|a thing|how|much|the (?:first|trade|work))|have (?:worked|done|cooked|been|ever|any experience|prior))/i,
  },
  {
    signal: 'no_experience_required',
    topic:
      /\b(?:we|i|they|our \w+)(?:(?:'|’)?ll)? (?:will |can |do |gladly )?(?:show|teach|train) (?:you|u\b|ya\b|everything|everyone|anyone|it\b|all (?:of )?(?:it|new|our)|from (?:zero|scratch|the ground)|the (?:rest|job|right|trade|ropes|work|basics)|people (?:with no|from)|new people)|\bwilling to (?:teach|train)|\bget you (?:trained|certified|licensed)|\b(?:put|send|run) (?:you|u) (?:through|to) (?:the |a |our |cdl |cna )?(?:class\w*|courses?|training|program)\b|\bpa(?:y|ys|id)(?: you| u)? (?:to|while you|while u) (?:learn|train|study)\b|\bearn while you learn\b|\bfree (?:\w+ )?(?:training|class(?:es)?|course)\b|\btraining (?:is )?(?:given|provided|supplied|free)\b|\bgreen is (?:good|great)\b|\b(?:would|we(?:'|’)d) rather (?:teach|train)\b|\bwill (?:teach|train) (?:an? |any(?:one|body) |the )?(?:good|right|willing|great)\b|\bwe (?:will |can )?(?:certify|license) (?:you|u)\b|\bbring you (?:along|up to speed)|\bshow(?:s|n)? (?:you )?the ropes/i,
    not: /\b(?:will (?:you )?(?:teach|train) (?:new|our)|show (?:you|us) (?:our|your)|(?:CPR|BLS|first aid|CDL|card|licen[cs]e|certificat\w+)\b[^.;\n]{0,40}\bwithin (?:\d|\p{L}+ (?:days|weeks|months)))/iu,
  },
  {
    signal: 'no_experience_required',
    topic:
      /\b(?:you(?:'|’)?ll|you will|you|can|will) learn (?:everything|it all|all (?:you|of it)|on the job|as you go|here\b|the (?:trade|job|ropes|work)|it in\b|this (?:job|work) in)|\b(?:anyone|anybody) can learn|\blearn (?:on the job|as you (?:go|work))|\b(?:full|complete|all|on[- ]the[- ]job|hands[- ]on) training (?:is |will be )?(?:given|provided|offered|included|available|for (?:the )?(?:right|all|everyone))|\ball training (?:is |will be )?(?:done|given|on us)/i,
  },
  {
    signal: 'no_experience_required',
    topic:
      /\bnew to (?:(?:the|this) )?(?:trade|field|line of work|kind of work|type of work|industry|business|kitchens?|warehouses?|construction|work force|workforce)\b|\b(?:first[- ]timers|rookies|newbies|greenhorns|complete beginners|beginners)\b|\bgreen (?:is |are )?(?:ok(?:ay)?|fine|welcome)|\bcome in cold\b|\b(?:start|train|begin|teach)\w*(?: you)? from (?:zero|scratch)|\bknow(?:ing|s)? nothing\b|\ball (?:skill|experience) levels\b|\bno bad habits\b/i,
    not: /\bscratch (?:kitchen|bak|cook)/i,
  },
  {
    signal: 'no_experience_required',
    topic:
      /\bneeds? [^.\n]{3,60}(?:,| -| –|\.\.\.) ?(?:and )?that(?:'|’)?s (?:it|all)\b|\bthat(?:'|’)?s (?:enough for us|all (?:the experience )?(?:we|you) (?:ask|need))/i,
  },
];

const DIPLOMA =
  '(?:papers from school|(?<!(?:go to|to|at|in|from|after|high|your|kids|our|the) )school(?= (?:for|to)\\b)|(?<!(?:high|some|certain|large) )degrees?(?! of\\b)|diplomas?|ged|college|high school|schooling)';
const DEGREES: readonly PlainStatement[] = [
  {
    signal: 'no_degree_required',
    topic: new RegExp(
      `\\b(?:no|without a|skip the|minus a) (?:\\w+ )?${DIPLOMA}\\b(?:\\s*\\?|[^.;,\\n]{0,15}(?:,? no (?:problem|worries|sweat|big deal)|\\b(?:needed|necessary|required|requirements?|asked|expected|ok|fine)\\b))|\\bskip the ${DIPLOMA}`,
      'i',
    ),
  },
  {
    signal: 'no_degree_required',
    topic: new RegExp(
      `(?:n['’]?t|\\bnot|\\bnever) (?:\\w+ ){0,2}?(?:ask|need|care|look|matter|require|have to|want|check|mind)\\b[^.;\\n]{0,40}\\b(?:${DIPLOMA}|you (?:\\w+ )?(?:studied|graduated)|(?:finish(?:ed)?|gone to|went to) school)\\b`,
      'i',
    ),
    not: /\benough\b/i,
  },
  {
    signal: 'no_degree_required',
    topic: new RegExp(
      `\\b(?:${DIPLOMA}|(?<!special )education)\\b(?:[\\s:,-]+(?:is|are|was|it['’]s|really|here))*[\\s:,-]*(?:not|isn['’]?t|doesn['’]?t|does not|won['’]?t)(?: (?:a|an|really|be))* (?:needed|required|necessary|essential|mandatory|matter|factor|must|important|expected|relevant|make a difference)`,
      'i',
    ),
  },
  {
    signal: 'no_degree_required',
    topic: new RegExp(
      `\\b(?:skills?|attitude|aptitude|experience|what you can do|ability)\\b[^.;\\n]{0,20}\\b(?:over|than|before|beats?|not|trumps?)\\b[^.;\\n]{0,20}\\b(?:degrees?|diplomas?|papers from school)\\b|\\bdegree,? schm\\w+|\\bself[- ]taught (?:is |are |people |folks |devs? |engineers? |candidates )*(?:\\w+ )?(?:great|ok(?:ay)?|fine|welcome|encouraged|good|too)\\b|\\bexperience,? not (?:paper|diplomas?|degrees?)\\b|\\b(?:didn['’]?t|did not|never) (?:finish|graduate|complete)[^.\\n?]{0,25}\\?`,
      'i',
    ),
  },
];

/** Languages that crews speak where English is not needed. */
const CREW_LANGUAGE =
  '(?:Spanish|Somali|Karen|Swahili|Portuguese|Arabic|Nepali|Burmese|Vietnamese|Haitian Creole|Creole|Dari|Pashto|Ukrainian|Russian|Polish|Mandarin|Cantonese|Hmong|Kinyarwanda|Tigrinya|Amharic|Khmer)';
const ENGLISH: readonly PlainStatement[] = [
  {
    signal: 'limited_english',
    topic:
      /\benglish (?:is )?(?:not|isn(?:'|’)?t) (?:a must|important|that important|needed|required|necessary)|\b(?:no|little|limited|broken|beginner(?:[- ]level)?|beginning|not much|any(?: level of)?|some|basic) english\b[^.;,\n]{0,25}\b(?:ok(?:ay)?|fine|accepted|enough|welcome|no problem|works|will do|is all)\b|\benglish (?:level )?(?:is )?(?:very )?(?:basic|beginner|limited|broken) (?:is )?(?:ok(?:ay)?|fine|accepted|enough)\b|\b(?:with|need for|know|speak) no english\b|\bno (?:need for )?english\b(?= (?:on|at|and no|or)\b| *\?)|\b(?:little|limited|not much) english *\?|\benglish (?:can|will) come (?:later|with time)\b|\bESL (?:is |are |speakers )?(?:ok(?:ay)?|fine|welcome)\b/i,
  },
  {
    signal: 'limited_english',
    topic:
      /\blearn(?:ed|s|ing)? (?:their |your |some )?english (?:on the job|here|at work|with us|while|from)|\b(?:don(?:'|’)?t|do not|needn(?:'|’)?t|no need to|not) (?:\w+ ){0,2}?(?:need|speak|read|know|worry)\b[^.;\n]{0,30}\benglish\b(?! (?:teacher|class))|\benglish (?:\w+ ){0,3}?(?:work in progress|just starting|second language|still learning|(?:doesn(?:'|’)?t|does not|need not) (?:need|have|be))|\benglish(?: language)? learners\b|\benglish (?:lessons|classes)\b|\b(?:esl|ell) (?:class|lesson|support|tutor)/i,
    not: /\b(?:teach|teacher|tutor|you will)\b/i,
  },
  {
    signal: 'limited_english',
    topic: new RegExp(
      `\\b(?:supervisors?|foremen|foreman|leads?|crew|managers?|boss|trainers?|coworkers|line leaders|people on the (?:line|floor))(?: \\w+){0,2}? (?:who |that |also |all )?speaks? (?:both )?(?:\\p{Lu}\\p{L}+(?:,| and| &| or|\\/)* ?){0,3}${CREW_LANGUAGE}|${CREW_LANGUAGE} (?:is |are )?spoken(?: (?:on|in|here|at)\\b|(?=[.!]|$))|\\b(?:apply|interviews?) (?:is |are |you )?in (?:English,? (?:or )?)?${CREW_LANGUAGE}|${CREW_LANGUAGE}[- ]only|(?:bilingual|${CREW_LANGUAGE}[- ]speaking) (?:crew|lead|team|shift|line)? ?(?:leads?|leaders?|supervisors?|foremen|foreman|managers?|trainers?|crews?)|\\binterpreters? (?:on|at|for|in)\\b|\\bspeaks? (?:\\p{Lu}\\p{L}+(?:,| or| and|\\/) ?){1,4}English,? (?:any|either|both|all)\\b|\\benglish (?:or|and) ${CREW_LANGUAGE},? (?:either|any|both)\\b|${CREW_LANGUAGE} (?:or|and) english,? (?:either|any|both)\\b|\\b(?:only speaks? ${CREW_LANGUAGE}|speaks? only ${CREW_LANGUAGE})`,
      'iu',
    ),
    not: /\b(?:must|fluent|required|sign language|court|medical interpret)\b/i,
  },
];

const GROUPS: readonly PlainStatement[] = [
  {
    signal: 'refugee_immigrant',
    topic:
      /\b(?:EAD\b|I-?94s?\b|(?<!have a (?:valid )?|need (?:a )?)work (?:permits?|cards?)\b|employment authorization cards?|asylum\b|refugees?\b|asylees?\b|immigrants?\b|newcomers?\b|new(?:ly)? arriv\w+|new (?:to|in) (?:this|the) (?:country|u\.?s\.?)|just arrived\b|new to america\b|first job in (?:america|the u\.?s|this country)|TPS\b|resettlement)/i,
    says: /\b(?:welcom\w*|ok(?:ay)?\b|fine\b|accept\w*|takes?\b|enough\b|encourag\w*|hires?\b|hiring|employ(?:s|ing)?\b(?! authorization)|proud|(?:can|please|do|should|to) (?:apply|start)|apply!|start (?:here|right away|today)|open to|job is for you|helped|built|love|partners?|so (?:were|was|are|did) (?:most|many|half|we|i|some|our))/i,
    not: new RegExp(
      `must (?:have|be)|teens?\\b|minors\\b|${OF_OTHERS.source}|(?:under|younger|ages?|minors?) 1[4-8]|\\b1[4-7]\\b`,
      'i',
    ),
  },
  {
    signal: 'veteran',
    topic:
      /\b(?:veterans?|vets|ex-?military|military|did you serve|have you served|your service|(?:out of|leaving|left) the (?:service|military|army|navy)|guard (?:and|&|or) reserve|GI bill)\b/i,
    says: /\b(?:hires?|first\b|points?|fit (?:right )?in|counts?|get\b|apply|applications|meet you|talk|front of the line|preferen\w+|welcome|encourag\w*|skills|(?:no|not) (?:an? )?(?:issue|problem)|love to|transfer|friendly|recruit\w*|respect|benefits work|works? here|approved|use (?:it|your)|come (?:see|talk|by|on)|(?:see|call) us)\b/i,
    not: new RegExp(
      `${OF_OTHERS.source}|\\b(?:veterinar\\w*|dogs?|cats?|pets?|animals?|care for|our vets treat|disabled veteran|status|affairs|VA\\b|VFW)`,
      'i',
    ),
  },
  {
    signal: 'disability_inclusive',
    topic:
      /\b(?:disabilit(?:y|ies)|disabled|deaf\b|hard of hearing|blind\b|low vision|wheelchairs?|neurodiver\w+|hard[- ]of[- ]hearing\b|autis\w+|all abilities|job coach(?:es)?)\b/i,
    says: /\b(?:we (?:\w+ )?hires?|of our (?:line|crew|team|staff|workers|people) (?:is|are)|work(?:s|ing)? (?:here|on our|with us|beside)|welcome|colleagues|tell us what you need|make it work|(?:do|does) well|thrive|friendly|ready for you|adjust\w*|adapted|(?:we|gladly|happily|can|will) (?:\w+ )?(?:adapt|change|modify|make room)\b|just ask\b|interpreters?\b|(?:get|guaranteed) an interview|encourag\w*|co-?workers)\b/i,
    not: new RegExp(
      `${OF_OTHERS.source}|\\b(?:accommodat\\w*|insurance|(?:short|long)[- ]term|adults with|status|services for|care for)\\b`,
      'i',
    ),
  },
  {
    signal: 'youth',
    topic:
      /(?<![\d$.:/-])\b1[4-7]\+ (?:is |are )?(?:fine|ok(?:ay)?|welcome|can|please|with (?:an? )?(?:work(?:ing|er(?:'|’)?s)? )?(?:permits?|papers))|\b(?:ages?|aged) 1[4-7](?!\d)|(?<![\d$.:/-])\b1[4-7] ?(?:yrs?|years?)(?: old| of age)? ?(?:\+|& (?:up|older)|and (?:up|older))|\bas young as 1[4-7]\b|\bunder 18\?|\b1[4-7](?:(?: and | or | ?& ?|-| to )1[4-9])?[- ]year[- ]olds?\b|\b(?:may|can) be 1[4-7]\b|\bhigh[- ]?schoolers\b|\bgreat for (?:high school |college )?students/i,
    not: new RegExp(`${OF_OTHERS.source}|children|kids|program|camp for|classes for`, 'i'),
  },
  {
    signal: 'older_worker',
    topic:
      /\b(?:retire(?:d|es|ement)?\b(?! (?:in|from|last|after)\b)|retirement\b|retirees\b|semi-?retired|(?:over|past) (?:50|55|60|65)\b|grandparents|senior citizens|seniors (?:are |very )?(?:welcome|encouraged)|empty[- ]nesters)/i,
    says: /(?:\b(?:great|fit|pick|bored|something to do|good (?:job|work)|half (?:of )?our|come\b|welcome|encourag\w*|keep busy|perfect|ideal|would (?:love|enjoy)|looking for|good one|wanted|for you|we want|know-?how|your experience)\b|retired\?)/i,
    not: /\b(?:401|403|plans?|benefits?|match\w*|pension|savings|accounts?|care for|caring|residents?|clients?|community|retiring|insurance|IRA)\b/i,
  },
];

const CAREGIVERS: readonly PlainStatement[] = [
  {
    signal: 'caregiver_flexible',
    topic:
      /\bout by (?:2|3)(?::\d\d)?\b(?! ?am)|\b(?:pick up|drop off) your own\b|\b(?:bends?|works?|built|fits?|flex\w*|shaped?|schedule) around (?:your |the |ur )?(?:family|school|kids|children|child ?care|daycare|home)|\bwhile (?:yours|the kids|your kids|kids|they) (?:are|r) (?:in|at) (?:class|school)|\bschool[- ](?:days|hours|year) only\b|\b(?:stay[- ]at[- ]home|single|busy) (?:parents?|moms?|dads?)\b|(?:^\s*|[.!?\n] *)(?:(?:working|busy|single|new) )?(?:moms|mums|dads|parents)\b *[,!:&?]|\b(?:schedule|hours|shifts|days)\b[^.;\n]{0,15} around (?:you\b|your (?:life|other job|schedule|kids|family)|ur )|\bschool (?:calendar|hours)\b[^.;\n]{0,40}\b(?:kids|children|home)\b/i,
    not: /\b(?:pick up (?:children|kids)|drive)\b/i,
  },
  {
    signal: 'caregiver_flexible',
    topic:
      /\b(?:build|make|set|pick|choose) (?:your|ur)(?: own)? (?:week|schedule|hours|days|shifts)\b|\b(?:pick|choose) the (?:hours|days|shifts) (?:you|that)\b|\bfamily (?:comes|is) first\b|\bbefore the (?:school )?bus comes|\bhome with your (?:kids|children)|\b(?:kids?|child) (?:is |are )?sick\?|\bdrop-?offs? (?:and|&) pick-?ups?\b|\bflexible\b[^.;\n]{0,25}\b(?:school|kids?|child|daycare) ?(?:pick-?ups?|drop-?offs?|runs?)\b|\bkids in school\?|\bschool days only\b|\bfollow(?:s|ing)? the school calendar\b|\b(?:free|on[- ]?site|subsidi[sz]ed|help with|half[- ]price) (?:child ?care|day ?care)\b/i,
    not: /\b(?:you will|clients?|patients?)\b/i,
  },
  {
    signal: 'caregiver_flexible',
    topic:
      /\bparents of (?:young|small|little|school[- ]age) (?:kids|children)\b|\b(?:your |the )?(?:kids|children|little ones) can (?:ride|come|tag) along\b/i,
    says: /\b(?:welcome|for you|perfect|ideal|great|can (?:ride|come|tag) along)\b/i,
    not: /\b(?:communicat\w*|support(?:s|ing)?|serv(?:e|es|ing)|clients?|program)\b/i,
  },
];

const TRANSIT: readonly PlainStatement[] = [
  {
    signal: 'transit_accessible',
    topic:
      /\b(?:get|come|reach(?:ed)?|here|to us|easy)\b[^.;\n]{0,25}\b(?:by|on|with) (?:the )?(?:\w+ ){0,2}(?:bus|train|tram|subway|metro)\b|\bbus fares?\b|\b(?:free|paid|we (?:pay|cover|buy)) (?:\w+ ){0,2}(?:bus|transit|metro|train|rail|orca) (?:pass(?:es)?|cards?)\b|\bwe pick up (?:the )?(?:crew|workers|people|everyone|staff)\b|\bcar ?pools? (?:\w+ ){0,2}(?:available|set up|arranged|provided)\b|\bvan ?pools?\b|\b(?:company |employee |free |plant |our )?(?:vans?|shuttles?) (?:picks? (?:you )?up|from|runs?|leaves?|service|to (?:the )?(?:plant|site|farm|job|work|warehouse))|\bsend a (?:van|bus|shuttle)\b|\b(?:shuttle|van)\b[^.;\n]{0,20}\bfrom the (?:bus|train|station)/i,
    not: /\b(?:must have|you (?:will )?drive|clients?|patients?|guests?|school bus|students)\b/i,
  },
  {
    signal: 'transit_accessible',
    topic:
      /\b(?:we (?:have|offer|give|provide|arrange)|free|company) (?:\w+ )?(?:rides?|transport(?:ation)?)\b|\brides? (?:to work|available|provided|home)\b|\bwe(?:(?:'|’)?ll| will| can| do)? pick (?:you|u) up\b|\brides?\b[^.;\n]{0,25}\bprovided\b|\bno (?:car|ride|wheels|vehicle)\?|\bno (?:car|ride|wheels|vehicle),? no problem|\b(?:don(?:'|’)?t|do not) need (?:a|your own) (?:car|vehicle|ride|truck)\b|\bwe (?:run|have|send|drive) an? (?:van|bus|shuttle)\b|\btransport(?:ation)? (?:\w+ ){0,4}(?:is )?(?:free|provided|available|paid|arranged)\b/i,
    not: /\b(?:must have|reliable|own transport\w*|clients?|patients?|guests?|residents?|students|you (?:will )?provide)\b/i,
  },
  {
    signal: 'transit_accessible',
    topic:
      /\b[Ll]ine(?: \p{Lu}\p{L}+)? stops\b|(?:\b(?:[Tt]he|[Nn]umber|[Nn]o\.) ?#?|#)\d{1,3}[A-Z]? (?:bus|train|tram)\b|\b(?:[Bb]us|[Rr]oute|[Ll]ine) #?\d{1,3}[A-Z]? (?:[Ss]tops?|to (?:the|our) (?:door|gate|plant|site)|goes|runs|comes)\b|(?:^|[·|•,]) ?[Bb]us(?: [Rr]oute| [Ll]ine)? #?\d{1,3}[A-Z]? *(?=$|[·|•,.])|\bLine, (?:\p{Lu}\p{L}+ ){1,3}[Ss]top\b|\b[Mm]inutes(?: walk)? from (?:\p{Lu}\p{L}+ ){1,3}[Ss]tation\b|\b[Bb]us stop\b|\b(?:walk|walking distance|steps|blocks?|minutes?) (?:from|to) (?:the )?(?:\p{Lu}\p{L}+ ){0,3}(?:BART|MARTA|MAX|CTA|Metro|[Ss]ubway|[Ll]ight [Rr]ail|[Tt]ransit [Cc]enter|[Tt]rain [Ss]tation|[Bb]us (?:line|route))\b|\b[Oo]n the (?:[A-Z]{3,6} )?(?:bus )?[Ll]ine \d{1,3}\b|\b(?:[Rr]ight|[Jj]ust) (?:by|off|near|on) the (?:bus|train|metro|subway|light rail)\b|\b[Oo]n the [A-Z]{3,6}(?: bus)? (?:route|line)\b/u,
    not: /\b(?:school bus|you (?:will )?drive|students|driver)\b/i,
  },
];

/** The first rule of a signal that holds gives its evidence. */
const STATEMENTS: readonly PlainStatement[] = [
  RECORD,
  {
    signal: 'fair_chance',
    topic:
      /\b(?:second|2nd)[- ]chances?\b|\b(?:don(?:'|’)?t|do not|never) (?:run|do|check|pull|look at) (?:any )?(?:criminal )?(?:backgrounds?|records)\b|\bno background(?: checks?\b|(?=,? (?:(?:and|or|&) )?(?:no )?(?:drug|credit)))|\bbackground[- ]friendly\b|\b(?:don(?:'|’)?t|do not|never) (?:care|ask|worry) (?:about|what(?:(?:'|’)?s| is) in) (?:your|ur|the|a|anyone(?:'|’)?s) past\b|\bwith your (?:PO|probation officer|parole officer)\b|\b(?:people|folks|anyone) in recovery\b|\bre-?entry (?:partner|program|friendly|employer)\w*|\bwith (?:\w+ )?re-?entry (?:programs?|agenc\w+|groups?)/i,
    not: /\b(?:not an?|no) (?:\w+ )?(?:second|2nd)[- ]chance|clients|residents|serve/i,
  },
  {
    signal: 'fair_chance',
    topic:
      /\b(?:hir(?:e|es|ing)|judg(?:e|es|ing)) (?:people )?(?:on|for|by) (?:heart|character|skills?|attitude|who you are)\b[^.;\n]{0,10}\bnot\b[^.;\n]{0,20}\b(?:history|past|records?)\b|\b(?:backgrounds?|background checks?|records?|convictions?) (?:(?:is|are|get|gets) )?(?:considered|reviewed|looked at|weighed|read|judged) (?:one (?:at a time|by one)|individually|by (?:a person|people|humans?))\b|\bban[- ]the[- ]box\b|\b(?:parole|probation) (?:officers?|agents?) (?:can|may|please|(?:are )?welcome)\b/i,
    not: /\b(?:clients|residents|supervise)\b/i,
  },
  {
    signal: 'veteran',
    topic:
      /\bmilitary spouse employment partner|\bV3[- ](?:certified|employer)|\bhir(?:e|ing) our heroes\b|\barmed forces covenant\b/i,
  },
  {
    signal: 'refugee_immigrant',
    topic:
      /\bwe (?:partner|work|team up|hire) (?:closely )?(?:with|through) (?:the )?(?:IRC\b|(?:refugee )?resettlement (?:agenc|office|partner)\w*)/i,
  },
  ...EXPERIENCE,
  ...DEGREES,
  ...ENGLISH,
  ...GROUPS,
  ...CAREGIVERS,
  ...TRANSIT,
];

const SENTENCE = /[^.!?;\n•✓✔☑→►]+(?:[.!?;](?!\s)[^.!?;\n•✓✔☑→►]+)*[.!?]*/g;
const MAX_SENTENCE = 300;
const MAX_TEXT = 20_000;

/** The signals of sentences in plain words, each at its first statement. */
export function plainStatements(raw: string): SignalMention[] {
  const text = raw.slice(0, MAX_TEXT);
  const possibleStatements = STATEMENTS.filter(({ topic }) => topic.test(text));
  if (possibleStatements.length === 0) return [];
  const sentences = [...text.matchAll(SENTENCE)].map(({ index, 0: sentence }) => ({ index, sentence }));
  const found = new Map<SignalMention['signal'], SignalMention>();
  sentences.forEach(({ index, sentence }, at) => {
    if (sentence.length > MAX_SENTENCE) return;
    const answer = /\?\s*$/.test(sentence) ? (sentences[at + 1]?.sentence ?? '') : '';
    for (const { signal, topic, says, not } of possibleStatements) {
      const match = found.has(signal) ? null : topic.exec(sentence);
      if (!match || not?.test(sentence) || (says && !says.test(`${sentence} ${answer}`))) continue;
      const start = index + match.index;
      found.set(signal, { signal, start, end: start + match[0].trimEnd().length });
    }
  });
  return [...found.values()];
}
