import { postingTerms } from '../../locales';

/** A capitalized name in the text, and what the words before and after it say about it. */
export interface NameMention {
  text: string;
  start: number;
  cues: string[];
}

const LEGAL_FORM =
  '(?:,? (?:Inc|L\\.?L\\.?C|Ltda?|Lda|GmbH|AG|KG|SE|SAS?|SARL|SL|Sp\\. z o\\.o|S\\.A\\. de C\\.V|S\\.[AL]|S\\.r\\.l|B\\.?V|Pvt\\.? Ltd|Limited|Corp|Co|LLP|PLC|Pty Ltd)(?!\\p{L})\\.?)?';
const NAME_WORD =
  "(?:(?:\\p{Lu}\\.)+|(?:St|Mt|Dr)\\.|(?:[dlLD]['’])?\\p{Lu}[\\p{L}\\p{N}&'’+-]*(?:\\.\\p{L}{2,4}(?!\\p{L}))?|&|\\d{1,4}(?=[ \\p{Lu}]))";
const NAME_PATTERN = `${NAME_WORD}(?: (?:(?:of|the|and|de|la|del|do|da|dos|des|du|for|y|e|et|und|i|am|von|van) ){0,2}${NAME_WORD}){0,7}(?: \\(\\d{4}\\))?${LEGAL_FORM}`;
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}@.’'])${NAME_PATTERN}`, 'gu');
const MAX_TEXT = 8000;
const MAX_MENTIONS = 400;
const CONTEXT = 60;

