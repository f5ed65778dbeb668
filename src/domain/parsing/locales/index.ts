import { en } from './latin-script/en';
import { es } from './latin-script/es';
import { fr } from './latin-script/fr';
import { de } from './latin-script/de';
import { pt } from './latin-script/pt';
import { it } from './latin-script/it';
import { nl } from './latin-script/nl';
import { pl } from './latin-script/pl';
import { ro } from './latin-script/ro';
import { tr } from './latin-script/tr';
import { id } from './latin-script/id';
import { so } from './latin-script/so';
import { sw } from './latin-script/sw';
import { tl } from './latin-script/tl';
import { vi } from './latin-script/vi';
import { ht } from './latin-script/ht';
import { ja } from './other-scripts/ja';
import { zh } from './other-scripts/zh';
import { ko } from './other-scripts/ko';
import { uk } from './other-scripts/uk';
import { ru } from './other-scripts/ru';
import { ar } from './other-scripts/ar';
import { el } from './other-scripts/el';
import { he } from './other-scripts/he';
import { hi } from './other-scripts/hi';
import { th } from './other-scripts/th';
import { am } from './other-scripts/am';
import { my } from './other-scripts/my';
import type { Locale, PostingTerms } from './locale';

/**
 * All languages whose words the parsers know. If a text fits two languages equally well, detection chooses the one
 * listed first. Japanese precedes Chinese because Japanese text contains Han characters.
 */
export const LOCALES: readonly Locale[] = [
  en,
  es,
  fr,
  de,
  pt,
  it,
  nl,
  pl,
  ro,
  tr,
  id,
  so,
  sw,
  vi,
  tl,
  ht,
  ja,
  zh,
  ko,
  uk,
  ru,
  ar,
  el,
  he,
  hi,
  th,
  am,
  my,
];

/** Returns the entries of one list of all locales, without duplicates. */
export function collectWords(listOf: (locale: Locale) => readonly string[] | undefined): string[] {
  return [...new Set(LOCALES.flatMap((locale) => listOf(locale) ?? []))];
}

/** Returns the country of a language; null if it is spoken in several or unknown. */
export function countryOfLanguage(language: string | null): string | null {
  return LOCALES.find(({ code }) => code === language)?.country ?? null;
}

/** Returns the countries in which a language is spoken, likeliest first. */
export function countriesOfLanguage(language: string | null): readonly string[] {
  const locale = LOCALES.find(({ code }) => code === language);
  return locale?.countries ?? (locale?.country === undefined ? [] : [locale.country]);
}

/** Returns the entries of one list of all locales as alternatives of a regular expression. */
export function alternatives(listOf: (locale: Locale) => readonly string[] | undefined): string {
  return collectWords(listOf).join('|');
}

/** Returns the entries of one table of all locales. */
export function collectNames<T>(
  tableOf: (locale: Locale) => Readonly<Record<string, T>> | undefined,
): Map<string, T> {
  return new Map(LOCALES.flatMap((locale) => Object.entries(tableOf(locale) ?? {})));
}

/**
 * The terms of postings in all languages as the source of a regular expression for the flags `iu`, which matches whole
 * words only; without terms it matches nothing.
 */
export function postingTerms(termsOf: (terms: PostingTerms) => readonly string[] | undefined): string {
  const terms = collectWords((locale) => locale.postingTerms && termsOf(locale.postingTerms));
  return terms.length === 0 ? '(?!)' : `(?<!\\p{L})(?:${terms.join('|')})(?!\\p{L})`;
}

/** Terms of `postingTerms` that may follow a letter or a number without a blank: "net/mois", "35h". */
export function unbounded(terms: string): string {
  return terms.replace('(?<!\\p{L})', '');
}
