#!/usr/bin/env node
/**
 * Writes the software bill of materials (CycloneDX 1.5) of a production install to dist/sbom.cdx.json, and checks that it
 * lists every package of the lock file that such an install contains, with version and license.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const file = path.join(projectRoot, 'dist', 'sbom.cdx.json');
const text = execFileSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1 << 26 },
);
const bill = withoutDevelopment(JSON.parse(text));
// The name comes from the folder, not from the package.
const { name } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
bill.metadata.component.name = name;
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);

const listed = new Set(bill.components.map((each) => `${each.name}@${each.version}`));
const missing = productionPackages().filter((each) => !listed.has(each));
const withoutLicense = bill.components.filter(({ licenses }) => !licenses?.length).map((each) => each.purl);
console.log(
  `${path.relative(projectRoot, file)}: ${listed.size} packages, ${withoutLicense.length} without a stated license.`,
);
if (missing.length > 0) {
  console.log(`Missing: ${missing.join(', ')}`);
  process.exitCode = 1;
}

/** `--omit=dev` also leaves out packages that both a development package and the service need. */
function withoutDevelopment({ components, dependencies, ...bill }) {
  const production = new Set(productionPackages());
  const kept = components.filter(({ name, version }) => production.has(`${name}@${version}`));
  const refs = new Set([bill.metadata.component['bom-ref'], ...kept.map((each) => each['bom-ref'])]);
  return {
    ...bill,
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

/** Packages of the lock file that a production install contains, as `name@version`. */
function productionPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, each]) => place !== '' && !each.dev && !each.devOptional && !each.link)
    .map(([place, each]) => `${each.name ?? place.split('node_modules/').at(-1)}@${each.version}`);
}
