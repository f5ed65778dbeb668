import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * Packages that others in the lock file ask for and that are not in it. npm writes such a file when a registry lacks
 * packages of some platform, and then refuses it on every fresh install.
 * @returns {string[]} `package asks for package` sentences, empty when the file is complete
 */
export function missingFromLockFile() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isReachable(packages, place, name))
      .map((name) => `${place || 'the project'} asks for ${name}, which is not in the lock file`),
  );
}

/** Node looks for a package in the folder of the one that asks, then in each folder above. */
function isReachable(packages, place, name) {
  for (let folder = place; ; folder = above(folder)) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function above(place) {
  return place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
}
