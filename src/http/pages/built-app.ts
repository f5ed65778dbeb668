import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FILES_PATH = '/developers/files';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files that a page references to start a script: the entry, its static imports, and the style sheets. */
export interface EntryFiles {
  script: string;
  preload: string[];
  styles: string[];
}

/**
 * Returns the files of an entry of the bundle and of a page which its script loads; null when it is not built, which affects
 * no other route.
 */
export function entryFiles(
  name = 'main.tsx',
  pageModule: string | null = null,
  folder = builtAppFolder(),
): EntryFiles | null {
  if (folder === null) return null;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = manifest[name];
  if (!entry) return null;
  const address = (file: string) => `${FILES_PATH}/${file}`;
  const page = pageModule === null ? undefined : manifest[pageModule];
  const chunks = [
    ...new Set([entry, ...importsOf(entry, manifest), ...(page ? [page, ...importsOf(page, manifest)] : [])]),
  ];
  return {
    script: address(entry.file),
    preload: chunks.slice(1).map((chunk) => address(chunk.file)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
  };
}

/** The static imports of a chunk, with those of its imports. */
function importsOf(entry: Chunk, manifest: Record<string, Chunk>): Chunk[] {
  const names = new Set<string>(entry.imports);
  for (const name of names) for (const inner of manifest[name]?.imports ?? []) names.add(inner);
  return [...names].flatMap((name) => manifest[name] ?? []);
}

/** Folder of the bundle beside the compiled code, or for tests in the build output; null without a build. */
export function builtAppFolder(): string | null {
  const places = [path.resolve(__dirname, '../../../portal'), path.resolve('dist/portal')];
  return places.find((place) => existsSync(path.join(place, 'manifest.json'))) ?? null;
}
