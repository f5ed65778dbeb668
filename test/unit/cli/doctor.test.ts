import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diskCheck } from '../../../src/cli/doctor/disk';
import { runChecks } from '../../../src/cli/doctor/run-checks';
import { isAtLeast, ok, type Check } from '../../../src/cli/doctor/finding';
import { mailCheck } from '../../../src/cli/doctor/mail';
import { modelCheck } from '../../../src/cli/doctor/model';
import { nodeCheck } from '../../../src/cli/doctor/node';
import { ocrCheck } from '../../../src/cli/doctor/ocr';
import { ConfigError, type Config } from '../../../src/config/config';
import { MailServer } from '../../support/servers/mail-server';

const config = {} as Config;

describe('doctor', () => {
  it('reports the findings of every check and marks a failing check as broken with its remedy', async () => {
    const checks: Check[] = [
      { name: 'fine', remedy: '', run: async () => [ok('fine', 'yes')] },
      {
        name: 'store',
        remedy: 'Start it.',
        run: () => Promise.reject(new AggregateError([new Error('refused')])),
      },
    ];
    expect(await runChecks(() => config, checks)).toEqual([
      ok('settings', 'complete'),
      ok('fine', 'yes'),
      { check: 'store', status: 'broken', detail: 'refused', mend: 'Start it.' },
    ]);
  });

  it('reports missing settings instead of failing', async () => {
    const findings = await runChecks(() => {
      throw new ConfigError('DATABASE_URL: required');
    });
    expect(findings).toEqual([
      expect.objectContaining({ check: 'settings', status: 'broken', detail: 'DATABASE_URL: required' }),
    ]);
  });

  it('compares versions numerically', () => {
    expect(isAtLeast('20.20.2', '20.19.0')).toBe(true);
    expect(isAtLeast('9.1', '10')).toBe(false);
    expect(isAtLeast('17.10', '17.9')).toBe(true);
    expect(isAtLeast('7', '6.2.0')).toBe(true);
  });

  it('accepts the Node.js version that runs the tests and checks the disk', async () => {
    expect(await nodeCheck.run(config)).toEqual([ok('node', process.versions.node)]);
    expect((await diskCheck.run(config)).map(({ check }) => check)).toContain('disk');
  });

  it('recognizes a word in a rendered image with the installed OCR engine', async () => {
    const parsing = { threads: 1, memoryMb: 768, timeoutMs: 45_000 };
    expect(await ocrCheck.run({ parsing } as Config)).toEqual([ok('ocr', 'read "TENURE"')]);
  });
});

describe('the language model check of doctor', () => {
  const check = async (status: number, body: unknown, model: string | null): Promise<string> => {
    const server = createServer((request, response) => {
      const isExpected = request.headers.authorization === 'Bearer sesame' && request.url === '/v1/models';
      response
        .writeHead(isExpected ? status : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
    try {
      const findings = await modelCheck.run({
        languageModel: { apiKey: 'sesame', baseUrl, model },
      } as Config);
      expect(JSON.stringify(findings)).not.toContain('sesame');
      return findings.map(({ status: state, detail }) => `${state}: ${detail}`).join();
    } finally {
      await new Promise((resolve) => void server.close(resolve));
    }
  };
  const models = { data: [{ id: 'small' }, { id: 'large' }] };

  it('lists the models with the key and reports a missing model, a rejected key or a failing server', async () => {
    expect(await check(200, models, 'large')).toBe('ok: large');
    expect(await check(200, models, 'huge')).toBe('broken: the server has no model "huge"');
    expect(await check(401, {}, 'large')).toContain('broken: the server rejects the key');
    expect(await check(500, {}, 'large')).toContain('warning: the server responds with 500');
  });

  it('is skipped when no key is set', async () => {
    const [finding] = await modelCheck.run({ languageModel: null } as Config);
    expect(finding?.status).toBe('skipped');
  });
});

describe('the mail server check of doctor', () => {
  const check = async (url: string): Promise<string> => {
    const mail = { kind: 'smtp', url, from: 'a@example.com', baseUrl: '' };
    const findings = await mailCheck.run({ mail } as Config);
    expect(JSON.stringify(findings)).not.toMatch(/sesame|clerk/);
    return findings.map(({ status, detail }) => `${status}: ${detail}`).join();
  };

  it('signs in without sending a mail and reports why sending would fail', async () => {
    const server = await new MailServer().start();
    const { url } = server;
    const host = new URL(url).host;
    const withUser = url.replace('//', '//clerk:sesame@');
    expect(await check(url)).toBe(`ok: ${host}`);
    server.signInAnswer = '235 welcome';
    expect(await check(withUser)).toBe(`ok: ${host} accepts the sign-in`);
    server.signInAnswer = '535 5.7.8 no such user clerk with sesame';
    expect(await check(withUser)).toBe(`broken: ${host} rejects the sign-in (EAUTH 535)`);
    expect(await check(`${withUser.replace('127.0.0.1', '127.0.0.2').replace('smtp:', 'smtps:')}`)).toMatch(
      /^broken: 127\.0\.0\.2:\d+ is unreachable \(ECONNREFUSED\)$/,
    );
    expect(server.received).toEqual([]);
    await server.stop();
    expect(await check(url)).toBe(`broken: ${host} is unreachable (ECONNREFUSED)`);
  });
});
