import { milesBetween } from '../places/distance';
import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** Commute assumed for candidates who state no maximum. */
const USUAL_MILES = 25;

/** Scores 1 within the candidate's maximum commute, falling linearly to 0 at twice that; remote work scores 1. */
export function compareLocation(
  job: JobProfile,
  candidate: Pick<CandidateProfile, 'place' | 'maxCommuteMiles'>,
): ComponentOutcome {
  if (job.workplaceType === 'remote') {
    return { ...silent('Remote work.'), score: 1, found: ['remote'], quality: QUALITY.stated };
  }
  if (!job.place) return silent('The posting does not state a location.');
  if (!candidate.place) return silent('The candidate record has no location.');
  const place = `${job.place.city}, ${job.place.state}`;
  const most = candidate.maxCommuteMiles ?? USUAL_MILES;
  const miles = milesBetween(candidate.place, job.place);
  if (miles === null) return silent(`The distance to ${place} is unknown.`);
  const score = most === 0 ? (miles === 0 ? 1 : 0) : unit(2 - miles / most);
  const rounded = Math.round(miles);
  return {
    score,
    found: score === 1 ? [place] : [],
    missing: score === 1 ? [] : [place],
    note: `About ${rounded} miles, ${candidate.maxCommuteMiles === null ? 'default maximum' : 'maximum'} ${most}.`,
    quality: candidate.maxCommuteMiles === null ? QUALITY.stated : QUALITY.dated,
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
              shortfall: { value: Math.round((miles - most) * 10) / 10, unit: 'miles' },
              closableBy: {
                kind: 'transport',
                title: 'Ride share, transit pass or relocation assistance',
                estimatedDays: 14,
              },
            },
          ],
  };
}
