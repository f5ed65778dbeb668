import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { broken, ok, warning, type Check, type Finding } from './finding';

const MEBIBYTE = 1024 * 1024;
const TIGHT_MB = 1024;
const FULL_MB = 200;

/** Room for uploads on their way (temporary files) and, with embedded stores, for the data itself. */
export const diskCheck: Check = {
  name: 'disk',
  mend: 'Make the temporary folder (TMPDIR) readable and writable.',
  look: async () => {
    const folders = [...new Set([os.tmpdir(), process.cwd()])];
    return Promise.all(folders.map(lookAt));
  },
};

async function lookAt(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / MEBIBYTE);
  const detail = `${freeMb} MB free in ${folder}`;
  const mend = `Free some space in ${folder}; with embedded stores "npm run clean" deletes their data.`;
  if (freeMb < FULL_MB) return broken('disk', detail, mend);
  return freeMb < TIGHT_MB ? warning('disk', detail, mend) : ok('disk', detail);
}
