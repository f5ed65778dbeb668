import fs from 'node:fs';
import path from 'node:path';

/** Folder of package.json, both from src/ and from dist/src/. */
export const projectRoot = findUpwards(__dirname);

function findUpwards(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error('package.json was not found above the code.');
  }
}
