import { foldText } from './normalize';

const LANGUAGE_CODES =
  'af sq am ar hy az eu be bn bs bg my ca zh hr cs da nl en et fi fr gl ka de el gu ht ha he hi hu is ig id ga it ja kn kk km rw ko ku ky lo lv ln lt mk ms ml mt mr mn ne no ps fa pl pt pa ro ru sr sn sd si sk sl so es sw sv tl tg ta te th ti tr tk uk ur uz vi cy wo xh yo zu';

const OTHER_NAMES: Record<string, string> = {
  mandarin: 'zh',
  cantonese: 'zh',
  farsi: 'fa',
  dari: 'fa',
  tagalog: 'tl',
  filipino: 'tl',
  'haitian creole': 'ht',
  creole: 'ht',
  kinyarwanda: 'rw',
  castilian: 'es',
  espanol: 'es',
  ingles: 'en',
  frances: 'fr',
  francais: 'fr',
  anglais: 'en',
  espagnol: 'es',
  deutsch: 'de',
  englisch: 'en',
  franzosisch: 'fr',
  spanisch: 'es',
  inglese: 'en',
  tigrigna: 'ti',
  moldovan: 'ro',
  flemish: 'nl',
  panjabi: 'pa',
  singhalese: 'si',
  sinhalese: 'si',
  bahasa: 'id',
  portugues: 'pt',
  arabe: 'ar',
  oriya: 'or',
  odia: 'or',
  assamese: 'as',
  konkani: '',
  'american sign language': '',
  asl: '',
  hmong: '',
  karen: '',
  chin: '',
  rohingya: '',
  kurmanji: 'ku',
  sorani: 'ku',
  twi: 'ak',
  akan: 'ak',
  krio: '',
  fulani: 'ff',
  oromo: 'om',
  malayalam: 'ml',
  kirundi: 'rn',
  lingala: 'ln',
  latin: 'la',
  sanskrit: 'sa',
  dinka: '',
  nuer: '',
  quechua: 'qu',
  "k'iche": '',
  mam: '',
};

const CODE_BY_NAME = new Map<string, string | null>(
  Object.entries(OTHER_NAMES).map(([name, code]) => [name, code === '' ? null : code]),
);
const languageDisplayNames = new Intl.DisplayNames(['en'], { type: 'language' });
for (const code of LANGUAGE_CODES.split(' ')) {
  const name = languageDisplayNames.of(code);
  if (name !== undefined) CODE_BY_NAME.set(foldText(name).replace(/ \(.*/, ''), code);
}

const NAME_ALTERNATIVES = [...CODE_BY_NAME.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const LANGUAGE_PATTERN = new RegExp(`(?<![\\p{L}])(?:${NAME_ALTERNATIVES.join('|')})(?![\\p{L}])`, 'giu');

/** Names of human languages in a text, with ISO 639-1 code where there is one. */
export function findLanguageNames(
  text: string,
): { start: number; end: number; name: string; code: string | null }[] {
  const folded = foldText(text);
  // Offsets hold only where folding kept the length, as it does for composed letters.
  const searched = folded.length === text.length ? folded : text.toLowerCase();
  return [...searched.matchAll(LANGUAGE_PATTERN)].map((match) => {
    const end = match.index + match[0].length;
    return {
      start: match.index,
      end,
      name: text.slice(match.index, end),
      code: CODE_BY_NAME.get(foldText(match[0])) ?? null,
    };
  });
}
