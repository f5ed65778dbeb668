import type { Area, RuleRun } from '../rule';
import type { Exchange } from '../exchange';

import { jsonBodyOf } from '../http';
import { at, listOf, numberOf, objectOf, textOf, walk } from '../json';
import { BLANK_PDF, ENCRYPTED_PDF, multipart, pdfOfPages } from '../generate/sample-files';
import { POSTING_TEXT, RESUME_TEXT } from '../generate/sample-texts';

const RESUME = 'POST /api/v1/parse/resume';
const JD = 'POST /api/v1/parse/jd';
const BATCHES = 'POST /api/v1/parse/batches';
const BATCH_RESULTS = 'GET /api/v1/parse/batches/{batchId}/results';
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const JSON_RESUME = 'application/vnd.jsonresume+json';
const MAX_EVIDENCE = 300;

const TEXT_FILE = { name: 'file', fileName: 'resume.txt', type: 'text/plain', content: RESUME_TEXT };
const dataUrl = (bytes: Buffer | string, type = 'application/pdf'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Parsing. */
export const parsing: Area = {
  name: 'parsing',
  rules: [
    {
      id: 'parsing.input',
      says: 'exactly one file or text is required; a malformed form is 400 invalid_multipart',
      run: async (run) => {
        for (const name of [RESUME, JD]) {
          const text = { name: 'text', content: RESUME_TEXT };
          run.expectResponse(await run.session.op(name, multipart([TEXT_FILE])), 200);
          run.expectResponse(
            await run.session.op(name, multipart([TEXT_FILE, text])),
            422,
            'file_and_text_conflict',
          );
          run.expectResponse(
            await run.session.op(name, multipart([{ name: 'language', content: 'en' }])),
            422,
            'file_or_text_required',
          );
          for (const json of [{ text: '' }, { text: '  \n' }]) {
            run.expectResponse(await run.session.op(name, { json }), 422, 'file_or_text_required');
          }
          const broken = {
            raw: '--x\r\nnot a part',
            headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
          };
          run.expectResponse(await run.session.op(name, broken), 400, 'invalid_multipart');
          const bare = { raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } };
          run.expectResponse(await run.session.op(name, bare), 400, 'invalid_multipart');
          const twice = multipart([TEXT_FILE, TEXT_FILE]);
          run.expectResponse(await run.session.op(name, twice), [400, 422]);
          run.expectResponse(
            await run.session.op(name, multipart([TEXT_FILE, { name: 'unknownMember', content: '1' }])),
            422,
            'validation_failed',
          );
        }
      },
    },
    {
      id: 'parsing.batch',
      says: 'a batch is accepted with its documents; one that cannot be read is refused as a whole',
      run: async (run) => {
        const query = { documentType: 'resume' };
        const headers = { 'Idempotency-Key': run.records.externalId() };
        const form = multipart([TEXT_FILE]);
        const send = (request: typeof form) =>
          run.session.op(BATCHES, { ...request, query, headers: { ...request.headers, ...headers } });
        const accepted = await send(form);
        run.expectResponse(accepted, 202);
        const params = [textOf(at(jsonBodyOf(accepted.response), 'batchId'))];
        const results = await run.session.op(BATCH_RESULTS, { params });
        run.expectResponse(results, 200);
        const other = multipart([{ ...TEXT_FILE, content: POSTING_TEXT }]);
        run.expectResponse(await send(other), 422, 'idempotency_key_reused');
        const archive = { raw: 'no archive', headers: { 'Content-Type': 'application/zip' }, query };
        run.expectResponse(await run.session.op(BATCHES, archive), 422, 'document_corrupt');
        const gzip = { ...archive.headers, 'Content-Encoding': 'gzip' };
        run.expectResponse(
          await run.session.op(BATCHES, { ...archive, headers: gzip }),
          400,
          'malformed_request',
        );
        const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
        const malformed = { raw: '--x\r\nnot a part', headers: broken, query };
        run.expectResponse(await run.session.op(BATCHES, malformed), 400, 'invalid_multipart');
        run.expectResponse(
          await run.session.op(BATCHES, { query, withoutLength: true }),
          411,
          'length_required',
        );
      },
    },
    {
      id: 'parsing.documents',
      says: 'unreadable documents are rejected with specific codes',
      run: async (run) => {
        const files: [Buffer | string, number, string[]][] = [
          ['%PDF-1.7 broken', 422, ['document_corrupt']],
          [ENCRYPTED_PDF, 422, ['document_encrypted']],
          [BLANK_PDF, 422, ['no_text_found']],
          ['\u0000\u0001\u0002\u0003binary', 415, ['unsupported_media_type']],
        ];
        for (const name of [RESUME, JD, 'POST /api/v1/jobs/sync']) {
          for (const [bytes, status, codes] of files) {
            const exchange = await run.session.op(name, { json: { text: dataUrl(bytes) } });
            run.expectResponse(exchange, status, ...codes);
          }
        }
        const file = {
          ...TEXT_FILE,
          fileName: 'resume.pdf',
          type: 'application/pdf',
          content: ENCRYPTED_PDF,
        };
        run.expectResponse(await run.session.op(RESUME, multipart([file])), 422, 'document_encrypted');
        const long = { ...file, content: pdfOfPages(400) };
        run.expectResponse(await run.session.op(RESUME, multipart([long])), [200, 422]);
      },
    },
    {
      id: 'parsing.sizes',
      says: 'a file of 10 MiB is read and one byte more is 413; a text of 100,000 characters is read and one more is 422',
      run: async (run) => {
        const largest = { ...TEXT_FILE, content: Buffer.alloc(MAX_FILE_BYTES + 1, 0x61) };
        run.expectResponse(await run.session.op(RESUME, multipart([largest])), 413, 'payload_too_large');
        for (const character of ['a', '👩']) {
          for (const name of [RESUME, JD, 'POST /api/v1/jobs/sync']) {
            const longestText = `${POSTING_TEXT}${character.repeat(100_000 - POSTING_TEXT.length)}`;
            run.expectResponse(await run.session.op(name, { json: { text: longestText } }), 200);
            run.expectResponse(
              await run.session.op(name, { json: { text: longestText + character } }),
              422,
              'text_too_long',
            );
          }
        }
      },
    },
    {
      id: 'parsing.evidence',
      says: 'evidence is returned on request only, verbatim and with correct offsets',
      run: async (run) => {
        for (const [name, text] of [
          [RESUME, RESUME_TEXT],
          [JD, POSTING_TEXT],
        ] as const) {
          const plain = await run.session.op(name, { json: { text } });
          const meta = objectOf(jsonBodyOf(plain.response)['meta']);
          run.expect(
            !('rawText' in meta) && !('redactedText' in meta),
            'a text is given without being asked for',
            plain,
          );
          const query = { include: 'evidence,rawText,redacted' };
          const full = await run.session.op(name, { json: { text }, query });
          if (run.expectResponse(full, 200)) checkEvidence(run, full);
          const wrong = await run.session.op(name, { json: { text }, query: { include: 'everything' } });
          run.expectResponse(wrong, 422, 'validation_failed');
        }
      },
    },
    {
      id: 'parsing.facts',
      says: 'fields of a simple resume and posting are parsed with consistent values',
      run: async (run) => {
        const resume = jsonBodyOf((await run.session.op(RESUME, { json: { text: RESUME_TEXT } })).response);
        run.expect(
          at(resume, 'basics', 'email') === 'dana.whitfield@example.com',
          'the address of a plain resume is not read',
        );
        run.expect(at(resume, 'basics', 'phone') === '+14195550142', 'the phone number is not in E.164');
        for (const item of listOf(resume['work'])) {
          const isConsistent = at(item, 'isCurrent') !== true || at(item, 'endDate') === null;
          run.expect(isConsistent, 'a current position has an end');
        }
        const posting = jsonBodyOf((await run.session.op(JD, { json: { text: POSTING_TEXT } })).response);
        run.expect(
          posting['hourlyMinUsd'] === 19.5 && posting['hourlyMaxUsd'] === 22,
          'the wages of a plain posting are not read',
        );
        for (const signal of listOf(posting['friendlinessSignals'])) {
          run.expect(listOf(at(signal, 'evidence')).length > 0, 'a friendliness signal has no evidence');
        }
      },
    },
    {
      id: 'parsing.json-resume',
      says: 'Accept: application/vnd.jsonresume+json gives a JSON Resume document of a resume and of nothing else',
      run: async (run) => {
        const headers = { Accept: JSON_RESUME };
        const exchange = await run.session.op(RESUME, { json: { text: RESUME_TEXT }, headers });
        run.expectResponse(exchange, 200);
        const type = exchange.response.headers['content-type'] ?? '';
        run.expect(type.startsWith(JSON_RESUME), `the content type is "${type}"`, exchange);
        const body = jsonBodyOf(exchange.response);
        run.expect(
          textOf(at(body, 'basics', 'name')) !== '' && Array.isArray(body['work']),
          'it is no JSON Resume',
          exchange,
        );
        const both = { Accept: `application/json;q=0.5, ${JSON_RESUME}` };
        const preferred = await run.session.op(RESUME, { json: { text: RESUME_TEXT }, headers: both });
        run.expect(
          (preferred.response.headers['content-type'] ?? '').startsWith(JSON_RESUME),
          'the preferred type is not chosen',
          preferred,
        );
        run.expectResponse(
          await run.session.op(JD, { json: { text: POSTING_TEXT }, headers }),
          406,
          'not_acceptable',
        );
      },
    },
  ],
};

