import { milesBetween } from '../places/distance';
import { placeName } from '../places/place';
import type { DistanceMode, Gap } from '../match-result';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { clampToUnit } from '../../numbers';

/** Marks the maximum in the note of a candidate who states none. */
export const DEFAULT_MAXIMUM_NOTE = 'default maximum';

/** Commute assumed for candidates who state no maximum. */
const DEFAULT_MAX_MILES = 25;

/**
 * Straight-line distance beyond daily reach: about three hours by road in each direction. Commutes of
 * 90 minutes or more are called extreme by the U.S. Census Bureau (ACS report ACS-25, 2013).
 */
const MAX_DAILY_COMMUTE_MILES = 150;

/** Longest distance for which shared rides and transit passes are usual. */
const MAX_SHARED_RIDE_MILES = 40;

/**
 * Scores 1 within the candidate's maximum commute, falling linearly to 0 at twice that; remote work scores 1. As a gate,
 * it has no score, and a commute over a stated maximum is a blocking gap.
 */
export function compareLocation(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'place' | 'maxCommuteMiles'>,
  distance: DistanceMode,
): ComponentOutcome {
  if (distance === 'off') return notCompared('Distance is left out.');
  if (job.workplaceType === 'remote') {
    if (distance === 'gate') return notCompared('Remote work.');
    return { ...notCompared('Remote work.'), score: 1, found: ['remote'], quality: EVIDENCE_QUALITY.stated };
  }
  if (!job.place) return notCompared('The posting does not state a location.');
  if (!candidate.place) return notCompared('The candidate record has no location.');
  const place = placeName(job.place);
  const miles = milesBetween(candidate.place, job.place);
  if (miles === null) return notCompared(`The distance to ${place} is unknown.`);
  return distance === 'gate'
    ? gateOutcome(place, miles, candidate.maxCommuteMiles)
    : scoredOutcome(place, miles, candidate.maxCommuteMiles);
}

function scoredOutcome(place: string, miles: number, statedMaxMiles: number | null): ComponentOutcome {
  const maxMiles = statedMaxMiles ?? DEFAULT_MAX_MILES;
  const isOutOfReach = miles > Math.max(MAX_DAILY_COMMUTE_MILES, maxMiles);
  // Distances count in whole miles, as they are stated.
  const whole = Math.round(miles);
  const score = maxMiles === 0 ? (whole === 0 ? 1 : 0) : clampToUnit(2 - whole / maxMiles);
  return {
    score,
    found: score === 1 ? [place] : [],
    missing: score === 1 ? [] : [place],
    note: `${distanceText(miles)}, ${statedMaxMiles === null ? DEFAULT_MAXIMUM_NOTE : 'maximum'} ${maxMiles}.`,
    quality: statedMaxMiles === null ? EVIDENCE_QUALITY.stated : EVIDENCE_QUALITY.dated,
    gaps: score === 1 ? [] : [commuteGap(place, miles, maxMiles, score === 0 ? 'major' : 'minor')],
    ...(isOutOfReach ? { isOutOfReach } : {}),
  };
}

/** Whole miles, as in filters: distances are measured between centers of places. */
function gateOutcome(place: string, miles: number, maxMiles: number | null): ComponentOutcome {
  if (maxMiles === null) return notCompared('The candidate states no maximum commute.');
  const note = `${distanceText(miles)}, maximum ${maxMiles}.`;
  if (Math.round(miles) <= maxMiles) return { ...notCompared(note), found: [place] };
  return {
    ...notCompared(note),
    missing: [place],
    gaps: [commuteGap(place, miles, maxMiles, 'blocking')],
  };
}

function distanceText(miles: number): string {
  const whole = Math.round(miles);
  return whole < 1 ? 'Less than 1 mile' : `About ${whole} ${whole === 1 ? 'mile' : 'miles'}`;
}

function commuteGap(place: string, miles: number, maxMiles: number, severity: Gap['severity']): Gap {
  return {
    type: 'location',
    name: place,
    requirementLevel: 'required',
    severity,
    required: place,
    actual: `${Math.round(miles)} miles away`,
    shortfall: { value: Math.round((miles - maxMiles) * 10) / 10, unit: 'miles' },
    closableBy:
      miles > MAX_DAILY_COMMUTE_MILES
        ? {
            kind: 'transport',
            title: 'Ask whether the candidate would move; relocation assistance',
            estimatedDays: 60,
          }
        : miles > MAX_SHARED_RIDE_MILES
          ? {
              kind: 'transport',
              title: `Ask whether the candidate accepts ${Math.round(miles)} miles each way or would move`,
              estimatedDays: 7,
            }
          : { kind: 'transport', title: 'Ride share or transit pass', estimatedDays: 14 },
  };
}
