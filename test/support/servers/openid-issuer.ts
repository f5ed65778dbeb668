import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import jwt from 'jsonwebtoken';

export const OPENID_CLIENT = { id: 'tenure-portal', secret: 'a secret of this test alone' };

/** A minimal OpenID Connect issuer that signs in the same person on every request. */
export class OpenIdIssuer {
  person: Record<string, unknown> = {};
  /** Changes the claims of an ID token before it is signed. */
  overrides: (claims: Record<string, unknown>) => Record<string, unknown> = (claims) => claims;
  /** Whether tokens are signed with a key that the issuer does not publish. */
  forged = false;
  /** Number of token requests with a matching code and verifier. */
  granted = 0;
  private readonly publishedKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly unpublishedKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly requests = new Map<string, URLSearchParams>();
  private readonly server: Server = createServer((request, response) => void this.respond(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const json = (body: object, status = 200): void =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') {
      json({
        issuer: this.url,
        authorization_endpoint: `${this.url}/authorize`,
        token_endpoint: `${this.url}/token`,
        jwks_uri: `${this.url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (url.pathname === '/keys') {
      json({
        keys: [
          { ...this.publishedKeys.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' },
        ],
      });
    } else if (url.pathname === '/authorize') {
      const code = createHash('sha256').update(url.search).digest('hex');
      this.requests.set(code, url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { Location: back.href }).end();
    } else if (url.pathname === '/token') {
      const form = new URLSearchParams(await text(request));
      const authorization = this.requests.get(form.get('code') ?? '');
      this.requests.delete(form.get('code') ?? '');
      if (!authorization || !matchesAuthorization(authorization, form))
        return json({ error: 'invalid_grant' }, 400);
      this.granted += 1;
      json({
        access_token: 'opaque',
        token_type: 'Bearer',
        id_token: this.idToken(authorization.get('nonce')),
      });
    } else {
      response.writeHead(404).end();
    }
  }

  private idToken(nonce: string | null): string {
    const key: KeyObject = (this.forged ? this.unpublishedKeys : this.publishedKeys).privateKey;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.url, aud: OPENID_CLIENT.id, iat: now, exp: now + 300, nonce, ...this.person };
    return jwt.sign(this.overrides(claims), key, { algorithm: 'RS256', keyid: '1' });
  }
}

/** Whether the token request matches the authorization request in client, redirect URI and verifier. */
function matchesAuthorization(authorization: URLSearchParams, form: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return (
    authorization.get('code_challenge_method') === 'S256' &&
    authorization.get('code_challenge') === challenge &&
    authorization.get('redirect_uri') === form.get('redirect_uri') &&
    form.get('client_id') === OPENID_CLIENT.id &&
    form.get('client_secret') === OPENID_CLIENT.secret
  );
}
