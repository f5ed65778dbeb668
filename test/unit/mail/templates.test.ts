import { renderMail } from '../../../src/mail/mail-template';
import { buildMail } from '../../../src/mail/templates';

const HOSTILE = '"><script>alert(1)</script>\r\nBcc: all@example.com\u2028\u202egro';
const key = {
  tenantName: HOSTILE,
  keyName: HOSTILE,
  last4: 'a1B2',
  mode: 'live',
  expiresAt: '2026-12-01T08:30:00.000Z',
  lastUsedAt: null,
  createdAt: '2026-01-15T00:00:00.000Z',
};

describe('mail templates', () => {
  it.each([
    ['invitation', { tenantName: HOSTILE }, '/developers/invitations/x'],
    ['key_expiring', key, ''],
    ['key_unused', key, ''],
    ['webhook_failing_day', { tenantName: HOSTILE, mode: 'live', host: HOSTILE, since: null }, ''],
  ])('escape names in a mail of kind %s and keep them on one line', (kind, facts, link) => {
    const { subject, text, html } = renderMail(buildMail(kind, facts, link), 'https://api.example.com');
    expect(subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).not.toContain('\u202e');
    expect(html).toMatch(/href="https:\/\/api\.example\.com\/developers\/[a-z/]+"/);
  });

  it('write dates in words and in UTC', () => {
    const { text } = renderMail(buildMail('key_expiring', { ...key, keyName: 'nightly' }, ''), '');
    expect(text).toContain('“nightly” (ending in a1B2)');
    expect(text).toContain('stops working at 08:30 UTC on 1 December 2026');
  });

  it('throw for an unknown kind or missing facts', () => {
    expect(() => buildMail('constructor', {}, '')).toThrow('mail kind constructor does not exist');
    expect(() => buildMail('invitation', {}, '')).toThrow();
  });
});
