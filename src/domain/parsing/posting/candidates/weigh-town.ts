import type { Location } from '../../../common';
import { worldCityOf } from '../../places/world-cities';
import type { Posting } from '../posting-model';
import type { WorkLocation } from '../fields/location/work-location';
import { likelyCountries } from '../fields/location/world-place';
import { mostProbable } from './candidate-model';
import { keyOfName } from './field-candidate';
import { labelledTexts } from './labelled-lines';
import type { PageLine } from './page-lines';
import { isPlausiblePlace } from './plausible-choice';
import { townCandidates, type ChosenNames, type TownCandidates } from './town-candidates';

/** What is known of a posting before its town. */
export interface TownContext extends ChosenNames {
  lines: readonly PageLine[];
  language: string | null;
}

const MAX_CONFIDENCE = 0.95;

/** The place of work as the rules read it, or the town that the weights prefer. */
export function weighTown(
  posting: Posting,
  rules: WorkLocation,
  { lines, language, ...names }: TownContext,
): WorkLocation {
  if (isPlausiblePlace(rules, lines)) return rules;
  const { candidates, places } = townsOf(posting, rules, { lines, language, ...names });
  const best = mostProbable('town', candidates);
  if (best === null) return rules.city === null ? rules : withoutTown(rules);
  const { candidate, probability } = best;
  const confidence = Math.min(MAX_CONFIDENCE, probability);
  if (candidate.text === rules.city) return { ...rules, confidence: Math.max(rules.confidence, confidence) };
  const written = places.get(keyOfName(candidate.text));
  return { ...withNewTown(candidate.text, written, rules, likelyCountries(posting, language)), confidence };
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
  const known = worldCityOf(city, countries);
  const state = written?.state ?? (rules.city === null ? rules.state : null);
  const stated = written?.countryCode ?? (state === null ? null : 'US');
  return {
    city,
    state,
    postalCode: written?.postalCode ?? rules.postalCode,
    address: rules.address,
    countryCode: stated ?? (rules.city === null ? rules.countryCode : null) ?? known?.countryCode ?? null,
  };
}
