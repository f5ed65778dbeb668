import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { failure, ok, warning, type Check, type Finding } from './finding';

const MEBIBYTE = 1024 * 1024;
const WARNING_FREE_MB = 1024;
const ERROR_FREE_MB = 200;

/** Checks free space for temporary files of uploads and, with embedded stores, for the data. */
export const diskCheck: Check = {
  name: 'disk',
  remedy: 'Make the temporary folder (TMPDIR) readable and writable.',
  run: async () => {
    const folders = [...new Set([os.tmpdir(), process.cwd()])];
    return Promise.all(folders.map(checkFolder));
  },
};

async function checkFolder(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MEBIBYTE);
  const detail = `${freeMb} MB free in ${folder}`;
  const mend = `Free some space in ${folder}; with embedded stores "npm run clean" deletes their data.`;
  if (freeMb < ERROR_FREE_MB) return failure('disk', detail, mend);
  return freeMb < WARNING_FREE_MB ? warning('disk', detail, mend) : ok('disk', detail);
}
