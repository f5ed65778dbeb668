import { KINDS } from '../../../src/domain/connectors';
import type { ConnectorKindName } from '../../../src/domain/connectors/connector-kind';
import { BoardClient } from '../../../src/services/connectors/board-client';
import type { ConnectorCredentials } from '../../../src/services/connectors/connector-record';
import { EndpointRefusedError } from '../../../src/webhooks/sending/endpoint-url';
import type { GuardedRequest, GuardedResponse } from '../../../src/webhooks/sending/guarded-fetcher';

const SIGNAL = new AbortController().signal;
const CLIENT: ConnectorCredentials = { type: 'client_credentials', clientId: 'id', clientSecret: 'secret' };

function clientOf(answer: (request: GuardedRequest) => Partial<GuardedResponse>) {
  const requests: GuardedRequest[] = [];
  const fetch = (request: GuardedRequest): Promise<GuardedResponse> => {
    requests.push(request);
    const response = {
      ...{ url: request.url, statusCode: 200, contentType: null, link: null, retryAfterMs: null },
      ...{ body: Buffer.from('[]'), ...answer(request) },
    };
    return Promise.resolve(response);
  };
  const clock = { now: () => new Date('2026-11-01T00:00:00Z') };
  const client = new BoardClient({ fetch }, { allowLoopback: false, testOrigin: null }, clock);
  const get = (
    kind: ConnectorKindName,
    credentials: ConnectorCredentials | null,
    mode: 'live' | 'test' = 'live',
  ) =>
    client.get(
      { connectorId: 'c1', mode, kind: KINDS[kind], credentials },
      'https://example.com/jobs',
      SIGNAL,
    );
  return { get, requests };
}

describe('the client of boards', () => {
  it('requests one access token for many pages and reads the next page from the Link header', async () => {
    const { get, requests } = clientOf(({ url }) =>
      url.startsWith('https://auth.greenhouse.io/')
        ? { body: Buffer.from('{"access_token":"t-1","expires_in":3600}') }
        : { link: '<https://example.com/jobs?cursor=2>; rel="next", <https://example.com/x>; rel="last"' },
    );
    await get('greenhouse_harvest', CLIENT);
    const { nextLink } = await get('greenhouse_harvest', CLIENT);
    expect(nextLink).toBe('https://example.com/jobs?cursor=2');
    expect(requests.map(({ url }) => new URL(url).host)).toEqual([
      'auth.greenhouse.io',
      'example.com',
      'example.com',
    ]);
    expect(requests[0]?.body).toBe('grant_type=client_credentials');
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('id:secret').toString('base64')}`);
    expect(requests[2]?.headers.authorization).toBe('Bearer t-1');
  });

  it('sends the key and the token of the account to a unified API, and nothing to an open board', async () => {
    const { get, requests } = clientOf(() => ({ body: Buffer.from('{}') }));
    await get('merge', { type: 'api_key', apiKey: 'k', accountToken: 'a' });
    await get('greenhouse', null);
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer k', 'x-account-token': 'a' });
    expect(Object.keys(requests[1]?.headers ?? {})).toEqual(['accept']);
    await expect(get('merge', null)).rejects.toMatchObject({ fault: 'credentials' });
  });

  it.each([
    [429, 'unavailable', 7_000],
    [502, 'unavailable', 7_000],
    [401, 'credentials', null],
    [404, 'gone', null],
    [400, 'unexpected', null],
  ])('classifies status %i as %s', async (statusCode, fault, retryAfterMs) => {
    const { get } = clientOf(() => ({ statusCode, retryAfterMs: 7_000 }));
    await expect(get('greenhouse', null)).rejects.toMatchObject({ fault, retryAfterMs });
  });

  it('does not retry an address that is not public', async () => {
    const { get } = clientOf(() => {
      throw new EndpointRefusedError(
        'address_not_allowed',
        'The host must be reachable on the public internet.',
      );
    });
    await expect(get('lever', null)).rejects.toMatchObject({ fault: 'address' });
  });
});
