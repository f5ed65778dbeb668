import type { Location } from '../../../common';
import { collectWords } from '../../locales';
import { countryCodeOf } from '../../places/countries';
import { findPlaces, stateCodeOf } from '../../places/places';
import { isWordBesidesTown } from '../../places/words-besides-towns';
import { worldCityOf } from '../../places/world-cities';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import type { Posting } from '../posting-model';
import { lineBucket } from './candidate-text';
import { FieldCandidates, keyOfName, type FieldCandidate } from './field-candidate';
import type { LabelledText } from './labelled-lines';
import type { PageLine } from './page-lines';

/** The town that the rules chose. */
export interface RuleTown {
  city: string;
  state: string | null;
  countryCode: string | null;
  confidence: number;
}

/** The names that the words of a town must not be part of. */
export interface ChosenNames {
  title: string;
  employer: string | null;
}

export interface TownCandidates {
  candidates: FieldCandidate[];
  /** What is written beside a town, by the key of its name. */
  places: ReadonlyMap<string, Location>;
  /** True if a label names the place of work. */
  isLabelled: boolean;
}

const MAX_TEXT = 8000;
const TOWN_WORD = "\\p{Lu}[\\p{L}'’]+";
/** "Fort Wayne", "St. Anton am Arlberg", "Winston-Salem", "Cebu City". */
const TOWN_PATTERN = `(?:(?:St|Ste|Mt|Ft)\\. )?${TOWN_WORD}(?:-(?:\\p{Ll}{1,4}-)?${TOWN_WORD})*(?: (?:(?:am|an der|im|de|del|la|las|los|do|da|dos|das|du|of|sur|upon|bei|nad) )?${TOWN_WORD}(?:-${TOWN_WORD})*){0,3}`;
const MENTION = new RegExp(`(?<![\\p{L}\\p{N}@.#'’-])${TOWN_PATTERN}(?![\\p{L}\\p{N}@])`, 'gu');
const TOWN = new RegExp(`^${TOWN_PATTERN}$`, 'u');
const POSTAL_BEFORE = /(?<![\d,.$€£-]|\d{3}[ .-])(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{5}-\d{3}) $/u;
const POSTAL_AFTER =
  /^,?\s*(?:[-–]\s*)?(?:\d{5,6}(?![\d,.])|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?(?:\d[A-Z]{2})?(?=\W|$))/u;
const PREPOSITIONS = collectWords(({ postingTerms }) => postingTerms?.placePrepositions);
const BEFORE_PLACE = new RegExp(
  `(?<!\\p{L})(?:in|at|near|around|based in|out of|outside|downtown|${PREPOSITIONS.join('|')}) (?:the |downtown |central |beautiful |sunny |historic )?$`,
  'iu',
);
const SITE_BEFORE = new RegExp(
  `\\b(?:based|located|site|terminal|office|plant|shop|store|clinic|warehouse|here|area|work|job|position|library|restaurant|bakery|hub|branch|sits|jobs?|openings?|located)\\b[^.!?\\n]{0,30}$|(?<!\\p{L})(?:${collectWords(({ postingTerms }) => [...(postingTerms?.siteWords ?? []), ...(postingTerms?.workplaceWords ?? [])]).join('|')})[^.!?\\n]{0,20}$`,
  'iu',
);
const OTHER_PLACE =
  /\b(?:headquarter\w*|hq|founded in|university of|college of|born in|offices? in|moving to|from|bank of|between|flights? (?:to|from)|buses? from|clients? in|customers? in|border)\W*(?:\w+\W+){0,3}$/i;
const STREET_BEFORE =
  /\d{1,6}[^,\n]{3,40}[,\n]\s*$|(?:street|st\.?|avenue|ave\.?|road|rd\.?|blvd\.?|drive|lane|way|hwy|route \d+)[,\s]+$/iu;
