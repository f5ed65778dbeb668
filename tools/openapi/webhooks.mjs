import { loadTypeScript } from '../lib/load-typescript.mjs';

const { EVENTS, eventJsonSchema } = loadTypeScript('src/webhooks/events/catalogue.ts');

const HEADERS = [
  [
    'webhook-id',
    'Id of the message; equals `id` of the body and is the same for all attempts.',
    { type: 'string' },
  ],
  ['webhook-timestamp', 'Time of this attempt in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    'Signatures `v1,<base64>`, separated by spaces: HMAC-SHA256 over `id.timestamp.body` with the secret of the subscription.',
    { type: 'string' },
  ],
];

const RESPONSES = {
  '2XX': {
    description:
      'The message was received. After any other response, or none within 15 seconds, the delivery is retried.',
  },
  410: { description: 'The endpoint is gone: the subscription is disabled immediately.' },
  429: { description: 'Too many messages; the service respects `Retry-After`.' },
};

/**
 * Adds the webhook message of each event type with the schema of its `data`. The schemas are those that events are
 * validated against before they are stored.
 */
export function addWebhooks(document) {
  const { schemas } = document.components;
  document.webhooks = {};
  for (const { type, meaning, sample } of EVENTS) {
    const name = pascalCase(type);
    const { $schema: _schema, ...data } = eventJsonSchema(type);
    schemas[`${name}Data`] = { ...data, description: `The data of a \`${type}\` event.` };
    schemas[`${name}Message`] = messageOf(type, schemas.EventMessage, `${name}Data`);
    document.webhooks[type] = {
      post: {
        operationId: `on${name}`,
        tags: ['Webhooks'],
        summary: `Receive ${type}`,
        description: meaning,
        security: [],
        parameters: HEADERS.map(([header, description, schema]) => ({
          name: header,
          in: 'header',
          required: true,
          description,
          schema,
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${name}Message` },
              example: exampleOf(type, sample),
            },
          },
        },
        responses: RESPONSES,
      },
    };
  }
  schemas.EventMessage.properties.data.description =
    'Data of the event by `type`; see the webhook of the same name.';
}

/** The envelope of messages, narrowed to one event type. */
function messageOf(type, envelope, data) {
  return {
    ...envelope,
    description: `The body of a webhook of type \`${type}\`.`,
    properties: {
      ...envelope.properties,
      type: { type: 'string', const: type },
      data: { $ref: `#/components/schemas/${data}` },
    },
  };
}

function exampleOf(type, data) {
  return {
    id: 'msg_2xJ4mQ8vTz0bKc7RwYp3NfLhD5s',
    type,
    timestamp: '2026-06-08T12:00:00.000Z',
    apiVersion: 'v1',
    mode: 'live',
    tenantId: '01974f20-7a6b-7c1d-8e2f-3a4b5c6d7e8f',
    data,
  };
}

function pascalCase(type) {
  return type.replace(/(?:^|[._])(\w)/g, (_match, letter) => letter.toUpperCase());
}
