import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

const parse = (key: string) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
    key,
    json: { text: 'a' },
    headers: { Prefer: 'respond-async' },
  });

describe('limits of live keys', () => {
  it('counts down in the headers of the draft and refuses the call beyond the quota', async () => {
    const { key } = await (await service.tenant('organization')).key({ mode: 'live' });
    const first = await parse(key);
    expect(first.headers.get('ratelimit-policy')).toBe('"parse";q=60;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"parse";r=59;t=[12]$/);
    let refused = await parse(key);
    for (let calls = 0; calls < 75 && refused.status !== 429; calls += 1) refused = await parse(key);
    expect([refused.status, refused.body.code, refused.body.policy]).toEqual([429, 'rate_limited', 'parse']);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('ratelimit')).toMatch(/^"parse";r=0;t=\d+$/);
    // Another policy of the same key has a bucket of its own.
    expect((await call(service.baseUrl, 'GET', '/api/v1/me', { key })).status).toBe(200);
  });

  it('lets ten parses of one key wait at the same time', async () => {
    const { key } = await (await service.tenant('organization')).key({ mode: 'live' });
    const leave = new AbortController();
    const waiting = Array.from({ length: 10 }, () =>
      call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
        key,
        json: { text: RESUME_TEXT },
        signal: leave.signal,
      }).catch(() => 'left'),
    );
    let eleventh = await parse(key);
    while (eleventh.status === 202) eleventh = await parse(key);
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'concurrency_limited']);
    expect(eleventh.headers.get('retry-after')).toBe('1');
    leave.abort();
    expect(await Promise.all(waiting)).toEqual(Array(10).fill('left'));
    let after = await parse(key);
    while (after.status === 429) after = await parse(key);
    expect(after.status).toBe(202);
  });

  it('does not count test keys', async () => {
    const { key } = await (await service.tenant('organization')).key();
    const answers = await Promise.all(Array.from({ length: 80 }, () => parse(key)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(80).fill(202));
    expect(answers[0]?.headers.get('ratelimit-policy')).toBeNull();
  });
});
