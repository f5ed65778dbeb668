import { AppError } from '../../platform/app-error';

/** Resources whose name differs from that of their path parameter. */
const RESOURCES: Readonly<Record<string, string>> = {
  subscriptionId: 'webhook_subscription',
  deliveryId: 'webhook_delivery',
  linkId: 'tenant_link',
};

/** The error for a path parameter that no record can have: `jobId` names a `job`. */
export function recordNotFound(parameter: string): AppError {
  const resource = RESOURCES[parameter] ?? parameter.replace(/Id$/, '');
  return new AppError('not_found', `No such ${resource.replace('_', ' ')} exists.`, {
    extensions: { resource },
  });
}
