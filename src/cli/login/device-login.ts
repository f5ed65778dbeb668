import type { Configuration } from 'openid-client' with { 'resolution-mode': 'import' };
import { COMMAND_LINE_CLIENT_ID } from '../../services/access/oauth/command-line-client';
import { UsageError } from '../command-runner';
import type { SignIn, SignInStore } from './sign-in-store';

/** A token is renewed before its last minute. */
const MARGIN_MS = 60_000;

interface TokenResponse {
  access_token: string;
  refresh_token?: string | undefined;
  expires_in?: number | undefined;
}

/** What the user must do in the browser. */
export interface DevicePrompt {
  address: string;
  code: string;
}

/** Signs in with the device flow, and returns a valid access token later. The library is the same as for OpenID. */
export class DeviceLogin {
  constructor(
    private readonly url: string,
    private readonly store: SignInStore,
  ) {}

  /** Waits until the person has decided. Throws if the person denies or the code expires. */
  async signIn(scope: string | null, show: (prompt: DevicePrompt) => void): Promise<void> {
    const library = await import('openid-client');
    const server = await this.server();
    const started = await library.initiateDeviceAuthorization(server, scope === null ? {} : { scope });
    show({
      address: started.verification_uri_complete ?? started.verification_uri,
      code: started.user_code,
    });
    this.save(await library.pollDeviceAuthorizationGrant(server, started));
  }

  /** Revokes the access and forgets it. Returns false if there is none. */
  async signOut(): Promise<boolean> {
    const signIn = this.store.find(this.url);
    if (!signIn) return false;
    const library = await import('openid-client');
    await library.tokenRevocation(await this.server(), signIn.refreshToken);
    this.store.save(this.url, null);
    return true;
  }

  /** Returns an access token that is valid for at least a minute. */
  async accessToken(): Promise<string> {
    const signIn = this.store.find(this.url);
    if (!signIn)
      throw new UsageError(`You are not signed in at ${this.url}. Run "tenure login", or send --key.`);
    if (signIn.expiresAt - MARGIN_MS > Date.now()) return signIn.accessToken;
    const library = await import('openid-client');
    return this.save(await library.refreshTokenGrant(await this.server(), signIn.refreshToken)).accessToken;
  }

  private save(response: TokenResponse): SignIn {
    const { access_token, refresh_token, expires_in } = response;
    if (refresh_token === undefined) throw new Error('The service has issued no refresh token.');
    const signIn = {
      accessToken: access_token,
      refreshToken: refresh_token,
      expiresAt: Date.now() + (expires_in ?? 0) * 1_000,
    };
    this.store.save(this.url, signIn);
    return signIn;
  }

  private async server(): Promise<Configuration> {
    const library = await import('openid-client');
    const url = new URL(this.url);
    return library.discovery(url, COMMAND_LINE_CLIENT_ID, undefined, library.None(), {
      algorithm: 'oauth2',
      // A service on this computer has no certificate.
      execute: url.protocol === 'http:' ? [library.allowInsecureRequests] : [],
    });
  }
}
