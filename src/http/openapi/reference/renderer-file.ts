import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Request, Response } from 'express';
import { encodingFor } from '../../pages/packed-text';
import { assetFolders } from '../../../platform/build-assets';

const RENDERER_NAME = /^reference-renderer\.[0-9a-f]+\.js$/;

/** The script that renders the reference: its name contains a hash of its content. */
export interface RendererFile {
  name: string;
  folder: string;
}

/** Returns the file beside the compiled code, or for tests that in the build output; null without one. */
export function findRenderer(): RendererFile | null {
  for (const folder of assetFolders()) {
    const name = readdirSync(folder).find((each) => RENDERER_NAME.test(each));
    if (name !== undefined) return { name, folder };
  }
  return null;
}

/** Sends the form of the file that the build packed. Browsers keep it, because another content has another name. */
export function sendRenderer({ name, folder }: RendererFile, request: Request, response: Response): void {
  const encoding = encodingFor(request);
  const extension = { br: '.br', gzip: '.gz', identity: '' }[encoding];
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.sendFile(path.join(folder, name + extension), { dotfiles: 'allow', cacheControl: false });
}
