import rates from './data/industry-rates.json';

/**
 * Industries and how fast people leave in them: annual total separations in percent of employment, Job Openings and
 * Labor Turnover Survey of the Bureau of Labor Statistics (public domain), a year before the pandemic.
 */
export type Industry = keyof typeof rates.separations;

/** Where people of a SOC major group mostly work. The rate of their usual industry is part of the group's level. */
const USUAL: Readonly<Record<string, Industry>> = {
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

/** Words of an employer's name that say what it does, the telling ones first. */
const NAMES: readonly [RegExp, Industry][] = [
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

/** What the name of an employer says about its industry; null when it says nothing. */
export function industryOfEmployer(name: string | null): Industry | null {
  if (name === null) return null;
  return NAMES.find(([words]) => words.test(name))?.[1] ?? null;
}

/** The industry most people of a SOC major group work in. */
export function usualIndustry(group: string | null): Industry | null {
  return group === null ? null : (USUAL[group] ?? null);
}

/** Natural logarithm of an industry's rate of separations against all industries; 0 where unknown. */
export function logSeparationRatio(industry: Industry | null): number {
  return industry === null ? 0 : Math.log(rates.separations[industry] / rates.separations.total);
}
