import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * Packages that other packages require but that the lock file does not contain. npm writes such a file when a registry
 * lacks packages of some platform, and then rejects it on every fresh install.
 * @returns {string[]} one sentence per missing package; empty if the file is complete
 */
export function missingFromLockFile() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isReachable(packages, place, name))
      .map((name) => `${place || 'the project'} requires ${name}, which is not in the lock file`),
  );
}

/** Node.js looks for a package in the folder of the importing package, then in each parent folder. */
function isReachable(packages, place, name) {
  for (let folder = place; ; folder = above(folder)) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function above(place) {
  return place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
}
