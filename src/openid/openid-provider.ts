import type { Configuration } from 'openid-client' with { 'resolution-mode': 'import' };

const TIMEOUT_SECONDS = 10;

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Binds a response to the browser that started the sign-in; only that browser stores it. */
export interface OpenIdSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface OpenIdIdentity {
  issuer: string;
  subject: string;
  /** Null when the issuer does not vouch for it. */
  verifiedEmail: string | null;
}

/**
 * One OpenID Connect issuer, spoken to by the authorization code flow with PKCE (RFC 7636), state and nonce. ID tokens
 * are checked against the keys of the issuer, though they come straight from it.
 */
export class OpenIdProvider {
  private configurationPromise: Promise<Configuration> | null = null;

  constructor(private readonly settings: OpenIdSettings) {}

  /** Where to send the browser. Throws when the issuer cannot be reached. */
  async start(redirectUri: string): Promise<{ address: string; secrets: OpenIdSecrets }> {
    const library = await import('openid-client');
    const secrets = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    };
    const address = library.buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /** Who came back, by the address the issuer sent the browser to. Throws for an answer that is not to be believed. */
  async finish(cameBackTo: URL, secrets: OpenIdSecrets): Promise<OpenIdIdentity> {
    const library = await import('openid-client');
    const configuration = await this.configuration();
    const tokens = await library.authorizationCodeGrant(configuration, cameBackTo, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer did not return an ID token');
    // Some issuers tell the address only to those who ask apart.
    const person =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      verifiedEmail: person.email_verified === true && typeof person.email === 'string' ? person.email : null,
    };
  }

  /** What the issuer says of itself; asked for once, and again after a failure. */
  private configuration(): Promise<Configuration> {
    this.configurationPromise ??= this.discover().catch((error: unknown) => {
      this.configurationPromise = null;
      throw error;
    });
    return this.configurationPromise;
  }

  private async discover(): Promise<Configuration> {
    const library = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.settings;
    const server = new URL(issuer);
    return library.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        library.enableNonRepudiationChecks,
        // Settings let plain http through for an issuer on this machine alone.
        ...(server.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    });
  }
}
