import { words, type Locale } from '../locale';

/** French. */
export const fr: Locale = {
  code: 'fr',
  supported: true,
  stopWords: words(`
    de la le et les des en du pour dans une un avec sur par au aux que est ce qui mon ma mes nous chez
  `),
  postingStopWords: words(
    'le la les des et en du une pour dans est vous nous avec sur votre au poste entreprise',
  ),
  ocrData: { set: 'fra', latinScript: true },
  dates: {
    months: [
      words('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
      words('janv fevr mars avr mai juin juil aout sept octo nove dece'),
    ],
    accentedMonths: ['février', 'févr', 'fév', 'août', 'décembre', 'déc'],
    present: ["aujourd'?hui", 'actuel(?:lement)?'],
    rangeSeparators: ['à', 'au'],
    articles: ['la'],
    since: ['depuis'],
    from: ['du'],
  },
  sectionHeadings: {
    summary: ['profil', 'profil professionnel', 'a propos', 'a propos de moi'],
    objective: ['objectif', 'objectif professionnel'],
    work: [
      'experience professionnelle',
      'experiences professionnelles',
      'parcours professionnel',
      'experiences',
    ],
    volunteer: ['benevolat'],
    education: ['formation', 'formations', 'etudes', 'diplomes'],
    skills: ['aptitudes', 'competences', 'competences techniques', 'savoir faire'],
    certifications: ['certificats', 'permis'],
    languages: ['langues'],
    projects: ['projets'],
    awards: ['distinctions'],
    references: ['references'],
    contact: ['coordonnees'],
    personal: ['informations personnelles'],
    other: ['loisirs', 'centres d interet'],
  },
  listConjunctions: ['et'],
  degrees: {
    doctorate: ['doctorat'],
    master: ['maitrise'],
    bachelor: ['licence', 'licencie'],
    associate: ['dut', 'bts'],
    high_school: ['baccalaureat'],
    vocational: ['technicien', 'cap\\b'],
  },
  institutionWords: ['ecole', 'lycee'],
  titleWords: {
    heads: words(
      'serveur serveuse cuisinier infirmier infirmiere chauffeur vendeur vendeuse ingenieur comptable',
    ),
  },
  fluencyWords: { native: ['natif', 'langue maternelle'], fluent: ['courant'], basic: ['débutant'] },
  nameLabels: ['nom'],
  addressLabels: ['adresse'],
  personalDataLabels: ['date de naissance'],
  languageNames: { francais: 'fr', anglais: 'en', espagnol: 'es', arabe: 'ar' },
  countryNames: { "cote d'ivoire": 'CI' },
};
