import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { de } from './de';
import { pt } from './pt';
import { it } from './it';
import { nl } from './nl';
import { pl } from './pl';
import { ro } from './ro';
import { tr } from './tr';
import { id } from './id';
import { so } from './so';
import { sw } from './sw';
import { vi } from './vi';
import { ht } from './ht';
import { ja } from './ja';
import { zh } from './zh';
import { ko } from './ko';
import { uk } from './uk';
import { ru } from './ru';
import { ar } from './ar';
import { el } from './el';
import { he } from './he';
import { hi } from './hi';
import { th } from './th';
import { am } from './am';
import { my } from './my';
import type { Locale } from './locale';

/**
 * Every language the parsers have words of. When a text fits two languages equally well, detection chooses the one
 * listed first; Japanese precedes Chinese because Japanese text contains Han characters.
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

/** The entries of one list in all locales, without duplicates. */
export function collectWords(listOf: (locale: Locale) => readonly string[] | undefined): string[] {
  return [...new Set(LOCALES.flatMap((locale) => listOf(locale) ?? []))];
}

/** The entries of one list in all locales as alternatives of a regular expression. */
export function alternatives(listOf: (locale: Locale) => readonly string[] | undefined): string {
  return collectWords(listOf).join('|');
}

/** The entries of one table in all locales. */
export function collectNames<T>(
  tableOf: (locale: Locale) => Readonly<Record<string, T>> | undefined,
): Map<string, T> {
  return new Map(LOCALES.flatMap((locale) => Object.entries(tableOf(locale) ?? {})));
}
