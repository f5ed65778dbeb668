const MAX_LENGTH = 1_000;
/** Printable ASCII without spaces, quotes, angle brackets, backslashes, and the separators of a policy header. */
const SAFE_CHARACTERS = /^[!#-&(-+\--:=?-[\]_a-z~]+$/;
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** A private-use scheme is a reversed domain name (RFC 8252 §7.1), so it has a period. This excludes `javascript:`. */
const PRIVATE_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/**
 * Returns why an address cannot be a redirect address; null if it can. Allowed are https, http on the same machine for
 * native programs, and private-use schemes.
 */
export function redirectUriFault(text: string): string | null {
  if (text.length > MAX_LENGTH) return `must have at most ${MAX_LENGTH} characters`;
  const url = SAFE_CHARACTERS.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null) return 'must be a complete address such as https://agent.example/callback';
  if (text.includes('#')) return 'must not contain a fragment';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  if (url.protocol === 'https:' || isLoopback(url) || PRIVATE_SCHEME.test(url.protocol)) return null;
  return 'must begin with https://, be on this computer (http://127.0.0.1), or have a private scheme such as com.example.app:';
}

/**
 * True if the requested address is a registered one, character by character. The only exception are addresses on the
 * same machine, whose port a native program cannot know in advance (RFC 9700 §4.1.3).
 */
export function isRegisteredRedirectUri(requested: string, registered: readonly string[]): boolean {
  if (redirectUriFault(requested) !== null) return false;
  if (registered.includes(requested)) return true;
  const portless = withoutLoopbackPort(requested);
  return portless !== null && registered.some((each) => withoutLoopbackPort(each) === portless);
}

/** What a person can recognize of a redirect address. */
export function redirectTarget(uri: string): string {
  const url = new URL(uri);
  if (isLoopback(url)) return 'a program on this computer';
  return url.protocol === 'https:' ? url.host : `the app ${url.protocol.slice(0, -1)}`;
}

function isLoopback(url: URL): boolean {
  return url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname);
}

function withoutLoopbackPort(uri: string): string | null {
  const match = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(\/.*|\?.*|)$/.exec(uri);
  return match === null ? null : `${match[1]}${match[2]}`;
}
