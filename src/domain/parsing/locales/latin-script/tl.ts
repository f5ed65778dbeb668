import { words, type Locale } from '../locale';

/** Tagalog, also called Filipino. Resumes mix it with English, whose words apply as well. */
export const tl: Locale = {
  code: 'tl',
  supported: true,
  country: 'PH',
  stopWords: words(
    'ng mga sa ang at ay na para bilang may mula hanggang nagtrabaho kasanayan karanasan trabaho ako',
  ),
  postingStopWords: words(
    'ng mga sa ang at ay na para bilang may kami ikaw dapat trabaho karanasan kailangan',
  ),
  ocrData: { set: 'tgl', latinScript: true },
  dates: {
    months: [
      words('enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre'),
    ],
    present: ['kasalukuyan', 'hanggang ngayon', 'ngayon', 'sa kasalukuyan'],
    rangeSeparators: ['hanggang'],
    since: ['mula', 'simula', 'mula noong', 'simula noong'],
    from: ['mula', 'simula', 'mula noong'],
  },
  sectionHeadings: {
    summary: ['buod', 'tungkol sa akin', 'pangkalahatang buod', 'propayl'],
    objective: ['layunin', 'mithiin', 'layunin sa trabaho'],
    work: [
      'karanasan',
      'karanasan sa trabaho',
      'mga karanasan sa trabaho',
      'karanasan sa pagtatrabaho',
      'kasaysayan ng trabaho',
      'mga naging trabaho',
      'mga trabaho',
    ],
    volunteer: ['boluntaryong gawain', 'pagboboluntaryo', 'gawaing boluntaryo'],
    education: ['edukasyon', 'pag aaral', 'pinag aralan', 'antas ng edukasyon', 'mga pinag aralan'],
    skills: ['kasanayan', 'mga kasanayan', 'kakayahan', 'mga kakayahan', 'mga kasanayan and kakayahan'],
    certifications: [
      'mga sertipiko',
      'sertipiko',
      'sertipikasyon',
      'mga sertipikasyon',
      'mga lisensya',
      'mga pagsasanay',
      'pagsasanay',
    ],
    languages: ['wika', 'mga wika'],
    projects: ['mga proyekto'],
    awards: ['mga parangal', 'mga gantimpala', 'parangal'],
    references: ['mga sanggunian', 'sanggunian'],
    personal: ['personal na impormasyon', 'pansariling impormasyon'],
    other: ['mga libangan', 'libangan', 'mga hilig'],
  },
  positionLabels: {
    duties: ['mga tungkulin', 'tungkulin'],
    title: ['posisyon', 'katungkulan'],
    employer: ['kompanya', 'kumpanya', 'amo'],
    other: ['petsa', 'lugar'],
  },
  listConjunctions: ['at'],
  degrees: {
    bachelor: ['batsilyer'],
    vocational: ['bokasyonal(?: na kurso)?', 'kursong bokasyonal'],
    high_school: ['nagtapos ng (?:hayskul|sekondarya)', 'mataas na paaralan(?=$|,)', 'sekondarya(?=$|,)'],
    some_high_school: ['elementarya(?=$|,)'],
  },
  institutionWords: ['unibersidad', 'kolehiyo', 'paaralan', 'pamantasan', 'mataas na paaralan', 'akademya'],
  noFieldWords: ['nagtapos', 'kurso', 'kursong'],
  titleWords: {
    heads: words(`
      tagaluto kusinero kusinera drayber tsuper tindero tindera kahera kahero mananahi karpintero tubero elektrisyan
      mekaniko labandera kasambahay yaya tagalinis tagapaglinis tagapag-alaga tagabantay guwardya bantay guro nars
      komadrona katulong manggagawa obrero pahinante bodegero magsasaka mangingisda serbidor serbidora panadero
      welder kalihim ingat-yaman inhinyero tagapamahala superbisor sekretarya barbero
    `),
    leads: ['punong'],
  },
  pageWords: ['pahina'],
  unfinishedWords: ['ng', 'sa', 'para', 'mga'],
  employerWords: words(
    'ospital paaralan tindahan pagawaan kainan panaderya pabrika palengke bodega munisipyo',
  ),
  certificationWords: ['sertipiko', 'lisensya', 'lisensyado'],
  fluencyWords: {
    native: ['katutubo', 'sariling wika'],
    fluent: ['matatas', 'mahusay'],
    conversational: ['nakakausap'],
    basic: ['kaunti', 'simpleng'],
  },
  validUntilWords: ['valid hanggang(?: sa)?', 'hanggang(?: sa)?'],
  nameLabels: ['pangalan', 'buong pangalan'],
  addressLabels: ['tirahan'],
  otherPersonLabels: ['superbisor', 'amo', 'sanggunian'],
  salutations: ['mahal na'],
  identifierLabels: ['lisensya', 'sss', 'philhealth', 'tin'],
  personalDataLabels: [
    'petsa ng kapanganakan',
    'lugar ng kapanganakan',
    'kasarian',
    'katayuang sibil',
    'relihiyon',
    'edad',
  ],
  languageNames: {
    tagalog: 'tl',
    filipino: 'tl',
    ingles: 'en',
    bisaya: 'ceb',
    sebwano: 'ceb',
    ilokano: 'ilo',
  },
  countryNames: { pilipinas: 'PH' },
  postingHeadings: {
    title: ['Posisyon'],
    employer: ['Kompanya'],
    location: ['Lugar ng trabaho'],
    pay: ['Sahod', 'Suweldo'],
    schedule: ['Oras ng trabaho'],
    responsibilities: ['Mga tungkulin', 'Mga responsibilidad'],
    required: ['Mga kailangan', 'Mga kinakailangan', 'Mga kwalipikasyon', 'Kwalipikasyon'],
    benefits: ['Mga benepisyo', 'Benepisyo'],
    about: ['Tungkol sa amin'],
    apply: ['Paano mag-apply'],
  },
};
