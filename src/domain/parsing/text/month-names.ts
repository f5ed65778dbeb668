import { collectWords, LOCALES } from '../locales';

const MONTH_BY_NAME: Record<string, number> = {};
for (const { dates } of LOCALES) {
  for (const names of dates?.months ?? [])
    names.forEach((name, month) => (MONTH_BY_NAME[name] ??= month + 1));
}

/** Alternatives for a regular expression over lower-case text with or without accents, longest first. */
export const MONTH_PATTERN = [
  ...Object.keys(MONTH_BY_NAME),
  ...collectWords((locale) => locale.dates?.accentedMonths),
]
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Returns 1–12 for a month name or abbreviation; null for other texts. */
export function monthNumber(name: string): number | null {
  const key = name
    .normalize('NFKD')
    .replace(/[\p{M}.']/gu, '')
    .toLowerCase();
  return MONTH_BY_NAME[key] ?? MONTH_BY_NAME[key.slice(0, 3)] ?? null;
}
