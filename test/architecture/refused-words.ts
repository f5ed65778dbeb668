/**
 * Words of the decision on domain language (docs/decisions/0024-domain-language.md) that a program can check, with what
 * to write instead. A word that is a term in one place and a coinage in another is refused by path.
 */
export interface RefusedTerm {
  /** Lower-case words of an identifier or of a file name, in order: `rising bar` refuses `RisingBar` and `rising-bar.ts`. */
  terms: readonly string[];
  instead: string;
  /** Where the rule applies; everywhere without it. */
  paths?: RegExp;
  /** Names that the contract, the database or a published metric fixes. */
  except?: RegExp;
}

export const REFUSED_TERMS: readonly RefusedTerm[] = [
  // Hiring
  { terms: ['job ad', 'vacancy'], instead: 'posting', paths: /^(src|workers)\// },
  { terms: ['craft', 'crafts'], instead: 'skill' },
  { terms: ['paper', 'papers'], instead: 'credential, document or background', paths: /^src\// },
  {
    terms: ['wish', 'wishes'],
    instead: 'preference, preferred',
    paths: /^src\/(?!domain\/parsing\/)/,
  },
  { terms: ['waived'], instead: 'negated', paths: /^src\// },
  { terms: ['firewall'], instead: 'protectedAttributes' },
  { terms: ['nameless texts'], instead: 'anonymizedTexts' },
  {
    terms: ['chance of staying', 'staying', 'retention window', 'retention windows'],
    instead: 'retention probability; data expiry for rows',
    paths: /^(src|workers)\//,
  },
  // Matching and ranking
  {
    terms: ['history outline', 'outline of', 'outline stamp', 'outlined candidate', 'made outline'],
    instead: 'candidate features, feature version',
  },
  {
    terms: ['rising bar', 'best rows'],
    instead: 'top-k threshold',
  },
  {
    terms: ['job scan', 'skill scan', 'rough', 'rough job score'],
    instead: 'top-k search, skill scorer, prefilter score, estimate',
    paths: /^src\//,
  },
  { terms: ['standing'], instead: 'ranked candidate, state', paths: /^src\// },
  { terms: ['facet', 'facets'], instead: 'dictionary column' },
  {
    terms: ['integers', 'fractions', 'sparse rows'],
    instead: 'Int32Vector, Float32Vector, CsrMatrix',
    paths: /^src\/domain\//,
  },
  {
    terms: ['meeting', 'meet skills', 'words shared', 'long enough'],
    instead: 'skill match, token overlap, duration ratio',
    paths: /^src\//,
  },
  { terms: ['nearness', 'closeness', 'likeness', 'kinship'], instead: 'similarity' },
  { terms: ['spare', 'lot', 'lots'], instead: 'overscan, batch', paths: /^src\// },
  {
    terms: ['now and then', 'known candidates', 'weights in force'],
    instead: 'throttle, candidate index, active weights',
  },
  { terms: ['judge'], instead: 'evaluate, classify', paths: /^src\// },
  {
    terms: ['held skill', 'wanted skill', 'wanted certification', 'title reading'],
    instead: 'profile skill, requested skill, title features',
    // A member of the API.
    except: /^heldSkill$/,
  },
  { terms: ['bridged title', 'bridge titles'], instead: 'crosswalk' },
  // Parsing
  {
    terms: ['unclaimed posts', 'post from spans'],
    instead: 'positions',
    paths: /^src\/domain\//,
  },
  { terms: ['unsure', 'barred'], instead: 'LLM fallback, excluded', paths: /^src\// },
  {
    terms: ['feature numbers', 'named features', 'line reading', 'unclaimed'],
    instead: 'feature ids, feature indexer, segment class, unused spans',
    paths: /^src\//,
  },
  {
    terms: ['asked document', 'model helper', 'occupation helper', 'model at port'],
    instead: 'document prompter, document model factory, occupation prompter, model proxy',
  },
  { terms: ['two readings', 'two scripts', 'while alive'], instead: 'merge readings, thread guard' },
  // Services and operations
  {
    terms: ['accepted work', 'unawaited', 'unawaited work', 'ended watch', 'work ahead', 'made when asked'],
    instead: 'operation enqueuer, inline operation, completion poller, prefetcher, lazy',
  },
  {
    terms: ['give up', 'gave up', 'hand over'],
    instead: 'onExhausted, fail, re-enqueue',
    paths: /^(src|workers)\//,
  },
  { terms: ['take in', 'unfold', 'unfolded'], instead: 'normalize, expand' },
  { terms: ['given candidate', 'apply given'], instead: 'candidate input' },
  {
    terms: ['kept rows', 'kept by tenant', 'kept candidate'],
    instead: 'row cache, tenant cache, stored candidate',
  },
  {
    terms: ['chore', 'chores', 'chore clock', 'chore services', 'sweep', 'sweeps'],
    instead: 'maintenance task, maintenance scheduler',
    paths: /^(src\/(?!domain\/)|workers\/)/,
  },
  { terms: ['magic inputs', 'magic input'], instead: 'test inputs' },
  { terms: ['stored answer', 'answer options'], instead: 'stored response, options' },
  // Webhooks and mail
  {
    terms: ['verdict', 'outgoing', 'pause after', 'runs dry', 'hungry', 'room', 'endpoint notes'],
    instead:
      'classification, webhook request, retry delay, needsRefill, hasBacklog, capacity, endpoint health',
    paths: /^src\/(webhooks|services\/webhooks|db\/webhooks)\//,
  },
  { terms: ['letter words', 'mail words'], instead: 'mail template, mail content' },
  // General
  { terms: ['somebody', 'nobody', 'whoever', 'everybody', 'anybody'], instead: 'name the subject' },
  { terms: ['every ms', 'look every ms', 'at once'], instead: 'intervalMs, MAX_CONCURRENT_…' },
  { terms: ['visitor'], instead: 'browser client' },
  { terms: ['plant'], instead: 'seed, simulate' },
];

/** Patterns of one identifier, case-sensitive. */
export const REFUSED_IDENTIFIERS: readonly { name: RegExp; instead: string; paths?: RegExp }[] = [
  { name: /^(?:[A-Z0-9]+_)*(?:MOST|LONGEST|LARGEST|HIGHEST)_[A-Z]/, instead: 'MAX_…' },
  { name: /^(?:[A-Z0-9]+_)*(?:LEAST|FEWEST|SHORTEST|SMALLEST|LOWEST)_[A-Z]/, instead: 'MIN_…' },
  { name: /[A-Z]S_A_(?!SERVICE)[A-Z]/, instead: '…_PER_…' },
  {
    name: /[nN]ormalis(?:e|ed|ation)|[rR]ecognis(?:e|er|ed)|[sS]erialis(?:e|ed|ation)/,
    instead: 'American spelling: normalize, recognize, serialize',
  },
  {
    name: /^read(?:Skills|Work|Education|Certifications|Contacts|Phones|Links|Languages|Projects|Awards|References|Benefits|Schedule|Pay|PayExtras|Signals|Screening|WorkPlace|Summary|JobSkills|TitleAndEmployer|EmploymentType|WorkplaceType|Openings|StartDate|Timestamp|ApplyUrl|Department|Posting|Label)$/,
    instead: 'extract…',
    paths: /^src\/domain\/parsing\//,
  },
  { name: /^few$/, instead: 'say what of: shorter, smaller', paths: /^src\/domain\// },
];

/** Names of constants that do not say of what. */
export const REFUSED_CONSTANTS =
  /^(?:MOST|LEAST|FEW|MANY|LOT|SPARE|KEPT|LISTED|NOTHING|NONE|ALL|ASKED|KNOWN|OWN|NAME|NAMES|WORD|WORDS|PAGE|BATCH|LOW|HIGH|NEAR|USUAL|RARE|REMEMBERED|TOLD|SHOWN|NOTABLE|EVERY_MS|PAUSE_MS|OUT|MARGIN|SAMPLE|SILENT|WISH|DEMAND|PAPER|WAIVED)$/;

/** Participles that do not say of what, as the name of a variable. */
export const REFUSED_VARIABLES = /^(?:kept|known|asked|own|taken|wanted)$/;

/** File names whose words are common words elsewhere, and folders. */
export const REFUSED_PATHS: readonly { path: RegExp; instead: string }[] = [
  {
    path: /(?:^|\/)(?:growing|facet-kinds|nameless|letters?|shadow|rules|sent|pump-notes|unsure-job|unsure-resume)\.tsx?$/,
    instead: 'see the table of words',
  },
  {
    path: /^(?:src|workers|tools|test\/unit)\/(?:.*\/)?(?:vision|help|truth|upkeep|plain-text|job-description)\//,
    instead: 'ocr, llm-fallback, synthetic, maintenance, strategies/unstructured, posting',
  },
];

/** Refused in comments, in texts of the code and in documents. */
export const REFUSED_PHRASES: readonly { phrase: RegExp; instead: string; except?: RegExp }[] = [
  {
    phrase: /\b(?:somebody|nobody|whoever|everybody|anybody)\b/i,
    instead: 'name the caller, the user, the candidate or the worker',
    // The account Postgres runs under on many systems.
    except: /^(?:src\/embedded\/unprivileged-account\.ts|docs\/running\.md)$/,
  },
  {
    phrase:
      /\b(?:rising bar|chore clock|known candidates|unawaited work|magic inputs?|made when asked|kept by tenant)\b/i,
    instead: 'see the table of words',
  },
  {
    phrase: /\bjob (?:ads?|descriptions?)\b/i,
    instead: 'posting',
    // Parsers and their tests quote postings.
    except: /^(?:src|test\/unit)\/domain\//,
  },
  {
    phrase:
      /\b(?:(?:administrators?|members?|limits) of (?:the|your) account|account (?:ID|name)|only your account)\b/i,
    instead: 'tenant; an account belongs to a person',
  },
];
