/** Parts of invented names of employers and schools. */

/** First words of names: invented compounds that no real company uses. */
export const STEMS =
  'Quillmoor|Silverpine|Harbor Bend|Bluestem|Redcliff|Maplehurst|Ironbrook|Goldwren|Willowmere|Stonehollow|Larkfield|Cobalt Ridge|Eastmoor|Fernhollow|Granite Fork|Tallgrass|Copperline|Northmark|Brackenridge Hill|Sagebrook|Otterly|Cedar Bluff|Tidewell|Amberly|Three Rivers Bend|Kestrel Point|Foxglove|Winterborne|Pinnacle Oak|Summit Arrow|Riverstone|Halloway|Merrifield|Oakhaven|Lantern Hill|Blue Otter|Prairie Star|Dunmore Park|Tamarind|Westerly'.split(
    '|',
  );

/** Patterns by trade: `{s}` is a first word, `{f}` a family name, `{c}` a city. */
export const EMPLOYERS: Record<string, string[]> = {
  trucking: [
    '{s} Freight Lines',
    '{s} Trucking LLC',
    '{s} Logistics, Inc.',
    '{f} Bros. Transport',
    '{s} Express',
    '{s} Couriers',
  ],
  warehouse: [
    '{s} Distribution Center',
    '{s} Fulfillment',
    '{s} Cold Storage',
    '{s} Supply Chain Services',
    '{s} Warehousing Inc.',
    '{s} Staffing',
  ],
  hospital: [
    '{s} Regional Hospital',
    '{s} Medical Center',
    'St. {f} Hospital',
    '{s} Health System',
    '{c} Community Clinic',
  ],
  care: [
    '{s} Home Care',
    '{s} Senior Living',
    '{s} Assisted Living',
    'Helping Hands of {c}',
    '{s} Nursing & Rehabilitation Center',
    '{s} Hospice',
  ],
  food: [
    '{s} Grill',
    'The Copper Kettle',
    '{f}’s Diner',
    '{s} Bistro',
    '{s} Catering Co.',
    'Taqueria El Jilguero',
    '{s} Kitchen',
    'Hotel {s}',
  ],
  metal: [
    '{s} Fabrication',
    '{s} Steel Works',
    '{f} & Sons Machine Co.',
    '{s} Shipyard',
    '{s} Manufacturing',
    '{s} Industrial Services LLC',
  ],
  cleaning: [
    '{s} Building Services',
    '{s} Janitorial',
    '{s} School District',
    '{s} Facilities Management',
    'City of {c}',
    '{f} Cleaning Company',
  ],
  electric: [
    '{s} Electric',
    '{f} Electrical Contractors',
    '{s} Power & Light',
    '{s} Mechanical Services',
    '{s} Builders',
  ],
  retail: [
    '{s} Market',
    '{s} Hardware',
    '{s} Outfitters',
    '{f} & {f} Department Store',
    '{s} Pharmacy',
    '{s} Grocers',
  ],
  hotel: ['Hotel {s}', '{s} Inn & Suites', '{s} Resort and Spa', 'The {s} Lodge', '{s} Conference Hotel'],
  school: [
    '{s} Elementary School',
    '{s} Public Schools',
    '{s} Academy',
    'Little {s} Preschool',
    '{s} Middle School',
  ],
  security: ['{s} Security Services', '{s} Protection Group', '{s} Guard & Patrol', '{s} Mall', '{s} Casino'],
  office: [
    '{s} Insurance Agency',
    '{s} Property Management',
    '{f} Law Offices',
    '{s} Dental Group',
    'County of {c}',
    '{s} Credit Union',
  ],
  software: ['{s} Labs', '{s} Software', '{s} Data Systems', '{s} Technologies', '{s}', '{s} Health Tech'],
  accounting: ['{f} & {f} LLP', '{s} Accounting Group', '{s} Financial', '{s} Holdings', '{s} Tax Services'],
  construction: [
    '{s} Construction',
    '{f} Contracting',
    '{s} Builders Inc.',
    '{s} Landscaping',
    '{s} Roofing & Siding',
  ],
  automotive: ['{s} Auto Repair', '{f} Motors', '{s} Tire & Lube', '{s} Fleet Services'],
};

/** Trades that share employers abroad, by the letter that marks such a name. */
export const FOREIGN_TRADES: Record<string, string[]> = {
  t: ['trucking', 'warehouse', 'automotive', 'security'],
  h: ['hospital', 'care'],
  f: ['food', 'hotel', 'retail', 'cleaning'],
  m: ['metal', 'electric', 'construction', 'warehouse'],
  s: ['school'],
};

