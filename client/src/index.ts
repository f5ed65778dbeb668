export { tenureClient, type ClientOptions, type TenureClient } from './tenure-client.js';
export { TenureError, type FieldError } from './error.js';
export { fileForm } from './file-form.js';
export { resultOf } from './result-of.js';
export { everyItem } from './every-item.js';
export { waitFor, type WaitOptions } from './wait-for.js';
export { InvalidSignatureError, verifyWebhook, type VerifyOptions } from './verify-webhook.js';
export type { RetryAttempt } from './send-with-retry.js';
export type { components, operations, paths } from './schema.js';
