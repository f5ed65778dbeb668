import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { itIf } from '../../support/it-if';
import { readObjects } from './manifests';

const tool = path.resolve(__dirname, '../../../tools/deploy/manifests.mjs');
const itWithHelm = itIf(
  process.platform === 'linux' && process.arch === 'x64',
  'needs Linux on x64 for Helm',
);

function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tool, ...args]);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

describe('the chart', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-values-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const render = (values: object): ReturnType<typeof run> => {
    const file = path.join(folder, 'values.yaml');
    fs.writeFileSync(file, stringify(values));
    return run('--print', file);
  };

  itWithHelm('gives valid objects for other values', async () => {
    const { code, stdout, stderr } = await render({
      image: {
        repository: 'images.example.com/tenure',
        digest: `sha256:${'0a'.repeat(32)}`,
        pullSecrets: ['images'],
      },
      scaling: { enabled: false },
      migration: { enabled: false },
      ingress: { enabled: true, host: 'api.example.com', tlsSecret: 'api-tls', className: 'public' },
      networkPolicy: {
        apiFrom: [{ namespaceSelector: { matchLabels: { name: 'ingress' } } }],
        storesTo: [{ ipBlock: { cidr: '10.0.0.0/16' } }],
        extraEgress: [{ ports: [{ port: 4318, protocol: 'TCP' }] }],
        extraApiEgress: [{ ports: [{ port: 443, protocol: 'TCP' }] }],
      },
      nodeSelector: { pool: 'tenure' },
      tolerations: [{ key: 'dedicated', operator: 'Exists' }],
      podAnnotations: { 'example.com/owner': 'hiring' },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const objects = readObjects(stdout);
    expect(objects.map(({ kind }) => kind)).not.toContain('ScaledObject');
    const parse = objects.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'tenure-parse',
    );
    expect(parse?.spec.replicas).toBe(2);
    expect(parse?.spec.template?.spec.containers[0]?.image).toMatch(/^images\.example\.com\/tenure@sha256:/);
  });

  itWithHelm('refuses values that would run an unsafe or invalid release', async () => {
    const { code, stderr } = await render({
      image: { tag: 'latest' },
      settings: { REDIS_URL: 'redis://cache.example.com' },
      pools: { parse: { resources: { limits: { memory: null } } } },
      ingress: { enabled: true },
      unknown: true,
    });
    expect(code).toBe(1);
    for (const part of ['image.tag', 'settings', 'pools.parse.resources.limits', 'ingress', 'unknown']) {
      expect(stderr).toContain(part);
    }
  });
});
