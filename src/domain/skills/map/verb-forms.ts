/** Verbs of nouns that name an activity: "trash removal" is what "remove trash" says. */
const VERB_BY_NOUN: ReadonlyMap<string, string> = new Map([
  ['removal', 'remove'],
  ['preparation', 'prepare'],
  ['prep', 'prep'],
  ['collection', 'collect'],
  ['inspection', 'inspect'],
  ['reconciliation', 'reconcile'],
  ['replacement', 'replace'],
  ['delivery', 'deliver'],
  ['repair', 'repair'],
  ['administration', 'administer'],
]);
const MIN_STEM = 3;
/** First words that do not take the rest as their object: "incoming calls", "training programs". */
const NO_VERBS = new Set([
  // Their objects name other skills as well: doors, windows, rollers.
  'installing',
  'operating',
  'incoming',
  'outgoing',
  'working',
  'training',
  'engineering',
  'building',
  'marketing',
  'accounting',
  'banking',
  'advertising',
  'billing',
  'fishing',
  'hearing',
  'heating',
  'being',
  'dressing',
  'breathing',
  'nursing',
  'living',
]);
/** Words before "-ing" that are no object of the verb: "deep cleaning", "public speaking". */
const NO_OBJECTS = new Set([
  'deep',
  'public',
  'general',
  'dry',
  'self',
  'critical',
  'machine',
  'line',
  'active',
  'social',
  'continuous',
  'commercial',
  'industrial',
  'residential',
  'hot',
  'cold',
  'direct',
  'creative',
  'technical',
  'strategic',
  'professional',
]);

/**
 * Returns the words of the sentences that say the same as the folded words of an activity: "stock shelf" and "stocked
 * shelf" for "stocking shelves", "remove trash" for "trash removal". Some of them are no English words: a stem does not
 * tell whether its verb ends in "e".
 */
export function verbForms(written: string, words: readonly string[]): string[][] {
  const [first = '', last = ''] = words;
  if (words.length !== 2) return [];
  if (isGerund(first) && /s$/i.test(written) && !NO_VERBS.has(first))
    return formsOf(first).map((verb) => [verb, last]);
  if (NO_OBJECTS.has(first)) return [];
  const verb = VERB_BY_NOUN.get(last);
  if (verb !== undefined)
    return [verb, ...formsOf(`${verb.replace(/e$/, '')}ing`), `${verb.replace(/e$/, '')}ing`].map((form) => [
      form,
      first,
    ]);
  if (isGerund(last) && !NO_VERBS.has(last)) return [last, ...formsOf(last)].map((form) => [form, first]);
  return [];
}

function isGerund(word: string): boolean {
  return word.endsWith('ing') && word.length >= MIN_STEM + 'ing'.length;
}

/** "stock" and "stocked" of "stocking", with the forms that other verbs would have. */
function formsOf(gerund: string): string[] {
  const stem = gerund.slice(0, -'ing'.length);
  const short = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const past = stem.endsWith('y') ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
  const irregular = IRREGULAR_PAST.get(stem);
  return [stem, `${stem}e`, ...short, past, ...(irregular === undefined ? [] : [irregular])];
}

const IRREGULAR_PAST: ReadonlyMap<string, string> = new Map([
  ['mak', 'made'],
  ['tak', 'took'],
  ['keep', 'kept'],
  ['driv', 'drove'],
  ['teach', 'taught'],
  ['build', 'built'],
  ['lead', 'led'],
  ['writ', 'wrote'],
  ['sell', 'sold'],
  ['bend', 'bent'],
  ['feed', 'fed'],
]);
