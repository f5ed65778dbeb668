import type { Location } from '../../../../common';
import { alternatives, countriesOfLanguage, countryOfLanguage } from '../../../locales';
import type { Phone, Profile } from '../../../parsed-resume';
import {
  callingCodeOf,
  countryOfNumber,
  findEmails,
  findLinks,
  findPhones,
  isLocalNumber,
} from '../../../text/contacts';
import { findPlaces, findStreet, stateCodeOf, wholePlace, type PlaceMention } from '../../../places/places';
import { titleScore } from '../../../text/title-words';
import { worldCityOf } from '../../../places/world-cities';
import { findPostalPlace, type CountryHints } from '../../../places/postal-places';
import { type SourceText, type Span } from '../../../text/source-text';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { allMatches } from '../../../../text/all-matches';
import { extractPhones } from './candidate-phones';
import { CONTACT_HEADER_LINES, PHONE_CUE, THREE_DIGITS } from './contact-cues';
import { contactsOfCandidate, type ContactOwners } from './contact-owners';

export interface ContactDetails {
  emails: string[];
  phones: Phone[];
  url: string | null;
  profiles: Profile[];
  location: Location | null;
  /** Text that identifies the candidate or gives their address. */
  personal: Span[];
}

const NETWORKS: [string, RegExp][] = [
  ['LinkedIn', /linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i],
  ['GitHub', /github\.com\/([^/?#\s]+)/i],
  ['GitLab', /gitlab\.com\/([^/?#\s]+)/i],
  ['Indeed', /indeed\.com\/(?:me|r)\/([^/?#\s]+)/i],
  ['StackOverflow', /stackoverflow\.com\/users\/([^?#\s]+)/i],
  ['Twitter', /(?:twitter|x)\.com\/([^/?#\s]+)/i],
  ['Facebook', /facebook\.com\/([^/?#\s]+)/i],
  ['Instagram', /instagram\.com\/([^/?#\s]+)/i],
  ['Behance', /behance\.net\/([^/?#\s]+)/i],
  ['Dribbble', /dribbble\.com\/([^/?#\s]+)/i],
  ['Medium', /medium\.com\/(@?[^/?#\s]+)/i],
  ['YouTube', /youtube\.com\/(?:c\/|@|user\/)?([^/?#\s]+)/i],
];
/** What the calling code of a country follows. */
const INTERNATIONAL_PREFIX = /\+|00/;
/** Words after the comma of a place that a line break divides: a state or country, and a postal code. */
const MAX_WRAPPED_WORDS = 4;
/** A postal code of digits at the end of a line, whose town follows on the next line. */
const POSTAL_CODE_AT_END = /(?:^|[\s,])\d{2}-?\d{3}$/;
/** Words of a line that states a profile alone. */
const MAX_PROFILE_WORDS = 2;
const HOME_LABEL = new RegExp(
  `^(?:${alternatives((locale) => locale.addressLabels)})(?:\\s*[:-]|\\t| {2,}| ?[._]{3,})\\s*`,
  'iu',
);

interface ContactSources {
  source: SourceText;
  /** Lines of the head and of the sections with contact details. */
  head: ResumeLine[];
  all: ResumeLine[];
  owners: ContactOwners;
  /** ISO 639-1; null if unknown. */
  language: string | null;
}

/**
 * Extracts email, phones, links and home of the candidate. The beginning of the document and contact sections take
 * precedence.
 */
export function extractContacts({ source, head, all, owners, language }: ContactSources): ContactDetails {
  const personal: Span[] = [];
  const byFolded = new Map<string, string>();
  const keep = (email: string): void => {
    const folded = email.toLowerCase();
    if (!byFolded.has(folded)) byFolded.set(folded, email);
  };
  const emailMentions = findEmails(source.raw);
  personal.push(...emailMentions);
  for (const { email } of contactsOfCandidate(emailMentions, owners)) keep(email);
  for (const email of obfuscatedEmails(all)) keep(email);
  for (const { email, spans } of dividedEmails(head.length > 0 ? head : all)) {
    // Its first line can look like a whole address.
    for (const [folded, first] of byFolded)
      if (email !== first && email.startsWith(first)) byFolded.delete(folded);
    keep(email);
    personal.push(...spans);
  }
  const emails = [...byFolded.values()];
  const place = extractHomeAddress(head, all, language, personal);
  const hints = {
    topLevelDomain: emails[0]?.split('.').at(-1)?.toLowerCase() ?? null,
    callingCode: internationalCallingCode(head, all),
    language,
  };
  const location =
    place ??
    extractPostalAddress(head, all, hints, personal) ??
    extractTownOfPhone(head, all, personal) ??
    extractTownOfLanguage(head, all, language, personal);
  const country =
    location?.countryCode ?? countryOfDomain(hints.topLevelDomain) ?? countryOfLanguage(language);
  const phones = extractPhones({ head, all, owners, country }, personal);
  const { url, profiles } = extractLinks({ emailMentions, head, all, owners }, personal);
  return { emails, phones, url, profiles, location, personal };
}

/** An address without its end, alone on a line, and the end alone on the next. */
const EMAIL_START = /^[^\s@]+@[^\s@]*[\p{L}\p{N}.-]$/u;
const EMAIL_END = /^[a-z0-9.-]{1,20}$/;

/** An address with a space after its at sign, as recognition of a picture often reads it. */
const SPACED_EMAIL =
  /(?<![^\s|,;:(])([\p{L}\p{N}][\p{L}\p{N}._+-]{2,63})@ ([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){1,3})(?![\p{L}\p{N}@])/gu;

interface DividedEmail {
  email: string;
  /** Where its parts are written. */
  spans: Span[];
}

/** Returns email addresses that a narrow column or a space divides: "ana.silva@example" and ".com", "ana@ example.org". */
function dividedEmails(lines: ResumeLine[]): DividedEmail[] {
  return lines.flatMap((line, index) => [...wrappedEmail(line, lines[index + 1]), ...spacedEmails(line)]);
}

function wrappedEmail(line: ResumeLine, next: ResumeLine | undefined): DividedEmail[] {
  if (!next || !EMAIL_START.test(line.text) || !EMAIL_END.test(next.text)) return [];
  const whole = line.text + next.text;
  if (/\.\p{L}{2,}$/u.test(line.text) && !next.text.startsWith('.') && !completes(line.text, next.text))
    return [];
  return findEmails(whole)[0]?.email === whole ? [{ email: whole, spans: [line, next] }] : [];
}

const FREQUENT_DOMAIN = /\.(?:com|org|net|edu|gov|mil|info)$/i;
/** Letters of a frequent domain that a line of a narrow column can break off: "example.co" and "m". */
const MAX_BROKEN_LETTERS = 2;

/** True if the second half gives an address a frequent domain: "ana@mail.exam" and "ple.com". */
function completes(first: string, second: string): boolean {
  if (!FREQUENT_DOMAIN.test(first + second) || FREQUENT_DOMAIN.test(first)) return false;
  return second.includes('.') || second.length <= MAX_BROKEN_LETTERS;
}

function spacedEmails(line: ResumeLine): DividedEmail[] {
  if (!line.text.includes('@ ')) return [];
  return allMatches(line.text, SPACED_EMAIL).flatMap(
    ({ 0: written, 1: local = '', 2: domain = '', index }) => {
      const start = line.start + index;
      const spans = [{ start, end: start + written.length }];
      return findEmails(`${local}@${domain}`).map(({ email }) => ({ email, spans }));
    },
  );
}

/** Returns email addresses that occur only in the link behind an icon or a word. */
function obfuscatedEmails(lines: ResumeLine[]): string[] {
  return lines.flatMap((line) =>
    line.source.layout.runs.flatMap(({ href, text }) => {
      if (href === null) return [];
      const address = /^mailto:([^?]+)/i.exec(href)?.[1];
      return address !== undefined && text.includes(address) ? [address] : [];
    }),
  );
}

interface LinkSources {
  emailMentions: readonly Span[];
  head: ResumeLine[];
  all: ResumeLine[];
  owners: ContactOwners;
}

function extractLinks(
  { emailMentions, head, all, owners }: LinkSources,
  personal: Span[],
): { url: string | null; profiles: Profile[] } {
  const profiles: Profile[] = [];
  let url: string | null = null;
  const inHead = new Set(head);
  const emailEnds = new Set(emailMentions.map(({ end }) => end));
  for (const line of all) {
    const links = findLinks(line.text).filter((found) => !emailEnds.has(line.start + found.end));
    for (const found of links) {
      const span = { start: line.start + found.start, end: line.start + found.end };
      const network = NETWORKS.find(([, pattern]) => pattern.test(found.url));
      const isNear = inHead.has(line) || line.index < CONTACT_HEADER_LINES;
      if (network || isNear) personal.push(span);
      const owner = owners.ownerAt(span.start);
      // Employers and their pages are named among the positions; a profile alone on a line can be in a footer there.
      if (owner === 'other' || (owner === 'uncertain' && (!network || line.words > MAX_PROFILE_WORDS)))
        continue;
      if (network) {
        const username = network[1].exec(found.url)?.[1] ?? null;
        if (!profiles.some((profile) => profile.network === network[0]))
          profiles.push({ network: network[0], username, url: found.url });
      } else if (isNear) url ??= found.url;
    }
  }
  return { url, profiles };
}

function extractHomeAddress(
  head: ResumeLine[],
  all: ResumeLine[],
  language: string | null,
  personal: Span[],
): Location | null {
  const lines = head.length > 0 ? head : all.slice(0, 10);
  let found: Location | null = null;
  for (const [position, line] of lines.entries()) {
    const stated = statedHome(line) ?? statedTown(line, language);
    if (stated) {
      found ??= stated.location;
      personal.push({ start: line.start + stated.start, end: line.start + stated.end });
    }
    if (line.words > 25) continue;
    const street = findStreet(line.text);
    if (street) personal.push({ start: line.start + street.start, end: line.start + street.end });
    const label = HOME_LABEL.exec(line.text);
    const text = label ? line.text.slice(label[0].length) : line.text;
    const offset = line.text.length - text.length;
    const inSmallLetters = townInSmallLetters(text);
    const place =
      inSmallLetters ?? findPlaces(text).find(({ location }) => !LICENSE_AS_TOWN.test(location.city ?? ''));
    if (place && (line.words <= 16 || label || inSmallLetters)) {
      found ??= withAddress(place.location, lines, position, street, line);
      personal.push({ start: line.start + offset + place.start, end: line.start + offset + place.end });
      continue;
    }
    const wrapped = wrappedPlace(line, all);
    if (wrapped && line.words <= 16) {
      found ??= withAddress(wrapped.location, lines, position, street, line);
      personal.push(...wrapped.spans);
      continue;
    }
    const pieces = text.split(
      /\s*[|•·]\s*| \* | {2,}|\t| [-–—] | \/{1,2} |\s+(?=\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b)/,
    );
    const whole = pieces
      .map((piece) => piece.replace(/,?\s*\d{5}(?:-\d{4})?$/, ''))
      .map((piece) => wholePlace(piece) ?? townAndState(piece))
      .find((candidate) => candidate !== null);
    if (whole && !found && (label || pieces.length > 1 || (line.words <= 4 && position > 0))) {
      found = withAddress(whole, lines, position, street, line);
      const at = line.text.indexOf(whole.raw ?? '');
      if (at !== -1)
        personal.push({ start: line.start + at, end: line.start + at + (whole.raw?.length ?? 0) });
    }
  }
  return found;
}

/** "CDL CLASS A, NC" names no town. */
const LICENSE_AS_TOWN = /\b(?:cdl|licen[cs]e|class [A-DM])\b/i;

/** Initials of professions that are also codes of states. */
const PROFESSION = /^(?:MD|PA|DO|MA|ME|OR)$/;

/** Returns the home "brockton MA 02301" in a text without capitals, if the town is known. */
function townInSmallLetters(text: string): PlaceMention | null {
  const match = /(?<!\p{L})(\p{Ll}{3,}(?: \p{Ll}{3,})?),? ([A-Z]{2}),? (\d{5})(?!\d)/u.exec(text);
  if (!match) return null;
  const [raw, words = '', code = '', postalCode = null] = match;
  const state = stateCodeOf(code);
  const city = [words, words.split(' ').at(-1) ?? ''].find(
    (name) => worldCityOf(name, ['US'])?.countryCode === 'US',
  );
  if (state === null || city === undefined) return null;
  const start = match.index + raw.indexOf(city);
  const end = match.index + raw.length;
  const common = { address: null, region: null, postalCode, countryCode: 'US' };
  return { start, end, location: { ...common, city, state, raw: text.slice(start, end) } };
}

/** Returns the home "Pikeville KY" in a line of contact details, where it may be a small town. */
function townAndState(piece: string): Location | null {
  const [, city = '', code = ''] =
    /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|\p{Lu}{4,}(?: \p{Lu}{3,})?) ([A-Z]{2})$/u.exec(piece.trim()) ?? [];
  const state = PROFESSION.test(code) ? null : stateCodeOf(code);
  if (state === null || titleScore(city) > 0) return null;
  return { address: null, city, state, region: null, postalCode: null, countryCode: 'US', raw: piece.trim() };
}

const HOME_SENTENCE =
  /\b(?:(?:I(?: am|'m)?(?: currently| now)? (?:live|living|reside|residing|based|located)|living|residing|resident|my home is) (?:in|of)|I(?: am|'m)(?: \p{L}[\p{L}'’-]*){0,4} from|(?:I(?: am|'m)|my name is)(?: \p{L}[\p{L}'’.-]*){1,4}, an?(?: \p{L}[\p{L}'’-]*){1,4} (?:in|from|based in)) /giu;

/** Returns the home that a sentence states: "I live in Fargo, North Dakota". */
function statedHome(line: ResumeLine): PlaceMention | null {
  if (!/\bI\b|\bmy\b/.test(line.text)) return null;
  for (const match of allMatches(line.text, HOME_SENTENCE)) {
    const from = match.index + match[0].length;
    const place = findPlaces(line.text).find(({ start }) => start === from);
    if (place) return place;
  }
  return null;
}

const RESIDENCE = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ prose }) => prose?.residence)})(?: (?:\\d{4,6} )?|(?<=[-’']))`,
  'giu',
);
const TOWN_WORDS = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}/u;

/** Returns the town that a sentence in a language other than English states as the home: "vivo en Sevilla". */
function statedTown({ text }: ResumeLine, language: string | null): PlaceMention | null {
  const countries = countriesOfLanguage(language);
  if (countries.length === 0) return null;
  for (const match of allMatches(text, RESIDENCE)) {
    const start = match.index + match[0].length;
    const place = findPlaces(text).find((found) => found.start === start);
    if (place) return place;
    const words = TOWN_WORDS.exec(text.slice(start))?.[0].split(' ') ?? [];
    for (let count = words.length; count > 0; count--) {
      const city = words.slice(0, count).join(' ');
      const end = start + city.length;
      const countryCode = countryAfter(text.slice(end)) ?? worldCityOf(city, countries)?.countryCode;
      if (countryCode === undefined || worldCityOf(city, [countryCode]) === null) continue;
      return { start, end, location: locationOfTown(city, countryCode) };
    }
  }
  return null;
}

function locationOfTown(town: string, countryCode: string): Location {
  return { address: null, city: town, state: null, region: null, postalCode: null, countryCode, raw: town };
}

/** The country in "Abidjan (Côte d'Ivoire)" and "Cali, Colombia". */
function countryAfter(text: string): string | undefined {
  const name = /^(?:, | ?\()(\p{Lu}[\p{L}'’ -]{2,30})/u.exec(text)?.[1];
  return (name && wholePlace(name.trim())?.countryCode) ?? undefined;
}

/** Returns the calling code of the first number written with one near the head of the document. */
function internationalCallingCode(head: ResumeLine[], all: ResumeLine[]): string | null {
  for (const line of head.length > 0 ? head : all.slice(0, CONTACT_HEADER_LINES)) {
    if (!INTERNATIONAL_PREFIX.test(line.text)) continue;
    for (const { e164, raw } of findPhones(line.text, null, true)) {
      const code = /^(?:\+|00)/.test(raw.trim()) ? callingCodeOf(e164) : null;
      if (code !== null) return code;
    }
  }
  return null;
}

/** Finds the town next to a postal code, also if a line break divides them as in a narrow column. */
function extractPostalAddress(
  head: ResumeLine[],
  all: ResumeLine[],
  hints: CountryHints,
  personal: Span[],
): Location | null {
  const lines = head.length > 0 ? head : all.slice(0, 10);
  for (const [position, line] of lines.entries()) {
    if (line.words > 25) continue;
    const next = lines[position + 1];
    const joined =
      next && next.words <= MAX_WRAPPED_WORDS && POSTAL_CODE_AT_END.test(line.text)
        ? `${line.text} ${next.text}`
        : line.text;
    const place = findPostalPlace(joined, hints);
    if (!place) continue;
    personal.push({ start: line.start + place.start, end: Math.min(line.end, line.start + place.end) });
    if (next && joined !== line.text) personal.push({ start: next.start, end: next.end });
    const before =
      joined
        .slice(0, place.start)
        .split(/[|•·\t]| {2,}/)
        .at(-1) ?? '';
    const address = /\d/.test(before)
      ? before
          .replace(/[\s,–-]+$/u, '')
          .replace(HOME_LABEL, '')
          .trim()
      : '';
    if (address !== '') {
      const start = line.start + joined.indexOf(address);
      personal.push({ start, end: start + address.length });
    }
    return { ...place.location, address: address === '' ? null : address };
  }
  return null;
}

/** Domains of countries that addresses all over the world have. */
const WORLDWIDE_DOMAINS = /^(?:co|io|me|ai|tv|cc|fm|ly|gg|to|la|ac|in(?:fo|t))$/;

/** Returns the country of the email address "ana@mail.ie"; null for a domain without one. */
function countryOfDomain(domain: string | null): string | null {
  if (domain === null || domain.length !== 2 || WORLDWIDE_DOMAINS.test(domain)) return null;
  return domain === 'uk' ? 'GB' : domain.toUpperCase();
}

const BETWEEN_PARTS = /[|•·,;\t]| {2,}| [-–—] |(?<=\p{Ll}{2})\. /u;
const MAX_TOWN_WORDS = 3;

/**
 * Finds a town without its country in an address, if the phone number is valid in the country of the town and not in the
 * US. A number with its calling code confirms only a town among contact details, because it confirms large countries.
 */
function extractTownOfPhone(head: ResumeLine[], all: ResumeLine[], personal: Span[]): Location | null {
  const lines = head.length > 0 ? head : all.slice(0, 10);
  const numbers = lines.flatMap(({ text }) => (THREE_DIGITS.test(text) ? findPhones(text, null, true) : []));
  const local = numbers.filter(({ e164 }) => e164 === null);
  const countries = new Set(numbers.map(({ e164 }) => countryOfNumber(e164)));
  if (numbers.length === 0) return null;
  for (const [position, line] of lines.entries()) {
    if (line.words > 16) continue;
    const isContact = isAmongContacts(lines, position);
    const label = HOME_LABEL.exec(line.text)?.[0].length ?? 0;
    for (const part of line.text.slice(label).split(BETWEEN_PARTS)) {
      const town = part.trim().replace(/\.$/, '');
      if (!/^\p{Lu}/u.test(town) || town.split(' ').length > MAX_TOWN_WORDS) continue;
      const countryCode = worldCityOf(town)?.countryCode;
      if (countryCode === undefined || PHONE_CUE.test(town)) continue;
      if (
        !local.some(({ raw }) => isLocalNumber(raw, countryCode)) &&
        !(isContact && countries.has(countryCode))
      )
        continue;
      const at = line.text.indexOf(town, label);
      const before = line.text.slice(label, at);
      const address = /\d/.test(before) ? before.replace(/[\s,–-]+$/u, '').trim() : null;
      personal.push({
        start: line.start + (address === null ? at : label),
        end: line.start + at + town.length,
      });
      return { ...locationOfTown(town, countryCode), address };
    }
  }
  return null;
}

/** A postal code before or after a town, an abbreviation before it, and a region in brackets behind it. */
const AROUND_TOWN = new RegExp(
  `^(?:\\d{4,6} |(?:${alternatives((locale) => locale.townPrefixes)}) ?(?=\\p{Lu}))|,? ?\\(?\\d{4,6}\\)?$| \\([^()]*\\)$`,
  'gu',
);

/** Finds a town among contact details without its country, if it is one of a country with the language of the document. */
function extractTownOfLanguage(
  head: ResumeLine[],
  all: ResumeLine[],
  language: string | null,
  personal: Span[],
): Location | null {
  const countries = countriesOfLanguage(language);
  if (countries.length === 0) return null;
  const lines = head.length > 0 ? head : all.slice(0, 10);
  for (const [position, line] of lines.entries()) {
    const label = HOME_LABEL.exec(line.text)?.[0].length ?? 0;
    if (line.words > 16 || (label === 0 && !isAmongContacts(lines, position))) continue;
    for (const part of line.text.slice(label).split(BETWEEN_PARTS)) {
      const town = part.trim().replace(AROUND_TOWN, '').replace(/\.$/, '').trim();
      if (town.length < 3 || town.split(' ').length > MAX_TOWN_WORDS || /\d/.test(town)) continue;
      const countryCode = worldCityOf(town, countries)?.countryCode;
      if (countryCode === undefined || !countries.includes(countryCode) || titleScore(town) >= 0.6) continue;
      const at = line.text.indexOf(town, label);
      personal.push({ start: line.start + at, end: line.start + at + town.length });
      return locationOfTown(town, countryCode);
    }
  }
  return null;
}

const CONTACT_CHARACTERS = /@|\d[\s().-]*\d[\s().-]*\d/;
const MAX_TOWN_LINE_WORDS = 4;

/** True for a line with an address or a number, and for a short line below the first that is next to one. */
function isAmongContacts(lines: readonly ResumeLine[], position: number): boolean {
  const [before, line, after] = [lines[position - 1], lines[position], lines[position + 1]];
  if (!line) return false;
  if (CONTACT_CHARACTERS.test(line.text)) return true;
  return (
    position > 0 &&
    line.words <= MAX_TOWN_LINE_WORDS &&
    [before, after].some((other) => other !== undefined && CONTACT_CHARACTERS.test(other.text))
  );
}

/** A place that a line break divides after the comma, as in a long line of contact details. */
function wrappedPlace(
  line: ResumeLine,
  all: readonly ResumeLine[],
): { location: Location; spans: Span[] } | null {
  if (!/,\s*$/.test(line.text)) return null;
  // The next line can pass for a heading: a state in capitals alone.
  const next = all[all.indexOf(line) + 1];
  if (!next || next.words > MAX_WRAPPED_WORDS) return null;
  const upper = `${line.text.trimEnd()} `;
  const place = findPlaces(upper + next.text).find(
    ({ start, end }) => start < upper.length && end > upper.length,
  );
  if (!place) return null;
  return {
    location: place.location,
    spans: [
      { start: line.start + place.start, end: line.start + upper.length - 1 },
      { start: next.start, end: next.start + place.end - upper.length },
    ],
  };
}

function withAddress(
  place: Location,
  lines: ResumeLine[],
  position: number,
  street: Span | null,
  line: ResumeLine,
): Location {
  const before = lines[position - 1];
  const above = street ? null : before ? findStreet(before.text) : null;
  const address = street
    ? line.text.slice(street.start, street.end)
    : above && before
      ? before.text.slice(above.start, above.end)
      : null;
  return { ...place, address };
}
