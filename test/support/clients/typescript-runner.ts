import {
  everyItem,
  fileForm,
  InvalidSignatureError,
  resultOf,
  TenureError,
  tenureClient,
  verifyWebhook,
  waitFor,
  type TenureClient,
} from '../../../client/src/index';
import { calledOperations } from '../../../tools/examples/calls';
import { valueAt } from '../../../tools/examples/example-values';
import type { ClientAction, ClientOutcome, ConformanceCase } from './conformance-cases';

type AnyCall = (path: string, options: object) => Promise<{ data: unknown }>;

const operations = calledOperations();

/** Runs a case with the TypeScript client. */
export async function runWithTypeScript(
  test: ConformanceCase,
  baseUrl: string,
  apiKey: string,
): Promise<ClientOutcome> {
  const reasons: string[] = [];
  const client = tenureClient({
    baseUrl,
    apiKey,
    ...(test.retries === undefined ? {} : { retries: test.retries }),
    onRetry: ({ reason }) => reasons.push(reason),
  });
  try {
    if (test.before) await perform(client, test.before);
    return { value: await perform(client, test.do), reasons };
  } catch (error) {
    return { error: failureOf(error), reasons };
  }
}

async function perform(client: TenureClient, action: ClientAction): Promise<unknown> {
  switch (action.type) {
    case 'webhook': {
      const { secrets = [], headers = {}, body, now } = action;
      const message = await verifyWebhook(secrets, headers, body as unknown as string, { now });
      return valueAt(message, '/type');
    }
    case 'iterate':
      return iterate(client, action);
    case 'start': {
      const started = await send(client, action, { Prefer: 'respond-async' });
      const operationId = String(valueAt(started, '/operationId'));
      if (action.cancel)
        await client.POST('/api/v1/operations/{operationId}/cancel', { params: { path: { operationId } } });
      const { timeoutMs, intervalMs } = action;
      return picked(await waitFor(client, operationId, { timeoutMs, intervalMs }), action);
    }
    default:
      return picked(resultOf({ data: await send(client, action) }), action);
  }
}

async function send(client: TenureClient, action: ClientAction, more: object = {}): Promise<unknown> {
  const operation = operations.get(action.operation);
  if (!operation) throw new Error(`no operation ${action.operation}`);
  const method = client[operation.method as 'GET'] as unknown as AnyCall;
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const headers = {
    ...(action.sandbox ? { 'Sandbox-Tenant': action.sandbox } : {}),
    ...(action.idempotencyKey ? { 'Idempotency-Key': action.idempotencyKey } : {}),
    ...more,
  };
  const form =
    action.type === 'upload'
      ? fileForm(new Blob([action.content ?? '']), action.fileName ?? '', action.fields)
      : {};
  const { data } = await method(operation.path, {
    params: { path: Object.fromEntries(names.map((name, index) => [name, action.path?.[index]])) },
    headers,
    ...(action.body ? { body: action.body } : {}),
    ...form,
  });
  return data;
}

async function iterate(client: TenureClient, action: ClientAction): Promise<unknown> {
  // `everyItem` takes no headers: the tenant of a case is set for the whole client.
  client.use({
    onRequest({ request }) {
      if (action.sandbox) request.headers.set('Sandbox-Tenant', action.sandbox);
      return request;
    },
  });
  const items: unknown[] = [];
  for await (const item of everyItem(client, '/api/v1/jobs', 'jobs', action.query)) items.push(item);
  if (action.count) return items.length;
  return [...new Set(items.map((item) => String(valueAt(item, action.distinct ?? ''))))].sort();
}

function picked(value: unknown, { pick }: ClientAction): unknown {
  return pick === undefined ? value : valueAt(value, pick);
}

function failureOf(error: unknown): NonNullable<ClientOutcome['error']> {
  if (error instanceof InvalidSignatureError) return { code: 'invalid_signature' };
  if (!(error instanceof TenureError)) return { code: 'unexpected', detail: String(error) };
  const [field] = error.fields;
  return { status: error.status, code: error.code, ...(field ? { pointer: field.pointer } : {}) };
}
