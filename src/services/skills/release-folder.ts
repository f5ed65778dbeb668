import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TaxonomyName } from '../../db/records/taxonomies.repository';
import { AppError } from '../../platform/app-error';

/** The files of a release by name, with its version and digest. */
export interface ReleaseFolder {
  files: ReadonlyMap<string, string>;
  version: string;
  /** SHA-256 over names and contents. */
  digest: string;
}

const REQUIRED_FILES: Record<TaxonomyName, readonly string[]> = {
  onet: ['Occupation Data.txt', 'Alternate Titles.txt', 'Sample of Reported Titles.txt'],
  esco: ['occupations_en.csv'],
};
const OPTIONAL_FILES: Record<TaxonomyName, readonly string[]> = {
  onet: ['Technology Skills.txt', 'Tools Used.txt', 'Read Me.txt'],
  esco: ['occupations_es.csv'],
};

/** Reads the files of an official release. Throws `validation_failed` if a required file is missing. */
export async function readReleaseFolder(taxonomy: TaxonomyName, folder: string): Promise<ReleaseFolder> {
  const present = new Set(await listFolder(folder));
  const missing = REQUIRED_FILES[taxonomy].filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new AppError(
      'validation_failed',
      `${folder} is not a release folder: ${missing.join(', ')} missing.`,
    );
  }
  const files = new Map<string, string>();
  const hash = createHash('sha256');
  for (const name of [...REQUIRED_FILES[taxonomy], ...OPTIONAL_FILES[taxonomy]].filter((file) =>
    present.has(file),
  )) {
    const text = await readFile(path.join(folder, name), 'utf8');
    files.set(name, text);
    hash.update(`${name}\0${text}\0`);
  }
  const digest = hash.digest('hex');
  return { files, digest, version: `${taxonomy}-${versionInFiles(files) ?? digest.slice(0, 8)}` };
}

/** The read-me of O*NET begins with `O*NET 29.2 Database`. The files of ESCO state no version. */
function versionInFiles(files: ReadonlyMap<string, string>): string | null {
  return /O\*NET (\d+(?:\.\d+)*)/.exec(files.get('Read Me.txt') ?? '')?.[1] ?? null;
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    throw new AppError('validation_failed', `The folder ${folder} does not exist.`);
  }
}
