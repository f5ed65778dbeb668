import { notFound, type AppError } from '../../platform/app-error';

/** Resources whose name differs from their path parameter. */
const RESOURCES: Readonly<Record<string, string>> = {
  subscriptionId: 'webhook_subscription',
  deliveryId: 'webhook_delivery',
  linkId: 'tenant_link',
  runId: 'connector_run',
  customFieldId: 'custom_field',
  searchId: 'saved_search',
};

/** The error for a path parameter that cannot be the id of a record; `jobId` refers to a `job`. */
export function recordNotFound(parameter: string): AppError {
  const resource = RESOURCES[parameter] ?? parameter.replace(/Id$/, '');
  return notFound(resource);
}
