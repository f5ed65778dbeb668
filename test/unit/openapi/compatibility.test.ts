import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const tool = path.resolve(__dirname, '../../../tools/openapi/compatibility/check.mjs');

const before = {
  paths: {
    '/notes': {
      get: {
        parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer', maximum: 200 } }],
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } },
        },
      },
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewNote' } } },
        },
        responses: { 201: {} },
      },
    },
  },
  components: {
    schemas: {
      Note: {
        type: 'object',
        properties: {
          text: { type: 'string' },
          next: { anyOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] },
        },
        required: ['text', 'next'],
      },
      NewNote: {
        type: 'object',
        properties: { text: { type: 'string', maxLength: 100 }, kind: { type: 'string', enum: ['a', 'b'] } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
};

/** The differences that the tool prints between the document above and a changed copy. */
function changesAfter(change: (document: typeof before) => void): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compatibility-'));
  const after = structuredClone(before);
  change(after);
  const files = [before, after].map((document, index) => {
    const file = path.join(folder, `${index}.json`);
    fs.writeFileSync(file, JSON.stringify(document));
    return file;
  });
  const { stdout, status } = spawnSync(process.execPath, [tool, ...files], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  const lines = stdout.trim().split('\n').slice(0, -1);
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

describe('the comparison of API descriptions', () => {
  it('reports removed and narrower requests, new requirements, and missing and wider responses', () => {
    const changes = changesAfter(({ paths, components: { schemas } }) => {
      const { get, post } = paths['/notes'];
      get.parameters[0]!.schema.maximum = 100;
      get.parameters.push({
        in: 'query',
        name: 'owner',
        required: true,
        schema: { type: 'string' },
      } as never);
      delete (schemas.Note.properties as { text?: unknown }).text;
      Object.assign(schemas.Note, { type: ['object', 'null'] });
      schemas.NewNote.required.push('kind');
      schemas.NewNote.properties.kind.enum.pop();
      schemas.NewNote.properties.text.maxLength = 50;
      delete (post.responses as { 201?: unknown })[201];
    });
    expect(changes).toEqual([
      'GET /notes: the query limit parameter: / has maximum 100 instead of 200',
      'GET /notes: the query owner parameter is required',
      'GET /notes: 200 response / no longer has text',
      'GET /notes: 200 response / may be of the type null',
      'POST /notes: request / requires kind',
      'POST /notes: request /text has maxLength 50 instead of 100',
      'POST /notes: request /kind no longer accepts "b"',
      'POST /notes: the response 201 is missing',
    ]);
  });

  it('accepts new operations, optional parameters, wider requests and further fields of responses', () => {
    const changes = changesAfter(({ paths, components: { schemas } }) => {
      Object.assign(paths, { '/tags': paths['/notes'] });
      paths['/notes'].get.parameters.push({ in: 'query', name: 'q', schema: { type: 'string' } } as never);
      Object.assign(schemas.Note.properties, { pinned: { type: 'boolean' } });
      schemas.Note.required.push('pinned');
      schemas.NewNote.properties.kind.enum.push('c');
      schemas.NewNote.properties.text.maxLength = 500;
    });
    expect(changes).toEqual([]);
  });
});
