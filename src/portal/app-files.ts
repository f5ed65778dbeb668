import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';

export const FILES_PATH = '/developers/files';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files the shell references: the entry script, its static imports, and the style sheets. */
export interface EntryFiles {
  script: string;
  preload: string[];
  styles: string[];
}

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Returns the entry files; null when the pages are not built, which affects no other route. */
export function entryFiles(name = 'main.tsx', folder = builtFolder()): EntryFiles | null {
  if (folder === null) return null;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = manifest[name];
  if (!entry) return null;
  const chunks = [entry, ...importsOf(entry, manifest)];
  const address = (file: string) => `${FILES_PATH}/${file}`;
  return {
    script: address(entry.file),
    preload: chunks.slice(1).map((chunk) => address(chunk.file)),
    styles: chunks.flatMap((chunk) => chunk.css ?? []).map(address),
  };
}

/** The static imports of a chunk, with those of its imports. */
function importsOf(entry: Chunk, manifest: Record<string, Chunk>): Chunk[] {
  const names = new Set<string>(entry.imports);
  for (const name of names) for (const inner of manifest[name]?.imports ?? []) names.add(inner);
  return [...names].flatMap((name) => manifest[name] ?? []);
}

/** Serves the built files in the best accepted encoding. Names contain a content hash, so browsers may cache them. */
export function appFiles(): Router {
  const router = Router({ caseSensitive: true });
  const folder = builtFolder();
  router.get(`${FILES_PATH}/:name`, (request, response, next) => {
    const { name } = request.params;
    const type = CONTENT_TYPES[path.extname(name)];
    if (folder === null || type === undefined || !/^[\w.-]+$/.test(name)) return next();
    const file = path.join(folder, name);
    if (!existsSync(file)) return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    // Prefers Brotli, because the order in which browsers list encodings has no meaning.
    const encoding = ['br', 'gzip'].find((each) => request.acceptsEncodings(each) === each);
    const packed = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    if (encoding !== undefined && existsSync(packed)) {
      response.setHeader('Content-Encoding', encoding);
      response.sendFile(packed, { dotfiles: 'allow', cacheControl: false });
    } else {
      response.sendFile(file, { dotfiles: 'allow', cacheControl: false });
    }
  });
  return router;
}

/** Returns the folder beside the compiled code, or for tests the build output of the checkout. */
function builtFolder(): string | null {
  const places = [path.resolve(__dirname, '../../portal'), path.resolve('dist/portal')];
  return places.find((place) => existsSync(path.join(place, 'manifest.json'))) ?? null;
}
