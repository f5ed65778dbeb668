import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns 32 hex digits that are equal for folders with the same file names and contents. */
export async function folderFingerprint(folder: string): Promise<string> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await fs.readFile(file);
    hash.update(`${path.relative(folder, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
