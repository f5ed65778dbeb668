import type { Location } from '../../../common';
import { countryCodeOf } from '../../places/countries';
import { worldCityOf } from '../../places/world-cities';
import type { Posting } from '../posting-model';
import type { WorkLocation } from '../fields/location/work-location';
import { townInName, townOfGovernment, typedTown } from '../fields/location/town-in-message';
import { townWithProvince } from '../fields/location/town-with-province';
import { extractWorkplaceType } from '../fields/posting-facts';
import { likelyCountries } from '../fields/location/world-place';
import { mostProbable, type WeighedCandidate } from './candidate-model';
import { hasAnyFeature, keyOfName } from './field-candidate';
import { labelledTexts } from './labelled-lines';
import { isMessage } from './message';
import type { PageLine } from './page-lines';
import { isPlausiblePlace, LABELLED_PLACE } from './plausible-choice';
import { townCandidates, type ChosenNames, type TownCandidates } from './town-candidates';

/** What is known of a posting before its town. */
export interface TownContext extends ChosenNames {
  lines: readonly PageLine[];
  language: string | null;
}

const MAX_CONFIDENCE = 0.95;
/** Money of other countries than the United States. */
const OTHER_MONEY = /[£€₹₱]|\b(?:CAD|AUD|NZD|GBP|EUR|INR)\b/;
const MAX_HEAD = 600;
const PLACE_LINES = 8;
const NO_TOWN = /^(?:remote|hybrid|anywhere|nationwide|work from home)$/i;
const PROVINCE_CONFIDENCE = 0.8;
const GOVERNMENT_CONFIDENCE = 0.7;
const TYPED_CONFIDENCE = 0.6;
const MIN_PROBABILITY = 0.5;
const MIN_PROBABILITY_WITH_ADDRESS = 0.35;
const ADDRESS_SIGNS = ['label', 'postal-code', 'before:street', 'place:state', 'place:country'];
const SIGNS_OF_UNKNOWN = [
  'rule',
  'postal-code',
  'before:street',
  'place:state',
  'place:country',
  'after:area',
];
const PARTS_OF_NAMES = ['phrase:start', 'phrase:end', 'ordinary'];
const MENTION_SIGNS = [
  'before:preposition',
  'before:site',
  'in-title',
  'line:0',
  'line:1',
  'line:2',
  'line:3-5',
];

/** The place of work as the rules read it, or the town that the weights prefer. */
export function weighTown(posting: Posting, rules: WorkLocation, context: TownContext): WorkLocation {
  const place = withoutWorkplace(weighedTown(posting, rules, context));
  if (place.city !== null || place.confidence >= LABELLED_PLACE || !posting.isEnglish) return place;
  const abroad = firstTownAbroad(context.lines);
  if (abroad !== null) return { ...place, ...abroad, confidence: PROVINCE_CONFIDENCE };
  const government = townOfGovernment(posting.source.raw.slice(0, MAX_HEAD));
  if (government !== null) return { ...place, city: government, confidence: GOVERNMENT_CONFIDENCE };
  const isAbroad = (place.countryCode ?? 'US') !== 'US' || OTHER_MONEY.test(posting.flat);
  const mayNameTown = isMessage(posting) && !isAbroad && extractWorkplaceType(posting) !== 'remote';
  const typed = mayNameTown ? typedTown(posting.flat) : null;
  if (typed !== null) return { ...place, ...typed, confidence: TYPED_CONFIDENCE };
  const inName = isAbroad ? null : townInName(context.employer);
  return inName === null ? place : { ...place, ...inName, confidence: TYPED_CONFIDENCE };
}

/** "Location: Remote" names no town. */
function withoutWorkplace(place: WorkLocation): WorkLocation {
  return place.state === null && NO_TOWN.test(place.city ?? '') ? withoutTown(place) : place;
}

