import { Webhook } from 'standardwebhooks';
import { messageBody } from '../../../src/webhooks/signing/message';
import { SecretBox } from '../../../src/webhooks/signing/secret-box';
import { newSigningSecret, signingKey, webhookSignature } from '../../../src/webhooks/signing/signature';

const APPLICATION_KEY = 'a key of the application, thirty-two characters';

describe('webhook signatures', () => {
  it('match the published test vector', () => {
    const key = signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const signature = webhookSignature(
      [key],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('verify with the official library and either the current or the previous secret', () => {
    const [previous, current] = [newSigningSecret(), newSigningSecret()];
    const timestamp = Math.floor(Date.now() / 1000);
    const body = messageBody({
      event_id: 'msg_0123456789abcdefghijklmnopq',
      type: 'match.created',
      created_at: new Date('2026-06-08T12:00:00Z'),
      mode: 'test',
      tenant_id: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e',
      data: '{"note":"é – 人 \\u2028"}',
    });
    const headers = {
      'webhook-id': 'msg_0123456789abcdefghijklmnopq',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': webhookSignature(
        [signingKey(current), signingKey(previous)],
        'msg_0123456789abcdefghijklmnopq',
        timestamp,
        body,
      ),
    };
    for (const secret of [previous, current]) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({
        type: 'match.created',
        apiVersion: 'v1',
      });
    }
    expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow();
  });
});

describe('encrypted webhook secrets', () => {
  it('decrypt only with the same context and key', () => {
    const box = new SecretBox(APPLICATION_KEY);
    const sealed = box.seal('whsec_abc', 'one');
    expect(sealed.toString('latin1')).not.toContain('whsec');
    expect(box.open(sealed, 'one')).toBe('whsec_abc');
    expect(() => box.open(sealed, 'another')).toThrow(/cannot be decrypted/);
    expect(() => new SecretBox(`${APPLICATION_KEY}!`).open(sealed, 'one')).toThrow(/cannot be decrypted/);
  });

  it('decrypt with a previous application key after a key change', () => {
    const sealed = new SecretBox(APPLICATION_KEY).seal('whsec_abc', 'one');
    expect(new SecretBox(`${APPLICATION_KEY}!`, [APPLICATION_KEY]).open(sealed, 'one')).toBe('whsec_abc');
  });
});
