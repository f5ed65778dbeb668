import type { CandidateProfile } from '../../candidates/candidate';
import type { ParsedJobDescription } from '../../parsing/parsed-job-description';
import { wholeMilesBetween } from './distance';
import { placeOf, type Place } from './place';

type JobPlace = Pick<ParsedJobDescription, 'city' | 'state'> &
  Partial<Pick<ParsedJobDescription, 'countryCode'>>;

/** Distance in whole miles between the places of a candidate and a job; null if a place is unknown. */
export function distanceMiles({ area }: Pick<CandidateProfile, 'area'>, job: JobPlace): number | null {
  return wholeMilesBetween(area && placeOf(area), placeOf(job));
}

/** The distance as an input of retention forecasts, whose effect of a commute was measured in the United States. */
export function commuteMiles({ area }: Pick<CandidateProfile, 'area'>, job: JobPlace): number | null {
  return usMilesBetween(area && placeOf(area), placeOf(job));
}

/** The same for places. */
export function usMilesBetween(from: Place | null, to: Place | null): number | null {
  return from && to && 'state' in from && 'state' in to ? wholeMilesBetween(from, to) : null;
}
