import { parsedEducation, parsedWork } from './record-items';
import type { ComparedFields } from '../../src/domain/duplicates/identity-features';
import { fullForms } from '../../src/domain/duplicates/given-name-forms';
import type { Random } from '../synthetic/random';
import {
  capital,
  drawEmail,
  drawHome,
  drawPhone,
  drawWork,
  pickFrequent,
  type InventedPerson,
} from './invented-person';
import { FAMILY_NAMES, GIVEN_NAMES, MAIL_DOMAINS } from './name-pools';

/** Probabilities of what differs between a record and the person. */
export interface ChangeRates {
  /** Factor of all rates of errors and changes. */
  factor: number;
}

const SHORT_FORMS = new Map<string, string[]>();
for (const name of GIVEN_NAMES) {
  for (const other of GIVEN_NAMES) {
    if (other !== name && fullForms(other).includes(name)) {
      SHORT_FORMS.set(name, [...(SHORT_FORMS.get(name) ?? []), other]);
    }
  }
}
/** Short forms that are no names of the pool. */
const FAMILIAR_FORMS: Readonly<Record<string, string>> = {
  robert: 'bob', william: 'bill', elizabeth: 'liz', katherine: 'kate', michael: 'mike', jennifer: 'jen',
  christopher: 'chris', matthew: 'matt', jose: 'pepe', francisco: 'paco', patricia: 'trish', richard: 'rick',
  oleksandr: 'sasha', stephanie: 'steph', jonathan: 'jon', samantha: 'sam', thomas: 'tom', james: 'jim',
  david: 'dave', daniel: 'dan', joseph: 'joe', anthony: 'tony', andrew: 'drew', benjamin: 'ben',
}; // prettier-ignore

/** The person some years later or as another office knows them: a new phone, a move, a marriage. */
export function changePerson(
  random: Random,
  person: InventedPerson,
  { factor }: ChangeRates,
): InventedPerson {
  const happens = (probability: number): boolean => random.chance(probability * factor);
  const changed = { ...person };
  if (happens(0.1)) {
    const name = pickFrequent(random, FAMILY_NAMES);
    changed.family = random.chance(0.3) ? `${person.family}-${name}` : name;
    if (random.chance(0.2)) changed.middle = person.family;
  }
  if (person.phone !== null && happens(0.3)) changed.phone = drawPhone(random);
  if (person.email !== null && happens(0.28)) {
    const [local] = person.email.split('@');
    changed.email = random.chance(0.4)
      ? `${local}@${random.pick(MAIL_DOMAINS)}`
      : drawEmail(random, person.given, changed.family);
  }
  if (happens(0.28)) changed.home = drawHome(random);
  if (happens(0.35)) changed.work = [...drawWork(random, 1970).slice(0, random.int(1, 2)), ...person.work];
  return changed;
}

/** Writes a record about a person, with what people leave out and mistype. */
export function writeRecord(random: Random, person: InventedPerson, { factor }: ChangeRates): ComparedFields {
  const happens = (probability: number): boolean => random.chance(probability * factor);
  let first = happens(0.12) ? shortForm(random, person.given) : person.given;
  let last = person.family;
  if (happens(0.04)) first = mistype(random, first);
  if (happens(0.04)) last = mistype(random, last);
  if (happens(0.015)) first = first.charAt(0);
  if (person.generation !== null && random.chance(0.5)) last = `${last} ${person.generation}`;
  if (happens(0.02)) [first, last] = [last, first];
  const middle = person.middle !== null && random.chance(0.5) ? person.middle : null;
  const home = random.chance(0.7) ? person.home : { ...person.home, address: null };
  return {
    firstName: title(first),
    middleName: middle && title(random.chance(0.4) ? middle.charAt(0) : middle),
    lastName: title(last),
    preferredName: null,
    email: happens(0.1)
      ? null
      : person.email && (happens(0.02) ? mistypeEmail(random, person.email) : person.email),
    phone: happens(0.1)
      ? null
      : person.phone && (happens(0.02) ? mistypePhone(random, person.phone) : person.phone),
    location: happens(0.08) ? null : home,
    work: happens(0.14) ? [] : parsedWork(random, person.work),
    education: happens(0.3) ? [] : parsedEducation(random, person.schools),
  };
}

function shortForm(random: Random, given: string): string {
  const forms = [...(SHORT_FORMS.get(given) ?? []), FAMILIAR_FORMS[given] ?? []].flat();
  return forms.length > 0 ? random.pick(forms) : given;
}

/** Changes one letter as typing does. */
export function mistype(random: Random, word: string): string {
  if (word.length < 3) return word;
  const at = random.int(1, word.length - 2);
  const letter = random.pick([...'aeiorstnl']);
  const rest = word.slice(at + 1);
  return random.pick([
    word.slice(0, at) + rest,
    word.slice(0, at) + letter + rest,
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]);
}

function mistypeEmail(random: Random, email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${mistype(random, local)}@${domain}`;
}

function mistypePhone(random: Random, phone: string): string {
  const at = random.int(5, phone.length - 1);
  return phone.slice(0, at) + String(random.int(0, 9)) + phone.slice(at + 1);
}

function title(name: string): string {
  return name.split('-').map(capital).join('-');
}
