import { z } from 'zod';
import { GuardedModel } from '../../../src/llm/guarded-model';
import type { ModelRequest } from '../../../src/llm/language-model';
import { OpenAiServer } from '../../../src/llm/openai-server';
import { createLogger } from '../../../src/platform/logger';
import { startFakeModel, type FakeModel } from '../../support/servers/fake-model';
import { MemoryLedger } from '../../support/memory-ledger';

const schema = z.object({ word: z.string() });
const SECRET = 'Zebulon Quackenbush';
const request: ModelRequest<{ word: string }> = {
  purpose: 'occupation',
  tenantId: 'tenant-a',
  instructions: 'Say a word.',
  content: [{ text: SECRET }],
  schema,
  maxAnswerTokens: 50,
};

let fake: FakeModel;
let ledger: MemoryLedger;
let now: Date;
let outcomes: string[];

// Each test has its own server: a request that a test gives up may arrive after the test has ended.
beforeEach(async () => {
  fake = await startFakeModel();
  Object.assign(fake, { tokens: 100, reply: () => ({ word: SECRET }) });
  ledger = new MemoryLedger();
  now = new Date('2026-03-01T12:00:00Z');
  outcomes = [];
});
afterEach(() => fake.close());

const model = (limits: { timeoutMs?: number; dailyTokens?: number } = {}): GuardedModel =>
  new GuardedModel(
    new OpenAiServer({ apiKey: 'k', baseUrl: fake.baseUrl, model: 'small', visionModel: 'large' }),
    ledger,
    { timeoutMs: 5_000, dailyTokens: 10_000, breaker: { failures: 2, restMs: 30_000 }, ...limits },
    { now: () => now },
    createLogger({ level: 'silent', process: 'test' }),
    (_purpose, outcome) => outcomes.push(outcome),
  );

describe('the guarded model', () => {
  it('sends instructions and data separately and chooses the vision model for images', async () => {
    expect(await model().ask(request)).toEqual({ value: { word: SECRET }, cached: false });
    expect(fake.calls[0]).toMatchObject({ model: 'small', instructions: 'Say a word.', text: SECRET });
    await model().ask({ ...request, purpose: 'transcribe', content: [{ jpeg: Buffer.from('x') }] });
    expect(fake.calls[1]).toMatchObject({ model: 'large', images: ['data:image/jpeg;base64,eA=='] });
  });

  it('returns a cached answer only for the same request of the same tenant', async () => {
    const guarded = model();
    await guarded.ask(request);
    expect(await guarded.ask(request)).toEqual({ value: { word: SECRET }, cached: true });
    expect(fake.calls).toHaveLength(1);
    await guarded.ask({ ...request, tenantId: 'tenant-b' });
    await guarded.ask({ ...request, content: [{ text: 'other' }] });
    expect(fake.calls).toHaveLength(3);
  });

  it('encrypts stored answers and ignores one that was changed', async () => {
    await model().ask(request);
    const [[name, value]] = [...ledger.answers] as [[string, Buffer]];
    expect(value.toString('latin1')).not.toContain('Zebulon');
    ledger.answers.set(name, Buffer.from(value.map((byte) => byte ^ 1)));
    expect(await model().ask(request)).toMatchObject({ cached: false });
  });

  it.each([
    ['no JSON', 'I would rather not.'],
    ['another shape', { verb: 'run' }],
  ])('rejects an answer that is %s and does not store it', async (_what, reply) => {
    fake.reply = () => reply;
    expect(await model().ask(request)).toEqual({ refused: 'malformed' });
    expect(ledger.answers.size).toBe(0);
  });

  it('times out at its deadline', async () => {
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => (open = resolve));
    expect(await model({ timeoutMs: 60 }).ask(request)).toEqual({ refused: 'timeout' });
    open();
  });

  it('opens its breaker after failures, retries once after a pause and closes it after a success', async () => {
    const guarded = model();
    fake.status = 500;
    for (let call = 0; call < 2; call += 1) expect(await guarded.ask(request)).toEqual({ refused: 'failed' });
    expect(await guarded.ask(request)).toEqual({ refused: 'breaker_open' });
    expect(fake.calls).toHaveLength(2);
    now = new Date(now.getTime() + 31_000);
    expect(await guarded.ask(request)).toEqual({ refused: 'failed' });
    expect(await guarded.ask(request)).toEqual({ refused: 'breaker_open' });
    fake.status = 200;
    now = new Date(now.getTime() + 31_000);
    expect(await guarded.ask(request)).toMatchObject({ cached: false });
    expect(await guarded.ask({ ...request, content: [{ text: 'b' }] })).toMatchObject({ cached: false });
    expect(outcomes).toContain('breaker_open');
  });

  it('limits each tenant to its daily tokens, counted by actual usage', async () => {
    const guarded = model({ dailyTokens: 240 });
    const askAbout = (text: string, tenantId = 'tenant-a') =>
      guarded.ask({ ...request, tenantId, content: [{ text }] });
    expect(await askAbout('one')).toMatchObject({ cached: false });
    expect(await askAbout('two')).toMatchObject({ cached: false });
    expect(ledger.used.get('tenant-a:2026-03-01')).toBe(200);
    expect(await askAbout('three')).toEqual({ refused: 'budget' });
    expect(await askAbout('one')).toMatchObject({ cached: true });
    expect(await askAbout('three', 'tenant-b')).toMatchObject({ cached: false });
    now = new Date('2026-03-02T00:00:01Z');
    expect(await askAbout('three')).toMatchObject({ cached: false });
  });
});
