import { Webhook } from 'standardwebhooks';
import { messageBody } from '../../../src/webhooks/signing/message';
import { SecretBox } from '../../../src/webhooks/signing/secret-box';
import { newSigningSecret, signingKey, webhookSignature } from '../../../src/webhooks/signing/signature';

const KEY = 'a key of the application, thirty-two characters';

describe('signatures', () => {
  it('are those of the published vector', () => {
    const key = signingKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const signature = webhookSignature(
      [key],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('verify with the official library, with the new secret and with the one before', () => {
    const [before, now] = [newSigningSecret(), newSigningSecret()];
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
        [signingKey(now), signingKey(before)],
        'msg_0123456789abcdefghijklmnopq',
        timestamp,
        body,
      ),
    };
    for (const secret of [before, now]) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({
        type: 'match.created',
        apiVersion: 'v1',
      });
    }
    expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(now).verify(`${body} `, headers)).toThrow();
  });
});

describe('sealed secrets', () => {
  it('open where they belong, and nowhere else', () => {
    const box = new SecretBox(KEY);
    const sealed = box.seal('whsec_abc', 'one');
    expect(sealed.toString('latin1')).not.toContain('whsec');
    expect(box.open(sealed, 'one')).toBe('whsec_abc');
    expect(() => box.open(sealed, 'another')).toThrow(/cannot be decrypted/);
    expect(() => new SecretBox(`${KEY}!`).open(sealed, 'one')).toThrow(/cannot be decrypted/);
  });

  it('open after the key of the application was changed', () => {
    const sealed = new SecretBox(KEY).seal('whsec_abc', 'one');
    expect(new SecretBox(`${KEY}!`, [KEY]).open(sealed, 'one')).toBe('whsec_abc');
  });
});
