import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { newSigningSecret, signingKey, webhookSignature } from '../../src/webhooks/signing/signature';
import { codeUnder, withTempFolder, isInstalled } from '../support/guides/guide';
import { itIf } from '../support/it-if';
import { SIGNATURE_PROGRAMS } from '../support/signature-programs';

const GUIDE = 'docs/guides/webhooks.md';
const secret = newSigningSecret();
const otherSecret = newSigningSecret();
const id = 'msg_1srOrx2ZWZBpBUvZwXKQmoEYga2';
const body = '{"id":"msg_1srOrx2ZWZBpBUvZwXKQmoEYga2","data":{"note":"é – 人"}}';
const now = Math.floor(Date.now() / 1000);

interface Message {
  what: string;
  genuine: boolean;
  id?: string | undefined;
  timestamp?: string | undefined;
  signatures?: string | undefined;
  body: string;
}

const signedMessage = (
  description: string,
  genuine: boolean,
  { keys = [secret], timestamp = now }: { keys?: string[]; timestamp?: number } = {},
  change: Partial<Message> = {},
): Message => ({
  what: description,
  genuine,
  id,
  timestamp: String(timestamp),
  signatures: webhookSignature(keys.map(signingKey), id, timestamp, body),
  body,
  ...change,
});

const MESSAGES: Message[] = [
  signedMessage('a valid signature', true),
  signedMessage('a valid signature after another one', true, { keys: [otherSecret, secret] }),
  signedMessage('the signature of another secret', false, { keys: [otherSecret] }),
  signedMessage('a changed body', false, {}, { body: body.replace('é', 'e') }),
  signedMessage('another id', false, {}, { id: `${id}x` }),
  signedMessage('a signature of another version', false, {}, { signatures: 'v2,AAAA' }),
  signedMessage('malformed signatures', false, {}, { signatures: ', ,,v1, v1,é' }),
  signedMessage('an old timestamp', false, { timestamp: now - 3_600 }),
  signedMessage('a future timestamp', false, { timestamp: now + 3_600 }),
  signedMessage('a malformed timestamp', false, {}, { timestamp: 'now' }),
  signedMessage('no id', false, {}, { id: undefined }),
  signedMessage('no timestamp', false, {}, { timestamp: undefined }),
  signedMessage('no signature', false, {}, { signatures: undefined }),
];

const encoded = (value: string | undefined): string =>
  value === undefined ? '-' : Buffer.from(value).toString('base64');
const lines = MESSAGES.map((message) =>
  [secret, message.id, message.timestamp, message.signatures, message.body].map(encoded).join(' '),
);
const expected = MESSAGES.map(({ what: description, genuine }) => `${description}: ${genuine}`);

describe('the code of the webhook guide verifies signatures', () => {
  for (const { language, needs, files, run } of SIGNATURE_PROGRAMS) {
    const missing = needs.filter((program) => !isInstalled(program));
    itIf(missing.length === 0, `no ${missing.join(', ')} on this machine`)(`in ${language}`, () => {
      const { stdout, stderr, status } = withTempFolder((folder) => {
        for (const [name, content] of Object.entries(files(codeUnder(GUIDE, language)))) {
          fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
          fs.writeFileSync(path.join(folder, name), content);
        }
        return spawnSync('sh', ['-c', run], {
          cwd: folder,
          input: `${lines.join('\n')}\n`,
          encoding: 'utf8',
        });
      });
      const results = stdout.trim().split('\n');
      expect([status, stderr]).toEqual([0, '']);
      expect(MESSAGES.map(({ what: description }, index) => `${description}: ${results[index]}`)).toEqual(
        expected,
      );
    });
  }

  itIf(isInstalled('openssl'), 'no openssl on this machine')('with openssl', () => {
    const [first] = MESSAGES;
    const signature = withTempFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'body.json'), body);
      return spawnSync('sh', ['-c', codeUnder(GUIDE, 'curl and openssl')], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH ?? '',
          SECRET: secret,
          WEBHOOK_ID: id,
          WEBHOOK_TIMESTAMP: first?.timestamp ?? '',
        },
      }).stdout.trim();
    });
    expect(signature).toBe(first?.signatures);
  });
});
