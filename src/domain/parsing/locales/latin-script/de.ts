import { words, type Locale } from '../locale';

/** German. */
export const de: Locale = {
  code: 'de',
  supported: true,
  stopWords: words(
    'und der die das in von mit fur im des den zu ein eine als bei auf ist dem nach sowie bis zur zum',
  ),
  postingStopWords: words(
    'der die das und in den von zu mit für ist ein eine im auf sie wir werden bei oder ihre',
  ),
  ocrData: { set: 'deu', latinScript: true },
  dates: {
    months: [
      words('januar februar marz april mai juni juli august september oktober november dezember'),
      words('jaen feb mrz apr mai jun jul aug sept okt nov dez'),
    ],
    accentedMonths: ['märz'],
    present: ['heute'],
    rangeSeparators: ['bis'],
    since: ['seit'],
    from: ['von'],
  },
  sectionHeadings: {
    summary: ['profil', 'kurzprofil', 'uber mich'],
    objective: ['berufsziel'],
    work: ['berufserfahrung', 'beruflicher werdegang', 'berufspraxis'],
    volunteer: ['ehrenamt'],
    education: ['ausbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung'],
    skills: ['fahigkeiten', 'kenntnisse', 'kompetenzen', 'edv kenntnisse'],
    certifications: ['zertifikate', 'fuhrerschein', 'lizenzen'],
    languages: ['sprachen', 'sprachkenntnisse'],
    projects: ['projekte'],
    awards: ['auszeichnungen'],
    references: ['referenzen'],
    contact: ['kontakt'],
    personal: ['personliche daten'],
    other: ['interessen', 'hobbys'],
  },
  listConjunctions: ['und'],
  degrees: {
    doctorate: ['promotion(?= \\()'],
    master: ['magister', 'diplom-?ingenieur'],
    bachelor: ['diplom(?= |$)'],
    high_school: ['abitur', 'realschulabschluss', 'hauptschulabschluss'],
    vocational: ['ausbildung'],
  },
  institutionWords: ['hochschule', 'fachhochschule', 'gymnasium'],
  titleWords: {
    heads: words(
      'mitarbeiter fahrer verkaufer leiter krankenschwester koch fahrerin verkauferin kaufmann kauffrau',
    ),
  },
  fluencyWords: { native: ['muttersprache'], fluent: ['fliessend', 'fließend'], basic: ['grundkenntnisse'] },
  addressLabels: ['adresse', 'wohnort'],
  personalDataLabels: ['geburtsdatum'],
  languageNames: { deutsch: 'de', englisch: 'en', franzosisch: 'fr', spanisch: 'es' },
  countryNames: { deutschland: 'DE' },
};
