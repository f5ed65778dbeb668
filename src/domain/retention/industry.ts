import rates from './data/industry-rates.json';

/**
 * Industries with their annual total separations in percent of employment: Job Openings and Labor Turnover Survey of
 * the Bureau of Labor Statistics (public domain), from a year before the pandemic.
 */
export type Industry = keyof typeof rates.separations;

/** Most common industry of each SOC major group. The group's level includes the rate of that industry. */
const USUAL_INDUSTRY_BY_GROUP: Readonly<Record<string, Industry>> = {
  '11': 'total',
  '13': 'financialActivities',
  '15': 'professionalServices',
  '17': 'durableManufacturing',
  '19': 'professionalServices',
  '21': 'healthCare',
  '23': 'professionalServices',
  '25': 'education',
  '27': 'information',
  '29': 'healthCare',
  '31': 'healthCare',
  '33': 'stateAndLocal',
  '35': 'foodAndLodging',
  '37': 'professionalServices',
  '39': 'arts',
  '41': 'retail',
  '43': 'total',
  '45': 'mining',
  '47': 'construction',
  '49': 'manufacturing',
  '51': 'manufacturing',
  '53': 'transport',
  '55': 'federal',
};

/** Words in an employer's name that identify its industry, the most specific first. */
const INDUSTRY_NAME_PATTERNS: readonly [RegExp, Industry][] = [
  [/\b(school|academy|college|university|montessori)\b/i, 'education'],
  [
    /\b(hospital|clinic|health|healthcare|medical|nursing|hospice|dental|home care|senior living)\b/i,
    'healthCare',
  ],
  [/\b(city|county|state|town|village) of\b|\bpolice\b|\bfire department\b/i, 'stateAndLocal'],
  [/\b(u\.?s\.? (army|navy|air force|postal)|usps|department of|veterans affairs)\b/i, 'federal'],
  [
    /\b(hotel|inn|resort|restaurant|grill|cafe|café|bistro|diner|pizza|catering|kitchen|bar)\b/i,
    'foodAndLodging',
  ],
  [/\b(construction|builders?|contractors?|roofing|plumbing|paving)\b/i, 'construction'],
  [/\b(logistics|trucking|freight|transport(ation)?|airlines?|delivery|warehous\w*)\b/i, 'transport'],
  [/\b(bank|insurance|financial|credit union|mortgage)\b/i, 'financialActivities'],
  [/\b(manufacturing|foods|steel|plastics|mills?|industries)\b/i, 'manufacturing'],
  [/\b(staffing|personnel|temps?|consult\w*|cleaning|security services)\b/i, 'professionalServices'],
  [/\b(stores?|market|supermarket|shop|outlet|retail)\b/i, 'retail'],
];

/** Derives the industry from an employer's name; null when the name does not identify one. */
export function industryOfEmployer(name: string | null): Industry | null {
  if (name === null) return null;
  return INDUSTRY_NAME_PATTERNS.find(([words]) => words.test(name))?.[1] ?? null;
}

/** Returns the most common industry of a SOC major group. */
export function usualIndustry(group: string | null): Industry | null {
  return group === null ? null : (USUAL_INDUSTRY_BY_GROUP[group] ?? null);
}

/** Natural logarithm of an industry's separation rate relative to all industries; 0 when unknown. */
export function logSeparationRatio(industry: Industry | null): number {
  return industry === null ? 0 : Math.log(rates.separations[industry] / rates.separations.total);
}
