import type { ResumeBasics } from '../../../src/domain/parsing/parsed-resume';
import type { Person } from '../people/person';
import type { Random } from '../random';
import type { Habits } from './habits';
import { emptyLocation } from './place-line';
import type { ContactLine, PrintedPage } from './printed-page';

/** Prints name, headline and contacts and returns the values that they state. The caller adds the summary. */
export function printHeader(
  random: Random,
  habits: Habits,
  person: Person,
  headline: string | null,
): { page: Omit<PrintedPage, 'sections'>; basics: ResumeBasics } {
  const place = printAddress(habits, person);
  const contacts: ContactLine[] = [
    ...(place ? [{ kind: 'place', text: place.text } as const] : []),
    { kind: 'phone', text: person.phone.written },
    { kind: 'email', text: person.email },
    ...(person.linkedIn ? [{ kind: 'link', text: person.linkedIn } as const] : []),
  ];
  const middle = person.middle === null ? [] : [person.middle];
  const name = [person.given, ...middle, person.family].join(' ');
  return {
    page: {
      name: nameInCase(habits, person, name),
      headline,
      contacts: random.chance(0.3) ? contacts.reverse() : contacts,
    },
    basics: {
      name,
      firstName: person.given,
      middleName: person.middle,
      lastName: person.family,
      label: headline,
      email: person.email,
      emails: [person.email],
      phone: person.phone.e164,
      phones: [{ raw: person.phone.written, e164: person.phone.e164 }],
      url: null,
      profiles: person.linkedIn
        ? [
            {
              network: 'LinkedIn',
              username: person.linkedIn.split('/').at(-1) ?? null,
              url: `https://${person.linkedIn}`,
            },
          ]
        : [],
      summary: null,
      objective: null,
      location: place?.location ?? null,
    },
  };
}

function nameInCase(habits: Habits, person: Person, name: string): string {
  if (habits.nameCase === 'upper') return name.toUpperCase();
  if (habits.nameCase === 'plain') return name;
  return `${name.slice(0, name.length - person.family.length)}${person.family.toUpperCase()}`;
}

function printAddress(
  habits: Habits,
  person: Person,
): { text: string; location: NonNullable<ResumeBasics['location']> } | null {
  if (habits.address === 'none') return null;
  const { city, country } = person.home;
  const continental = ['DE', 'FR', 'SE'].includes(country.code);
  const postal = habits.address === 'city' ? null : person.postal;
  const street = habits.address === 'street' ? person.street : null;
  const town = continental
    ? [postal, city.name].filter((part) => part !== null).join(' ')
    : [city.name, [city.region, postal].filter((part) => part !== null && part !== '').join(' ')]
        .filter((part) => part !== '')
        .join(', ');
  const namesCountry = habits.showCountry && country.code !== 'US';
  const countryName = habits.language === 'en' ? country.name : country.ownName;
  const text = [street, town, namesCountry ? countryName : null].filter((part) => part !== null).join(', ');
  return {
    text,
    location: { ...emptyLocation(person.home), address: street, postalCode: postal, raw: text },
  };
}