function firstTownAbroad(lines: readonly PageLine[]): ReturnType<typeof townWithProvince> {
  for (const { text } of lines.slice(0, PLACE_LINES)) {
    const town = townWithProvince(text);
    if (town !== null) return town;
  }
  return null;
}

function weighedTown(
  posting: Posting,
  rules: WorkLocation,
  { lines, language, ...names }: TownContext,
): WorkLocation {
  const mayBeElsewhere = isMessage(posting) && rules.confidence < LABELLED_PLACE;
  if (!mayBeElsewhere && isPlausiblePlace(rules, lines)) return rules;
  const { candidates, places, isLabelled } = townsOf(posting, rules, { lines, language, ...names });
  const best = mostProbable('town', candidates);
  // "Lowell and Chelmsford": the first town counts.
  const isLater =
    mayBeElsewhere &&
    best !== null &&
    rules.city !== null &&
    best.candidate.start > posting.flat.indexOf(rules.city);
  if (best === null || isLater || !isPlaceOfWork(best, isLabelled)) {
    if (isPlausiblePlace(rules, lines)) return rules;
    return rules.city === null || worldCityOf(rules.city) !== null ? rules : withoutTown(rules);
  }
  const { candidate, probability } = best;
  const confidence = Math.min(MAX_CONFIDENCE, probability);
  if (candidate.text === rules.city) return { ...rules, confidence: Math.max(rules.confidence, confidence) };
  const written = places.get(keyOfName(candidate.text));
  return { ...withNewTown(candidate.text, written, rules, likelyCountries(posting, language)), confidence };
}

/**
 * Long texts name towns that have nothing to do with the place of work. One without an address, a label or an area beside
 * it counts only as a whole name near the top or after a word such as "in".
 */
function isPlaceOfWork({ candidate, probability }: WeighedCandidate, isLabelled: boolean): boolean {
  const { features, text } = candidate;
  if (features.has('rule')) return true;
  if (hasAnyFeature(candidate, PARTS_OF_NAMES) && !hasAnyFeature(candidate, ADDRESS_SIGNS)) return false;
  // "Location: Lori region, Armenia" excludes the towns that the text names elsewhere.
  if (isLabelled && !features.has('label')) return false;
  if (countryCodeOf(text) !== null || (features.has('unknown') && features.has('in-employer'))) return false;
  // "Location: Planning" names a department.
  if (features.has('unknown') && !hasAnyFeature(candidate, SIGNS_OF_UNKNOWN)) return false;
  if (hasAnyFeature(candidate, ADDRESS_SIGNS)) return probability >= MIN_PROBABILITY_WITH_ADDRESS;
  if (!features.has('gazetteer') || features.has('known:elsewhere')) return false;
  return hasAnyFeature(candidate, MENTION_SIGNS) && probability >= MIN_PROBABILITY;
}

/** Every candidate for the town of the work. */
export function townsOf(
  posting: Posting,
  rules: WorkLocation,
  { lines, language, ...names }: TownContext,
): TownCandidates {
  const { city, state, countryCode, confidence } = rules;
  return townCandidates(
    posting,
    lines,
    labelledTexts(posting),
    city === null ? null : { city, state, countryCode, confidence },
    names,
    likelyCountries(posting, language),
  );
}

function withoutTown(rules: WorkLocation): WorkLocation {
  return { ...rules, city: null, confidence: Math.min(rules.confidence, 0.6) };
}

function withNewTown(
  city: string,
  written: Location | undefined,
  rules: WorkLocation,
  countries: readonly string[],
): Omit<WorkLocation, 'confidence'> {
  const worldCity = worldCityOf(city, countries);
  const state = written?.state ?? (rules.city === null ? rules.state : null);
  const stated = written?.countryCode ?? (state === null ? null : 'US');
  return {
    city,
    state,
    postalCode: written?.postalCode ?? rules.postalCode,
    address: rules.address,
    countryCode: stated ?? (rules.city === null ? rules.countryCode : null) ?? worldCity?.countryCode ?? null,
  };
}
