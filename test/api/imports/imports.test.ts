import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const NDJSON = 'application/x-ndjson';
const CSV = 'text/csv';

const gzip = (content: string | Buffer) => new Uint8Array(gzipSync(content));

describe('imports', () => {
  let service: TestService;
  let organization: TestTenant;
  let key: string;
  let employerKey: string;

  const send = (
    query: string,
    raw: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    withKey = key,
  ): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', `/api/v1/imports?${query}`, {
      key: withKey,
      raw,
      headers: { 'Content-Type': NDJSON, ...headers },
    });
  const get = (path: string, headers: Record<string, string> = {}, withKey = key) =>
    call(service.baseUrl, 'GET', `/api/v1${path}`, { key: withKey, headers });
  const lines = (items: readonly object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const ended = async (response: ApiResponse, withKey = key) => {
    expect(response.status).toBe(202);
    return until(`import ${response.body.importId}`, async () => {
      const { body } = await get(`/imports/${response.body.importId}`, {}, withKey);
      return ['succeeded', 'failed', 'cancelled'].includes(body.status as string) ? body : null;
    });
  };
  const errorsOf = async (importId: string, withKey = key) => {
    const { text } = await get(`/imports/${importId}/errors`, {}, withKey);
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  };
  const stagedRows = async (): Promise<number> =>
    (await service.database.query<{ rows: number }>('SELECT count(*)::int AS rows FROM import_rows'))[0]!
      .rows;
  const candidate = async (externalId: string) =>
    (await get(`/candidates?externalId=${externalId}`)).body.candidates[0];

  beforeAll(async () => {
    service = await startService({ pools: ['sync', 'upkeep'] });
    organization = await service.tenant('organization');
    ({ key } = await organization.key());
    ({ key: employerKey } = await (await service.tenant('employer')).key());
  });
  afterAll(() => service.stop());

  it('list errors as CSV without a cell that a spreadsheet would compute', async () => {
    const link = '=HYPERLINK(""https://attacker.example"")';
    const response = await send('kind=candidates', `externalId,email\n"${link}",none\n`, {
      'Content-Type': CSV,
    });
    await ended(response);
    const { text } = await get(`/imports/${response.body.importId}/errors`, { Accept: CSV });
    expect(text).toContain(`"'${link}"`);
  });

  it('apply every valid NDJSON row of candidates and list the others with their number and error', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => ({
      externalId: `N-${index}`,
      firstName: `Person ${index}`,
      skills: ['Cooking'],
    }));
    const file =
      lines(rows.slice(0, 350)) +
      '{"externalId":"N-broken", "email":"no address"}\n' +
      '{not json}\n\n' +
      lines([{ externalId: 'N-0', lastName: 'Twice' }]) +
      lines(rows.slice(350)).trimEnd();
    const response = await send('kind=candidates', file);
    expect(response.headers.get('location')).toBe(`/api/v1/operations/${response.body.importId}`);
    expect(await ended(response)).toMatchObject({
      status: 'succeeded',
      kind: 'candidates',
      format: 'ndjson',
      rowsRead: 703,
      rowsCreated: 700,
      rowsUpdated: 1,
      rowsFailed: 2,
      bytesRead: Buffer.byteLength(file),
    });
    expect(await errorsOf(response.body.importId)).toMatchObject([
      {
        row: 351,
        externalId: 'N-broken',
        error: { code: 'validation_failed', errors: [{ pointer: '/email' }] },
      },
      { row: 352, externalId: null, error: { code: 'invalid_json' } },
    ]);
    const csv = await get(`/imports/${response.body.importId}/errors`, { Accept: CSV });
    expect(csv.headers.get('content-type')).toContain(CSV);
    expect(csv.text).toContain(
      'row,externalId,code,pointer,message\r\n351,N-broken,validation_failed,/email,',
    );
    const operation = await get(`/operations/${response.body.importId}`);
    expect(operation.body).toMatchObject({
      type: 'import.candidates',
      status: 'succeeded',
      result: { summary: { total: 703, created: 700, updated: 1, failed: 2 } },
    });
    expect(await candidate('N-0')).toMatchObject({ firstName: 'Person 0', lastName: 'Twice' });
    expect(await stagedRows()).toBe(0);
  });

  it('never store a sensitive value of a row', async () => {
    const pause = service.stopWorkers();
    await pause;
    const marked = {
      externalId: 'S-1',
      customFields: { ssn: '078-05-1120', bed: '4' },
      summary: 'SSN 078-05-1120.',
    };
    const response = await send('kind=candidates', lines([marked]));
    const staged = await service.database.query<{ item: string }>('SELECT item FROM import_rows');
    expect(staged).toHaveLength(1);
    expect(JSON.stringify(staged)).not.toContain('078-05-1120');
    await service.startWorkers();
    expect(await ended(response)).toMatchObject({ status: 'succeeded', rowsCreated: 1 });
  });

  it('of a CSV file apply the rows after one with misplaced quotes', async () => {
    const file = 'externalId,firstName\nQ-1,Ann\nQ-2,Bea 6""\nQ-3,Cleo\nQ-4,Dora\n';
    const response = await send('kind=candidates', file, { 'Content-Type': CSV });
    expect(await ended(response)).toMatchObject({ rowsRead: 4, rowsCreated: 3, rowsFailed: 1 });
    expect(await errorsOf(response.body.importId)).toMatchObject([{ row: 3 }]);
    expect(await candidate('Q-4')).toMatchObject({ firstName: 'Dora' });
  });

  it('of a CSV file map dotted and repeated columns, also compressed and with line breaks in cells', async () => {
    const file = [
      '\ufeffexternalId,firstName,location.city,location.state,skills,skills,work.position,work.position,consent.shareWithEmployers',
      'C-1,"Ann ""A""",Columbus,OH,Cooking,Baking,Cook,Baker,true',
      'C-2,"Two\nlines",,,Welding,,Welder,,',
      'C-3,unclosed"quote,,,,,,,',
      'C-4,One,Two,OH,,,,,,too many',
    ].join('\r\n');
    const response = await send('kind=candidates', gzip(file), {
      'Content-Type': `${CSV}; charset=utf-8`,
      'Content-Encoding': 'gzip',
    });
    expect(await ended(response)).toMatchObject({
      rowsRead: 4,
      rowsCreated: 2,
      rowsFailed: 2,
      format: 'csv',
    });
    expect((await errorsOf(response.body.importId)).map(({ row }) => row)).toEqual([4, 5]);
    const { candidateId } = await candidate('C-1');
    expect((await get(`/candidates/${candidateId}`)).body).toMatchObject({
      firstName: 'Ann "A"',
      location: { city: 'Columbus', state: 'OH' },
      work: [{ position: 'Cook' }, { position: 'Baker' }],
      consent: { shareWithEmployers: true },
    });
    expect(await candidate('C-2')).toMatchObject({ skillsCount: expect.any(Number) });
  });

  it.each(['favouriteColour', 'customFields.__proto__'])(
    'refuse a header with a column %s at once',
    async (name) => {
      const response = await send('kind=candidates', `externalId,${name}\nA,blue\n`, { 'Content-Type': CSV });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: '/1', code: 'unknown_field' }],
      });
    },
  );

  it('of jobs apply parsed and plain postings of an employer', async () => {
    const response = await send(
      'kind=jobs',
      lines([
        { externalId: 'J-1', parsed: { title: 'Line Cook', requiredSkills: ['Cooking'] } },
        { externalId: 'J-2', text: 'Forklift operator wanted in Dayton, OH. $21 an hour, day shift.' },
        { externalId: 'J-3' },
      ]),
      {},
      employerKey,
    );
    expect(await ended(response, employerKey)).toMatchObject({ rowsCreated: 2, rowsFailed: 1 });
    expect(await errorsOf(response.body.importId, employerKey)).toMatchObject([
      { row: 3, externalId: 'J-3', error: { code: 'text_or_parsed_required' } },
    ]);
    const csv = await send(
      'kind=jobs',
      'externalId,parsed.title,parsed.hourlyMinUsd,parsed.requiredSkills\nJ-1,Head Cook,21.5,Cooking\n',
      { 'Content-Type': CSV },
      employerKey,
    );
    expect(await ended(csv, employerKey)).toMatchObject({ rowsUpdated: 1, rowsFailed: 0 });
    expect((await get('/jobs?externalId=J-1', {}, employerKey)).body.jobs[0]).toMatchObject({
      title: 'Head Cook',
    });
  });

  it('are refused without the scope of their kind, and of jobs for an organization', async () => {
    const { key: narrow } = await organization.key({ scopes: ['match'] });
    expect((await send('kind=candidates', '{}', {}, narrow)).body).toMatchObject({
      code: 'insufficient_scope',
      requiredScope: 'candidates',
    });
    expect((await send('kind=jobs', '{}')).body.code).toBe('employer_key_required');
  });

  it('store nothing in a dry run and apply nothing after an invalid row with onError=stop', async () => {
    const file = lines([{ externalId: 'D-1' }, { externalId: 'D-2', email: 'none' }]);
    expect(await ended(await send('kind=candidates&dryRun=true', file))).toMatchObject({
      status: 'succeeded',
      rowsRead: 2,
      rowsFailed: 1,
      rowsCreated: 0,
    });
    const stopped = await send('kind=candidates&onError=stop', file);
    expect(await ended(stopped)).toMatchObject({ status: 'failed', error: { code: 'validation_failed' } });
    expect(await candidate('D-1')).toBeUndefined();
    await until('maintenance deletes the staged rows', async () => (await stagedRows()) === 0);
  });

  it('with an Idempotency-Key are replayed for the same content, also compressed, and refused for another', async () => {
    const headers = { 'Idempotency-Key': 'import-1' };
    const file = lines([{ externalId: 'R-1' }]);
    const first = await send('kind=candidates', file, headers);
    await ended(first);
    const again = await send('kind=candidates', gzip(file), { ...headers, 'Content-Encoding': 'gzip' });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body.importId).toBe(first.body.importId);
    const other = await send('kind=candidates', lines([{ externalId: 'R-2' }]), headers);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect(await candidate('R-2')).toBeUndefined();
  });

  it('refuse a decompression bomb, damaged gzip, another media type and an empty file', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const bomb = gzip(Buffer.alloc(64 * 1024 * 1024, ' '));
    expect((await send('kind=candidates', bomb, headers)).body.code).toBe('payload_too_large');
    expect((await send('kind=candidates', 'no gzip at all', headers)).body.code).toBe('malformed_request');
    const other = await send('kind=candidates', '{}', { 'Content-Type': 'application/json' });
    expect(other.body).toMatchObject({ code: 'unsupported_media_type', supported: [NDJSON, CSV] });
    expect((await send('kind=candidates', '\n\n')).body.code).toBe('validation_failed');
  });

  it('keep rows apart that are not UTF-8 or longer than a row may be', async () => {
    const file = new Uint8Array(
      Buffer.concat([
        Buffer.from('{"externalId":"U-1"}\n{"externalId":"U-2","firstName":"'),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('"}\n{"externalId":"U-3","summary":"'),
        Buffer.alloc(1024 * 1024, 'x'),
        Buffer.from('"}\n{"externalId":"U-4"}\n'),
      ]),
    );
    const response = await send('kind=candidates', file);
    expect(await ended(response)).toMatchObject({ rowsCreated: 2, rowsFailed: 2 });
    expect(await errorsOf(response.body.importId)).toMatchObject([
      { row: 2, error: { code: 'invalid_json' } },
      { row: 3, error: { code: 'payload_too_large' } },
    ]);
  });

  it('exceeding the limits of rows or of concurrent imports of the tenant are refused', async () => {
    const set = (name: string, value: number) =>
      service.database.query(
        `INSERT INTO tenant_settings (tenant_id, name, value) VALUES ($1, $2, to_json($3::int))
         ON CONFLICT (tenant_id, name) DO UPDATE SET value = excluded.value`,
        [organization.tenantId, name, value],
      );
    await set('imports.maxRows', 2);
    const tooMany = await send('kind=candidates', lines([{}, {}, {}]));
    expect(tooMany.body).toMatchObject({ code: 'batch_too_large', maxItems: 2 });
    await set('imports.maxRows', 1_000_000);
    await set('imports.concurrent', 1);
    await service.stopWorkers();
    const first = await send('kind=candidates', lines([{ externalId: 'L-1' }]));
    const second = await send('kind=candidates', lines([{ externalId: 'L-2' }]));
    expect(second.body).toMatchObject({ code: 'rate_limited', policy: 'imports', limit: 1 });
    const cancelled = await call(
      service.baseUrl,
      'POST',
      `/api/v1/operations/${first.body.importId}/cancel`,
      { key },
    );
    expect(cancelled.status).toBe(200);
    await service.startWorkers();
    expect(await ended(first)).toMatchObject({ status: 'cancelled', rowsCreated: 0 });
    expect(await candidate('L-1')).toBeUndefined();
    await until('maintenance deletes the staged rows', async () => (await stagedRows()) === 0);
  });

  it('fail as interrupted when the connection closes during the upload', async () => {
    const before = (await get('/operations?type=import.candidates&status=failed')).body.operations.length;
    const { port } = new URL(service.baseUrl);
    const upload = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/imports?kind=candidates',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': NDJSON, 'Transfer-Encoding': 'chunked' },
    });
    upload.on('error', () => undefined);
    upload.write(lines(Array.from({ length: 600 }, (_, index) => ({ externalId: `I-${index}` }))));
    await until('rows are staged', async () => (await stagedRows()) > 0);
    upload.destroy();
    const operations = await until('the import has failed', async () => {
      const { body } = await get('/operations?type=import.candidates&status=failed');
      return body.operations.length > before ? body.operations : null;
    });
    expect(operations[0].error).toMatchObject({ code: 'upload_interrupted' });
    expect(await candidate('I-0')).toBeUndefined();
    await until('maintenance deletes the staged rows', async () => (await stagedRows()) === 0);
  });

  it('whose process died during the upload fail in the next maintenance run', async () => {
    const [{ id } = { id: '' }] = await service.database.query<{ id: string }>(
      `INSERT INTO imports (import_id, tenant_id, mode, key_id, kind, format, dry_run, on_error, touched_at)
       VALUES (gen_random_uuid(), $1, 'test', gen_random_uuid(), 'candidates', 'ndjson', false, 'continue',
               now() - interval '1 hour') RETURNING import_id AS id`,
      [organization.tenantId],
    );
    const failed = await until('maintenance ends the import', async () => {
      const { body } = await get(`/imports/${id}`);
      return body.status === 'failed' ? body : null;
    });
    expect(failed.error).toMatchObject({ code: 'upload_interrupted' });
  });

  it('delete the staged rows of a person who is erased, and do not restore the person', async () => {
    await ended(await send('kind=candidates', lines([{ externalId: 'E-1', firstName: 'Known' }])));
    const { candidateId } = await candidate('E-1');
    await service.stopWorkers();
    const response = await send('kind=candidates', lines([{ externalId: 'E-1' }, { externalId: 'E-2' }]));
    await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${candidateId}`, { key });
    await service.startWorkers();
    expect((await ended(response)).status).toBe('succeeded');
    expect(await candidate('E-1')).toBeUndefined();
    expect(await candidate('E-2')).toBeDefined();
  });

  it('of several tenants are applied in turns, so that a small one does not wait for a large one', async () => {
    const neighbour = await service.tenant('organization');
    const { key: neighbourKey } = await neighbour.key();
    const rows = (count: number) =>
      lines(Array.from({ length: count }, (_, index) => ({ externalId: `F-${index}` })));
    await service.stopWorkers();
    const large = await send('kind=candidates', rows(6_000));
    const small = await send('kind=candidates', rows(600), {}, neighbourKey);
    await service.startWorkers();
    expect(await ended(small, neighbourKey)).toMatchObject({ rowsCreated: 600 });
    const behind = (await get(`/imports/${large.body.importId}`)).body;
    expect(behind.rowsCreated).toBeLessThan(6_000);
    expect(await ended(large)).toMatchObject({ rowsCreated: 6_000 });
  });
});
