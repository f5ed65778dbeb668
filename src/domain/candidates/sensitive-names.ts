/**
 * Names of fields that could harm a person if stored: government numbers, birth, sex and gender, race,
 * religion, health, violence, immigration, military service, family, justice. No setting opens them.
 */
const SENSITIVE_WORDS = new Set(
  (
    'ssn itin tin dob born birthdate birthday birthplace age gender sex sexual sexuality pronoun pronouns salutation ' +
    'transgender race racial ethnicity ethnic hispanic latino latina latinx tribe tribal religion religious faith ' +
    'disability disabled disabling disabilities handicap health medical medicaid medicare medication diagnosis ' +
    'diagnoses mental psychiatric therapy hiv aids pregnant pregnancy substance addiction alcohol drug rehab ' +
    'violence abuse trafficking trafficked survivor victim immigration immigrant visa citizenship citizen ' +
    'nationality passport alien asylum asylee refugee undocumented daca veteran military discharge marital spouse ' +
    'children dependents criminal conviction convictions felony felon arrest probation parole incarceration ' +
    'incarcerated deceased death biometric fingerprint photo password insurance'
  ).split(' '),
);

/** Words that are sensitive only together. */
const SENSITIVE_WORD_PAIRS = [
  ['social', 'security'],
  ['date', 'birth'],
  ['national', 'origin'],
  ['country', 'birth'],
  ['country', 'origin'],
  ['tax', 'id'],
  ['green', 'card'],
  ['legal', 'identifier'],
  ['legal', 'status'],
  ['license', 'number'],
  ['licence', 'number'],
  ['bank', 'account'],
] as const;

/** Substrings that are sensitive even in a name without word boundaries. */
const JOINED_WORDS =
  /ssn|socialsecurity|birthdate|dateofbirth|gender|ethnicity|veteran|disabilit|immigra|citizenship|passport|medicaid|domesticviolence/;

/** True if a field with this name must not be stored. Names are split into words: `DateOfBirth__c`, `client-ssn`. */
export function isSensitiveName(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return (
    words.some((word) => SENSITIVE_WORDS.has(word)) ||
    SENSITIVE_WORD_PAIRS.some((pair) => pair.every((word) => words.includes(word))) ||
    JOINED_WORDS.test(words.join(''))
  );
}
