import { isWaiting, operationsOf } from './operations.mjs';

const DOCUMENT = { $ref: '#/components/schemas/ParseDocumentRequest' };
const JSON_RESUME = 'application/vnd.jsonresume+json';

/**
 * A document may be sent as a form with a file or as JSON with a text. The generator describes a single body, which is
 * split into the two forms here.
 */
export function addForms(document) {
  const request = document.components.schemas.ParseDocumentRequest;
  if (!request) return;
  const { text, ...otherFields } = request.properties;
  document.components.schemas.ParseTextRequest = {
    description: 'A document as text, or a whole file as a data URL.',
    type: 'object',
    properties: { text, ...otherFields },
    required: ['text'],
    additionalProperties: false,
  };
  document.components.schemas.ParseFileRequest = {
    description:
      'A document as a file or as text. The type of a file is detected from its content, not its name or declared type.',
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary', description: 'PDF, DOCX or plain text, at most 10 MiB.' },
      text,
      ...otherFields,
    },
    additionalProperties: false,
  };
  for (const { operation } of operationsOf(document)) {
    const content = operation.requestBody?.content;
    if (content?.['application/json']?.schema.$ref !== DOCUMENT.$ref) continue;
    operation.requestBody.content = {
      'multipart/form-data': { schema: { $ref: '#/components/schemas/ParseFileRequest' } },
      'application/json': { schema: { $ref: '#/components/schemas/ParseTextRequest' } },
    };
  }
  delete document.components.schemas.ParseDocumentRequest;
  const resume = document.paths['/api/v1/parse/resume']?.post;
  if (resume) {
    resume.responses[200].content[JSON_RESUME] = {
      schema: {
        type: 'object',
        description: 'A JSON Resume 1.0 document (jsonresume.org/schema).',
        additionalProperties: true,
      },
    };
  }
  for (const { operation } of operationsOf(document)) {
    const zip = operation.responses[200]?.content?.['application/zip'];
    // The generator describes bytes as base64.
    if (zip) zip.schema = { type: 'string', format: 'binary', description: 'A zip archive.' };
    if (isWaiting(operation) || operation['x-small-work']) addAccepted(operation);
    delete operation['x-small-work'];
  }
}

function addAccepted(operation) {
  operation.responses[202] = {
    description: 'Accepted: the operation continues; poll it. Only with `Prefer: respond-async`.',
    headers: {
      Location: { description: 'Path of the operation.', schema: { type: 'string' } },
      'Retry-After': { description: 'Seconds to wait before polling.', schema: { type: 'integer' } },
      'Preference-Applied': { description: '`respond-async`', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Operation' } } },
  };
}
