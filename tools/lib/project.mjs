import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project, independent of the working directory. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
