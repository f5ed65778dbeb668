import { z } from 'zod';
import { EndpointRefusedError } from '../../../webhooks/sending/endpoint-url';
import { ResponseTooLargeError, type GuardedFetcher } from '../../../webhooks/sending/guarded-fetcher';
import { OAuthFault } from './oauth-fault';
import { redirectUriFault } from './redirect-uri';

const MAX_REDIRECT_URIS = 20;
const MAX_NAME_LENGTH = 100;

/** What a client says about itself at the address that is its id. */
export interface ClientDocument {
  name: string;
  redirectUris: string[];
}

const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().min(1).max(500).optional(),
  redirect_uris: z.array(z.string()).min(1).max(MAX_REDIRECT_URIS),
  token_endpoint_auth_method: z.string().optional(),
  grant_types: z.array(z.string()).optional(),
  client_secret: z.never().optional(),
});

/**
 * True for the address of a client id metadata document (draft-ietf-oauth-client-id-metadata-document): https, with a
 * path, without query, fragment, user and dot segments, in the form that `URL` gives it.
 */
export function isDocumentAddress(clientId: string, allowLoopback: boolean): boolean {
  if (!/^https?:\/\//.test(clientId) || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  const isLoopback = allowLoopback && url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isLoopback) return false;
  const { username, password, search, hash, pathname } = url;
  return (
    [username, password, search, hash].every((part) => part === '') &&
    pathname !== '/' &&
    url.href === clientId
  );
}

/** Reads metadata documents from the public internet, without redirects. Private addresses are refused. */
export class ClientDocumentReader {
  constructor(
    private readonly fetcher: Pick<GuardedFetcher, 'fetchOnce'>,
    /** True if documents may be on this machine, for development. */
    readonly allowLoopback: boolean,
  ) {}

  /** Throws an `OAuthFault` that describes what is wrong with the document. */
  async read(clientId: string): Promise<ClientDocument> {
    const text = await this.fetch(clientId);
    const parsed = documentSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw invalidDocument('has not the required members');
    const document = parsed.data;
    if (document.client_id !== clientId) throw invalidDocument('belongs to another client');
    if ((document.token_endpoint_auth_method ?? 'none') !== 'none') {
      throw invalidDocument('must state the token endpoint authentication method none');
    }
    if (document.grant_types && !document.grant_types.includes('authorization_code')) {
      throw invalidDocument('does not allow the grant type authorization_code');
    }
    for (const uri of document.redirect_uris) {
      const fault = redirectUriFault(uri);
      if (fault !== null) throw invalidDocument(`has a redirect address that ${fault}`);
    }
    return { name: nameOf(document.client_name, clientId), redirectUris: document.redirect_uris };
  }

  private async fetch(url: string): Promise<string> {
    const request = { url, headers: { accept: 'application/json' }, allowLoopback: this.allowLoopback };
    const response = await this.fetcher
      .fetchOnce(request, new AbortController().signal)
      .catch((error: unknown) => {
        if (error instanceof EndpointRefusedError) throw invalidDocument('is not on the public internet');
        if (error instanceof ResponseTooLargeError) throw invalidDocument('is too large');
        throw new OAuthFault(
          'temporarily_unavailable',
          'The metadata document of the client cannot be read.',
        );
      });
    if (response.statusCode !== 200) throw invalidDocument('cannot be read');
    if (!/^application\/(?:[a-z.-]+\+)?json\b/i.test(response.contentType ?? ''))
      throw invalidDocument('is not JSON');
    return response.body.toString('utf8');
  }
}

function nameOf(statedName: string | undefined, clientId: string): string {
  const line = (statedName ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return (line === '' ? new URL(clientId).host : line).slice(0, MAX_NAME_LENGTH);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function invalidDocument(what: string): OAuthFault {
  return new OAuthFault('invalid_client', `The metadata document of the client ${what}.`);
}
