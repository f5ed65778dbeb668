import { AppError } from '../../platform/app-error';
import { hasPositiveWeight } from '../../services/access/tenant-settings';
import type { ComponentWeightsInput, MatchOptions } from '../models/matching/match';

/** The component weights of a request. Throws `validation_failed` if all of them are 0. */
export function requestedWeights(options: MatchOptions | undefined): ComponentWeightsInput {
  const weights = options?.componentWeights ?? {};
  if (hasPositiveWeight(weights)) return weights;
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
