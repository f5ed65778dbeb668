import type { Unit } from '../../../../common';
import type { FriendlinessSignal } from '../../../parsed-job-description';
import { postingTerms } from '../../../locales';
import { evidenceAt } from '../../../text/source-text';
import type { Posting } from '../../posting-model';
import { plainStatements } from './plain-statements';
import { unneededThings, welcomedGroups, type SignalMention } from './welcomed-groups';

type Signal = FriendlinessSignal['signal'];
type Polarity = FriendlinessSignal['polarity'];

interface FriendlinessRule {
  signal: Signal;
  polarity: Polarity;
  confidence: Unit;
  basis: FriendlinessSignal['basis'];
  pattern: RegExp;
}

const rule = (
  signal: Signal,
  polarity: Polarity,
  confidence: Unit,
  pattern: RegExp,
  basis: FriendlinessSignal['basis'] = 'explicit_text',
): FriendlinessRule => ({
  signal,
  polarity,
  confidence,
  basis,
  pattern,
});

/** In order: of two rules that match overlapping words the earlier one wins, so negations come first. */
const ENGLISH_RULES: readonly FriendlinessRule[] = [
  rule(
    'fair_chance',
    'negative',
    0.9,
    /\b(?:(?<!licen[cs]e (?:with|and) (?:a )?)(?:clean (?:criminal )?|clear criminal )(?:record|background(?! checks?)|history)|no (?:criminal (?:record|history|convictions?)|felon(?:y|ies)(?: convictions?)?(?! questions?)|convictions)|must not have (?:a |any )?(?:criminal|felony)[^.;]{0,40}|cannot have (?:a |any )?(?:criminal|felony)[^.;]{0,40}|free of (?:any )?(?:criminal|felony) convictions?|(?:applicants?|candidates?|persons?|people|anyone|those) with (?:an? |any )?(?:prior )?(?:felony|criminal|conviction|arrest)[^.;]{0,40}(?:will not|won(?:'|’)?t|cannot|can(?:'|’)?t|may not|need not|are not|are in)(?: be)? ?(?:considered|hired|apply|accepted|eligible|eligible for hire)|no felons|felony convictions? (?:is|are|will be) (?:an? )?(?:automatic(?:ally)? )?disqualif\w+)\b/gi,
  ),
  rule(
    'fair_chance',
    'positive',
    0.95,
    /\b(?:(?:fair|second|2nd)[- ]chance(?: (?:employers?|hiring|act|ordinance|initiative))*|(?:qualified )?applicants with (?:arrest(?: (?:and|or) conviction)?|criminal|conviction)[^.;]{0,60}|(?:criminal (?:records?|histor(?:y|ies))|felony records?|felon(?:y|ies|s)|convictions?|background):? (?:is |are )?(?:ok(?:ay)?|welcome|friendly|considered|not (?:an )?(?:automatic )?(?:bar|disqualif\w+))|formerly incarcerated|(?:justice|legal|criminal)[- ](?:system )?involvement (?:is )?(?:ok(?:ay)?|welcome|fine|considered)|justice[- ]involved|returning citizens|re-?entry(?: (?:program|friendly|candidates))|ban the box|felony[- ]friendly|does not (?:automatically )?disqualify|we (?:do not|don(?:'|’)?t|never) (?:run|do|perform|conduct|require|ask (?:about|for))(?: any| a)? (?:(?:criminal )?background checks?|criminal (?:history|records?))|no (?:criminal )?background checks?|(?:people|persons?|applicants?|candidates?|those|anyone|individuals?) with (?:a |any )?(?:(?:criminal|arrest|conviction) )?(?:records?|convictions?|histor(?:y|ies)) (?:are |is )?(?:welcome|encouraged|considered)|(?:second|2nd|fair)[- ]chance (?:candidates|applicants)|(?:a |your )?(?:criminal |arrest )?(?:record|past|conviction)s? (?:will|does|do|won(?:'|’)?t|doesn(?:'|’)?t|should)(?: not)? (?:keep|stop|prevent|exclude|count against|hold|disqualif)\w*|(?:people|those|anyone|applicants) (?:coming )?(?:out of|from|leaving) (?:prison|jail|incarceration)|(?:doesn(?:'|’)?t|does not|don(?:'|’)?t|do not) (?:matter|care|mind)(?: to us)? if you(?:'|’)?(?:ve| have)(?: got)? (?:a |any )?(?:criminal )?(?:record|conviction|felony|past)|(?:welcome|encourage)s? (?:\w+ ){0,3}(?:formerly incarcerated|people with records)|hires? (?:felons|ex-?offenders|people with (?:criminal |conviction )?records?)\b|(?:record|conviction|past|background|histor(?:y|ies))s? (?:do|does|is|are|will|would|need)(?: not|n(?:'|’)?t) (?:\w+ ){0,3}(?:bother|matter|automatic|problem|barrier|bar|issue|deal[- ]?breaker|preclude|an? no)\w*|no (?:felony|felonies|criminal|conviction|criminal history) questions?|(?:don(?:'|’)?t|do not) (?:need|have to have):?[^.;\n]{0,60}\bclean (?:record|background)|(?:felon(?:y|ies)|convictions?|(?:criminal|background) (?:records?|histor(?:y|ies))|records?|background)\b[^.;\n]{0,60}\bcase[- ]by[- ]case|(?:hires?|hiring|employs?|welcomes?) (?:people|persons|folks|those|anyone|individuals) with (?:a )?(?:records?|backgrounds?|convictions?)|lived experience (?:with|of) (?:incarceration|the justice system)|(?:criminal records?|convictions?(?: of a crime)?|arrests?) (?:will|does|do|is|are) not (?:an? |\w+ )?(?:necessarily |automatic(?:ally)? )?(?:stop|prevent|bar|exclude|disqualif|preclude|debar)\w*|(?:convictions?|criminal histor(?:y|ies)) (?:(?:is|are|will|will be) )?only (?:be )?considered if|(?:do not|don(?:'|’)?t|never|won(?:'|’)?t) ask about (?:your|the|a|anyone(?:'|’)s) (?:past|record|history|background)|(?:felon(?:y|ies)|misdemeanors?|convictions?|charges?)\b[^.;\n]{0,40} (?:older than|over|after|beyond) \d{1,2} (?:years|yrs)(?: old| ago)? (?:are |is )?(?:ok(?:ay)?|fine|considered|accepted|welcome)|(?:misdemeanors?|felon(?:y|ies)|convictions?|records?) (?:are |is |will be )?(?:reviewed|considered|assessed|evaluated|looked at) (?:individually|one by one|on an individual basis)|(?:background|record|past)\? +(?:we )?(?:don(?:'|’)?t|do not) (?:care|mind)|background checks?[^.;\n]{0,40}\bonly (?:looks?|checks?|goes|considers?|counts?))/gi,
  ),
  rule(
    'refugee_immigrant',
    'negative',
    0.85,
    /\b(?:must be (?:a )?(?:u\.?s\.?|united states) citizens?|(?:u\.?s\.?|united states) citizens?(?:hip)?(?: (?:is )?(?:required|only))|citizens only)\b/gi,
  ),
  rule(
    'refugee_immigrant',
    'positive',
    0.92,
    /\b(?:(?:refugees?|asylees?|immigrants?|new(?:comers(?: to \p{Lu}\p{L}+)?|ly arrived)|new americans?)(?: (?:and|or|,) (?:refugees?|asylees?|immigrants?|newcomers))* (?:are )?(?:welcome|encouraged|friendly|apply)|(?:welcome|hire|hiring|encourage)s? (?:\w+ ){0,3}(?:refugees?|asylees?|immigrants?|newcomers|new americans?)|EAD (?:accepted|ok|welcome)|any (?:papers|documents|work permits?) (?:are |is )?(?:ok|okay|fine|accepted|welcome)|all work authorizations? (?:accepted|welcome)|refugee resettlement|(?:EAD|I-94|work permit)s?(?: or \S+)? (?:is|are) (?:enough|fine|ok(?:ay)?|accepted|welcome)|(?:welcome|encourage)s? (?:\w+ ){4,6}(?:refugees?|asylees?|immigrants?|newcomers)|lived experience (?:of (?:\w+ )?(?:migration|displacement)|as an? (?:refugee|asylee|immigrant|newcomer)))/giu,
  ),
  rule(
    'limited_english',
    'negative',
    0.8,
    /\b(?:must (?:be able to )?(?:speak|read|write|communicate|understand)(?:,? (?:and |or )?(?:speak|read|write|understand|communicate))*(?: (?:in|fluent|effectively in))* english|english (?:is )?(?:required|a must|fluency (?:is )?required)|(?:fluent|fluency|proficien(?:t|cy)|excellent|native)(?: \w+){0,6}? english)\b/gi,
  ),
  rule(
    'limited_english',
    'positive',
    0.93,
    /\b(?:(?:welcome|hire|encourage|consider)s? (?:\w+ ){0,4}(?:limited|little|no|basic) english|no (?:\w+ or )english (?:is )?(?:required|needed|necessary)|(?:no|limited|little|minimal) english (?:is )?(?:required|needed|necessary|ok(?:ay)?|fine|accepted|skills? (?:ok|welcome|accepted)|proficiency (?:ok|welcome|accepted))|(?:only |just |some )?basic (?:spoken |conversational )?english\b(?! (?:composition|grammar))|english (?:is )?not (?:required|necessary|needed)|no need to speak english|esl (?:classes|support|provided|speakers welcome)|(?:se )?habla(?:mos)? espa[nñ]ol|(?<=[.!;] )no english(?=[.!;])|spanish[- ]speak(?:ers|ing) (?:are )?(?:welcome|encouraged|ok)|(?:don(?:'|’)?t|do not) need:?[^.;\n]{0,60}\b(?:perfect|good|fluent|any|much)? ?english|(?<!\bteach(?:es|ing)? (?:\w+ )?)english classes|bilingual supervisors?|interpreters? (?:available|provided)|not (?:be )?(?:required|expected|necessary) to (?:speak|know|read|understand)(?: or \w+)? english|english (?:is )?(?:helpful|useful|a plus|an advantage|preferred),? but (?:is )?not (?:necessary|required|needed)|english(?: is|:)? (?:none|not|isn(?:'|’)?t) (?:a must|needed|required|necessary|mandatory)|(?:your )?english (?:doesn(?:'|’)?t|does not|need not|needn(?:'|’)?t) (?:have to |need to )?be perfect|no english,? no problem|any level of english|(?:don(?:'|’)?t|do not) require:?[^\n]{0,60}\b(?:perfect|good|fluent) english)/gi,
  ),
  rule(
    'no_degree_required',
    'positive',
    0.95,
    /\b(?:no (?:experience (?:or|and) )?(?:college |formal |university |high school )?(?:degree|diploma|ged|education)(?: or (?:ged|diploma|degree|experience))? (?:is )?(?:required|needed|necessary)|(?:degree|diploma|ged)(?: or (?:ged|diploma))? (?:is )?not (?:required|necessary|needed)|education\W{1,20}(?:none|not) (?:required|needed|necessary)|no (?:formal )?qualifications? (?:are |is )?(?:required|needed|necessary)|(?:without|don(?:'|’)?t need) a (?:college )?degree|no degree\b|no (?:diploma|ged|degree)[^.;,]{0,20} (?:is )?asked(?: for)?|(?:don(?:'|’)?t|do not|doesn(?:'|’)?t|does not|never) (?:ask for|require|need|look for|care about) (?:an? |any )?(?:college |high school )?(?:diploma|degree|ged)|degree optional|in lieu of (?:a )?degree|(?:don(?:'|’)?t|do not) require:[^\n]{0,60}\b(?:diploma|degree|ged)|(?:don(?:'|’)?t|do not) care (?:where|whether|if)[^.;\n]{0,20} you (?:\w+ )?(?:studied|went to (?:college|school)|graduated)|(?:schooling|education)(?:\/experience)?(?:: *| {2,})none\b(?! (?:specified|stated|listed|given))|no (?:diploma|ged),)/gi,
  ),
  rule(
    'no_experience_required',
    'positive',
    0.95,
    /\b(?:no (?:prior |previous |work |specific |\w+ )?experience(?: or (?:degree|education|training))?(?: is)? (?:required|necessary|needed)|(?:prior |previous |work )?experience (?:is )?(?:not|isn(?:'|’)?t) (?:required|necessary|needed)|no experience (?:or|and) (?:diploma|degree|education|ged)\b|(?:will|we(?:'|’)ll|can) (?:teach|train) (?:the right|you|anyone|everyone)|no (?:\w+ ){1,2}background (?:is )?(?:needed|required|necessary)|no experience\?|no experience,? no problem|(?:don(?:'|’)?t|do not) need:? (?:any |prior |previous )?(?:\w+ )?experience|no (?:prior|previous) (?:\w+ ){1,3}(?:is |are )?(?:required|necessary|needed)|experience\b[^.;\n]{0,60}\b(?:but|and)(?: it(?:'|’)?s| is| are| it is)? not (?:a must|needed|required|necessary|essential|mandatory)|no exp\.? (?:nec|req|needed|necessary|required)\b|(?:i|we)(?:'|’)?ll (?:show|teach) (?:u|you)\b|(?:new |recent )(?:grads|graduates) (?:are )?(?:\w+ly )?(?:welcome|encouraged|ok(?:ay)?|accepted|considered)|beginners (?:are )?welcome|first job\?|first[- ]jobbers|no experience\b(?! (?:with|in|of))|(?<!\b(?:no|not) (?:an? )?)entry[- ]level|we(?:'|’)ll train you|with or without (?:\w+ )?experience|willing to train|will train the right|we (?:will )?train\b|(?:but|or) will train\b|no (?:\w+ ){1,2}experience\?|no (?:\w+ )?experience at all|experience\W{1,12}(?:none (?:needed|required|necessary)|none\b|not (?:needed|required|necessary)|will train)|we(?:'|’)ll (?:\w+ )?train\b|(?:don(?:'|’)?t|do not) require:?[^\n]{0,40}\bexperience|freshers? (?:can|may) apply|freshers? (?:are )?welcome)/gi,
  ),
  rule(
    'veteran',
    'positive',
    0.92,
    /\b(?:(?:veterans?|military spouses?)(?: (?:and|,|&) (?:\w+ )*?(?:veterans?|spouses?))* (?:are )?(?:welcome|encouraged|preferred|preference|friendly|hiring)|veterans?(?:'|’)? preference|veterans?\b[^.;\n]{0,40}\b(?:preference points|claim(?:ing)? preference)|military[- ]friendly|(?:hire|hiring|welcome)s? veterans|hire heroes|skillbridge|encourage (?:\w+ ){0,4}veterans|veterans? (?:are|is|will be|receive|get)(?: given)? (?:hiring )?preference)/gi,
  ),
  rule(
    'veteran',
    'neutral',
    0.6,
    /\b(?:protected veterans?(?: status)?|veteran(?:s)?(?: status)?|military status|disabled veterans?)\b/gi,
  ),
  rule(
    'disability_inclusive',
    'positive',
    0.9,
    /\b(?:(?:people|persons|individuals|candidates|applicants|those) (?:living )?with (?:a )?disabilit(?:y|ies) (?:are )?(?:welcome|encouraged|to apply)|encourage (?:\w+ ){0,6}(?:with )?disabilit(?:y|ies)|disability[- ](?:inclusive|friendly|confident)|inclusive of (?:people with )?disabilities|neurodiver(?:se|gent)[^.;]{0,30}(?:welcome|encouraged)|(?:deaf|hard of hearing|blind|visually impaired|disabled)(?:,? (?:and|or) (?:deaf|hard of hearing|blind|visually impaired))* (?:applicants?|candidates?|people|workers)? ?(?:are )?(?:welcome|encouraged)(?: to apply)?|(?:people|persons|individuals|candidates|applicants|those) with (?:a )?disabilit(?:y|ies),? (?:(?:are )?(?:\w+ly )?(?:welcome|encouraged)|who meet [^.;\n]{0,40}guaranteed an interview)|PWDs?\b[^.;\n]{0,50}\b(?:welcome|encouraged))/gi,
  ),
  rule(
    'disability_inclusive',
    'neutral',
    0.6,
    /\b(?:reasonable accommodations?|individuals with disabilities|people with disabilities|disability(?: status)?|americans with disabilities)\b/gi,
  ),
  rule(
    'youth',
    'negative',
    0.85,
    /\b(?:must be (?:at least )?(?:18|19|20|21)(?: years?(?: of age| old)?)?(?: or older| and older)?|(?:18|21)\+? years of age or older|(?:minimum age|age requirement)\W{1,3}(?:18|21)|at least (?:18|21) years (?:old|of age)|must be (?:18|21)\b|(?:18|21) or older|(?:1[89]|2[0-5])\+? (?:yrs?|years)(?: of age| old)? (?:or|and) (?:older|over|up))/gi,
  ),
  rule(
    'youth',
    'positive',
    0.92,
    /\b(?:(?:ages?|aged) (?:14|15|16|17)(?:\+| and (?:up|older|over)| or older)|must be (?:at least )?(?:14|15|16|17)(?: years?(?: of age| old)?)?(?: or older)?|at least (?:14|15|16|17) years (?:old|of age)|(?:teen(?:ager)?s?|youth|high school students?|(?<!\b(?:J-?1|college|university|nursing|graduate|international|medical) )students)(?: 1[4-7]\+?)? (?:are )?(?:welcome|encouraged|ok(?:ay)?|can)|school leavers (?:are )?(?:welcome|encouraged)|summer youth|youth employment|(?:great|good|perfect|ideal) first job|first job for (?:an? )?(?:teen|student|high)\w*|hiring (?:teens|students)|(?<![\d$.:/-])(?:14|15|16|17)(?: years (?:old|of age))? (?:and|or) (?:older|up|over)(?! \w* ?(?:hours|hrs|units|people|guests|lb))|(?<![\d$.:/-])(?:14|15|16|17)\+ (?:ok|welcome)|open to students)/gi,
  ),
  rule(
    'older_worker',
    'positive',
    0.92,
    /\b(?:(?:older|mature|senior|retired) (?:workers?|adults?|applicants?|candidates?|citizens?) (?:are )?(?:welcome|encouraged|preferred)|retirees?(?: (?:are )?(?:welcome|encouraged))?|age[- ]friendly|50\+|(?:workers|applicants|people) (?:over|aged) (?:50|55)|all ages (?:are )?(?:welcome|encouraged)|(?:senior citizens|retirees|pensioners|seniors)\b[^.;\n]{0,40}\b(?:welcome|encouraged))/gi,
  ),
  rule(
    'older_worker',
    'negative',
    0.6,
    /\b(?:digital natives?|recent (?:college )?grad(?:uate)?s? only|young and (?:energetic|dynamic)|youthful)\b/gi,
    'inferred',
  ),
  rule(
    'caregiver_flexible',
    'positive',
    0.85,
    /\b(?:family[- ]friendly|(?:home|back|off|done) (?:when|before|by the time|in time for) (?:the |your |ur )?(?:kids|children|school)|(?:while|when) (?:the |your |ur )?(?:kids|children) are (?:in|at) school|school is in session|around (?:your |ur )?(?:kids|children|family|childcare|school runs?)\b|bring your own (?:kids|children|pre-?schoolers?)|parents? (?:are )?(?:welcome|encouraged)|during school hours|(?<!after[- ])school[- ]hours?(?: schedule)?|mother(?:'|’)?s?(?:'|’)? hours|(?:great|ideal|perfect) for (?:parents|mothers|moms|dads|caregivers|(?:someone|anyone|people) returning to (?:work|the workforce))|flexible (?:schedul(?:e|es|ing)|hours)|(?:on[- ]site|subsidi[sz]ed|free) (?:child ?care|daycare)|child ?care (?:assistance|benefits?|provided|stipend)|set your own (?:hours|schedule)|work[- ]life balance|caregivers? (?:are )?(?:welcome|encouraged)|returnships?)\b/gi,
  ),
  rule(
    'transit_accessible',
    'negative',
    0.85,
    /\b(?:(?:must have|requires?|need) (?:your |their )?(?:own |reliable |personal ){0,2}(?:vehicle|car|transportation|ride|wheels|truck)|(?:reliable|own|personal) (?:vehicle|car|transportation)(?: (?:is )?(?:required|a must|to))|not (?:on|near|accessible by) (?:a |the )?(?:bus|public transit|public transportation))/gi,
  ),
  rule(
    'transit_accessible',
    'positive',
    0.93,
    /\b(?:(?:on|near|close to|accessible (?:by|via)|next to|steps from|along|walking distance (?:to|from)) (?:a |the |all |several |major |public )*(?:bus(?:es| ?lines?| routes?| stops?)?\b|metro|subway|train(?: station)?|light rail|transit|transportation|public transport\w*)|(?:bus|route|line|train|\p{Lu}{3,5}) \d{1,3}[A-Z]? stops\b|bus ?line|(?:right )?on (?:the )?(?:[A-Z]{2,5} (?:bus |transit )?|bus |transit )routes? \d{1,3}\b|(?:[Oo]n|[Rr]ide|[Tt]ake) the (?:\w+ )?route \d{1,3} |(?:#|no\.? ?)\d{1,3}[A-Z]? (?:bus|tram|train)\b|(?:bus|train|tram|metro|subway|light rail|transit|jitney)\b[^.;\n]{0,40}\b(?:\d{1,2}|one|two|three|five|ten)[- ]?(?:min(?:ute)?s?|blocks?)\b(?: walk| away)?|(?:\d{1,2}|one|two|three|five|ten)[- ]?(?:min(?:ute)?s?|blocks?)(?: walk)? (?:from|to) (?:the )?(?:\p{L}+ ){0,3}(?:bus|train|tram|metro|subway|station|BART|Line)\b|(?:bus|transit|metro) ?(?:card|pass|fare)s? (?:reimburse\w*|provided|paid|covered|included)|(?:near|close to|by|next to|steps from) (?:the )?(?:(?:Red|Blue|Green|Orange|Purple|Yellow|Silver|Gold|Brown|Pink|Expo) Line|PATH|BART|CTA|MTA|MBTA|SEPTA|MARTA|WMATA|DART|NJ Transit|Metro(?:rail|link)?|L train|El)\b|(?:transit|bus|train|subway|metro|CTA|MTA|BART|MBTA|SEPTA|MARTA|WMATA)[- ]accessible|(?:transit|bus) pass(?:es)?(?: provided)?|commuter (?:benefits?|shuttle)|(?:free |employee |company )?shuttle (?:provided|service|available)|free (?:company |employee |staff )?shuttle\b|transportation (?:is )?provided|we provide transportation|no car (?:is )?(?:needed|required)|(?:bus|tram|train|light rail|metro|subway|transit|jitney)\b[^.;\n]{0,40} stops? (?:at|outside|out front|in front|across|nearby|next|right)|(?:ride|take) the \w{1,4} (?:bus|train|tram)\b)/giu,
  ),
];

const RULES_OF_ALL_LANGUAGES: readonly FriendlinessRule[] = [
  ...ENGLISH_RULES,
  ...[...new Set(ENGLISH_RULES.map(({ signal }) => signal))].map((signal) =>
    rule(
      signal,
      'positive',
      0.93,
      new RegExp(
        postingTerms(({ signals }) => signals?.[signal]),
        'giu',
      ),
    ),
  ),
];

/** English postings with sentences in a second language have its letters. */
const FOREIGN_LETTER = /(?![a-z])\p{Ll}/u;
const MAX_EVIDENCE_CHARACTERS = 3;
const MENTION_CONFIDENCE = 0.85;

/**
 * Extracts signals of the text to groups who often face barriers to work. A signal is never a statement about a person.
 */
export function extractFriendlinessSignals(posting: Posting): FriendlinessSignal[] {
  const accepted: { start: number; end: number; signal: Signal }[] = [];
  const signals: FriendlinessSignal[] = [];
  const isOnlyEnglish = posting.isEnglish && !FOREIGN_LETTER.test(posting.flat);
  for (const { signal, polarity, confidence, basis, pattern } of isOnlyEnglish
    ? ENGLISH_RULES
    : RULES_OF_ALL_LANGUAGES) {
    // A neutral mention adds nothing if another signal of the same kind is positive or negative.
    if (polarity === 'neutral' && signals.some((other) => other.signal === signal)) continue;
    const evidence: FriendlinessSignal['evidence'] = [];
    for (const match of posting.flat.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (accepted.some((other) => other.signal === signal && start < other.end && end > other.start))
        continue;
      if (polarity === 'negative' && isNegated(posting.flat, start, end)) continue;
      if (polarity === 'positive' && isDenied(posting.flat, start, end)) continue;
      accepted.push({ start, end, signal });
      evidence.push(evidenceAt(posting.source, start, end));
      if (evidence.length >= MAX_EVIDENCE_CHARACTERS) break;
    }
    if (evidence.length > 0) signals.push({ signal, polarity, confidence, basis, evidence });
  }
  return withMentions(posting, signals, [
    ...welcomedGroups(posting),
    ...unneededThings(posting),
    ...(posting.isEnglish ? plainStatements(posting.source.raw) : []),
  ]);
}

/** Adds the signals of sentences and lists that no pattern found. A neutral mention gives way to them. */
function withMentions(
  posting: Posting,
  signals: readonly FriendlinessSignal[],
  mentions: readonly SignalMention[],
): FriendlinessSignal[] {
  const all = [...signals];
  for (const { signal, start, end } of mentions) {
    if (all.some((other) => other.signal === signal && other.polarity === 'positive')) continue;
    const neutral = all.findIndex((other) => other.signal === signal && other.polarity === 'neutral');
    if (neutral >= 0) all.splice(neutral, 1);
    const evidence = [evidenceAt(posting.source, start, end)];
    all.push({
      signal,
      polarity: 'positive',
      confidence: MENTION_CONFIDENCE,
      basis: 'explicit_text',
      evidence,
    });
  }
  return all;
}

/** "We are not a second chance employer", "Applicants without experience will not be considered". */
function isDenied(text: string, start: number, end: number): boolean {
  return (
    /\b(?:(?:are|is|am) not|isn(?:'|’)?t|aren(?:'|’)?t|cannot|can(?:'|’)?t|never|no longer|unable to)(?: (?:an?|be|currently|able to|\w+ly))* $/i.test(
      text.slice(Math.max(0, start - 40), start),
    ) ||
    /^[^.;,]{0,30}\b(?:will not be|won(?:'|’)?t be|cannot be|can(?:'|’)?t be|are not) (?:considered|accepted|hired|eligible)/i.test(
      text.slice(end, end + 60),
    )
  );
}

function isNegated(text: string, start: number, end: number): boolean {
  return (
    /\b(?:no|not|don(?:'|’)?t|without|never)\W+(?:\w+\W+){0,2}$/i.test(
      text.slice(Math.max(0, start - 30), start),
    ) ||
    /\b(?:don(?:'|’)?t|do not) (?:need|have to have):?[^.;\n]{0,60}$/i.test(
      text.slice(Math.max(0, start - 90), start),
    ) ||
    /^\W*(?:is |are )?not (?:required|necessary|needed)/i.test(text.slice(end, end + 30))
  );
}
