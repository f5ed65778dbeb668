import type { Location } from '../../common';
import type { LanguageSkill, Profile, WorkItem } from '../parsed-resume';
import { isMembers, membersOf, type Members } from '../../members';
import { firstOf, lineOf, listOf, textOf } from './members';
import { statedDate, statedDay } from './stated-dates';
import {
  emptyStatedResume,
  placeInText,
  statedBasics,
  statedCertification,
  statedEducation,
  statedLanguage,
  statedPlace,
  statedSkills,
  statedWork,
  type StatedResume,
} from './stated-resume';

const MAX_DEPTH = 6;
const NETWORKS: readonly [string, RegExp][] = [
  ['LinkedIn', /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i],
  ['GitHub', /github\.com\/([^/?#]+)/i],
  ['GitLab', /gitlab\.com\/([^/?#]+)/i],
];

/**
 * Returns the schema.org Person of a page; null if the page has none, or several, because then none stands for the
 * page. Such data rarely describes a whole resume, so the text of the page adds to it.
 */
export function findPerson(data: readonly unknown[]): StatedResume | null {
  const people = data.flatMap((value) => peopleIn(value, 0, null));
  const [found] = people;
  if (!found || people.length > 1 || nameOf(found.person) === null) return null;
  const { person, modified } = found;
  return {
    ...emptyStatedResume(),
    whole: false,
    documentDate: modified,
    basics: basicsOf(person),
    work: [
      ...listOf(person.worksFor),
      ...listOf(person.alumniOf).filter(isWorkRole),
      ...listOf(person.hasOccupation),
    ]
      .filter(isMembers)
      .flatMap((role) => positionOf(role, lineOf(person.jobTitle))),
    education: listOf(person.alumniOf)
      .filter((item) => !isWorkRole(item))
      .flatMap(educationOf),
    skills: listOf(person.knowsAbout).flatMap((item) => {
      const name = isMembers(item) ? nameOf(item) : lineOf(item);
      return name === null ? [] : statedSkills(name, null);
    }),
    languages: listOf(person.knowsLanguage).flatMap(languageOf),
    certifications: listOf(person.hasCredential)
      .filter(isMembers)
      .flatMap((item) => {
        const name = nameOf(item);
        const issuer = nameOf(membersOf(firstOf(item.recognizedBy, item.issuedBy)));
        const date = statedDate(firstOf(item.dateCreated, item.datePublished, item.validFrom));
        const expires = statedDate(firstOf(item.expires, item.validUntil));
        return name === null
          ? []
          : [statedCertification({ name, issuer, date, expires, url: lineOf(item.url) })];
      }),
  };
}

interface FoundPerson {
  person: Members;
  modified: string | null;
}

function peopleIn(value: unknown, depth: number, modified: string | null): FoundPerson[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => peopleIn(item, depth + 1, modified));
  if (!isMembers(value)) return [];
  if (isOfType(value, 'Person')) return [{ person: value, modified }];
  const date = statedDay(value.dateModified) ?? modified;
  return [value['@graph'], value.mainEntity].flatMap((inner) => peopleIn(inner, depth + 1, date));
}

export function isOfType(value: Members, ...types: string[]): boolean {
  return [value['@type']].flat().some((type) => typeof type === 'string' && types.includes(type));
}

function basicsOf(person: Members): StatedResume['basics'] {
  const contact = membersOf(person.contactPoint);
  return statedBasics({
    name: lineOf(person.name),
    firstName: lineOf(person.givenName),
    middleName: lineOf(person.additionalName),
    lastName: lineOf(person.familyName),
    label: lineOf(person.jobTitle),
    emails: [person.email, contact.email].flatMap((value) => lineOf(value)?.replace(/^mailto:/i, '') ?? []),
    phones: [person.telephone, contact.telephone].flatMap(
      (value) => lineOf(value)?.replace(/^tel:/i, '') ?? [],
    ),
    url: lineOf(person.url),
    summary: textOf(firstOf(person.description, person.disambiguatingDescription)),
    profiles: listOf(person.sameAs).flatMap(profileOf),
    location: placeOf(firstOf(person.address, person.homeLocation)),
  });
}

function profileOf(value: unknown): Profile[] {
  const url = lineOf(value);
  if (url === null) return [];
  for (const [network, pattern] of NETWORKS) {
    const match = pattern.exec(url);
    if (match) return [{ network, username: match[1] ?? null, url }];
  }
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1];
  return host === undefined ? [] : [{ network: host, username: null, url }];
}

function placeOf(value: unknown): Location | null {
  if (typeof value === 'string') return placeInText(lineOf(value));
  const place = membersOf(value);
  if (isMembers(place.address)) return placeOf(place.address);
  const country = place.addressCountry;
  return statedPlace({
    address: lineOf(place.streetAddress),
    city: lineOf(place.addressLocality),
    region: lineOf(place.addressRegion),
    postalCode: lineOf(place.postalCode),
    country: isMembers(country) ? nameOf(country) : lineOf(country),
  });
}

/** A role at a former employer: schema.org describes it with the property of schools too. */
function isWorkRole(value: unknown): boolean {
  return isMembers(value) && isOfType(value, 'EmployeeRole');
}

/** The position of a role with an organization. An organization alone is the employer of the current position. */
function positionOf(role: Members, jobTitle: string | null): WorkItem[] {
  const organization = firstOf(role.worksFor, role.alumniOf, role.memberOf, role.hiringOrganization);
  const occupation = firstOf(
    role.hasOccupation,
    role.roleName,
    isOfType(role, 'Occupation') ? role.name : null,
  );
  const isRole = isOfType(role, 'Role', 'OrganizationRole', 'EmployeeRole', 'Occupation');
  const name = isRole ? nameOrText(organization) : nameOf(role);
  const position = isRole ? nameOrText(occupation) : jobTitle;
  if (name === null && position === null) return [];
  const startDate = statedDate(role.startDate);
  const endDate = statedDate(role.endDate);
  const isCurrent = endDate === null && (startDate !== null || !isRole);
  const summary = isRole ? textOf(role.description) : null;
  return [statedWork({ name, position, startDate, endDate, isCurrent, summary })];
}

function educationOf(value: unknown): StatedResume['education'] {
  const role = membersOf(value);
  const isRole = isOfType(role, 'Role', 'OrganizationRole');
  const institution = isRole ? nameOrText(role.alumniOf) : nameOrText(value);
  if (institution === null) return [];
  return [
    statedEducation({
      institution,
      studyType: isRole ? nameOrText(role.roleName) : null,
      startDate: statedDate(role.startDate),
      endDate: statedDate(role.endDate),
    }),
  ];
}

function languageOf(value: unknown): LanguageSkill[] {
  const name = nameOrText(value);
  if (name === null) return [];
  if (!/^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(name)) return [statedLanguage(name, null)];
  const label = new Intl.DisplayNames(['en'], { type: 'language' }).of(name.slice(0, name.search(/-|$/)));
  return label === undefined || label === name ? [] : [statedLanguage(label, null)];
}

function nameOf(value: Members): string | null {
  return lineOf(firstOf(value.name, value.alternateName)) ?? partsOf(value);
}

function partsOf(value: Members): string | null {
  const parts = [lineOf(value.givenName), lineOf(value.familyName)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

function nameOrText(value: unknown): string | null {
  const first = listOf(value)[0];
  return isMembers(first) ? nameOf(first) : lineOf(first);
}
