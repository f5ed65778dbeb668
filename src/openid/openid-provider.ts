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
  /** Null if the issuer has not verified it. */
  verifiedEmail: string | null;
}

/**
 * Client of one OpenID Connect issuer. Uses the authorization code flow with PKCE (RFC 7636), state and nonce. Checks
 * the signature of ID tokens with the keys of the issuer, although the tokens come directly from it.
 */
export class OpenIdProvider {
  private configurationPromise: Promise<Configuration> | null = null;

  constructor(private readonly settings: OpenIdSettings) {}

  /** Returns the URL to redirect the browser to. Throws if the issuer cannot be reached. */
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

  /** Returns the identity from the URL that the issuer redirected the browser to. Throws if the response is invalid. */
  async finish(callbackUrl: URL, secrets: OpenIdSecrets): Promise<OpenIdIdentity> {
    const library = await import('openid-client');
    const configuration = await this.configuration();
    const tokens = await library.authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer did not return an ID token');
    // Some issuers return the email address only from the userinfo endpoint.
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

  /** Metadata of the issuer, loaded once; a failed load is retried at the next call. */
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
        // The configuration allows plain http only for an issuer on this machine.
        ...(server.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    });
  }
}
