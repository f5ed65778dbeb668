import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** Asking this much above the offer scores 0. */
const FAR_ABOVE = 0.25;

/** 1 when the offer reaches what is asked, falling in line to 0 at an ask of 1.25 times the offer. */
export function compareCompensation(
  job: JobProfile,
  candidate: Pick<CandidateProfile, 'hourlyMinUsd'>,
): ComponentOutcome {
  const offer = job.offer.hourlyMaxUsd ?? job.offer.hourlyMinUsd;
  if (offer === null || offer <= 0) return silent('The posting states no pay.');
  const ask = candidate.hourlyMinUsd;
  if (ask === null) return silent('No wish for pay is known.');
  const score = unit(1 - (ask / offer - 1) / FAR_ABOVE);
  const offered = `up to $${offer.toFixed(2)} an hour`;
  const asked = `at least $${ask.toFixed(2)} an hour`;
  return {
    score,
    found: score === 1 ? [offered] : [],
    missing: score === 1 ? [] : [asked],
    note: `Offered ${offered}, asked ${asked}.`,
    quality: QUALITY.dated,
    gaps:
      score === 1
        ? []
        : [
            {
              type: 'compensation',
              name: 'Pay',
              requirementLevel: 'preferred',
              severity: score === 0 ? 'major' : 'minor',
              required: asked,
              actual: offered,
              shortfall: { value: Math.round((ask - offer) * 100) / 100, unit: 'usdPerHour' },
              closableBy: { kind: 'negotiation', title: 'Talk about pay, bonus or hours', estimatedDays: 7 },
            },
          ],
  };
}