function checkEvidence(run: RuleRun, exchange: Exchange): void {
  const rawText = textOf(at(jsonBodyOf(exchange.response), 'meta', 'rawText'));
  run.expect(rawText !== '', 'rawText is missing', exchange);
  run.expect(
    textOf(at(jsonBodyOf(exchange.response), 'meta', 'redactedText')) !== '',
    'redactedText is missing',
    exchange,
  );
  let count = 0;
  walk(exchange.response.json, (value, path) => {
    // Evidence is a list, and that of the basics is an object with a list for each field.
    const isOfEntry = path.at(-2) === 'evidence';
    const isOfBasics = path.at(0) === 'basics' && path.at(1) === 'evidence' && path.length === 4;
    if (Array.isArray(value) || !(isOfEntry || isOfBasics)) return;
    count += 1;
    const text = textOf(at(value, 'text'));
    run.expect(
      text !== '' && text.length <= MAX_EVIDENCE,
      'evidence is empty or longer than 300 characters',
      exchange,
    );
    const [start, end] = [numberOf(at(value, 'charStart')), numberOf(at(value, 'charEnd'))];
    if (Number.isNaN(start)) return;
    const characters = [...rawText];
    const isThere = rawText.slice(start, end) === text || characters.slice(start, end).join('') === text;
    run.expect(isThere, 'evidence is not at charStart of rawText', exchange);
  });
  run.expect(count > 0, 'there is no evidence', exchange);
}
