import { parseEndpoint } from '../../../src/webhooks/sending/endpoint-url';
import { isPublicAddress } from '../../../src/webhooks/sending/public-address';
import { MAX_ATTEMPTS, retryDelayMs, parseRetryAfter } from '../../../src/webhooks/sending/retry-schedule';
import { HOSTILE_URLS } from '../../support/hostile-urls';

const publicOnly = { allowLoopback: false };
const HOUR = 3_600_000;

describe('the URL of a webhook endpoint', () => {
  it('is tested with at least 60 hostile URLs', () => {
    expect(new Set(HOSTILE_URLS).size).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_URLS)('is rejected when it is %s', (url) => {
    expect(() => parseEndpoint(url, publicOnly)).toThrow();
  });

  it.each([
    'https://example.com/hook',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://bücher.example.com/',
  ])('is accepted when it is %s', (url) => {
    expect(parseEndpoint(url, publicOnly).loopback).toBe(false);
  });

  it('may be a loopback address in development but never a private network', () => {
    const rules = { allowLoopback: true };
    expect(parseEndpoint('http://127.0.0.1:3000/hook', rules)).toMatchObject({ loopback: true, port: 3000 });
    expect(parseEndpoint('http://localhost:3000/hook', rules).loopback).toBe(true);
    expect(parseEndpoint('http://[::1]:3000/', rules).loopback).toBe(true);
    for (const url of [
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'http://[::ffff:127.0.0.1]/',
      'http://example.com/',
    ]) {
      expect(() => parseEndpoint(url, rules)).toThrow();
    }
  });

  it('may resolve to public addresses only', () => {
    expect(['8.8.8.8', '2606:4700:4700::1111', '1.1.1.1'].filter(isPublicAddress)).toHaveLength(3);
    const refused = [
      '127.0.0.1',
      '::1',
      '::ffff:8.8.8.8',
      '0:0:0:0:0:ffff:7f00:1',
      '64:ff9b::808:808',
      '2001:db8::1',
    ];
    expect([...refused, 'fe80::1%eth0', 'example.com', ''].filter(isPublicAddress)).toEqual([]);
  });
});

describe('the retry schedule', () => {
  it('has ten attempts over 75 hours, 35 minutes and 5 seconds', () => {
    const delays = Array.from(
      { length: MAX_ATTEMPTS - 1 },
      (_each, index) => retryDelayMs(index + 1, null, 0.5) ?? 0,
    );
    expect(delays).toHaveLength(9);
    expect(delays.reduce((sum, delay) => sum + delay)).toBe(75 * HOUR + 35 * 60_000 + 5_000);
    expect(retryDelayMs(MAX_ATTEMPTS, null, 0.5)).toBeNull();
  });

  it('has a jitter of at most 10 %', () => {
    expect([retryDelayMs(2, null, 0), retryDelayMs(2, null, 1)]).toEqual([270_000, 330_000]);
  });

  it('follows Retry-After up to one day', () => {
    expect(retryDelayMs(1, 60_000, 0.5)).toBe(60_000);
    expect(retryDelayMs(1, 100 * HOUR, 0.5)).toBe(24 * HOUR);
    expect(retryDelayMs(3, 1_000, 0.5)).toBe(30 * 60_000);
  });

  it('waits the longest time for a number of seconds of any length', () => {
    for (const text of ['9999999999', '9'.repeat(400)]) {
      expect(retryDelayMs(1, parseRetryAfter(text, new Date()), 0.5)).toBe(24 * HOUR);
    }
  });

  it('parses Retry-After only as seconds or an HTTP date', () => {
    const now = new Date('2026-06-08T12:00:00Z');
    expect(parseRetryAfter('120', now)).toBe(120_000);
    expect(parseRetryAfter('Mon, 08 Jun 2026 12:01:00 GMT', now)).toBe(60_000);
    expect(parseRetryAfter('Monday, 08-Jun-26 12:01:00 GMT', now)).toBe(60_000);
    expect(parseRetryAfter('Mon Jun  8 12:01:00 2026', now)).toBe(60_000);
    expect(parseRetryAfter('Mon, 08 Jun 2026 11:00:00 GMT', now)).toBe(0);
    for (const text of [undefined, '', '-1', 'soon', '1e9', '2026-06-08'])
      expect(parseRetryAfter(text, now)).toBeNull();
  });
});
