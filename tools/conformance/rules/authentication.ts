import { inParallel } from '../parallel';
import type { Area } from '../rule';

const UNKNOWN_KEY = `svc_test_${'0'.repeat(36)}`;

const CASES: { headers: Record<string, string>; code: string }[] = [
  { headers: {}, code: 'missing_api_key' },
  { headers: { Authorization: 'Bearer svc_live_short' }, code: 'invalid_api_key' },
  { headers: { Authorization: `Bearer ${UNKNOWN_KEY}` }, code: 'invalid_api_key' },
];

/** Authentication (401). */
export const authentication: Area = {
  name: 'authentication',
  rules: [
    {
      id: 'authentication.401',
      says: 'every operation rejects a missing, malformed or unknown key before it reads the body, and does not repeat the key',
      run: async (run) => {
        await inParallel(run.closed, run.concurrency, async (operation) => {
          for (const { headers, code } of CASES) {
            const body = operation.body === null ? {} : { raw: '{"not json' };
            const exchange = await run.session.call(
              operation,
              operation.method,
              run.records.pathOf(operation),
              {
                key: null,
                ...body,
                headers: {
                  ...headers,
                  ...(operation.body === null ? {} : { 'Content-Type': 'application/json' }),
                },
              },
            );
            run.expectResponse(exchange, 401, code);
            run.expect(!exchange.response.text.includes(UNKNOWN_KEY), 'the key is repeated', exchange);
            const challenge = exchange.response.headers['www-authenticate'] ?? '';
            const namesError = challenge.includes('error="invalid_token"');
            run.expect(
              namesError === (code !== 'missing_api_key'),
              'WWW-Authenticate: error="invalid_token" only for a bad key',
              exchange,
            );
          }
        });
      },
    },
    ...(
      [
        ['expired-key', 401, 'expired_api_key'],
        ['revoked-key', 401, 'revoked_api_key'],
        ['restricted-ip-key', 403, 'ip_not_allowed'],
        ['suspended-key', 403, 'tenant_suspended'],
      ] as const
    ).map(([key, status, code]) => ({
      id: `authentication.${key}`,
      says: `every operation responds with ${status} ${code}`,
      needs: [key],
      run: async (run: Parameters<Area['rules'][number]['run']>[0]): Promise<void> => {
        await inParallel(run.closed, run.concurrency, async (operation) => {
          const path = run.records.pathOf(operation);
          run.expectResponse(
            await run.session.call(operation, operation.method, path, { key }),
            status,
            code,
          );
        });
      },
    })),
    {
      id: 'authentication.scheme',
      says: 'a key with a scheme other than Bearer is rejected',
      run: async (run) => {
        const basic = { Authorization: `Basic ${Buffer.from('user:password').toString('base64')}` };
        const exchange = await run.session.op('GET /api/v1/me', { key: null, headers: basic });
        run.expectResponse(exchange, 401, 'missing_api_key', 'invalid_api_key');
      },
    },
  ],
};
