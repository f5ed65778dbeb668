import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** A request this share above the offer scores 0. */
const FAR_ABOVE = 0.25;

/** Scores 1 when the offer meets the request, falling linearly to 0 when the request is 1.25 times the offer. */
export function compareCompensation(
  job: JobProfile,
  candidate: Pick<CandidateProfile, 'hourlyMinUsd'>,
): ComponentOutcome {
  const offer = job.offer.hourlyMaxUsd ?? job.offer.hourlyMinUsd;
  if (offer === null || offer <= 0) return silent('The posting does not state compensation.');
  const ask = candidate.hourlyMinUsd;
  if (ask === null) return silent('The candidate has not stated a minimum pay.');
  const score = unit(1 - (ask / offer - 1) / FAR_ABOVE);
  const offered = `up to $${offer.toFixed(2)} per hour`;
  const asked = `at least $${ask.toFixed(2)} per hour`;
  return {
    score,
    found: score === 1 ? [offered] : [],
    missing: score === 1 ? [] : [asked],
    note: `Offered: ${offered}; requested: ${asked}.`,
    quality: QUALITY.dated,
    gaps:
      score === 1
        ? []
        : [
            {
              type: 'compensation',
              name: 'Compensation',
              requirementLevel: 'preferred',
              severity: score === 0 ? 'major' : 'minor',
              required: asked,
              actual: offered,
              shortfall: { value: Math.round((ask - offer) * 100) / 100, unit: 'usdPerHour' },
              closableBy: { kind: 'negotiation', title: 'Negotiate pay, bonus or hours', estimatedDays: 7 },
            },
          ],
  };
}
