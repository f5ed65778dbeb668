import { AppError } from '../../platform/app-error';
import { hasPositiveWeight } from '../../services/access/tenant-settings';
import type { ComponentWeightsInput, MatchOptions } from '../models/matching/match';

/** The component weights of a request. Throws `validation_failed` if all that count are 0. */
export function requestedWeights(options: MatchOptions | undefined): ComponentWeightsInput {
  const weights = options?.componentWeights ?? {};
  const isDistanceScored = (options?.distance ?? 'score') === 'score';
  if (hasPositiveWeight(isDistanceScored ? weights : { ...weights, location: 0 })) return weights;
  throw new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [
      {
        pointer: '/options/componentWeights',
        code: 'conflict',
        message: 'At least one weight must be greater than 0.',
      },
    ],
  });
}
