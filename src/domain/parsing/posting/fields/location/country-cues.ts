import { LOCALES } from '../../../locales';

/**
 * Words that only the postings of one country use: its money, authorities, legal forms, taxes, qualifications and the
 * documents that its employers ask for.
 */
const CUES_OF_COUNTRIES: readonly [string, RegExp][] = [
  [
    'GB',
    /£\s?\d|\bGBP ?\d|\d ?GBP\b|\bNHS\b|\bDBS (?:check|certificate|clearance)|\bGCSEs?\b|\bUK driving\b/,
  ],
  ['IE', /\bGarda vetting\b|\bSafe Pass\b|\bPPS number\b|\bQQI level\b/i],
  ['CA', /\bCAD ?\d|\d ?CAD\b|(?<![A-Z])CA?\$\s?\d|\bSmart Serve\b|\bRed Seal\b|\b[Vv]ulnerable [Ss]ector\b/],
  [
    'AU',
    /(?<![A-Z])AU?\$\s?\d|\bAUD ?\d|\d ?AUD\b|\b[Ss]uperannuation\b|\+ ?super\b|\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\b[Ww]orking with [Cc]hildren [Cc]heck\b/,
  ],
  ['NZ', /NZ\$\s?\d|\bNZD ?\d|\d ?NZD\b/],
  [
    'IN',
    /₹\s?\d|\bINR ?\d|\d ?INR\b|\bRs\.?\s?\d|\d\s?(?:LPA|[Ll]akhs?)\b|\bPvt\.? Ltd\b|\bAadhaar\b|\bPF ?[/&] ?ESIC?\b|\b(?:MIDC|GIDC|SIDCUL)\b|\bTally (?:Prime|ERP)\b|\bGSTR?-?\d?[AB]? returns?\b/,
  ],
  ['PH', /₱\s?\d|\bPHP ?\d|\d ?PHP\b|\bNBI clearance\b|\bPhilHealth\b|\bPag-?IBIG\b|\bPhils\b/],
  ['PL', /\d\s?z\u0142|\bPLN ?\d|\d ?PLN\b/],
  ['BR', /R\$\s?\d|\bBRL ?\d|\d ?BRL\b/],
  ['MX', /\bMXN ?\d|\d ?MXN\b|\bIMSS\b|\bINFONAVIT\b|\bS\.?A\.? de C\.?V\b/i],
  [
    'ZA',
    /\bZAR ?\d|\d ?ZAR\b|\(Pty\) Ltd\b|\bPrDP\b|\bB-?BBEE\b|\bEmployment Equity\b|\bisiZulu\b|\bisiXhosa\b/i,
  ],
  ['KE', /\bKES ?\d|\d ?KES\b|\bKShs?\b|\bKCSE\b|\bKRA PIN\b/i],
  ['NG', /₦|\bNGN ?\d|\d ?NGN\b|\bNYSC\b|\bWAEC\b/],
  ['GH', /GH₵|\bGHS ?\d|\d ?GHS\b|\bSSNIT\b/],
  ['AE', /\bAED ?\d[\d,]{2}|\bUAE\b/],
  ['SA', /\bSAR ?\d[\d,]{2}|\b[Ii]qama\b/],
  ['SG', /(?<![A-Z])S\$\s?\d|\bSGD ?\d|\d ?SGD\b/],
  ['CH', /\bCHF ?\d|\d ?CHF\b/],
  ['FR', /\bSMIC\b|\bCACES\b/],
];

/** Countries by the words of each language that only their postings use. */
const CUES_BY_LANGUAGE: ReadonlyMap<string, readonly [string, RegExp][]> = new Map(
  LOCALES.map(({ code, postingTerms }) => [
    code,
    Object.entries(postingTerms?.countryCues ?? {}).map(([country, words]): [string, RegExp] => [
      country,
      new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu'),
    ]),
  ]),
);

/** Countries whose words a posting contains, those with their own money first. */
export function countriesOfCues(text: string, language: string | null): string[] {
  const found = [...CUES_OF_COUNTRIES, ...(CUES_BY_LANGUAGE.get(language ?? '') ?? [])]
    .filter(([, cue]) => cue.test(text))
    .map(([code]) => code);
  return [...new Set(found)];
}
