import type { FriendlinessSignal } from '../../../parsed-job-description';
import type { Posting } from '../../posting-model';

/** A positive signal and the words that give it, by offsets in the raw text. */
export interface SignalMention {
  signal: FriendlinessSignal['signal'];
  start: number;
  end: number;
}

/** Those a sentence may welcome. */
const GROUPS: readonly [SignalMention['signal'], RegExp][] = [
  [
    'fair_chance',
    /\b(?:(?:criminal|arrest|conviction|prison|felony|court) (?:records?|histor(?:y|ies)|backgrounds?)|felon(?:s|ies)?\b|ex-?offenders?|formerly incarcerated|(?:justice|system|court)[- ](?:involved|impacted)|returning citizens|on (?:parole|probation))/i,
  ],
  [
    'refugee_immigrant',
    /\b(?:refugees?|asylees?|asylum[- ]seekers?|immigrants?|migrants|newcomers?|new(?:ly)? (?:arrivals?|arrived)|new (?:to|in) (?:the |this )?(?:country|canada|america|u\.?s\.?)\b|new americans?|TPS|humanitarian parolees?|forced migration|displaced (?:people|persons))\b/i,
  ],
  [
    'veteran',
    /\b(?:(?<!disabled )(?<!owned by )(?<!by (?:\w+ )?)(?<!\btwo (?:\w+ )?)veterans?(?!-owned)|military spouses?|reservists?|guard (?:and|&|or) reserve\w*|service ?members?|ex-?(?:military|forces)|former military|military (?:experience|background))\b/i,
  ],
  [
    'disability_inclusive',
    /\b(?:(?:people|persons?|individuals|candidates|applicants|those|folks) (?:living )?with (?:a )?disabilit(?:y|ies)|disabled (?:people|persons|applicants|candidates|individuals)|neurodiver(?:se|gent)|autistic|hard of hearing)\b/i,
  ],
  [
    'youth',
    /\b(?:teens?|teenagers?|high[- ]?school(?:ers?| students?)|(?<!\b(?:college|university|graduate|law|nursing|medical|our|your|with|of|grad) )students?(?! who)|school[- ]leavers?|young people)\b/i,
  ],
  [
    'older_worker',
    /\b(?:retirees?|retired (?:people|folks|persons?|teachers?|nurses?|professionals?|workers?)|semi-?retired|pensioners?|senior citizens|seniors|older (?:people|workers?|adults?|applicants|folks)|mature (?:workers?|applicants?|candidates?)|empty[- ]nesters?)\b/i,
  ],
  [
    'caregiver_flexible',
    /\b(?:(?:stay[- ]at[- ]home |working |single |busy )?(?:parents?|mo(?:m|mmie|ther)s|mums|dads)|care ?givers|carers|(?:re-?entering|returning to) (?:the )?(?:work(?:force|place)?))\b/i,
  ],
];

const WELCOME =
  /\b(?:welcomed?\b|encouraged?\b|invited? (?:to|you)|(?:should|can|may|please|do|to|who) apply|considered|(?:are|is|be|given|receive|get|claim|for) (?:\w+ )?prefer(?:red|ence)|preference points|yes,? please|ok(?:ay)?\b|love to (?:have|hear from|meet)|(?:great|good|perfect|ideal|nice) (?:fit|job|gig|first job|for)\b|fits? (?:nicely|well)|(?:are|were) (?:a )?(?:perfect|great)|glad to (?:take|hire|have|talk)|come (?:on )?(?:see|talk)|alike\b)/i;
const WE_HIRE =
  /\b(?:we|company|employer|crew|shop|team) (?:\w+ ){0,2}(?:welcomes?|hires?|encourages?|employs?|values?|loves?|seeks?|takes?) (?:\w+ ){0,4}$/i;
const NOT_WELCOME =
  /\b(?:not|cannot|can(?:'|’)?t|won(?:'|’)?t|aren(?:'|’)?t|unable to|never|no longer)\b[^,]{0,30}\b(?:welcom|encourag|consider|eligib|accept|hir|appl|take|employ)|\bno\s*$/i;
/** Statements that the law requires, and sentences about those whom the employer serves or teaches. */
const NOT_OF_APPLICANTS =
  /\bregardless\b|without regard|discriminat|equal[- ](?:opportunity|employment|housing)|\bEO[EV]\b|\bEEO\b|protected (?:veteran|class|status)|affirmative action|\b(?:residents?|patients?|clients?|customers?|guests?|families|serves?|serving|served|helps?|helping|supports?|supporting|assists?|assisting|care for|caring for|shelter\w*|programs? for|services (?:for|to)|(?<!service )members|teach|teaches|teaching|classroom|tutor\w*|coach|lessons|internship|intern|checks?|screening|founded|owned)\b/i;
const SENTENCE = /[^.!?;\n•✓✔☑→►]+(?:[.!?;](?!\s)[^.!?;\n•✓✔☑→►]+)*/g;
const MAX_SENTENCE = 400;

/** Sentences that welcome a group: "Students and retirees both very welcome", "We love hiring veterans". */
export function welcomedGroups(posting: Posting): SignalMention[] {
  const found: SignalMention[] = [];
  for (const { index, 0: sentence } of joinedLines(posting.source.raw).matchAll(SENTENCE)) {
    if (sentence.length > MAX_SENTENCE || !isWelcoming(sentence)) continue;
    for (const [signal, group] of GROUPS) {
      const match = group.exec(sentence);
      if (!match) continue;
      if (!WELCOME.test(sentence) && !WE_HIRE.test(sentence.slice(0, match.index))) continue;
      const start = index + match.index;
      found.push({ signal, start, end: start + match[0].length });
    }
  }
  return found;
}

function isWelcoming(sentence: string): boolean {
  return !NOT_OF_APPLICANTS.test(sentence) && !NOT_WELCOME.test(sentence);
}

/** The text with line breaks only where the next line begins like a statement of its own; same offsets. */
function joinedLines(raw: string): string {
  return raw.replace(/\n(?![ \t]*(?:[-*–>]|\d+[.)]|\p{Lu}|\p{Extended_Pictographic}|\n|$))/gu, ' ');
}

/** What a list of things that are not needed says by its members. */
const UNNEEDED: readonly [SignalMention['signal'], RegExp][] = [
  ['no_experience_required', /\b(?:experience|years in)\b/i],
  ['no_degree_required', /\b(?:degree|diploma|ged|college|bachelor(?:'|’)?s?|qualifications)\b/i],
  ['limited_english', /\b(?:(?:perfect|good|fluent|much|any) )?english\b/i],
];
const UNNEEDED_LIST =
  /^[ \t]*(?:\p{L}[^\n:.,]{0,30} )?(?:\b(?:not|never) (?:required|needed|necessary)|\b(?:don(?:'|’)?t|do not|won(?:'|’)?t|will not) (?:need|require|have to have|ask for)|\bno need for)(?: here)?[ \t]*(?::[ \t]*|(?=\n))(\n(?:[ \t]*[^\p{L}\p{N}\s][^\n]*(?:\n|$))+|[^\n]{3,200})/gimu;

/** Lists of what is not needed: "Not required: experience, a diploma". */
export function unneededThings(posting: Posting): SignalMention[] {
  return [...posting.source.raw.matchAll(UNNEEDED_LIST)].flatMap(({ index, 0: whole, 1: list = '' }) => {
    const from = index + whole.length - list.length;
    return UNNEEDED.flatMap(([signal, pattern]) => {
      const match = pattern.exec(list);
      return match ? [{ signal, start: from + match.index, end: from + match.index + match[0].length }] : [];
    });
  });
}