const AREA_AFTER = /^(?: ?[,/(–—-] ?| )(\p{Lu}{2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u;
const SITE_AFTER = /^ (?:site|area|office|terminal|region|metro|hub|branch|location|plant|store|clinic)\b/i;

export function townCandidates(
  posting: Posting,
  lines: readonly PageLine[],
  labelled: readonly LabelledText[],
  rule: RuleTown | null,
  names: ChosenNames,
  countries: readonly string[],
): TownCandidates {
  const list = new FieldCandidates();
  const places = new Map<string, Location>();
  const text = posting.source.raw.slice(0, MAX_TEXT);
  if (rule) {
    const level = rule.confidence >= 0.9 ? 'sure' : rule.confidence >= 0.7 ? 'likely' : 'weak';
    list.add(rule.city, Math.max(0, text.indexOf(rule.city)), [
      'rule',
      `rule:${level}`,
      ...(rule.state ? ['rule:state'] : []),
    ]);
  }
  for (const label of labelled) if (label.field === 'location') addLabelled(list, places, label);
  for (const { location, start } of findPlaces(text)) {
    if (
      location.city === null ||
      !TOWN.test(location.city) ||
      stateOrCountry(location.city) !== null ||
      isAbbreviation(location.city)
    )
      continue;
    const at = text.indexOf(location.city, start);
    if (at < 0) continue;
    list.add(location.city, at, [
      'place',
      location.state ? 'place:state' : location.countryCode ? 'place:country' : 'place:region',
    ]);
    remember(places, location.city, location);
  }
  addKnownTowns(list, text, countries);
  describe(list.all(), text, lines, names, countries);
  const isLabelled = labelled.some(({ field }) => field === 'location');
  return { candidates: list.all(), places, isLabelled };
}

function remember(places: Map<string, Location>, city: string, location: Location): void {
  const key = keyOfName(city);
  if (!places.has(key)) places.set(key, location);
}

function addLabelled(
  list: FieldCandidates,
  places: Map<string, Location>,
  { text, start }: LabelledText,
): void {
  const value = text.slice(0, 160);
  for (const { location, start: at } of findPlaces(value)) {
    if (location.city === null || !TOWN.test(location.city)) continue;
    list.add(location.city, start + at, ['label', 'label:place']);
    remember(places, location.city, location);
  }
  let part = 0;
  for (const match of value.matchAll(/[^,/(;|–—]+/gu)) {
    const name = match[0]
      .trim()
      .replace(/^\d{4,6} |^\d{2}-\d{3} /, '')
      .replace(/ (?:&|and) (?:the )?surrounding.*$| \d{5,6}$|\.$/i, '')
      .replace(/ - .*$/, '');
    if (TOWN.test(name) && part < 6) {
      const lead = match[0].indexOf(name);
      list.add(name, start + match.index + Math.max(0, lead), [
        'label',
        part === 0 ? 'label:first' : 'label:later',
      ]);
    }
    part += 1;
  }
}

/** "ADA", "HACCP" */
function isAbbreviation(name: string): boolean {
  return name.length < 5 && name === name.toUpperCase();
}

/** Every name in the gazetteer, whole or as the beginning or the end of a capitalized phrase. */
function addKnownTowns(list: FieldCandidates, text: string, countries: readonly string[]): void {
  for (const match of text.matchAll(MENTION)) {
    const words = match[0].split(' ');
    const name = knownPart(words, countries);
    if (name === null) {
      if (POSTAL_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index)))
        list.add(match[0], match.index, ['postal-code']);
      continue;
    }
    const at = match.index + match[0].indexOf(name);
    list.add(
      name,
      at,
      name === match[0]
        ? ['gazetteer']
        : ['gazetteer', match[0].startsWith(name) ? 'phrase:start' : 'phrase:end'],
    );
  }
}

function knownPart(words: readonly string[], countries: readonly string[]): string | null {
  const whole = words.join(' ');
  if (whole.includes(' ') && worldCityOf(whole) === null && stateOrCountry(whole) !== null) return null;
  for (let count = words.length; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += Math.max(1, words.length - count)) {
      const name = words.slice(from, from + count).join(' ');
      if (
        name.length > 2 &&
        !isAbbreviation(name) &&
        worldCityOf(name, countries) !== null &&
        stateOrCountry(name) === null
      )
        return name;
    }
  }
  return null;
}

/** Towns that share their name with a state or a country count only beside another sign of a place. */
function stateOrCountry(name: string): string | null {
  return stateCodeOf(name) ?? countryCodeOf(name);
}

function describe(
  all: readonly FieldCandidate[],
  text: string,
  lines: readonly PageLine[],
  { title, employer }: ChosenNames,
  countries: readonly string[],
): void {
  const employerKey = ` ${keyOfName(employer ?? '')} `;
  const titleKey = ` ${keyOfName(title)} `;
  for (const { features, text: name, start } of all) {
    const add = (feature: string, holds = true): void => {
      if (holds) features.add(feature);
    };
    const worldCity = worldCityOf(name, countries);
    add(
      worldCity === null
        ? 'unknown'
        : worldCity.population >= 200
          ? 'known:large'
          : worldCity.population >= 40
            ? 'known:middle'
            : 'known:small',
    );
    add('known:likely', worldCity !== null && countries.slice(0, 2).includes(worldCity.countryCode));
    add('known:possible', worldCity !== null && countries.includes(worldCity.countryCode));
    add('known:elsewhere', worldCity !== null && !countries.includes(worldCity.countryCode));
    const at = lines.findLastIndex((line) => line.start <= start);
    const line = lines[at];
    add(`line:${lineBucket(line ? line.line : -1)}`);
    add('ordinary', isWordBesidesTown(name));
    add('capitals', name === name.toUpperCase());
    add('whole-line', line !== undefined && line.text.trim().length <= name.length + 2);
    add('organization', employerScore(name) >= 0.5);
    add('title-words', titleScore(name) >= 0.5);
    const key = ` ${keyOfName(name)} `;
    add('in-employer', employerKey.length > 2 && employerKey.includes(key));
    add('in-title', titleKey.includes(key));
    describeMentions(features, text, name);
  }
}

function describeMentions(features: Set<string>, text: string, name: string): void {
  let count = 0;
  for (let at = text.indexOf(name); at >= 0 && count < 5; at = text.indexOf(name, at + name.length)) {
    if (/[\p{L}\p{N}]/u.test(text[at + name.length] ?? ' ') || /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' '))
      continue;
    count += 1;
    const before = text.slice(Math.max(0, at - 60), at);
    const after = text.slice(at + name.length, at + name.length + 40);
    if (BEFORE_PLACE.test(before)) features.add('before:preposition');
    if (SITE_BEFORE.test(before)) features.add('before:site');
    if (OTHER_PLACE.test(before)) features.add('before:other');
    if (STREET_BEFORE.test(before)) features.add('before:street');
    if (POSTAL_BEFORE.test(before)) features.add('postal-code');
    if (POSTAL_AFTER.test(after)) features.add('postal-code');
    if (/(?:^|[,|•·–—(-])\s*$/u.test(before)) features.add('before:separator');
    if (/(?:^|[.!?]\s|\n)\s*$/u.test(before)) features.add('before:start');
    if (SITE_AFTER.test(after)) features.add('after:site');
    if (/^\s*(?:[|•·–—)\n]|$)/u.test(after)) features.add('after:end');
    if (/^[.,]/.test(after)) features.add('after:mark');
    const area = AREA_AFTER.exec(after)?.[1];
    if (area && (stateCodeOf(area) !== null || countryCodeOf(area) !== null)) features.add('after:area');
    else if (/^ \p{Lu}\p{Ll}/u.test(after)) features.add('after:name');
    if (/\p{Lu}\p{Ll}+ $/u.test(before)) features.add('before:name');
  }
  if (count > 1) features.add('repeated');
}
