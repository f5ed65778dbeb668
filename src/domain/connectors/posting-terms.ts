import type { EmploymentType, WorkplaceType } from '../common';
import type { GivenJob } from '../jobs/complete-job';
import type { Compensation } from '../parsing/parsed-job-description';
import { shortTextOf } from '../members';
import { amountOf, firstText } from './payload-values';
import type { ConnectorMapping } from './connector-kind';

/** Words of boards for employment types, without case, spaces and hyphens. */
const EMPLOYMENT_WORDS: readonly [EmploymentType, RegExp][] = [
  ['internship', /^(?:intern|interns|internship|trainee|praktikum|praktikant|stage|staz|pasantia|estagio)/],
  ['apprenticeship', /apprentice|ausbildung|alternance/],
  ['per_diem', /^perdiem$/],
  ['volunteer', /volunteer|ehrenamt/],
  ['seasonal', /season/],
  [
    'part_time',
    /^parttime|teilzeit|tempspartiel|tiempoparcial|mediajornada|deltid|deeltijd|niepelnyetat|parttid/,
  ],
  ['contract', /^contract|freelance|independentcontractor|^b2b$/],
  ['temporary', /^temp(?!o)|fixedterm|befristet$|^temporary/],
  [
    'full_time',
    /^fulltime|vollzeit|tempsplein|tempscomplet|tiempocompleto|jornadacompleta|tempopieno|tempointegral|heltid|voltijd|^pelnyetat|^permanent$|^regular/,
  ],
];

/** The employment type that one of the labels states; labels that the tenant maps go first. */
export function employmentTypeOf(mapping: ConnectorMapping, ...labels: unknown[]): EmploymentType | null {
  const texts = labels.flatMap((label) => shortTextOf(label) ?? []);
  for (const text of texts) {
    const mapped = Object.entries(mapping.employmentTypes).find(([name]) => fold(name) === fold(text));
    if (mapped) return mapped[1];
  }
  for (const text of texts) {
    const words = fold(text);
    const type = EMPLOYMENT_WORDS.find(([, pattern]) => pattern.test(words));
    if (type) return type[0];
  }
  return null;
}

export function workplaceTypeOf(value: unknown): WorkplaceType | null {
  const word = fold(shortTextOf(value) ?? '');
  if (word === 'remote' || word === 'fullyremote' || word === 'fully') return 'remote';
  if (word === 'hybrid') return 'hybrid';
  return word === 'onsite' || word === 'inoffice' || word === 'office' ? 'onsite' : null;
}

/** `remote` or `hybrid` if a location is named so: "Remote, Italy". */
export function workplaceTypeOfLocation(location: string | null): WorkplaceType | null {
  if (location === null) return null;
  if (/\bhybrid\b/i.test(location)) return 'hybrid';
  return /\b(?:remote|home[ -]?office|anywhere)\b/i.test(location) ? 'remote' : null;
}

const PERIOD_WORDS: readonly [Compensation['period'], RegExp][] = [
  ['hour', /hour/],
  ['day', /\bday|daily/],
  ['month', /(?<!bi-)month/],
  ['week', /(?<!bi-)week/],
  ['year', /year|annual|annum/],
];

/** Returns the pay as a range; no member if the currency or the amounts are unusable. */
export function payOf(
  min: unknown,
  max: unknown,
  currency: unknown,
  period: unknown,
): Pick<GivenJob, 'compensation'> {
  const code = shortTextOf(currency)?.toUpperCase() ?? '';
  const [least, most] = [amountOf(min), amountOf(max)];
  if (!/^[A-Z]{3}$/.test(code) || (least === null && most === null)) return {};
  if (least !== null && most !== null && least > most) return {};
  const word = (shortTextOf(period) ?? '').toLowerCase();
  const unit = PERIOD_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  return { compensation: { min: least, max: most, currency: code, period: unit } };
}

/** As `payOf`, with amounts in cents. */
export function payInCents(
  min: unknown,
  max: unknown,
  currency: unknown,
  period: unknown,
): Pick<GivenJob, 'compensation'> {
  const inUnits = (cents: unknown): number | null => (typeof cents === 'number' ? cents / 100 : null);
  return payOf(inUnits(min), inUnits(max), currency, period);
}

/** The fields that are stated: neither null nor absent. */
export function stated(fields: Partial<GivenJob>): Partial<GivenJob> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries);
}

export function employerNameOf(mapping: ConnectorMapping, ...names: unknown[]): string | null {
  return firstText(...names) ?? mapping.employerName;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
