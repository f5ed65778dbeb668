import { milesBetween } from '../places/distance';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { clampToUnit } from '../../numbers';

/** Commute assumed for candidates who state no maximum. */
const DEFAULT_MAX_MILES = 25;

/** Scores 1 within the candidate's maximum commute, falling linearly to 0 at twice that; remote work scores 1. */
export function compareLocation(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'place' | 'maxCommuteMiles'>,
): ComponentOutcome {
  if (job.workplaceType === 'remote') {
    return { ...notCompared('Remote work.'), score: 1, found: ['remote'], quality: EVIDENCE_QUALITY.stated };
  }
  if (!job.place) return notCompared('The posting does not state a location.');
  if (!candidate.place) return notCompared('The candidate record has no location.');
  const place = `${job.place.city}, ${job.place.state}`;
  const maxMiles = candidate.maxCommuteMiles ?? DEFAULT_MAX_MILES;
  const miles = milesBetween(candidate.place, job.place);
  if (miles === null) return notCompared(`The distance to ${place} is unknown.`);
  const score = maxMiles === 0 ? (miles === 0 ? 1 : 0) : clampToUnit(2 - miles / maxMiles);
  const rounded = Math.round(miles);
  return {
    score,
    found: score === 1 ? [place] : [],
    missing: score === 1 ? [] : [place],
    note: `About ${rounded} miles, ${candidate.maxCommuteMiles === null ? 'default maximum' : 'maximum'} ${maxMiles}.`,
    quality: candidate.maxCommuteMiles === null ? EVIDENCE_QUALITY.stated : EVIDENCE_QUALITY.dated,
    gaps:
      score === 1
        ? []
        : [
            {
              type: 'location',
              name: place,
              requirementLevel: 'required',
              severity: score === 0 ? 'major' : 'minor',
              required: place,
              actual: `${rounded} miles away`,
              shortfall: { value: Math.round((miles - maxMiles) * 10) / 10, unit: 'miles' },
              closableBy: {
                kind: 'transport',
                title: 'Ride share, transit pass or relocation assistance',
                estimatedDays: 14,
              },
            },
          ],
  };
}
