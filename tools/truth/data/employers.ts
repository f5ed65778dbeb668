/** Invented names of employers and schools, put together from parts. No company or school is meant. */

/** First words of names; invented compounds, so that none is a known firm. */
export const STEMS =
  'Quillmoor|Silverpine|Harbor Bend|Bluestem|Redcliff|Maplehurst|Ironbrook|Goldwren|Willowmere|Stonehollow|Larkfield|Cobalt Ridge|Eastmoor|Fernhollow|Granite Fork|Tallgrass|Copperline|Northmark|Brackenridge Hill|Sagebrook|Otterly|Cedar Bluff|Tidewell|Amberly|Three Rivers Bend|Kestrel Point|Foxglove|Winterborne|Pinnacle Oak|Summit Arrow|Riverstone|Halloway|Merrifield|Oakhaven|Lantern Hill|Blue Otter|Prairie Star|Dunmore Park|Tamarind|Westerly'.split(
    '|',
  );

/** By trade: `{s}` is a first word, `{f}` a family name, `{c}` a city. */
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
    '{s} Staffing (temp agency)',
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

/** What the same trades are called elsewhere: `{w}` is a word of the country, `{c}` a city of it. */
export const FOREIGN_EMPLOYERS: Record<string, { words: string; names: string }> = {
  MX: {
    words: 'Río Verde|El Faro|La Loma|Tres Hermanos|del Bajío',
    names:
      'Transportes {w} S.A. de C.V.|Grupo {w}|Hospital General de {c}|Restaurante {w}|Maquiladora {w}|Colegio {w}',
  },
  GT: {
    words: 'El Quetzalito|San Miguel|La Ceiba',
    names: 'Finca {w}|Ferretería {w}|Clínica {w}|Distribuidora {w}',
  },
  UA: {
    words: 'Severny Put|Vesna|Dnipro-Stal|Promin',
    names:
      'TOV {w}|{c} Machine-Building Plant|{c} City Clinical Hospital No. 4|PP {w}|Secondary School No. 27',
  },
  PH: {
    words: 'Bayanihan|Mabuhay Star|San Isidro|Pacific Pearl',
    names: '{w} Manufacturing Corp.|{c} Provincial Hospital|{w} Shipping Lines|{w} BPO Solutions, Inc.',
  },
  IN: {
    words: 'Suryodaya|Annapurna|Himgiri|Vidyut',
    names:
      '{w} Infotech Pvt. Ltd.|{w} Hospital & Research Centre|{w} Textiles Ltd|{w} Hotels, {c}|M/s {w} Engineering Works',
  },
  NG: {
    words: 'Iroko|Zumarock|Palmgate|Unity Dove',
    names: '{w} Nigeria Limited|{w} Microfinance Bank|{c} General Hospital|{w} Foods Ltd.',
  },
  HT: {
    words: 'La Providence|Soleil Levant|Espoir',
    names: 'Hôpital {w}|Boulangerie {w}|École Mixte {w}|Entreprise {w}',
  },
  VN: {
    words: 'Hoa Sen Xanh|Thanh Binh An|Song Huong',
    names: '{w} Garment Co., Ltd|Công ty TNHH {w}|Nhà hàng {w}|{c} General Hospital',
  },
  ET: {
    words: 'Awash Fana|Selam Ber|Abay Mado',
    names: '{w} PLC|{w} Transport Share Company|{c} Referral Hospital|{w} Construction',
  },
  SY: {
    words: 'Yasmin|Nour|Barada|Orient Star',
    names: 'Al-{w} Trading Co.|{w} Contracting Est.|{c} University Hospital|Matbakh {w}',
  },
  PL: {
    words: 'Zielony Dwór|Metalpol|Budrex|Jantarex',
    names: '{w} Sp. z o.o.|Zakład {w} S.A.|Szpital Miejski w {c}|PHU {w}',
  },
  BR: {
    words: 'Boa Vista Sul|Três Marias|Ipê Roxo',
    names: 'Transportadora {w} Ltda.|Hospital {w}|Construtora {w}|Supermercados {w}',
  },
  CN: {
    words: 'Hongda Yuan|Jinlong|Changrui',
    names: '{c} {w} Electronics Co., Ltd.|{w} Garment Factory|{c} {w} Logistics|{c} No. 3 People’s Hospital',
  },
  CD: {
    words: 'Kivu Lumière|Tujenge|Mapendo',
    names: 'Société {w} SARL|Centre Hospitalier {w}|Institut {w}|Garage {w}',
  },
  AF: {
    words: 'Sahar|Pamir Roshan|Ariana Omid',
    names: '{w} Construction Company|{w} Relief Organization|{c} Regional Hospital|{w} Logistics Services',
  },
  GB: {
    words: 'Thornbury|Calder Vale|Marlowe',
    names: '{w} Haulage Ltd|{w} NHS Foundation Trust|The {w} Arms|{w} Care Homes|{w} plc',
  },
  CA: {
    words: 'Snowberry|Laurentide|Pine Portage',
    names: '{w} Transport Inc.|{w} General Hospital|{w} Foods|{w} Services Ltd.',
  },
  AU: {
    words: 'Coolibah|Banksia|Southern Wren',
    names: '{w} Logistics Pty Ltd|{w} Aged Care|{w} Electrical Pty Ltd',
  },
  DE: {
    words: 'Nordlicht|Kronberg|Hansatal|Eichhorn',
    names: '{w} GmbH|{w} Logistik GmbH & Co. KG|Klinikum {w}|Bäckerei {w}|{w} AG',
  },
  FR: {
    words: 'Bellerive|Les Tilleuls|Montclar|Ateliers du Nord',
    names: '{w} SARL|Clinique {w}|Transports {w}|Restaurant {w}|Groupe {w}',
  },
  SE: { words: 'Norrsken|Lillån|Björkdal', names: '{w} AB|{w} Åkeri AB|{w} Vårdcentral' },
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

/** Where people work and learn inside. */
export const INSTITUTIONS = [
  '{s} Correctional Center',
  '{s} State Prison',
  '{s} Correctional Facility',
  'Department of Corrections, {s} Unit',
];
