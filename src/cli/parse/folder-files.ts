import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNoDocument } from '../../documents/archive/entry-name';

/** A file of a folder. */
export interface FolderFile {
  /** Path within the folder, with `/` as separator. */
  name: string;
  bytes: number;
  /** Changes with the file, so that a changed file is parsed again. */
  version: string;
}

/**
 * Lists the files of a folder and its subfolders by name, without hidden ones, those of operating systems, and links, which
 * could lead out of the folder.
 */
export async function listFiles(folder: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (name.split('/').some((part) => part.startsWith('.')) || isNoDocument(name)) continue;
    const { size, mtimeMs } = await stat(file);
    files.push({ name, bytes: size, version: `${size}-${Math.trunc(mtimeMs)}` });
  }
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}
