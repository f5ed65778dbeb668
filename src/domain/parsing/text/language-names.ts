import { escapePattern } from '../../text/escape-pattern';
import { collectNames } from '../locales';
import { foldText } from './normalize';
import { WordStartPattern } from './word-patterns/word-start-pattern';

/** Languages whose English names the Unicode CLDR provides. */
const LANGUAGE_CODES =
  'af sq am ar hy az eu be bn bs bg my ca zh hr cs da nl en et fi fr gl ka de el gu ht ha he hi hu is ig id ga it ja kn kk km rw ko ku ky lo lv ln lt mk ms ml mt mr mn ne no ps fa pl pt pa ro ru sr sn sd si sk sl so es sw sv tl tg ta te th ti tr tk uk ur uz vi cy wo xh yo zu';

const MIN_FOREIGN_NAME = 5;
const CODE_BY_NAME = collectNames<string | null>((locale) => locale.languageNames);
const languageDisplayNames = new Intl.DisplayNames(['en'], { type: 'language' });
for (const code of LANGUAGE_CODES.split(' ')) {
  const name = languageDisplayNames.of(code);
  if (name !== undefined) CODE_BY_NAME.set(foldText(name).replace(/ \(.*/, ''), code);
}

/** Languages in which the CLDR's names of languages count too. In others they are also frequent words: Dutch "Pools". */
for (const locale of ['de', 'es', 'fr', 'it', 'pt']) {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  for (const code of LANGUAGE_CODES.split(' ')) {
    const name = foldText(names.of(code) ?? '').replace(/ \(.*/, '');
    if (name.length >= MIN_FOREIGN_NAME && !CODE_BY_NAME.has(name)) CODE_BY_NAME.set(name, code);
  }
}

const NAME_ALTERNATIVES = [...CODE_BY_NAME.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
const LANGUAGE_PATTERN = new WordStartPattern([NAME_ALTERNATIVES.join('|')], { end: '(?!\\p{L})' });

/** Finds names of human languages in a text, with their ISO 639-1 code if they have one. */
export function findLanguageNames(
  text: string,
): { start: number; end: number; name: string; code: string | null }[] {
  const folded = foldText(text);
  // Offsets are valid only if folding kept the length, as it does for composed letters.
  const searched = folded.length === text.length ? folded : text.toLowerCase();
  return LANGUAGE_PATTERN.matches(searched).map(({ index, text: written }) => {
    const end = index + written.length;
    return {
      start: index,
      end,
      name: text.slice(index, end),
      code: CODE_BY_NAME.get(foldText(written)) ?? null,
    };
  });
}

/** The ISO 639-1 code of a language by its whole name. */
export function languageCodeOf(name: string): string | null {
  return CODE_BY_NAME.get(foldText(name)) ?? null;
}
