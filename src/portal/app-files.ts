import { existsSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { builtAppFolder, FILES_PATH } from '../http/pages/built-app';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Serves the built files in the best accepted encoding. Names contain a content hash, so browsers may cache them. */
export function appFiles(): Router {
  const router = Router({ caseSensitive: true });
  const folder = builtAppFolder();
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
