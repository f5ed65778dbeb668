import { createHash } from 'node:crypto';
import { randomBase62 } from '../../../src/platform/ids';
import type { ApiResponse } from '../api';
import type { BrowserClient } from '../browser/browser-client';
import { postForm } from './oauth';

export interface Attempt {
  /** Parameters of the authorization request. */
  parameters: Record<string, string>;
  verifier: string;
}

/** A program that asks a person for access, and the person's browser. */
export class AgentProgram {
  constructor(
    private readonly baseUrl: string,
    readonly clientId: string,
    readonly redirectUri: string,
    private readonly secret: string | null = null,
  ) {}

  /** A valid request; `changes` replaces parameters, and an empty text removes one. */
  attempt(changes: Record<string, string> = {}): Attempt {
    const verifier = randomBase62(64);
    const parameters = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      state: randomBase62(20),
      ...changes,
    };
    return {
      verifier,
      parameters: Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== '')),
    };
  }

  open(browser: BrowserClient, { parameters }: Attempt): Promise<ApiResponse> {
    return browser.request('GET', `/oauth/authorize?${new URLSearchParams(parameters).toString()}`);
  }

  /** Opens the page and presses a button of it. */
  async decide(
    browser: BrowserClient,
    attempt: Attempt,
    fields: [string, string][] = [['decision', 'allow'], ['mode', 'test'], ...ALL_SCOPES],
  ): Promise<ApiResponse> {
    const page = await this.open(browser, attempt);
    return browser.request('POST', '/oauth/authorize', {
      form: [
        ['token', hiddenField(page.text, 'token')],
        ['request', hiddenField(page.text, 'request')],
        ...fields,
      ],
    });
  }

  /** Asks and is allowed. Returns the parameters of the redirect. */
  async code(
    browser: BrowserClient,
    attempt: Attempt,
    fields?: [string, string][],
  ): Promise<URLSearchParams> {
    const response = await this.decide(browser, attempt, fields);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`no redirect: ${response.status} ${response.text}`);
    return new URL(location).searchParams;
  }

  token(parameters: Record<string, string>): Promise<ApiResponse> {
    return postForm(this.baseUrl, '/oauth/token', {
      client_id: this.clientId,
      ...(this.secret === null ? {} : { client_secret: this.secret }),
      ...parameters,
    });
  }

  exchange(code: string, verifier: string, changes: Record<string, string> = {}): Promise<ApiResponse> {
    const parameters = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: verifier,
      ...changes,
    };
    return this.token(Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== '')));
  }

  refresh(refreshToken: string, changes: Record<string, string> = {}): Promise<ApiResponse> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken, ...changes });
  }

  /** Connects the program: asks, is allowed, and exchanges the code. */
  async connect(
    browser: BrowserClient,
    changes: Record<string, string> = {},
    fields?: [string, string][],
  ): Promise<{ access: string; refresh: string; code: string; verifier: string }> {
    const attempt = this.attempt(changes);
    const code = (await this.code(browser, attempt, fields)).get('code') ?? '';
    const { status, body, text } = await this.exchange(code, attempt.verifier);
    if (status !== 200) throw new Error(`no tokens: ${status} ${text}`);
    return {
      access: String(body.access_token),
      refresh: String(body.refresh_token),
      code,
      verifier: attempt.verifier,
    };
  }
}

export const ALL_SCOPES = ['parse', 'match', 'retention', 'skills', 'jobs', 'candidates'].map(
  (scope): [string, string] => ['scope', scope],
);

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

export function hiddenField(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return value.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
}
