import { milesBetween } from '../places/distance';
import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** What people travel to work when nobody has asked them. */
const USUAL_MILES = 25;

/** 1 within the candidate's farthest way to work, falling in line to 0 at twice that; work from home is near everybody. */
export function compareLocation(
  job: JobProfile,
  candidate: Pick<CandidateProfile, 'place' | 'maxCommuteMiles'>,
): ComponentOutcome {
  if (job.workplaceType === 'remote') {
    return { ...silent('Work from home.'), score: 1, found: ['remote'], quality: QUALITY.stated };
  }
  if (!job.place) return silent('The posting names no place.');
  if (!candidate.place) return silent('No place of living is known yet.');
  const place = `${job.place.city}, ${job.place.state}`;
  const most = candidate.maxCommuteMiles ?? USUAL_MILES;
  const miles = milesBetween(candidate.place, job.place);
  if (miles === null) return silent(`The distance to ${place} is not known.`);
  const score = most === 0 ? (miles === 0 ? 1 : 0) : unit(2 - miles / most);
  const rounded = Math.round(miles);
  return {
    score,
    found: score === 1 ? [place] : [],
    missing: score === 1 ? [] : [place],
    note: `About ${rounded} miles; ${
      candidate.maxCommuteMiles === null ? `${most} are usual` : `at most ${most} are wished for`
    }.`,
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
                title: 'Ride share, transit pass or relocation help',
                estimatedDays: 14,
              },
            },
          ],
  };
}
