import { AppError } from '../../platform/app-error';
import { isScorable } from '../../services/access/tenant-settings';
import type { ComponentWeightsInput, MatchOptions } from '../models/match';

/** Weights a request sets for its own answer. Refuses with `validation_failed` those under which nothing weighs. */
export function requestedWeights(options: MatchOptions | undefined): ComponentWeightsInput {
  const weights = options?.componentWeights ?? {};
  if (isScorable(weights)) return weights;
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