const BEFORE: readonly [string, RegExp][] = [
  ['at', /(?:^|[^\p{L}])(?:at|@|w\/|here at)(?: the)? $/iu],
  [
    'join',
    /\b(?:join|joining|with|work for|working for|career with|hired by|team at|life at)(?: us at)?(?: the)? $/iu,
  ],
  [
    'we-at',
    /\b(?:we at|here at|us at|people at|team at|behalf of|role (?:at|with)|jobs? (?:at|with)|position (?:at|with)|needed at|wanted at|hiring at|fair at|opening at|openings at|careers at)(?: the| our)? $/iu,
  ],
  ['by', /\b(?:by(?: employer)?|called|named|known as|employer|company|through|payroll -)[ :]+(?:the )?$/iu],
  ['client', /\b(?:(?:our|my|the) client,?|on behalf of(?: our client,?)?|client:) (?:the )?$/iu],
  ['we-are', /\b(?:we are|we(?:'|’)re)(?: the)? $/iu],
  ['about', /(?:^|\n)\W*(?:about|why|meet|join|life at|working at|who is) (?:the )?$/iu],
  ['team', /\bteam $/iu],
  ['from', /\b(?:from|with|—|–|-|w\/) $/iu],
  ['of-title', /(?:^|\n)[^\n,]{3,50}, $/u],
  ['contractor', /\b(?:contractor|company|firm|employer|agency|restaurant|bakery|clinic|farm)[ :]+$/iu],
  [
    'foreign-lead',
    new RegExp(`(?:${postingTerms(({ employerLeads }) => employerLeads)})(?: \\p{Ll}{1,3})? $`, 'iu'),
  ],
  [
    'foreign-subject',
    new RegExp(
      `(?:^|[.!?]\\s+|\\n\\s*)(?:(?:${postingTerms(({ employerArticles }) => employerArticles)}) |L['’])(?:\\p{Ll}+ )?$`,
      'u',
    ),
  ],
  ['sentence-start', /(?:^|[.!?:]\s+|\n\s*)(?:[Tt]he |[Aa]t |[Jj]oin )?$/u],
];

/** Cues that only messages have, in which shops and farms are named in passing. */
const BEFORE_IN_MESSAGES: readonly [string, RegExp][] = [
  ...BEFORE,
  [
    'own',
    /\b(?:i|we|wife and i|husband and i) (?:\w+ )?(?:own|manage|run|operate|work (?:at|for)|bought|opened|started|lead)(?: the)? $|\bi(?:'|’)?m (?:the )?(?:\w+ ){1,4}(?:at|of|for)(?: the)? $|\bmy (?:\w+ ){0,2}(?:shop|company|business|crew|place|farm|store|boss|team|work|employer),? (?:at |over at )?$|\b(?:friend|sister|brother|cousin|wife|husband|neighbor|folks|crew|guys|people) (?:who \w+ (?:\w+ )?)?(?:at|over at|from)(?: the)? $/iu,
  ],
  ['bracket', /\($/],
  ['on', /\b(?:on|off|near|behind|past)(?: the)? $/iu],
  ['and', /\p{Lu}\p{L}+(?:,| and| &) $/u],
  ['for', /\p{Ll} for (?:the )?$/u],
];

const FOREIGN_VERBS = postingTerms(({ employerVerbs = [], introducingVerbs = [] }) => [
  ...employerVerbs,
  ...introducingVerbs,
]);
/** "Bright Harbor Dental in Erie, PA" before its verb. */
const PLACE_BETWEEN =
  '(?:,? (?:in|of|near|outside(?: of)?|at|on|over in|down in) \\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}.]+){0,2}(?:, ?\\p{Lu}[\\p{L}.]+)?,?)?';
const AFTER: readonly [string, RegExp][] = [
  [
    'hiring',
    new RegExp(
      `^${PLACE_BETWEEN}[, ]*(?:\\([^)\\n]{2,40}\\),? ?)?(?:(?:is|are) (?:\\w+ ){0,3}?(?:hiring|seeking|looking|recruiting|searching|expanding|growing|accepting|delighted|gearing up|in search|in need|adding|bringing|taking|lining up|staffing|interviewing|short|on the (?:hunt|lookout))|needs?|seeks?|wants?|requires?|(?:could|can) use|would (?:love|like)|will (?:interview|be (?:interviewing|hiring|on site))|has (?:the following |an? |\\w+ ){0,3}(?:immediate |new )?(?:openings?|opportunit|positions?|vacanc|room|need|spots?|jobs?|chairs?))\\b`,
      'iu',
    ),
  ],
  [
    'verb',
    /^(?:,? (?:LLC|Inc\.?|Ltd\.?))?(?: \([^)\n]{2,40}\))?(?: (?:in|of|near|outside) \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?(?:, ?\p{Lu}[\p{L}.]+)?)? (?:is|are|was|has|have|serves?|services|provides?|operates?|offers?|represents?|employs|runs?|makes?|builds?|welcomes|participates|does not|helps|supports|believes|values|strives|will|supplies|delivers|cares|grows|produces|manufactures|reserves|complies|opens|opened)\b/u,
  ],
  [
    'foreign-verb',
    new RegExp(`^(?: \\([^)\\n]{2,40}\\)| \\p{Ll}{2,3} \\p{Lu}\\p{L}+)?,? (?:${FOREIGN_VERBS})`, 'iu'),
  ],
  ['relative', /^, (?:an?|the|one of) /iu],
  [
    'street',
    /^\s*(?:,|[-–—•|·]|\n|\()\s*(?:\d{1,6} (?=[\p{Lu}\d])|\p{Lu}[^,\n]{3,40} \d{1,4}\p{Ll}?(?:,|\n))/u,
  ],
  ['place', /^\s*(?:,|[-–—•|·]|\()\s*\p{Lu}[\p{L}.' -]{2,30}(?:,? ?[A-Z]{2}\b|\)|\n|$|\.|, \p{Lu})/u],
  ['bracket', /^\)/],
  ['place-sentence', /^\. (?:\p{Lu}[\p{L}.]+ ?){1,2}, ?[A-Z]{2}\b/u],
  ['number', /^,? (?:#|no\. ?|store )\d/iu],
  ['telephone', /^\W{1,6}\(?\d{3}[-). ]\s?\d{3}/u],
  ['line-end', /^\s*(?:\n|$)/u],
  ['possessive', /^['’]s /u],
];

/** Every capitalized name with its cues, in the order of the text. */
export function nameMentions(text: string, { inMessage }: { inMessage: boolean }): NameMention[] {
  const leads = inMessage ? BEFORE_IN_MESSAGES : BEFORE;
  const searched = text.slice(0, MAX_TEXT);
  const mentions: NameMention[] = [];
  for (const match of searched.matchAll(MENTION)) {
    if (mentions.length >= MAX_MENTIONS) break;
    const written = match[0].replace(
      /^& |^(?:(?:We(?:['’]re| are)|I['’]m|The|At|Join(?: the)?|And|But|If|For|Our(?! Lady\b| Savio)|In|On|With|Through|Via|About|Why) (?=\p{Lu}))+|^(?:(?:WE['’]RE |NOW )?HIRING (?:AT|FOR)|(?:Now )?[Hh]iring (?:for|at)|COME WORK (?:AT|FOR)|[Cc]ome [Ww]ork (?:[Aa]t|[Ff]or)|JOIN) (?:THE )?(?=\p{Lu})/u,
      '',
    );
    const name = written
      .replace(/(?<=\p{Lu}{2}) (?:NEEDS?|SEEKS?|WANTS|IS|ARE|NOW|HIRING|SEEKING|LOOKING|HAS)\b.*$/u, '')
      .replace(/[\s,&]+$/, '')
      .replace(/['’]s$/, '');
    if (name.length < 3) continue;
    const start = match.index + match[0].length - written.length;
    const dropped = match[0].slice(0, match[0].length - written.length);
    // Quotes around a name hide the words beside it: "The Rusty Anchor" is hiring.
    const before = searched.slice(Math.max(0, start - CONTEXT), start).replace(/["“]$/, '');
    const after = searched.slice(start + name.length, start + name.length + CONTEXT).replace(/^["”]/, '');
    const cues = [
      ...leads.filter(([, pattern]) => pattern.test(before)).map(([cue]) => `before:${cue}`),
      ...AFTER.filter(([, pattern]) => pattern.test(after)).map(([cue]) => `after:${cue}`),
      ...(/^(?:At|Join|JOIN|.*HIRING (?:AT|FOR)|COME WORK (?:AT|FOR)) (?:THE )?$/.test(dropped)
        ? ['before:join']
        : []),
    ];
    mentions.push({ text: name, start, cues });
  }
  return mentions;
}
