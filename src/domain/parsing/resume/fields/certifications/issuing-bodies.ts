/** Bodies that issue credentials under a name without a word such as "board" or "association". */
const BODY_NAMES = [
  'american heart association',
  '(?:american |british )?red cross',
  'national safety council',
  'national restaurant association',
  'national healthcareer association',
  'court of master sommeliers',
  'society of actuaries',
  'state of \\p{L}+',
  'scrum alliance',
  'scrum\\.org',
  'project management institute',
  'peoplecert',
  'amazon web services',
  'microsoft',
  'comptia',
  'cisco',
  '\\(?isc\\)?2',
  'google',
  'intuit',
  'oracle',
  'kpmg',
  'coursera',
  'udemy',
  'edx',
  'linkedin learning',
  'freecodecamp',
  'grow with google',
  'st\\.? john ambulance',
  "st\\.? andrew['’]?s (?:first aid|ambulance)",
  'resus(?:citation)? council(?:,? uk| \\(uk\\))?',
  'city (?:&|and) guilds',
  'aha',
  'arc',
  'ahima',
  'aapc',
  'hrci',
  'ptcb',
  'nha',
  'irs',
  'pmi',
  'isaca',
  'nbcmi',
  'pec',
  'hsi',
  'nsc',
].join('|');

const WHOLE = new RegExp(`^(?:the )?(?:${BODY_NAMES})$`, 'iu');

/** True for the name of a body that issues credentials, which is never the name of one: "Scrum Alliance". */
export function isIssuingBody(text: string): boolean {
  return WHOLE.test(text.trim());
}

const AT_END =
  /\s(?:(?:the )?(?:(?:american )?heart association|(?:american )?red cross|national safety council|national healthcareer association|national restaurant association)|(?<=\)\s)(?:\p{Lu}\p{L}+ (?:(?:for|of|on|and) )?){1,5}(?:council|association|board|institute|society|commission|recognition))$/iu;

/** Divides "BLS American Heart Association", where nothing separates the body from the credential. */
export function divideFromBody(text: string): { name: string; issuer: string } | null {
  const match = AT_END.exec(text);
  return match && match.index > 1
    ? { name: text.slice(0, match.index).trim(), issuer: match[0].trim() }
    : null;
}
