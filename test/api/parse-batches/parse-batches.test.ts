import { gzipSync } from 'node:zlib';

import { call, type ApiResponse } from '../../support/api';
import { zipFile, type ZipFileEntry } from '../../support/documents/zip-file';
import { JSON_RESUME, LINKEDIN_FILES } from '../../support/documents/structured/resumes';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const ZIP = 'application/zip';
const RESUME = (name: string) =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@example.com\n\nExperience\nLine cook, Harbor Grill, 2019 - 2021\n`;
const POSTING = 'Line cook, Harbor Grill, Dayton, OH. $18.50 to $21 an hour.';
const file = (name: string, content: string | Buffer, more: Partial<ZipFileEntry> = {}): ZipFileEntry => ({
  name,
  content: Buffer.from(content),
  ...more,
});

describe('a batch of documents', () => {
  let service: TestService;
  let tenant: TestTenant;
  let key: string;

  const send = (
    raw: Buffer,
    headers: Record<string, string> = {},
    query = 'documentType=resume',
    withKey = key,
  ): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', `/api/v1/parse/batches?${query}`, {
      key: withKey,
      raw: new Uint8Array(raw),
      headers: { 'Content-Type': ZIP, ...headers },
    });
  const get = (path: string, withKey = key) =>
    call(service.baseUrl, 'GET', `/api/v1${path}`, { key: withKey });
  const ended = (response: ApiResponse) => {
    expect([response.status, response.body.code]).toEqual([202, undefined]);
    return until(`batch ${response.body.batchId}`, async () => {
      const { body } = await get(`/parse/batches/${response.body.batchId}`);
      return ['succeeded', 'failed', 'cancelled'].includes(body.status as string) ? body : null;
    });
  };
  const resultsOf = async (batchId: string) => {
    const { text, headers } = await get(`/parse/batches/${batchId}/results`);
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  };
  const rows = async (query: string): Promise<number> =>
    (await service.database.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${query}`))[0]!.rows;
  const set = (name: string, value: number) =>
    service.database.query(
      `INSERT INTO tenant_settings (tenant_id, name, value) VALUES ($1, $2, $3::text::json)
       ON CONFLICT (tenant_id, name) DO UPDATE SET value = excluded.value`,
      [tenant.tenantId, name, String(value)],
    );

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'upkeep'] });
    tenant = await service.tenant('organization');
    ({ key } = await tenant.key({ mode: 'test' }));
  });
  afterAll(() => service.stop());

  it('parses each document of an archive once, names the others with their error, and sends one event', async () => {
    const response = await send(
      zipFile([
        file('2019/', ''),
        file('2019/ada.txt', RESUME('Ada Example')),
        file('../../etc/bo.txt', RESUME('Bo Example')),
        file('__MACOSX/._ada.txt', 'x'),
        file('older.zip', zipFile([file('a.txt', 'a')])),
        file('backup', gzipSync('text')),
        file('locked.pdf', 'text', { encrypted: true }),
        file('bomb.txt', Buffer.alloc(3 * 1024 * 1024)),
        file('huge.txt', Buffer.from(Array.from({ length: 11 * 2 ** 20 }, (_, at) => (at * 7919) % 251))),
        file('lies.txt', RESUME('Cy Example'), { claimedSize: 10 }),
        file('empty.txt', ''),
        file('flipped.txt', RESUME('Di Example'), { damaged: true }),
      ]),
    );
    const batchId = response.body.batchId as string;
    expect(response.headers.get('location')).toBe(`/api/v1/operations/${batchId}`);
    expect(await ended(response)).toMatchObject({
      status: 'succeeded',
      documentType: 'resume',
      entries: { total: 10, succeeded: 2, failed: 8, queued: 0, running: 0 },
    });
    const results = await resultsOf(batchId);
    expect(results.map(({ entry, name, error }) => [entry, name, error?.code ?? null])).toEqual([
      [1, '2019/ada.txt', null],
      [2, 'etc/bo.txt', null],
      [3, 'older.zip', 'unsupported_media_type'],
      [4, 'backup', 'unsupported_media_type'],
      [5, 'locked.pdf', 'document_encrypted'],
      [6, 'bomb.txt', 'payload_too_large'],
      [7, 'huge.txt', 'payload_too_large'],
      [8, 'lies.txt', 'document_corrupt'],
      [9, 'empty.txt', 'no_text_found'],
      [10, 'flipped.txt', 'document_corrupt'],
    ]);
    expect(results[0]).toMatchObject({
      status: 'succeeded',
      result: { basics: { email: 'ada.example@example.com' }, meta: { fileName: 'ada.txt' } },
    });
    const operation = await get(`/operations/${results[0].operationId}`);
    expect(operation.body).toMatchObject({ type: 'parse.resume', result: results[0].result });
    expect((await get(`/operations/${batchId}`)).body).toMatchObject({
      type: 'parse.batch',
      progress: { total: 10 },
      result: { batchId, summary: { total: 10, succeeded: 2, failed: 8, cancelled: 0 } },
    });
    // An event is listed when every transaction that began before it has ended.
    const events = await until('the event is listed', async () => {
      const { body } = await get('/events?type=batch.completed');
      return body.events.length > 0 && body.events;
    });
    expect(events).toMatchObject([
      { data: { batchId, status: 'succeeded', summary: { total: 10, succeeded: 2 } } },
    ]);
    await until('the documents are deleted', async () => (await rows('documents')) === 0);
  });

  it('takes structured resumes, also in e-mails, and one date for all documents', async () => {
    const linkedIn = Object.entries(LINKEDIN_FILES).map(([name, content]) => file(name, content));
    const attached = Buffer.from(JSON.stringify(JSON_RESUME)).toString('base64');
    const mail =
      'From: jo@example.com\r\nTo: jobs@example.com\r\nDate: Tue, 30 Jun 2015 10:00:00 +0000\r\nMIME-Version: 1.0\r\n' +
      'Content-Type: application/json; name=cv.json\r\nContent-Disposition: attachment; filename=cv.json\r\n' +
      `Content-Transfer-Encoding: base64\r\n\r\n${attached}\r\n`;
    const response = await send(
      zipFile([
        file('export.zip', zipFile(linkedIn)),
        file('mail.eml', mail),
        file('a.json', JSON.stringify(JSON_RESUME)),
        file('b.pages', zipFile([file('Index/Document.iwa', 'x')])),
      ]),
      {},
      'documentType=resume&documentDate=2020-03-31',
    );
    await ended(response);
    const results = await resultsOf(response.body.batchId as string);
    expect(results.pop()).toMatchObject({
      name: 'b.pages',
      error: { code: 'unsupported_media_type', detail: expect.stringContaining('PDF or DOCX') },
    });
    expect(results).toHaveLength(3);
    for (const { result } of results) {
      expect(result.meta).toMatchObject({
        method: 'structured',
        documentDate: { value: '2020-03-31', source: 'request' },
      });
    }
    expect(results[0].result.work[0]).toMatchObject({ name: 'Willamette Data', isCurrent: true, months: 13 });
    const refused = await send(zipFile([]), {}, 'documentType=resume&documentDate=2999-01-01');
    expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '?documentDate' }] });
  });

  it('parses the files of a form, and the archive in a form with one file', async () => {
    const form = new FormData();
    for (const name of ['one.txt', 'two.txt']) form.append('files', new Blob([POSTING]), name);
    const path = '/api/v1/parse/batches?documentType=job_description&include=rawText';
    const response = await call(service.baseUrl, 'POST', path, { key, form });
    expect(await ended(response)).toMatchObject({ entries: { total: 2, succeeded: 2 } });
    expect(await resultsOf(response.body.batchId as string)).toMatchObject([
      { name: 'one.txt', result: { title: 'Line cook', meta: { rawText: POSTING } } },
      { name: 'two.txt', result: { employerName: 'Harbor Grill' } },
    ]);
    const archive = new FormData();
    const content = new Uint8Array(zipFile([file('a.txt', POSTING), file('b.txt', POSTING)]));
    archive.append('file', new Blob([content]), 'all.zip');
    expect(await ended(await call(service.baseUrl, 'POST', path, { key, form: archive }))).toMatchObject({
      entries: { total: 2, succeeded: 2 },
    });
  });

  it('keeps accepted documents while no worker runs, leaves room in the backlog and starts each document once', async () => {
    await until('the documents before are deleted', async () => (await rows('documents')) === 0);
    await service.stopWorkers();
    await set('operations.backlog.test', 5);
    const response = await send(
      zipFile(Array.from({ length: 12 }, (_, index) => file(`${index}.txt`, RESUME(`Dee Example${index}`)))),
      { 'Idempotency-Key': 'batch-1' },
    );
    const batchId = response.body.batchId as string;
    expect(response.body).toMatchObject({ status: 'queued', entries: { total: 12, queued: 12 } });
    expect(await rows('documents')).toBe(12);
    // As after a flush of the queue: maintenance enqueues the batch a second time.
    await service.database.query('UPDATE operations SET next_enqueue_at = now() WHERE operation_id = $1', [
      batchId,
    ]);
    await service.startWorkers();
    let mostUnfinished = 0;
    await until('the batch ends', async () => {
      const unfinished = await rows(`operations WHERE status IN ('queued', 'running')`);
      mostUnfinished = Math.max(mostUnfinished, unfinished);
      return (await get(`/parse/batches/${batchId}`)).body.finishedAt !== null;
    });
    expect(mostUnfinished).toBeLessThanOrEqual(5);
    expect((await resultsOf(batchId)).map(({ status }) => status)).toEqual(Array(12).fill('succeeded'));
    const ofBatch = `events WHERE type = 'batch.completed' AND data->>'batchId' = '${batchId}'`;
    expect(await rows(ofBatch)).toBe(1);
    await set('operations.backlog.test', 10_000);
  });

  it('is the same batch for a repeated request with its Idempotency-Key, and another content is refused', async () => {
    const archive = zipFile([file('one.txt', RESUME('Flo Example'))]);
    const headers = { 'Idempotency-Key': 'batch-2' };
    const first = await send(archive, headers);
    const again = await send(archive, headers);
    expect(again.body.batchId).toBe(first.body.batchId);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    await ended(first);
    const other = await send(zipFile([file('two.txt', RESUME('Gus Example'))]), headers);
    expect(other.body.code).toBe('idempotency_key_reused');
    await until(
      'nothing of the repeated requests is left',
      async () => (await rows('parse_batches WHERE uploaded_at IS NULL')) === 0,
    );
  });

  it('is refused as a whole beyond its limits, and nothing of it is stored', async () => {
    const before = await rows('parse_batches');
    const two = zipFile([file('one.txt', RESUME('Hal Example')), file('two.txt', RESUME('Ida Example'))]);
    expect((await send(Buffer.from('no archive'))).body.code).toBe('document_corrupt');
    expect((await send(zipFile([file('empty/', '')]))).body.code).toBe('validation_failed');
    expect((await send(two.subarray(0, two.length - 30))).body.code).toBe('document_corrupt');
    expect((await send(two, {}, 'documentType=letter')).body.code).toBe('validation_failed');
    await set('parseBatches.maxEntries', 1);
    expect((await send(two)).body).toMatchObject({ code: 'batch_too_large', maxItems: 1 });
    await set('parseBatches.maxEntries', 10_000);
    await set('parseBatches.maxBytes', 400);
    const compressible = zipFile([file('long.txt', 'word '.repeat(500))]);
    expect(compressible.length).toBeLessThan(400);
    expect((await send(compressible)).body).toMatchObject({ code: 'payload_too_large', maxBytes: 400 });
    await set('parseBatches.maxBytes', 100);
    expect((await send(two)).body).toMatchObject({ code: 'payload_too_large', maxBytes: 100 });
    await set('parseBatches.maxBytes', 2 ** 30);
    expect(await rows('parse_batches')).toBe(before);
    expect(await rows('documents WHERE operation_id NOT IN (SELECT operation_id FROM operations)')).toBe(0);
  });

  it('is limited in number, can be cancelled, and belongs to its tenant', async () => {
    await service.stopWorkers();
    await set('parseBatches.concurrent', 1);
    const archive = zipFile([file('one.txt', RESUME('Jo Example'))]);
    const first = await send(archive);
    expect((await send(archive)).body).toMatchObject({
      code: 'rate_limited',
      policy: 'parse-batches',
      limit: 1,
    });
    await set('parseBatches.concurrent', 2);
    const path = `/parse/batches/${first.body.batchId}`;
    const { key: foreign } = await (await service.tenant('organization')).key({ mode: 'test' });
    expect([(await get(path, foreign)).status, (await get(`${path}/results`, foreign)).status]).toEqual([
      404, 404,
    ]);
    await call(service.baseUrl, 'POST', `/api/v1/operations/${first.body.batchId}/cancel`, { key });
    expect((await get(path)).body).toMatchObject({ status: 'cancelled', entries: { cancelled: 1 } });
    await service.startWorkers();
  });

  it('is deleted a day after its results', async () => {
    const response = await send(zipFile([file('one.txt', RESUME('Kim Example'))]));
    const { batchId } = response.body;
    await ended(response);
    const expire = (age: string) =>
      service.database.query(
        'UPDATE operations SET expires_at = now() - $2::interval WHERE operation_id = $1',
        [batchId, age],
      );
    await expire('1 second');
    expect((await get(`/parse/batches/${batchId}`)).body.code).toBe('operation_expired');
    await expire('25 hours');
    await service.database.query('SELECT delete_expired_parse_batches(10)');
    expect(await rows(`parse_batches WHERE batch_id = '${batchId}'`)).toBe(0);
    expect(await rows(`parse_batch_entries WHERE batch_id = '${batchId}'`)).toBe(0);
  });

  it('refuses a form with two boundaries, which another program may read as other documents', async () => {
    const part = (edge: string) =>
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${edge}.txt"\r\n\r\n${RESUME('Cy Example')}\r\n--${edge}--\r\n`;
    const { status, body } = await send(Buffer.from(part('one') + part('two')), {
      'Content-Type': 'multipart/form-data; boundary=one; boundary=two',
    });
    expect([status, body.code]).toEqual([400, 'invalid_multipart']);
  });
});