/** Patterns for other countries: `{w}` is a word of the country, `{c}` one of its cities. */
export const FOREIGN_EMPLOYERS: Record<string, { words: string; names: string }> = {
  MX: {
    words: 'Río Verde|El Faro|La Loma|Tres Hermanos|del Bajío',
    names:
      't:Transportes {w} S.A. de C.V.|Grupo {w}|h:Hospital General de {c}|f:Restaurante {w}|m:Maquiladora {w}|s:Colegio {w}',
  },
  GT: {
    words: 'El Quetzalito|San Miguel|La Ceiba',
    names: 'm:Finca {w}|f:Ferretería {w}|h:Clínica {w}|Distribuidora {w}|s:Escuela {w}',
  },
  UA: {
    words: 'Severny Put|Vesna|Dnipro-Stal|Promin',
    names:
      'TOV {w}|m:{c} Machine-Building Plant|h:{c} City Clinical Hospital No. 4|PP {w}|s:Secondary School No. 27',
  },
  PH: {
    words: 'Bayanihan|Mabuhay Star|San Isidro|Pacific Pearl',
    names:
      'm:{w} Manufacturing Corp.|h:{c} Provincial Hospital|t:{w} Shipping Lines|{w} BPO Solutions, Inc.|{w} Services',
  },
  IN: {
    words: 'Suryodaya|Annapurna|Himgiri|Vidyut',
    names:
      '{w} Infotech Pvt. Ltd.|h:{w} Hospital & Research Centre|m:{w} Textiles Ltd|f:{w} Hotels, {c}|m:M/s {w} Engineering Works|{w} Enterprises',
  },
  NG: {
    words: 'Iroko|Zumarock|Palmgate|Unity Dove',
    names: '{w} Nigeria Limited|{w} Microfinance Bank|h:{c} General Hospital|f:{w} Foods Ltd.',
  },
  HT: {
    words: 'La Providence|Soleil Levant|Espoir',
    names: 'h:Hôpital {w}|f:Boulangerie {w}|s:École Mixte {w}|Entreprise {w}',
  },
  VN: {
    words: 'Hoa Sen Xanh|Thanh Binh An|Song Huong',
    names: 'm:{w} Garment Co., Ltd|Công ty TNHH {w}|f:Nhà hàng {w}|h:{c} General Hospital',
  },
  ET: {
    words: 'Awash Fana|Selam Ber|Abay Mado',
    names: '{w} PLC|t:{w} Transport Share Company|h:{c} Referral Hospital|m:{w} Construction',
  },
  SY: {
    words: 'Yasmin|Nour|Barada|Orient Star',
    names: 'Al-{w} Trading Co.|m:{w} Contracting Est.|h:{c} University Hospital|f:Matbakh {w}',
  },
  PL: {
    words: 'Zielony Dwór|Metalpol|Budrex|Jantarex',
    names: '{w} Sp. z o.o.|m:Zakład {w} S.A.|h:Szpital Miejski w {c}|PHU {w}',
  },
  BR: {
    words: 'Boa Vista Sul|Três Marias|Ipê Roxo',
    names: 't:Transportadora {w} Ltda.|h:Hospital {w}|m:Construtora {w}|f:Supermercados {w}|Grupo {w} S.A.',
  },
  CN: {
    words: 'Hongda Yuan|Jinlong|Changrui',
    names:
      '{c} {w} Electronics Co., Ltd.|m:{w} Garment Factory|t:{c} {w} Logistics|h:{c} No. 3 People’s Hospital',
  },
  CD: {
    words: 'Kivu Lumière|Tujenge|Mapendo',
    names: 'Société {w} SARL|h:Centre Hospitalier {w}|s:Institut {w}|t:Garage {w}',
  },
  AF: {
    words: 'Sahar|Pamir Roshan|Ariana Omid',
    names:
      'm:{w} Construction Company|{w} Relief Organization|h:{c} Regional Hospital|t:{w} Logistics Services',
  },
  GB: {
    words: 'Thornbury|Calder Vale|Marlowe',
    names:
      't:{w} Haulage Ltd|h:{w} NHS Foundation Trust|f:The {w} Arms|h:{w} Care Homes|{w} plc|{w} Services Ltd|s:{w} Primary School',
  },
  CA: {
    words: 'Snowberry|Laurentide|Pine Portage',
    names: 't:{w} Transport Inc.|h:{w} General Hospital|f:{w} Foods|{w} Services Ltd.',
  },
  AU: {
    words: 'Coolibah|Banksia|Southern Wren',
    names: 't:{w} Logistics Pty Ltd|h:{w} Aged Care|m:{w} Electrical Pty Ltd|{w} Group Pty Ltd',
  },
  DE: {
    words: 'Nordlicht|Kronberg|Hansatal|Eichhorn',
    names: '{w} GmbH|t:{w} Logistik GmbH & Co. KG|h:Klinikum {w}|f:Bäckerei {w}|{w} AG',
  },
  FR: {
    words: 'Bellerive|Les Tilleuls|Montclar|Ateliers du Nord',
    names: '{w} SARL|h:Clinique {w}|t:Transports {w}|f:Restaurant {w}|Groupe {w}',
  },
  SE: { words: 'Norrsken|Lillån|Björkdal', names: '{w} AB|t:{w} Åkeri AB|h:{w} Vårdcentral|{w} Gruppen AB' },
};

/** Schools by kind: `{s}` first word, `{c}` city, `{w}` word of the country. */
export const SCHOOLS: Record<
  string,
  Record<'secondary' | 'vocational' | 'college' | 'university', string[]>
> = {
  US: {
    secondary: ['{s} High School', '{c} Central High School', '{s} Senior High'],
    vocational: [
      '{s} Technical Institute',
      '{s} Career Center',
      '{s} Truck Driving School',
      '{s} School of Nursing',
      '{s} Trade School',
    ],
    college: ['{s} Community College', '{s} Technical College', '{s} College', '{s} State College'],
    university: [
      '{s} State University',
      'University of {s}',
      '{s} University',
      '{s} Institute of Technology',
    ],
  },
  elsewhere: {
    secondary: ['{w} Secondary School', '{c} Secondary School No. 12', 'Liceo {w}', 'Lycée {w}'],
    vocational: ['{c} Vocational College', '{w} Technical School', '{c} Polytechnic College'],
    college: ['{c} Polytechnic', '{w} College', 'Instituto Tecnológico {w}'],
    university: [
      'University of {c}',
      '{c} State University',
      '{c} National Technical University',
      '{w} University of {c}',
      'Universidad de {c}',
      'Université de {c}',
    ],
  },
};

/** Correctional facilities with work and education programs. */
export const INSTITUTIONS = [
  '{s} Correctional Center',
  '{s} State Prison',
  '{s} Correctional Facility',
  'Department of Corrections, {s} Unit',
];
