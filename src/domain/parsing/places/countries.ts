import { englishCountries } from '../../text/english-countries';
import { collectNames } from '../locales';
import { foldText } from '../text/normalize';

const CODE_BY_NAME = collectNames((locale) => locale.countryNames);
for (const { code, name } of englishCountries) CODE_BY_NAME.set(foldText(name), code);

/** Returns the ISO 3166-1 alpha-2 code of an English country name; null for other texts. */
export function countryCodeOf(text: string): string | null {
  return CODE_BY_NAME.get(foldText(text.trim())) ?? null;
}

/** Every name in the table, folded. */
export function countryNames(): Iterable<string> {
  return CODE_BY_NAME.keys();
}
