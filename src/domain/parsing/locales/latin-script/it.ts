import { words, type Locale } from '../locale';

/** Italian. */
export const it: Locale = {
  code: 'it',
  supported: true,
  country: 'IT',
  stopWords: words('di e il la in per con del della dei le un una che da al nel gli sono presso anche'),
  postingStopWords: words('il di che la e per un in del con della una sono le dei nel alla lavoro azienda'),
  ocrData: { set: 'ita', latinScript: true },
  dates: {
    months: [
      words('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
      words('genn febb marz apri magg giug lugl ago sett ott nov dice'),
      words('gen feb mar apr mag giu lug ago set ott nov dic'),
    ],
    present: ['oggi', 'presente', 'in corso', 'attuale', 'attualmente', 'tuttora'],
    rangeSeparators: ['a', 'al', 'fino a', 'ad'],
    articles: ['la', 'ad'],
    since: ['dal', 'da'],
    from: ['dal', 'da'],
  },
  sectionHeadings: {
    summary: ['profilo', 'profilo professionale', 'profilo personale', 'chi sono', 'sintesi professionale'],
    objective: ['obiettivo', 'obiettivo professionale', 'obiettivi'],
    work: [
      'esperienza',
      'esperienze',
      'esperienze lavorative',
      'esperienza lavorativa',
      'esperienza professionale',
      'esperienze professionali',
      'percorso professionale',
      'carriera professionale',
    ],
    volunteer: ['volontariato', 'esperienze di volontariato'],
    education: [
      'istruzione',
      'formazione',
      'istruzione and formazione',
      'titoli di studio',
      'titolo di studio',
      'studi',
      'percorso formativo',
      'percorso di studi',
      'formazione scolastica',
      'formazione accademica',
    ],
    skills: [
      'competenze',
      'competenze tecniche',
      'competenze professionali',
      'competenze informatiche',
      'competenze digitali',
      'capacita and competenze',
      'capacita',
      'conoscenze informatiche',
      'abilita',
    ],
    certifications: [
      'certificazioni',
      'patente',
      'patenti',
      'corsi',
      'attestati',
      'corsi and certificazioni',
      'corsi di formazione',
      'abilitazioni',
      'patente di guida',
    ],
    languages: [
      'lingue',
      'competenze linguistiche',
      'lingue straniere',
      'conoscenze linguistiche',
      'lingue conosciute',
    ],
    projects: ['progetti'],
    awards: ['premi', 'riconoscimenti'],
    references: ['referenze'],
    contact: ['contatti', 'recapiti'],
    personal: ['dati personali', 'informazioni personali', 'dati anagrafici', 'ulteriori informazioni'],
    other: ['interessi', 'hobby', 'tempo libero'],
  },
  positionLabels: {
    duties: ['mansioni', 'attivit[àa]'],
    title: ['posizione(?: ricoperta)?', 'lavoro o posizione ricoperti', 'mansione', 'ruolo', 'qualifica'],
    employer: ['nome e indirizzo del datore di lavoro', 'datore di lavoro', 'azienda'],
    other: ['date?(?: \\(da . a\\))?', 'periodo', 'luogo'],
  },
  listConjunctions: ['e'],
  degrees: {
    doctorate: ['dottorato(?: di ricerca)?'],
    master: [
      'laurea (?:magistrale|specialistica|a ciclo unico|quinquennale)',
      'master (?:universitario|di (?:primo|secondo|i|ii) livello)',
    ],
    bachelor: ['laurea', 'laurea (?:triennale|breve)', 'diploma di laurea'],
    high_school: [
      'diploma (?:di |del )?(?:liceo|scuola superiore)',
      'maturita(?: (?:classica|scientifica|tecnica|linguistica|magistrale|artistica|professionale))?',
      'diploma di (?:maturita|liceo|scuola (?:secondaria|superiore)|istruzione secondaria|istituto)(?: [a-z]+)?',
      'licenza liceale',
    ],
    vocational: [
      'qualifica(?: professionale)?(?= di | triennale|$|,)',
      'diploma (?:di (?:qualifica|perito|ragioniere|geometra)|professionale|tecnico)',
      'attestato di',
      'perito (?:industriale|tecnico|agrario|aziendale)',
      'corso (?:di formazione )?professionale',
      'operatore socio[- ]sanitario',
    ],
    some_high_school: ['licenza media', 'licenza media', 'terza media', 'scuola media(?= |$)'],
  },
  institutionWords: [
    'liceo',
    'istituto',
    'universita',
    'politecnico',
    'scuola',
    'accademia',
    'itis',
    'ipsia',
    'ipsar',
    'enaip',
    'centro di formazione',
    'conservatorio',
  ],
  fieldLabels: ['indirizzo', 'specializzazione'],
  noFieldWords: ['conseguit[ao]', 'votazione', 'voto', 'in corso'],
  titleWords: {
    heads: words(`
      commesso commessa cassiere cassiera cameriere cameriera cuoco cuoca aiuto lavapiatti barista barman
      operaio operaia magazziniere magazziniera carrellista autista camionista corriere fattorino muratore
      manovale imbianchino idraulico elettricista meccanico saldatore saldatrice tornitore falegname
      giardiniere giardiniera addetto addetta impiegato impiegata segretario segretaria receptionist
      contabile ragioniere ragioniera infermiere infermiera operatore operatrice badante colf
      babysitter insegnante docente maestro maestra educatore educatrice animatore animatrice medico
      farmacista fisioterapista tecnico tecnica ingegnere architetto geometra perito programmatore
      programmatrice sviluppatore sviluppatrice analista consulente responsabile direttore direttrice
      capo caporeparto capoturno coordinatore coordinatrice supervisore assistente stagista tirocinante
      apprendista venditore venditrice promoter agente rappresentante parrucchiere parrucchiera estetista
      sarto sarta panettiere pasticciere pasticciera macellaio pizzaiolo guardia custode portiere
      collaboratore collaboratrice domestica bracciante agricoltore traduttore traduttrice interprete
      giornalista redattore grafico volontario volontaria montatore manutentore verniciatore
      specialista gestore produttore produttrice progettista istruttore istruttrice artista amministratore
      amministratrice dirigente ufficiale professore professoressa editore reclutatore vicedirettore allenatore
      allenatrice commerciante avvocato pianificatore scrittore scrittrice stilista geologo investigatore
      consigliere stratega fotografo fotografa bibliotecario bibliotecaria esperto esperta procuratore
      sottoscrittore sovrintendente banchiere conduttore conduttrice disegnatore disegnatrice mediatore
      ricercatore ricercatrice terapeuta controllore funzionario funzionaria preside regista cantante chirurgo
      commercialista compositore giudice ispettore ispettrice modellatore pilota scienziato sergente tecnologo
      tenente vicepresidente arredatore calciatore capogruppo caposquadra corrispondente curatore musicista
      organizzatore poliziotto presentatore revisore sceneggiatore selezionatore spedizioniere bagnino pompiere
      sistemista accompagnatore acquirente addestratore allevatore appaltatore archivista attore attrice
      ballerino barbiere bigliettaio capocuoco conducente correttore costruttore elaboratore imballatore
      imballatrice confezionatore stampatore serramentista piastrellista carpentiere fabbro gommista
      carrozziere vetraio tappezziere marmista stuccatore gruista escavatorista piazzalista netturbino
      lavandaio stiratrice cucitrice potatore mungitore gelataio fioraio veterinario veterinaria dentista
      odontotecnico ostetrica logopedista psicologo psicologa dietista nutrizionista massaggiatore truccatore
      truccatrice bidello
    `),
  },
  tradeSurnames: ['sarto', 'custode', 'fabbro', 'barbiere'],
  pageWords: ['pagina'],
  streetWords: ['via', 'viale', 'piazza', 'corso', 'vicolo', 'largo'],
  townParticles: ['di', 'della', 'del', 'in'],
  validUntilWords: ['valid[oa](?: fino al?)?'],
  selfEmployedWords: ['libero professionista', 'in proprio'],
  agencyLeads: ['tramite'],
  agencyLabels: ['agenzia'],
  degreeLabels: ['titolo(?: conseguito)?'],
  unfinishedWords: ['di', 'della', 'e'],
  employerWords: words(`
    ospedale clinica azienda ditta impresa comune supermercato ristorante trattoria albergo officina panificio pasticceria cooperativa banca studio residenza trasporti costruzioni fratelli farmacia scuola asilo edilizia meccanica carrozzeria lavanderia bar pizzeria gruppo
  `),
  prose: {
    yearLeads: ['nel', 'in', 'anno'],
    introductions: ['mi chiamo', 'il mio nome [èe]', 'sono'],
    residence: ['(?:abito|vivo|risiedo)(?: attualmente)? a', 'residente a', 'domiciliat[oa] a'],
    titleLeads: [
      'come(?: una?)?',
      'in qualit[àa] di',
      '(?:sono|ero|sono stat[oa])(?: una?)?',
      '(?:ho lavorato|lavoro) da',
    ],
    articles: ['il', 'la', 'lo', 'i', 'una?', "l['’]"],
    workVerbs: ['lavor(?:o|avo|ato|ando)', 'impiegat[oa]', 'assunt[oa]'],
    employerNouns: [
      "(?:la |il |l['’]|una? )?(?:ditta|azienda|societ[àa]|impresa|fabbrica)",
      'la',
      'il',
      "l['’]",
    ],
    employerEnds: [
      'dal?(?= \\d)',
      'fino',
      'nel(?= )',
      'tra',
      'dove',
      'come',
      'a(?= )',
      'di(?= \\d)',
      'e(?= \\p{Ll})',
    ],
    schoolingVerbs: [
      'ho (?:il|la|un|una|conseguito|ottenuto|preso|frequentato|studiato)',
      'diplomat[oa]',
      'laureat[oa]',
    ],
    holdingVerbs: ['ho(?: anche)?', 'possiedo', 'sono in possesso'],
    speakingVerbs: ['parlo', 'conosco'],
  },
  drivingLicenses: ['patente di guida', 'patente(?=(?: :|:)? ?(?:cat\\p{L}*\\.? )?[A-E](?![\\p{L}.]))'],
  licenseClassLabels: ['categori[ae]', 'cat\\.'],
  withoutWords: ['senza'],
  noWords: ['no'],
  employerPrepositions: ['presso(?: la| il)?', 'per(?: la| il)?', 'alla', 'da'],
  fieldPrepositions: ['in'],
  certificationWords: [
    'patente (?:di guida|[abcd]|europea)(?!\\p{L})',
    'patentino',
    'haccp',
    'blsd',
    'primo soccorso',
    'attestato',
    'ecdl',
  ],
  fluencyWords: {
    native: ['nativo', 'madrelingua', 'lingua madre'],
    fluent: ['fluente', 'ottim[oa]', 'eccellente', 'avanzato'],
    professional: ['professionale', 'molto buon[oa]'],
    conversational: ['intermedio', 'buon[oa]', 'discret[oa]', 'conversazione'],
    basic: ["un po['’] di", 'base', 'elementare', 'scolastic[oa]', 'sufficiente', 'principiante'],
  },
  nameLabels: ['cognome\\(?i?\\)? ?\\/ ?nome\\(?i?\\)?', 'nome e cognome', 'cognome e nome', 'nome'],
  addressLabels: ['indirizzo', 'residenza', 'domicilio', 'citt[àa]'],
  otherPersonLabels: [
    'superiore',
    'responsabile diretto',
    'referenz[ae]',
    'referente',
    'contatto di emergenza',
  ],
  salutations: ['gentil[ei]', 'egregio', 'spett(?:\\.|abile)'],
  identifierLabels: ['codice fiscale', 'patente', "carta d(?:'|’)identit[àa]", 'passaporto'],
  documentDateLabels: [
    "(?:ultimo |data (?:dell['’])?(?:ultimo )?)?aggiornamento",
    '(?:ultima )?(?:modifica|revisione)',
    '(?:ultimo )?aggiornato(?: a| al| il| in)?',
    'data del (?:cv|curriculum(?: vitae)?)',
  ],
  futureWords: ['previst[oaei]', 'attes[oa]', 'stimat[oa]'],
  interestLabels: ['interessi(?: personali)?', 'tempo libero'],
  personalDataLabels: [
    'data di nascita',
    'luogo (?:e data )?di nascita',
    'nat[oa] (?:a|il)',
    'nazionalit[àa]',
    'stato civile',
    'codice fiscale',
  ],
  languageNames: {
    inglese: 'en',
    italiano: 'it',
    francese: 'fr',
    spagnolo: 'es',
    tedesco: 'de',
    arabo: 'ar',
  },
  postingHeadings: {
    title: ['Posizione', 'Ruolo', 'Titolo della posizione'],
    employer: ['Azienda', 'Società', 'Datore di lavoro'],
    location: ['Sede', 'Sede di lavoro', 'Luogo di lavoro', 'Luogo', 'Città'],
    pay: ['Retribuzione', 'Stipendio', 'Compenso', 'RAL'],
    schedule: ['Orario', 'Orario di lavoro', 'Turni'],
    employment: ['Tipo di contratto', 'Contratto', 'Inquadramento'],
    summary: ['Descrizione', 'Descrizione della posizione', 'La posizione', 'Il ruolo'],
    responsibilities: [
      'Mansioni',
      'Attività',
      'Responsabilità',
      'Attività principali',
      'Principali attività',
      'Compiti',
      'Le tue attività',
      'Cosa farai',
      'Principali responsabilità',
    ],
    required: [
      'Requisiti',
      'Requisiti richiesti',
      'Competenze',
      'Profilo',
      'Profilo ricercato',
      'Il profilo ideale',
      'Cosa cerchiamo',
      'Chi cerchiamo',
      'Il tuo profilo',
      'Competenze richieste',
      'Si richiede',
      'Esperienza richiesta',
    ],
    preferred: [
      'Requisiti preferenziali',
      'Costituisce titolo preferenziale',
      'Titolo preferenziale',
      'Gradito',
    ],
    benefits: ['Si offre', 'Offriamo', 'Cosa offriamo', 'Benefit', 'Vantaggi'],
    about: ['Chi siamo', 'L’azienda', 'La nostra azienda'],
    apply: ['Come candidarsi', 'Candidatura', 'Contatti'],
  },
  postingTerms: {
    wantedWords: ['cercasi', 'cercansi', 'ricercat[aeio]'],
    titleLabels: ['posizione', 'mansione', 'ruolo', 'figura ricercata', 'cercasi', 'qualifica'],
    employerLabels: ['azienda', 'datore di lavoro', 'società', 'ditta', 'impresa'],
    townLabels: ['luogo(?: di lavoro)?', 'sede(?: di lavoro)?', 'città', 'località', 'zona'],
    titleLeads: ['come'],
    titleCues: [
      'cerchiamo',
      'cercasi',
      'ricerchiamo',
      'cerca',
      'ricerca',
      'seleziona',
      'assumiamo',
      'assume',
    ],
    employerLeads: ['presso', 'da', 'azienda', 'per'],
    introducingVerbs: ['cerca', 'ricerca', 'seleziona', 'assume', 'offre', 'opera'],
    employerArticles: ['[Ll]a', '[Ii]l', '[Ll]o'],
    employerVerbs: ['cerca', 'ricerca', 'seleziona', 'assume', 'è un[ao]?'],
    closings: ['cordiali saluti', 'distinti saluti'],
    employmentTypes: {
      full_time: ['tempo pieno'],
      part_time: ['tempo parziale'],
      temporary: ['tempo determinato'],
      internship: ['stage', 'tirocinio'],
      apprenticeship: ['apprendistato'],
    },
    workplaceTypes: {
      onsite: ['in sede'],
      hybrid: ['ibrido'],
      remote: ['da remoto', 'telelavoro'],
    },
    experience: 'esperienza',
    years: ['anni'],
    payWords: ['retribuzione', 'stipendio'],
    payPeriods: {
      hour: ['(?:all.|per )ora'],
      month: ['al mese', 'mensili'],
      year: ['all.anno', 'annui'],
    },
    weeklyHours: ['ore (?:a settimana|settimanali)'],
  },
};
