const STEM_LENGTH = 6;
/** Words that begin like others and mean something else: accounting is no account, and a production no product. */
const WITH_OWN_STEM: readonly (readonly [RegExp, string])[] = [
  [/^account(?:ing|ants?|ancy)$/, 'accounting'],
  [/^productions?$/, 'production'],
  [/^communit(?:y|ies)$/, 'community'],
  [/^personnel$/, 'personnel'],
  [/^university$/, 'university'],
];

/** The first letters of a word of a title, which its forms share: "engineer", "engineering". */
export function stemOfWord(word: string): string {
  return WITH_OWN_STEM.find(([form]) => form.test(word))?.[1] ?? word.slice(0, STEM_LENGTH);
}
