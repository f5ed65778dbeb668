/* Words for the texts of drivers, which a caseworker reads aloud. */

const DAYS_PER_MONTH = 30.44;
const MONTHS_PER_YEAR = 12;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** SOC major groups. */
export const GROUP_NAMES: Readonly<Record<string, string>> = {
  '11': 'management',
  '13': 'business and finance',
  '15': 'computing and mathematics',
  '17': 'architecture and engineering',
  '19': 'science',
  '21': 'community and social services',
  '23': 'legal work',
  '25': 'education and libraries',
  '27': 'arts, sports and media',
  '29': 'health care professions',
  '31': 'health care support',
  '33': 'protective services',
  '35': 'food preparation and serving',
  '37': 'building and grounds cleaning',
  '39': 'personal care and service',
  '41': 'sales',
  '43': 'office and administrative support',
  '45': 'farming, fishing and forestry',
  '47': 'construction',
  '49': 'installation and repair',
  '51': 'production',
  '53': 'transport and material moving',
  '55': 'the military',
};

const KIND_TEXTS: Readonly<Record<string, string>> = {
  internship: 'An internship',
  temporary: 'Temporary or seasonal work',
  owner: 'An owner or founder position',
  executive: 'An executive position',
  manager: 'A supervising position',
  senior: 'A senior position',
  entry: 'An assistant or entry-level position',
  frontline: 'Frontline service work',
};

/** The first of the types that names a position, else its title. */
export function positionText(kinds: readonly string[]): string {
  return KIND_TEXTS[kinds[0] ?? ''] ?? 'The title of the position';
}

/** `8 months`, `2.5 years`. */
export function durationOf(days: number): string {
  const months = Math.round(days / DAYS_PER_MONTH);
  if (months < 2 * MONTHS_PER_YEAR) return months <= 1 ? 'about a month' : `${months} months`;
  return `${Math.round((days / DAYS_PER_MONTH / MONTHS_PER_YEAR) * 10) / 10} years`;
}

export function payText(percent: number | null): string {
  if (percent === null || percent === 0) return 'Pay as requested';
  return `Pay ${Math.abs(percent)} % ${percent > 0 ? 'above' : 'below'} the request`;
}

/** `foodAndLodging` as `food and lodging`. */
export function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
