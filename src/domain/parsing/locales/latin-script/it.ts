import { words, type Locale } from '../locale';

/** Italian. */
export const it: Locale = {
  code: 'it',
  supported: true,
  stopWords: words('di e il la in per con del della dei le un una che da al nel gli sono presso anche'),
  postingStopWords: words('il di che la e per un in del con della una sono le dei nel alla lavoro azienda'),
  ocrData: { set: 'ita', latinScript: true },
  dates: {
    months: [
      words('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
      words('genn febb marz apri magg giug lugl ago sett ott nov dice'),
    ],
    present: ['oggi', 'presente'],
    rangeSeparators: ['a', 'al', 'fino a'],
    articles: ['la'],
    since: ['dal'],
  },
  sectionHeadings: {
    work: ['esperienza', 'esperienze lavorative', 'esperienza lavorativa', 'esperienza professionale'],
    volunteer: ['volontariato'],
    education: ['istruzione', 'formazione'],
    skills: ['competenze'],
    certifications: ['certificazioni', 'patente'],
    languages: ['lingue'],
    projects: ['progetti'],
    awards: ['premi'],
    references: ['referenze'],
    contact: ['contatti'],
    personal: ['dati personali'],
    other: ['interessi'],
  },
  listConjunctions: ['e'],
  degrees: {
    doctorate: ['dottorato'],
    master: ['laurea magistrale'],
    bachelor: ['laurea', 'laurea triennale'],
    high_school: ['maturita'],
  },
  institutionWords: ['liceo', 'istituto'],
  fluencyWords: { native: ['nativo'], conversational: ['intermedio'] },
  languageNames: { inglese: 'en' },
};
