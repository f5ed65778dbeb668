import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { clampToUnit } from '../../numbers';

/** A request this share above the offer scores 0. */
const MAX_EXCESS_RATIO = 0.25;

/** Scores 1 when the offer meets the request, falling linearly to 0 when the request is 1.25 times the offer. */
export function compareCompensation(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'hourlyMinUsd'>,
): ComponentOutcome {
  const offer = job.offer.hourlyMaxUsd ?? job.offer.hourlyMinUsd;
  if (offer === null || offer <= 0) return notCompared('The posting does not state compensation.');
  const requestedUsd = candidate.hourlyMinUsd;
  if (requestedUsd === null) return notCompared('The candidate has not stated a minimum pay.');
  const score = clampToUnit(1 - (requestedUsd / offer - 1) / MAX_EXCESS_RATIO);
  const offered = `up to $${offer.toFixed(2)} per hour`;
  const requested = `at least $${requestedUsd.toFixed(2)} per hour`;
  return {
    score,
    found: score === 1 ? [offered] : [],
    missing: score === 1 ? [] : [requested],
    note: `Offered: ${offered}; requested: ${requested}.`,
    quality: EVIDENCE_QUALITY.dated,
    gaps:
      score === 1
        ? []
        : [
            {
              type: 'compensation',
              name: 'Compensation',
              requirementLevel: 'preferred',
              severity: score === 0 ? 'major' : 'minor',
              required: requested,
              actual: offered,
              shortfall: { value: Math.round((requestedUsd - offer) * 100) / 100, unit: 'usdPerHour' },
              closableBy: { kind: 'negotiation', title: 'Negotiate pay, bonus or hours', estimatedDays: 7 },
            },
          ],
  };
}
