#!/usr/bin/env node
/**
 * `npm run manifests`: renders the chart in deploy/chart with its default values, compares the objects with the schemas
 * of Kubernetes and KEDA, and writes deploy/manifests/tenure.yaml.
 *
 *   npm run manifests -- --check                 writes nothing; fails if the file is not current
 *   npm run manifests -- --print [values file…]  prints the objects for other values
 */
import fs from 'node:fs';
import path from 'node:path';
import { canRenderChart, renderChart } from './helm.mjs';
import { runTool } from '../lib/cli.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { projectRoot } from '../lib/project.mjs';

const file = path.join(projectRoot, 'deploy', 'manifests', 'tenure.yaml');
const HEADER =
  '# Generated from deploy/chart by `npm run manifests`. The Job of the migration must end before the rest is applied.\n';

await runTool(async () => {
  const [mode, ...valuesFiles] = process.argv.slice(2);
  await ensureInstalled();
  if (!canRenderChart()) {
    console.log(
      'Skipped: Helm runs on Linux x64 only. Set HELM to the path of a Helm program for this machine.',
    );
    return 0;
  }
  const rendered = await renderChart(valuesFiles);
  // Imported here, because its packages are missing before the installation.
  const { validateObjects } = await import('./validate-objects.mjs');
  const faults = validateObjects(await objectsOf(rendered));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  const manifests = HEADER + rendered;
  if (mode === '--print') process.stdout.write(manifests);
  else if (mode !== '--check') fs.writeFileSync(file, manifests);
  else if (fs.readFileSync(file, 'utf8') !== manifests) {
    console.error(`${path.relative(projectRoot, file)} differs from the chart.`);
    return 1;
  }
  return 0;
});

async function objectsOf(manifests) {
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(manifests);
  const errors = documents.flatMap((document) => document.errors);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return documents.map((document) => document.toJS()).filter((object) => object !== null);
}
