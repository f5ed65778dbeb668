import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { projectRoot } from '../../src/embedded/project';
import { newSigningSecret, signingKey, webhookSignature } from '../../src/webhooks/signing/signature';

/** The first code block under a heading of the guide, as a reader would copy it. */
function snippet(heading: string): string {
  const guide = fs.readFileSync(path.join(projectRoot, 'docs/guides/webhooks.md'), 'utf8');
  const section = guide.split(`\n### ${heading}\n`)[1]?.split('\n### ')[0];
  const code = /```\w+\n([\s\S]*?)```/.exec(section ?? '')?.[1];
  if (!code) throw new Error(`the guide has no code under ${heading}`);
  return code;
}

const secret = newSigningSecret();
const other = newSigningSecret();
const id = 'msg_1srOrx2ZWZBpBUvZwXKQmoEYga2';
const body = '{"id":"msg_1srOrx2ZWZBpBUvZwXKQmoEYga2","data":{"note":"é – 人"}}';
const now = Math.floor(Date.now() / 1000);

interface Case {
  headers: Record<string, string>;
  body: string;
  genuine: boolean;
}

const message = (keys: string[], timestamp: number, change: Partial<Case> = {}): Case => ({
  headers: {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature(keys.map(signingKey), id, timestamp, body),
  },
  body,
  genuine: true,
  ...change,
});

const CASES: Case[] = [
  message([secret], now),
  message([other, secret], now),
  message([other], now, { genuine: false }),
  message([secret], now, { body: body.replace('é', 'e'), genuine: false }),
  message([secret], now - 3_600, { genuine: false }),
  message([secret], now + 3_600, { genuine: false }),
];
const expected = CASES.map((each) => each.genuine);

const has = (command: string) => spawnSync(command, ['--version']).error === undefined;
const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-guide-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

describe('the code of the guide tells genuine messages from others', () => {
  it('Node.js', () => {
    const define = compileFunction(`${snippet('Node.js')}\nreturn isGenuine;`, ['require']) as (
      require: NodeJS.Require,
    ) => (secret: string, headers: Record<string, string>, body: string) => boolean;
    const isGenuine = define(createRequire(__filename));
    expect(CASES.map((each) => isGenuine(secret, each.headers, each.body))).toEqual(expected);
  });

  (has('python3') ? it : it.skip)('Python', () => {
    const program = `${snippet('Python')}
import json, sys
cases = json.load(sys.stdin)
print(json.dumps([is_genuine(c["secret"], c["headers"], c["body"].encode()) for c in cases]))
`;
    const { stdout, stderr } = inFolder((folder) => {
      const file = path.join(folder, 'verify.py');
      fs.writeFileSync(file, program);
      const input = JSON.stringify(CASES.map((each) => ({ ...each, secret })));
      return spawnSync('python3', [file], { input, encoding: 'utf8' });
    });
    expect([stderr, JSON.parse(stdout || '[]')]).toEqual(['', expected]);
  });

  (has('openssl') ? it : it.skip)('openssl', () => {
    const [first] = CASES;
    const signature = inFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'body.json'), body);
      return spawnSync('sh', ['-c', snippet('curl and openssl')], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH ?? '',
          SECRET: secret,
          WEBHOOK_ID: id,
          WEBHOOK_TIMESTAMP: first?.headers['webhook-timestamp'] ?? '',
        },
      }).stdout.trim();
    });
    expect(signature).toBe(first?.headers['webhook-signature']);
  });
});
