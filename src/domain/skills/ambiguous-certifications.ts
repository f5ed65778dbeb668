/** The meaning of an abbreviation next to certain words; null if it does not name a certification there. */
interface Reading {
  certification: string | null;
  context: RegExp;
}

interface AmbiguousAbbreviation {
  written: RegExp;
  readings: readonly Reading[];
  /** The meaning without any of these words. */
  otherwise: string | null;
}

const HEALTH =
  /\b(?:medical|clinic(?:al|s)?|patients?|hospitals?|health|healthcare|physicians?|nurs\w+|phlebotom\w+|vitals?|RMA|CCMA)\b/i;

const ADVERTISING =
  /\b(?:advertis\w+|publishers?|ad (?:networks?|servers?|exchange\w*)|impressions?|media buy\w+|PPC|RTB|SSP|affiliate marketing)\b/i;
const ADVERTISING_ABBREVIATIONS: Readonly<Record<string, string>> = {
  CPA: 'Certified public accountant',
  CPC: 'Certified professional coder',
  CPM: 'Certified purchasing manager',
  DSP: 'Direct support professional certification',
};

/** Abbreviations that several trades use with different meanings. */
const AMBIGUOUS_ABBREVIATIONS: readonly AmbiguousAbbreviation[] = [
  {
    written: /^A ?[&/] ?P$/i,
    readings: [
      {
        certification: null,
        context:
          /\b(?:A ?[&/] ?R|account(?:s|ing|ants?)?|payables?|receivables?|invoic\w+|ledger|payroll|bookkeep\w+|quickbooks|anatomy|physiology)\b/i,
      },
      {
        certification: 'Airframe and powerplant certificate',
        context:
          /\b(?:aircraft|aviation|airframe|powerplant|airlines?|airplanes?|avionics|aerospace|helicopters?|hangar|FAA)\b|\bA ?& ?P (?:mechanic|technician|licen|certif)/i,
      },
    ],
    otherwise: null,
  },
  // The French first aid course at work, and the site safety training of New York.
  {
    written: /^SST$/,
    readings: [
      {
        certification: 'First aid certification',
        context:
          /(?<!\p{L})(?:vous|votre|nous|recrut(?:e|ons|ement)|recherch\p{L}+|profil|exigée?s?|obligatoires?|CDI|CDD|SSIAP|CACES|PSC ?1|AFGSU|secouris(?:te|me)|langues?|permis)(?!\p{L})/iu,
      },
    ],
    otherwise: null,
  },
  {
    written: /^carte pro(?:fessionnelle)?$/i,
    readings: [
      {
        certification: 'Private security qualification',
        context: /s[ée]curit[ée]|gardiennage|surveillance|SSIAP|CNAPS|rondes/i,
      },
    ],
    otherwise: null,
  },
  {
    written: /^Sachkundepr[üu]fung$/i,
    readings: [
      {
        certification: 'Private security qualification',
        context: /34 ?a\b|sicherheit|objektschutz|bewach|wachdienst|wachschutz/i,
      },
    ],
    otherwise: null,
  },
  // The certificate of Spanish drivers, and the French vocational diploma.
  {
    written: /^CAP$/,
    readings: [
      {
        certification: 'Driver certificate of professional competence',
        context:
          /(?<!\p{L})(?:conductor\p{L}*|cami[óo]n\p{L}*|tac[óo]grafo|ch[óo]fer|tr[áa]iler|mercanc[íi]as|autob[úu]s)(?!\p{L})/iu,
      },
      {
        certification: null,
        context:
          /(?<!\p{L})(?:vous|votre|nous|recrut(?:e|ons|ement)|BEP|bac|dipl[ôo]mes?|lyc[ée]e|CDI|CDD)(?!\p{L})/iu,
      },
    ],
    otherwise: 'Certified administrative professional',
  },
  {
    written: /^CDA(?: certifi\w+)?$/i,
    readings: [
      {
        certification: 'Certified dental assistant',
        context: /\b(?:dental|dentists?|orthodont\w+|DANB|RDA)\b/i,
      },
      {
        certification: 'Child development associate',
        context:
          /\b(?:child(?:ren|care)?|toddlers?|infants?|preschool\w*|pre-?k|early|ECE|daycare|head start|teachers?|nanny|kindergarten)\b/i,
      },
    ],
    otherwise: null,
  },
  {
    written: /^CMA(?: certifi\w+)?$/,
    readings: [
      {
        certification: 'Certified management accountant',
        context: /\b(?:account(?:ing|ants?)|financ\w+|CPA|audit\w*|controller|ledger|budget\w*|GAAP)\b/i,
      },
      { certification: 'Certified medication aide', context: /\b(?:medication|med) (?:aides?|tech\w*)\b/i },
      { certification: 'Certified medical assistant', context: HEALTH },
    ],
    otherwise: 'Certified medical assistant',
  },
  // Amazon Web Services and the American Welding Society.
  {
    written: /^AWS cert(?:s|ified|ifications?)?$/i,
    readings: [
      {
        certification: 'Certified welder',
        context:
          /\b(?:weld\w*|TIG|MIG|GMAW|SMAW|FCAW|D1\.\d|[36]G|(?:pipe)?fitt(?:ers?|ing)|fabricat(?:ors?|ion))\b/i,
      },
      {
        certification: 'AWS Certified Solutions Architect',
        context:
          /\b(?:cloud|software|devops|developers?|programming|python|java(?:script)?|kubernetes|docker|terraform|azure|GCP|databases?|back-?end|full-?stack|SRE|linux|solutions? architect|computer science|IT|CS)\b/i,
      },
    ],
    otherwise: null,
  },
  // Prices and platforms of online advertising.
  ...['CPA', 'CPC', 'CPM', 'DSP'].map((abbreviation): AmbiguousAbbreviation => ({
    written: new RegExp(`^${abbreviation}s?$`),
    readings: [{ certification: null, context: ADVERTISING }],
    otherwise: ADVERTISING_ABBREVIATIONS[abbreviation] ?? null,
  })),
  {
    written: /^CRC$/,
    readings: [
      {
        certification: 'CRC registration',
        context: /\b(?:cont[aá]b\p{L}+|contador\p{L}*|fiscal|fiscais|SPED|controladoria)(?!\p{L})/iu,
      },
      { certification: 'Certified professional coder', context: /\b(?:cod(?:ing|ers?)|ICD|billing)\b/i },
    ],
    otherwise: null,
  },
  {
    written: /^RMA$/,
    readings: [
      { certification: 'Certified medical assistant', context: HEALTH },
      { certification: null, context: /\b(?:returns?|merchandise|warranty|warehouse)\b/i },
    ],
    otherwise: 'Certified medical assistant',
  },
  {
    written: /^CPT$/,
    readings: [
      {
        certification: null,
        context: /\b(?:coding|coders?|codes?|billing|ICD|HCPCS|claims?|OPT|F-?1|visa)\b/i,
      },
      {
        certification: 'Phlebotomy technician certification',
        context: /\b(?:phlebotom\w+|venipuncture|blood)\b/i,
      },
      {
        certification: 'Certified personal trainer',
        context: /\b(?:fitness|gym|personal train\w+|exercise|wellness)\b/i,
      },
      { certification: 'Certified production technician', context: /\b(?:manufactur\w+|production|MSSC)\b/i },
    ],
    otherwise: null,
  },
  {
    written: /^(?:PT|DPT)$/,
    readings: [
      {
        certification: 'Physical therapist license',
        context: /\b(?:physical therap\w+|rehab\w*|DPT|PTA|OT|therapists?)\b/i,
      },
    ],
    otherwise: null,
  },
  {
    written: /^MD license$/,
    readings: [
      {
        certification: 'Physician license',
        context:
          /\b(?:physicians?|doctors?|surgeons?|hospitalists?|psychiatrists?|medical director|M\.?D\.? ?(?:\/|or) ?D\.?O|(?:cardi|radi|ur|neur|onc|dermat|hemat|nephr|path|rheumat|gynec|anesthesi|pulmon|endocrin|gastroenter)ologists?)\b/i,
      },
      { certification: null, context: /\bMaryland\b|, MD\b/ },
    ],
    otherwise: 'Physician license',
  },
  {
    written: /^LTC$/i,
    readings: [
      {
        certification: 'Concealed carry permit',
        context: /\b(?:firearms?|armed|weapons?|concealed|handguns?|guns?)\b/i,
      },
    ],
    otherwise: null,
  },
  {
    written: /^journeyman(?:'s)? (?:license|card)$/i,
    readings: [
      { certification: 'Journeyman electrician license', context: /\belectric\w*/i },
      { certification: 'Journeyman plumber license', context: /\bplumb\w*/i },
      { certification: 'HVAC license', context: /\bHVAC\b/i },
    ],
    otherwise: null,
  },
  {
    written: /^NRP$/,
    readings: [{ certification: 'Paramedic license', context: /\b(?:paramedic\w*|EMS|EMT|ambulance)\b/i }],
    otherwise: 'Neonatal resuscitation certification',
  },
  ...onlyNear(
    'Concrete finisher certification',
    /^ACI$/,
    /\b(?:concrete|flatwork|cement|masonry|finishers?)\b/i,
  ),
  ...onlyNear(
    'Dangerous goods driver certificate',
    /^ADR$/,
    /\b(?:driv\w+|chauffeurs?|conduct\p{L}+|camion\w*|fahr\w+|kierow\w+|motorista\w*|hazardous|dangerous|permis|gefahrgut\w*|SPL|FIMO)\b/iu,
  ),
  ...onlyNear(
    'Heavy goods vehicle license',
    /^(?:class )?[AD]Z licen[cs]e$/i,
    /\b(?:trucks?|tractors?|trailers?|CVOR|abstract|Ontario|ON|freight|cross[- ]border|haul\w*)\b/,
  ),
  ...onlyNear(
    'RSA certificate',
    /^RSA$/,
    /\b(?:bars?|barista|alcohol|wait(?:er|ress|staff|ing)|hospitality|venues?|servers?|bartend\w*|restaurants?|hotels?|clubs?|pubs?|gaming|bistro|RCG)\b/i,
  ),
  {
    written: /^CSCS$/,
    readings: [
      {
        certification: 'CSCS card',
        context:
          /\b(?:construction|site|sites|building|labourers?|CPCS|CIS|plant|excavator|scaffold\w*|bricklayers?|joiners?|groundworkers?|trades?)\b/i,
      },
    ],
    otherwise: 'Strength and conditioning certification',
  },
  ...onlyNear('Hazmat endorsement', /^hazmat$/i, /\bendorse\w*|\bCDL\b|\bcommercial driv\w+/i),
  ...onlyNear('Certified surgical technologist', /^CST$/, /\b(?:surg\w+|scrub|operating room)\b/i),
  ...onlyNear('EKG technician certification', /^CET$/i, /\b(?:EKG|ECG|cardi\w+|telemetry)\b/i),
  ...onlyNear('Certified safety professional', /^CSP$/, /\b(?:safety|OSHA|EHS|industrial hygien\w+)\b/i),
  ...onlyNear(
    'Respiratory therapist license',
    /^(?:CRT|RCP)$/,
    /\b(?:respiratory|pulmonary|ventilator\w*)\b/i,
  ),
  ...onlyNear('Registered dietitian', /^(?:RD|CDR)$/i, /\b(?:diet\w*|nutrition\w*)\b/i),
  ...onlyNear('Peer support specialist certification', /^CPS$/, /\b(?:peers?|recovery)\b/i),
  ...onlyNear(
    'Airline transport pilot certificate',
    /^ATP$/,
    /\b(?:pilots?|aviation|aircraft|airlines?|FAA)\b/i,
  ),
  ...onlyNear(
    'Certified apartment manager',
    /^CAM$/i,
    /\b(?:apartments?|property|communit\w+ association|leasing|residents?|housing|HOA)\b/i,
  ),
  ...onlyNear('RAM', /^RAM$/i, /\b(?:apartments?|property manage\w+|leasing|residential|housing|NAHB)\b/i),
  ...onlyNear('RPA designation', /^RPA$/i, /\b(?:propert\w+|BOMA|buildings? manage\w+)\b/i),
  ...onlyNear('AU', /^AU$/i, /\b(?:underwrit\w+|insurance)\b/i),
  ...onlyNear('ICP', /^ICP$/i, /\b(?:ICAgile|agile (?:coach|certif)\w*)\b/i),
  ...onlyNear('CSM', /^CSM$/i, /\b(?:scrum|agile)\b/i),
  ...onlyNear('HDI', /^HDI$/i, /\b(?:help ?desk|service desk|support cent(?:er|re)|desktop support)\b/i),
  ...onlyNear('ACA', /^ACA$/i, /\b(?:accountan\w+|ICAEW|ACCA|CIMA|chartered)\b/i),
  ...onlyNear('ISC2 CC', /^CC$/i, /\b(?:ISC2|cyber ?security|information security)\b/i),
  ...onlyNear('GRI', /^GRI$/i, /\b(?:realtors?|realty|real estate)\b/i),
  ...onlyNear('Certified occupancy specialist', /^COS$/i, /\b(?:occupancy|housing|apartments?|HUD)\b/i),
  ...onlyNear('Tax credit specialist', /^TCS$/i, /\b(?:tax credits?|LIHTC|housing|apartments?)\b/i),
  ...onlyNear('Athletic trainer certification', /^(?:ATC|LAT)$/, /\bathlet\w+\b/i),
];

function onlyNear(certification: string, written: RegExp, context: RegExp): AmbiguousAbbreviation[] {
  return [{ written, readings: [{ certification, context }], otherwise: null }];
}

/** True for an abbreviation with different meanings in different trades. */
export function isAmbiguousCertification(written: string): boolean {
  return AMBIGUOUS_ABBREVIATIONS.some((abbreviation) => abbreviation.written.test(written));
}

/**
 * Returns the certification that an ambiguous abbreviation means; null if it means none. The first text that contains a
 * word of a reading decides; texts are ordered from the nearest to the widest.
 */
export function certificationInContext(written: string, texts: readonly string[]): string | null {
  const abbreviation = AMBIGUOUS_ABBREVIATIONS.find((one) => one.written.test(written));
  if (!abbreviation) return null;
  for (const text of texts) {
    const reading = abbreviation.readings.find(({ context }) => context.test(text));
    if (reading) return reading.certification;
  }
  return abbreviation.otherwise;
}

/** Returns all certifications that an ambiguous abbreviation can mean. */
export function possibleCertifications(written: string): string[] {
  const abbreviation = AMBIGUOUS_ABBREVIATIONS.find((one) => one.written.test(written));
  const names = (abbreviation?.readings ?? []).map(({ certification }) => certification);
  return names.filter((name) => name !== null);
}
