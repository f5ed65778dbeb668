import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project, however and from wherever a tool was called. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
