import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of all files of a folder.
 * @param {string} folder absolute path; a missing folder returns `missing`
 */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  if (!fs.existsSync(folder)) return 'missing';
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(path.relative(folder, file)).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}
