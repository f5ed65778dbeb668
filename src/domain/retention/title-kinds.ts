/**
 * Position types in a title. Their words were chosen by meaning, without reference to tenure data, and are weighted by
 * the fit; additional single words were chosen by frequency.
 */
const TITLE_KINDS: readonly [string, RegExp][] = [
  ['internship', /\bintern(ship)?s?\b|\bco-?op\b|\bextern(ship)?s?\b/],
  [
    'temporary',
    /\btemp(orary)?\b|\bseasonal\b|\bsummer\b|\bholiday\b|\bcontract(or)?\b|\bfreelance\b|\bper diem\b|\bvolunteer/,
  ],
  ['owner', /\b(co-?)?(founder|owner)|\bceo\b|\bpresident\b|\bself\b/],
  [
    'executive',
    /director|\bvp\b|vice president|\bchief\b|\bhead\b|\bexecutive (?!assist)|\bgeneral manager\b|\bpartner\b|principal/,
  ],
  ['manager', /manager|supervisor|\blead(er)?\b|foreman|superintendent/],
  ['senior', /\bsenior\b|\bsr\b|\bi{2,3}\b|\bmaster\b/],
  [
    'entry',
    /assistant|associate|trainee|\bjunior\b|\bjr\b|\bentry\b|\bhelper\b|\bcrew\b|\bmember\b|apprentice|student|\baide\b/,
  ],
  ['frontline', /cashier|server|waite?r|waitress|host|cook|barista|dishwash|busser|\bcrew\b|\bline\b/],
];

const MAX_TITLE_LENGTH = 200;
const SMALL_WORDS = new Set(['and', 'of', 'for', 'to', 'in', 'at', 'the', 'or', 'a', 's', 'with']);

/** Position types of a title. */
export function titleKinds(title: string): string[] {
  const text = title.slice(0, MAX_TITLE_LENGTH).toLowerCase();
  return TITLE_KINDS.filter(([, words]) => words.test(text)).map(([kind]) => kind);
}

/** Distinct words of a title without articles, prepositions and conjunctions. */
export function titleTokens(title: string): string[] {
  const words =
    title
      .slice(0, MAX_TITLE_LENGTH)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return [...new Set(words)].filter((word) => !SMALL_WORDS.has(word));
}
