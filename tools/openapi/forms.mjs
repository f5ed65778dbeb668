import { isWaiting, operationsOf } from './operations.mjs';

/** Other media types of successful responses, which the generator does not know. */
const OTHER_RESPONSES = [
  [
    '/api/v1/parse/resume',
    'post',
    'application/vnd.jsonresume+json',
    {
      type: 'object',
      description: 'A JSON Resume 1.0 document (jsonresume.org/schema).',
      additionalProperties: true,
    },
  ],
  [
    '/api/v1/parse/resume',
    'post',
    'application/vnd.hropen.candidate+json',
    {
      type: 'object',
      description: 'An HR Open 4.x Candidate (hropenstandards.org) with one profile.',
      additionalProperties: true,
    },
  ],
  [
    '/api/v1/parse/resume',
    'post',
    'application/vnd.europass.candidate+xml',
    { type: 'string', description: 'A Europass document of the Candidate schema (europass.eu/1.0).' },
  ],
  [
    '/api/v1/impact-reports/{reportId}',
    'get',
    'text/html',
    { type: 'string', description: 'The report as a page to print or save.' },
  ],
  [
    '/api/v1/imports/{importId}/errors',
    'get',
    'application/x-ndjson',
    { type: 'string', description: 'An object with `row`, `externalId` and `error` on each line.' },
  ],
  [
    '/api/v1/imports/{importId}/errors',
    'get',
    'text/csv',
    { type: 'string', description: 'The columns `row`, `externalId`, `code`, `pointer` and `message`.' },
  ],
  [
    '/api/v1/parse/batches/{batchId}/results',
    'get',
    'application/x-ndjson',
    {
      type: 'string',
      description:
        'An object with `entry`, `name`, `operationId`, `status`, `result` and `error` on each line.',
    },
  ],
  [
    '/api/v1/score-log',
    'get',
    'application/x-ndjson',
    {
      type: 'string',
      description: 'All scores of the period without pages: an entry of `entries` as JSON on each line.',
    },
  ],
];

/** Bodies that a route reads as a stream, which the generator does not know. */
const STREAMED_REQUESTS = [
  [
    '/api/v1/parse/batches',
    'post',
    {
      'application/zip': {
        schema: {
          type: 'string',
          format: 'binary',
          description: 'A zip archive; folders are part of the names.',
        },
      },
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            files: {
              type: 'array',
              items: { type: 'string', format: 'binary' },
              description: 'A document in each part, or one zip archive.',
            },
          },
          additionalProperties: { type: 'string', format: 'binary' },
        },
      },
    },
  ],
  [
    '/api/v1/imports',
    'post',
    {
      'application/x-ndjson': {
        schema: {
          type: 'string',
          description:
            'An item of `POST /candidates/sync` or `POST /jobs/bulk-sync` as JSON on each line, at most 1 MiB each.',
        },
      },
      'text/csv': {
        schema: {
          type: 'string',
          description:
            'RFC 4180 in UTF-8. The header names the fields of an item, `location.city`; repeated columns fill a list.',
        },
      },
    },
  ],
];

/** Requests with a file: as a form, or as JSON with the content in the member `text`. */
const FILE_REQUESTS = [
  {
    request: 'ParseDocumentRequest',
    text: 'text',
    json: { name: 'ParseTextRequest', description: 'A document as text, or a whole file as a data URL.' },
    form: {
      name: 'ParseFileRequest',
      description:
        'A document as a file or as text. The type of a file is detected from its content, not its name or declared type.',
      file: 'PDF, DOCX or plain text, at most 10 MiB.',
      acceptsText: true,
    },
  },
  {
    request: 'ImpactReportRequest',
    text: 'demographics',
    json: { name: 'ImpactReportTextRequest', description: 'Scores to report on, and demographics as text.' },
    form: {
      name: 'ImpactReportFileRequest',
      description: 'Scores to report on, and demographics as a file.',
      file: 'CSV with the heading `externalId,sex,raceEthnicity` (or `candidateId` instead of `externalId`) and a line for each person, at most 25 MiB. It is encrypted, read by the operation and deleted when the operation ends.',
      acceptsText: false,
    },
  },
];

/**
 * A file may be sent as a form or as JSON with its content as text. The generator describes a single body, which is
 * split into the two forms here.
 */
export function addForms(document) {
  for (const each of FILE_REQUESTS) splitFileRequest(document, each);
  for (const [path, method, type, schema] of OTHER_RESPONSES) {
    const operation = document.paths[path]?.[method];
    if (operation) operation.responses[200].content[type] = { schema };
  }
  for (const [path, method, content] of STREAMED_REQUESTS) {
    const operation = document.paths[path]?.[method];
    if (!operation) continue;
    operation.requestBody = { required: true, content };
    operation.responses[202].headers = POLL_HEADERS;
  }
  for (const { operation } of operationsOf(document)) {
    const zip = operation.responses[200]?.content?.['application/zip'];
    // The generator describes bytes as base64.
    if (zip) zip.schema = { type: 'string', format: 'binary', description: 'A zip archive.' };
    if (isWaiting(operation) || operation['x-small-work']) addAccepted(operation);
    delete operation['x-small-work'];
  }
}

function splitFileRequest(document, { request: name, text: member, json, form }) {
  const { schemas } = document.components;
  const request = schemas[name];
  if (!request) return;
  const { [member]: text, ...otherFields } = request.properties;
  const required = request.required ?? [];
  schemas[json.name] = {
    description: json.description,
    type: 'object',
    properties: { [member]: text, ...otherFields },
    required: [member, ...required],
    additionalProperties: false,
  };
  schemas[form.name] = {
    description: form.description,
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary', description: form.file },
      ...(form.acceptsText ? { [member]: text } : {}),
      ...otherFields,
    },
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
  for (const { operation } of operationsOf(document)) {
    const content = operation.requestBody?.content;
    if (content?.['application/json']?.schema.$ref !== `#/components/schemas/${name}`) continue;
    operation.requestBody.content = {
      'application/json': { schema: { $ref: `#/components/schemas/${json.name}` } },
      'multipart/form-data': { schema: { $ref: `#/components/schemas/${form.name}` } },
    };
  }
  delete schemas[name];
}

const POLL_HEADERS = {
  Location: { description: 'Path of the operation.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before polling.', schema: { type: 'integer' } },
};

function addAccepted(operation) {
  operation.responses[202] = {
    description: 'Accepted: the operation continues; poll it. Only with `Prefer: respond-async`.',
    headers: {
      ...POLL_HEADERS,
      'Preference-Applied': { description: '`respond-async`', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Operation' } } },
  };
}
