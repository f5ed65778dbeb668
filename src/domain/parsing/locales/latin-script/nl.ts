import { words, type Locale } from '../locale';

/** Dutch. */
export const nl: Locale = {
  code: 'nl',
  supported: true,
  stopWords: words('de het een en van in voor met op te bij is aan als door naar zijn ik'),
  postingStopWords: words('de het een en van in is je voor met op zijn wij als dat bij te ervaring'),
  ocrData: { set: 'nld', latinScript: true },
  dates: {
    months: [
      words('januari februari maart april mei juni juli augustus september oktober november december'),
      words('jan feb mrt apr mei jun jul aug sep okt nov dec'),
    ],
    present: ['heden', 'nu', 'tot heden', 'vandaag'],
    rangeSeparators: ['tot', 't/m', 'tot en met'],
    since: ['sinds', 'vanaf'],
    from: ['van'],
  },
  sectionHeadings: {
    summary: ['profiel', 'persoonlijk profiel', 'over mij', 'profielschets', 'samenvatting', 'wie ben ik'],
    objective: ['doelstelling', 'ambitie'],
    work: [
      'werkervaring',
      'werkervaringen',
      'ervaring',
      'relevante werkervaring',
      'beroepservaring',
      'professionele ervaring',
      'loopbaan',
      'arbeidsverleden',
      'werk',
      'stages and werkervaring',
    ],
    volunteer: ['vrijwilligerswerk'],
    education: [
      'opleiding',
      'opleidingen',
      'onderwijs',
      'scholing',
      'studie',
      'studies',
      'gevolgde opleidingen',
      'opleidingen and diplomas',
      'opleiding and scholing',
      'schoolopleiding',
    ],
    skills: [
      'vaardigheden',
      'competenties',
      'kennis and vaardigheden',
      'computervaardigheden',
      'kwaliteiten',
      'kerncompetenties',
      'computerkennis',
      'vaardigheden and competenties',
    ],
    certifications: [
      'cursussen',
      'certificaten',
      'diplomas',
      'trainingen',
      'rijbewijs',
      'rijbewijzen',
      'cursussen and trainingen',
      'cursussen and certificaten',
      'bijscholing',
    ],
    languages: ['talen', 'talenkennis', 'taalvaardigheden'],
    projects: ['projecten'],
    awards: ['prijzen'],
    references: ['referenties'],
    contact: ['contactgegevens'],
    personal: ['persoonlijke gegevens', 'personalia', 'persoonlijke informatie', 'overige gegevens'],
    other: ['interesses', 'hobbys', 'overig', 'vrije tijd', 'hobbys and interesses'],
  },
  positionLabels: {
    duties: ['taken', 'werkzaamheden'],
    title: ['functie'],
    employer: ['werkgever', 'bedrijf', 'organisatie'],
    other: ['periode', 'datum', 'plaats'],
  },
  listConjunctions: ['en'],
  degrees: {
    doctorate: ['doctoraat', 'gepromoveerd'],
    master: ['doctoraal', 'wo[- ]master', 'universitaire master', 'ingenieur(?= |$|,)'],
    bachelor: ['hbo(?:[- ]bachelor)?(?=[ ,:(-]|$)', 'wo[- ]bachelor', 'heao', 'hts(?= |$|,)', 'hbo-?v'],
    high_school: [
      'vmbo(?:[- ]?(?:tl|gl|kb|bb|t|g|k|b|kader|basis|theoretisch))?(?=[ ,:(-]|$)',
      'havo',
      'vwo',
      'mavo',
      'lbo',
      'atheneum',
      'middelbare school',
      'aso(?= |$|,)',
      'tso(?= |$|,)',
      'bso(?= |$|,)',
    ],
    vocational: [
      'mbo(?:[- ](?:niveau )?[1-4](?![0-9]))?(?=[ ,:(-]|$)',
      'mts(?= |$|,)',
      'meao',
      'mdgo',
      'leerling-?wezen',
      'beroepsopleiding',
      'vakdiploma',
      'opleiding (?:tot|voor)(?= )',
    ],
    some_high_school: ['basisschool', 'lagere school'],
  },
  institutionWords: [
    'hogeschool',
    'universiteit',
    'roc',
    'college',
    'lyceum',
    'scholengemeenschap',
    '\\p{L}*school\\p{L}*',
    'aoc',
    'mbo college',
    'regionaal opleidingen\\p{L}*',
    'opleidingscentrum',
    'athenaeum',
  ],
  noFieldWords: ['diploma behaald', 'behaald', 'afgerond', 'niet afgerond', 'diploma'],
  titleWords: {
    heads: words(`
      medewerker medewerkster verkoper verkoopster verkoopmedewerker kassamedewerker kassière chauffeur
      vrachtwagenchauffeur buschauffeur koerier bezorger magazijnmedewerker orderpicker heftruckchauffeur
      inpakker productiemedewerker operator lasser monteur elektricien loodgieter timmerman schilder metselaar
      stratenmaker dakdekker bouwvakker hovenier tuinman schoonmaker schoonmaakster huishoudelijke
      kok sous-chef keukenhulp afwasser ober serveerster bakker slager kapper kapster schoonheidsspecialiste
      verpleegkundige verzorgende helpende verpleeghulp thuishulp zorgmedewerker begeleider begeleidster
      huisarts apotheker apothekersassistent tandartsassistent doktersassistente fysiotherapeut
      leraar lerares docent docente onderwijzer onderwijzeres leerkracht onderwijsassistent oppas
      pedagogisch pedagoog secretaresse receptionist receptioniste administrateur boekhouder accountant
      beheerder adviseur manager leidinggevende teamleider ploegleider afdelingshoofd directeur
      bedrijfsleider filiaalleider voorman opzichter planner inkoper vertegenwoordiger accountmanager
      ontwikkelaar programmeur systeembeheerder ingenieur technicus werkvoorbereider tekenaar architect
      beveiliger bewaker portier conciërge postbode stagiair stagiaire leerling uitzendkracht vakkenvuller
      vrijwilliger tolk vertaler journalist redacteur kwaliteitsmedewerker callcentermedewerker
      naaister kleermaker boer landbouwer plukker
      analist ontwerper producent instructeur makelaar artiest officier geoloog technoloog handelaar
      onderzoeker schrijver advocaat bediende toezichthouder psycholoog verzekeraar kunstenaar fotograaf
      bibliothecaris bankier verslaggever regisseur piloot klerk deskundige modelleur strateeg
      examinator kapitein therapeut vennoot tekstschrijver werker vormgever rechercheur controleur generalist
      aannemer hoogleraar secretaris ambtenaar bestuurder exploitant inspecteur luitenant cameraman chirurg
      rechter uitgever jurist behandelaar politieagent zanger verpleegster tandarts dierenarts verloskundige
      logopedist diëtist kraanmachinist machinist stukadoor tegelzetter voeger
      glaszetter steigerbouwer betonstaalvlechter stoffeerder drukker frezer draaier bankwerker schoenmaker
      bloemist visser melker kassier croupier gids kraamverzorgende gastouder pedagogisch-medewerker
      intercedent recruiter coördinator trainer jobcoach werkbegeleider
    `),
    endings: words(
      'medewerker medewerkster monteur chauffeur verkoper leider leidster begeleider begeleidster beheerder adviseur verzorgende verpleegkundige assistent assistente schoonmaker arbeider specialist',
    ),
    fields: words('pedagogisch administratief huishoudelijk'),
  },
  tradeSurnames: [
    'visser',
    'rechter',
    'drukker',
    'bakker',
    'boer',
    'kapper',
    'kok',
    'ober',
    'portier',
    'schilder',
    'slager',
    'timmerman',
  ],
  townParticles: ['aan den', 'aan de', 'den', 'van', 'de'],
  validUntilWords: ['geldig tot(?: en met)?'],
  selfEmployedWords: ["zzp'?er", 'zelfstandig(?:e)?'],
  unfinishedWords: ['van', 'voor', 'en'],
  employerWords: words(`
    ziekenhuis thuiszorg verpleeghuis verzorgingshuis zorgcentrum zorggroep gemeente bakkerij slagerij bouwbedrijf stichting supermarkt kinderdagverblijf kinderopvang winkel bedrijf bedrijven installatietechniek schoonmaakbedrijf schoonmaakdiensten uitzendbureau zonen groep huisartsenpraktijk tuinbouw kwekerij drukkerij fabriek
  `),
  certificationWords: ['rijbewijs', 'heftruckcertificaat', 'bhv', 'vca', 'ehbo', 'code 95'],
  fluencyWords: {
    native: ['moedertaal', 'moedertaalspreker'],
    fluent: ['vloeiend', 'uitstekend', 'zeer goed'],
    professional: ['goed'],
    conversational: ['redelijk', 'gemiddeld', 'voldoende'],
    basic: ['basis', 'beginner', 'matig'],
  },
  nameLabels: ['naam', 'volledige naam', 'voor- en achternaam'],
  addressLabels: ['adres', 'woonplaats'],
  otherPersonLabels: ['leidinggevende', 'referenties?', 'contactpersoon', 'noodcontact'],
  salutations: ['geachte', 'beste'],
  identifierLabels: ['bsn', 'rijbewijs(?:nummer)?', 'paspoort(?:nummer)?'],
  documentDateLabels: [
    '(?:laatst |laatste )?(?:bijgewerkt|gewijzigd|herzien|update|wijziging)(?: op| in)?',
    'datum (?:van (?:het )?)?cv',
  ],
  futureWords: ['verwacht\\p{L}*', 'gepland\\p{L}*', 'vermoedelijk\\p{L}*'],
  interestLabels: ['interesses', "hobby[’']s"],
  personalDataLabels: [
    'geboortedatum',
    'geboorteplaats',
    'nationaliteit',
    'burgerlijke staat',
    'geboren(?: op)?',
  ],
  languageNames: {
    nederlands: 'nl',
    engels: 'en',
    duits: 'de',
    frans: 'fr',
    vlaams: 'nl',
    papiaments: null,
    berbers: null,
    fries: 'fy',
  },
  postingHeadings: {
    title: ['Functie', 'Functietitel'],
    employer: ['Bedrijf', 'Werkgever', 'Organisatie'],
    location: ['Locatie', 'Werklocatie', 'Standplaats', 'Plaats'],
    pay: ['Salaris', 'Loon', 'Uurloon'],
    schedule: ['Werktijden', 'Uren', 'Aantal uren'],
    employment: ['Dienstverband', 'Contractvorm', 'Soort dienstverband'],
    summary: ['Functieomschrijving', 'Over de functie', 'De functie', 'Vacatureomschrijving'],
    responsibilities: [
      'Taken',
      'Jouw taken',
      'Werkzaamheden',
      'Wat ga je doen',
      'Wat ga jij doen',
      'Taken en verantwoordelijkheden',
      'Jouw rol',
      'Je taken',
      'Dit ga je doen',
      'Jouw werkzaamheden',
    ],
    required: [
      'Functie-eisen',
      'Eisen',
      'Vereisten',
      'Profiel',
      'Jouw profiel',
      'Wie ben jij',
      'Wat breng je mee',
      'Wat vragen wij',
      'Wat wij vragen',
      'Dit breng je mee',
      'Kwalificaties',
      'Wij vragen',
    ],
    preferred: ['Pré', 'Wenselijk', 'Pluspunten'],
    benefits: [
      'Wij bieden',
      'Wat bieden wij',
      'Wat wij bieden',
      'Ons aanbod',
      'Arbeidsvoorwaarden',
      'Dit bieden wij',
      'Dit krijg je',
    ],
    about: ['Over ons', 'Wie zijn wij', 'Ons bedrijf', 'Over het bedrijf'],
    apply: ['Solliciteren', 'Interesse', 'Sollicitatie'],
  },
  postingTerms: {
    wantedWords: ['gezocht', 'gevraagd'],
    titleLabels: ['functie', 'vacature', 'gezocht'],
    employerLabels: ['bedrijf', 'werkgever', 'organisatie', 'uitzendbureau', 'opdrachtgever'],
    townLabels: ['plaats', 'standplaats', 'locatie', 'werkplek', 'vestiging', 'werklocatie'],
    titleLeads: ['als'],
    titleCues: [
      'wij zoeken',
      'we zoeken',
      'zoeken wij',
      'zoeken we',
      'gezocht',
      'zoekt',
      'is op zoek naar',
      'op zoek naar',
    ],
    employerLeads: ['bij', 'van', 'voor'],
    introducingVerbs: ['zoekt', 'biedt', 'levert', 'verzorgt'],
    employerVerbs: ['zoekt', 'is een', 'is op zoek'],
    closings: ['met vriendelijke groet(?:en)?'],
    employmentTypes: {
      full_time: ['voltijd'],
      part_time: ['deeltijd'],
      temporary: ['tijdelijk'],
      internship: ['stage'],
    },
    workplaceTypes: {
      onsite: ['op locatie'],
      hybrid: ['hybride'],
      remote: ['thuiswerk(?:en)?'],
    },
    experience: 'ervaring',
    years: ['jaar'],
    payWords: ['salaris', 'loon'],
    payPeriods: {
      hour: ['per uur'],
      month: ['per maand'],
      year: ['per jaar'],
    },
    weeklyHours: ['uur per week'],
  },
};
