import type { EmploymentType } from '../common';
import { parseIsoTime } from '../calendar';
import { countryCodeOf } from '../parsing/places/countries';
import { stateCodeOf } from '../parsing/places/places';
import type { GivenJob } from './complete-job';
import { isMembers, membersOf, shortTextOf, type Members } from '../members';
import { listsOfPosting } from './schema-org-lists';
import { EMPLOYMENT_TERMS, PERIOD_TERMS, valueOfTerm } from './schema-org-terms';

/** A schema.org JobPosting of a web page. */
export interface SchemaOrgPosting {
  given: GivenJob;
  /** HTML or text; null if the posting has none. */
  description: string | null;
}

const MAX_DEPTH = 6;

/** Returns the posting of a page; null if the page has none, or several, because then none stands for the page. */
export function findPosting(data: readonly unknown[]): SchemaOrgPosting | null {
  const postings = postingsOf(data);
  const [posting] = postings;
  return posting && postings.length === 1 ? postingValues(posting) : null;
}

/** Returns every posting of a page as it is written. */
export function postingsOf(data: readonly unknown[]): Members[] {
  return data.flatMap((value) => postingsIn(value, 0));
}

/** Returns the values of a posting; null if it has no title. */
export function postingValues(posting: Members): SchemaOrgPosting | null {
  const title = shortTextOf(posting.title ?? posting.name);
  if (!title) return null;
  const description = typeof posting.description === 'string' ? posting.description : null;
  return { given: { title, ...fieldsOf(posting) }, description };
}

function postingsIn(value: unknown, depth: number): Members[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => postingsIn(item, depth + 1));
  if (!isMembers(value)) return [];
  if ([value['@type']].flat().includes('JobPosting')) return [value];
  const { '@graph': graph, mainEntity, dataFeedElement, item } = value;
  return [graph, mainEntity, dataFeedElement, item].flatMap((inner) => postingsIn(inner, depth + 1));
}

/** Fields that the posting states. A field that it does not state is absent. */
function fieldsOf(posting: Members): Partial<GivenJob> {
  const fields: Partial<GivenJob> = {
    employerName: nameOf(posting.hiringOrganization),
    ...placeOf(firstOf(posting.jobLocation)),
    workplaceType: posting.jobLocationType === 'TELECOMMUTE' ? 'remote' : null,
    employmentType: employmentTypeOf(posting.employmentType),
    postedAt: timeOf(posting.datePosted),
    expiresAt: timeOf(posting.validThrough),
    startDate: dateOf(posting.jobStartDate),
    openings: countOf(posting.totalJobOpenings, 100_000),
    minExperienceMonths: countOf(membersOf(posting.experienceRequirements).monthsOfExperience, 1200),
  };
  const compensation = payOf(posting.baseSalary);
  const stated = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...Object.fromEntries(stated),
    ...listsOfPosting(posting),
    ...(compensation ? { compensation } : {}),
  };
}

function placeOf(location: unknown): Partial<GivenJob> {
  const { address } = membersOf(location);
  if (!isMembers(address)) return {};
  const country = nameOf(address.addressCountry);
  const countryCode = country === null ? null : /^[A-Z]{2}$/.test(country) ? country : countryCodeOf(country);
  const region = shortTextOf(address.addressRegion);
  const isAmerican = countryCode === null || countryCode === 'US';
  return {
    city: shortTextOf(address.addressLocality),
    state: region !== null && isAmerican ? stateCodeOf(region) : null,
    postalCode: shortTextOf(address.postalCode),
    address: shortTextOf(address.streetAddress),
    countryCode,
  };
}

/** Pay as a range or one amount; null if the currency or the amounts are unusable. */
function payOf(salary: unknown): GivenJob['compensation'] | null {
  const members = membersOf(salary);
  const value = isMembers(members.value) ? members.value : { value: members.value };
  const currency = shortTextOf(members.currency ?? value.currency)?.toUpperCase() ?? '';
  const single = amountOf(value.value);
  const min = amountOf(value.minValue) ?? single;
  const max = amountOf(value.maxValue) ?? single;
  if (!/^[A-Z]{3}$/.test(currency) || (min === null && max === null)) return null;
  if (min !== null && max !== null && min > max) return null;
  const unit = shortTextOf(value.unitText ?? members.unitText)?.toUpperCase() ?? '';
  return { min, max, currency, period: valueOfTerm(PERIOD_TERMS, unit) };
}

function employmentTypeOf(value: unknown): EmploymentType | null {
  const names = [value].flat().filter((name) => typeof name === 'string');
  return (
    names.map((name) => valueOfTerm(EMPLOYMENT_TERMS, name.toUpperCase())).find((type) => type !== null) ??
    null
  );
}

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

function countOf(value: unknown, max: number): number | null {
  const count = amountOf(value);
  return count !== null && Number.isInteger(count) && count <= max ? count : null;
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' ? parseIsoTime(value) : null;
}

function dateOf(value: unknown): string | null {
  const [day] = (typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}/.exec(value)) || [];
  return day !== undefined && timeOf(day) !== null ? day : null;
}

/** Name of an organization or a country, which may be an object or its name. */
function nameOf(value: unknown): string | null {
  const first = firstOf(value);
  return shortTextOf(isMembers(first) ? first.name : first);
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}
