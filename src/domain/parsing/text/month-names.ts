/** Month names of the languages newcomers' papers are written in, folded, by their first letters. */
const MONTH_BY_NAME: Record<string, number> = {};

const MONTHS_BY_LANGUAGE = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'ene febr marz abr may jun jul ago sept oct novi dic',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'janv fevr mars avr mai juin juil aout sept octo nove dece',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'jaen feb mrz apr mai jun jul aug sept okt nov dez',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'jan fev mar abr mai jun jul ago set out nov dez',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'genn febb marz apri magg giug lugl ago sett ott nov dice',
];
for (const names of MONTHS_BY_LANGUAGE)
  names.split(' ').forEach((name, month) => (MONTH_BY_NAME[name] ??= month + 1));

/** Alternatives for a regular expression over lower-case text with or without accents, longest first. */
export const MONTH_PATTERN = [
  ...Object.keys(MONTH_BY_NAME),
  'février',
  'févr',
  'fév',
  'août',
  'décembre',
  'déc',
  'märz',
  'março',
]
  .sort((a, b) => b.length - a.length)
  .join('|');

/** 1–12 for a month name or abbreviation, else null. */
export function monthNumber(name: string): number | null {
  const key = name
    .normalize('NFKD')
    .replace(/[\p{M}.']/gu, '')
    .toLowerCase();
  return MONTH_BY_NAME[key] ?? MONTH_BY_NAME[key.slice(0, 3)] ?? null;
}
