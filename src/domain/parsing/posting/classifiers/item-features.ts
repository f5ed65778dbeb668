const WORD_PATTERN = /[\p{L}\p{N}]+(?:['’/+#&.-][\p{L}\p{N}]+)*/gu;
const MAX_ITEM_WORDS = 40;
const MAX_ITEM_CHARACTERS = 500;

const CUE_FEATURES: [string, RegExp][] = [
  [
    '#years',
    /(?<!\d)\d{1,2}\+?\s{0,2}(?:(?:-|–|to)\s{0,2}\d{1,2}\+?\s{0,2})?years?\b|\b(?:one|two|three|four|five) years?\b/i,
  ],
  ['#degree', /\b(?:degree|bachelor\w*|master(?:'|’)?s|mba|ph\.?d|diploma|ba\/bs|bs\/ms|ged)\b/i],
  ['#wish', /\b(?:plus|preferred|bonus|nice to have|desired|desirable|ideally|asset|advantage)\b/i],
  ['#must', /\b(?:must|required?|minimum|at least|mandatory)\b/i],
  ['#money', /[$€£]\s?\d|\b401/],
  ['#we', /\b(?:we|our|us)\b/i],
  ['#you', /\b(?:you|your|you(?:'|’)ll)\b/i],
  ['#link', /https?:|www\.|@/],
  ['#stop', /\.\s*$/],
];

/** Features of a line of a posting, one string each. */
export function itemFeatures(item: string): string[] {
  const text = item.slice(0, MAX_ITEM_CHARACTERS);
  const words: string[] = [];
  for (const match of text.matchAll(WORD_PATTERN)) {
    words.push(match[0].toLowerCase().replace('’', "'"));
    if (words.length >= MAX_ITEM_WORDS) break;
  }
  const [first = '', second = ''] = words;
  const features = new Set<string>(words.map((word) => `w${word}`));
  for (let i = 1; i < Math.min(words.length, 8); i += 1) features.add(`b${words[i - 1]}|${words[i]}`);
  features.add(`1${first}`);
  features.add(`2${second}`);
  features.add(`s${first.slice(-3)}`);
  features.add(`l${Math.min(8, Math.floor(words.length / 5))}`);
  for (const [name, pattern] of CUE_FEATURES) if (pattern.test(text)) features.add(name);
  return [...features];
}
