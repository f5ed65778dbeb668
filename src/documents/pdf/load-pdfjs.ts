import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findAsset } from '../../platform/build-assets';

// The package has only ES modules and this file is CommonJS, so its types can only be imported this way.
/* eslint-disable @typescript-eslint/consistent-type-imports, @typescript-eslint/no-unsafe-assignment */
export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs', {
  with: { 'resolution-mode': 'import' },
});
/* eslint-enable @typescript-eslint/consistent-type-imports, @typescript-eslint/no-unsafe-assignment */
export type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
export type PdfOperators = Awaited<ReturnType<PdfPage['getOperatorList']>>;
export type PdfOperatorCodes = Pdfjs['OPS'];

export interface LoadedPdfjs {
  pdfjs: Pdfjs;
  startHandler: (port: unknown) => void;
  /** Package folders with a trailing slash, as pdf.js requires. */
  standardFonts: string;
  characterMaps: string;
}

let loading: Promise<LoadedPdfjs> | undefined;

/** Loads pdf.js on first use: it takes 100 ms, which a plain text should not cost. */
export function loadPdfjs(): Promise<LoadedPdfjs> {
  loading ??= load();
  return loading;
}

interface PdfjsWorker {
  WorkerMessageHandler: { initializeFromPort(port: unknown): void };
}

/** The worker that the build bounds: that of the package lets a small document fill the memory of the process. */
function workerFile(): string {
  const file = findAsset('pdf.worker.mjs');
  if (file === null) throw new Error('dist/assets/pdf.worker.mjs is missing: run "npm run build".');
  return file;
}

async function load(): Promise<LoadedPdfjs> {
  const nativePush = Array.prototype.push;
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import(pathToFileURL(workerFile()).href) as Promise<PdfjsWorker>,
  ]);
  // The legacy build replaces `push` on every array of the thread to fix an error message of older engines. The
  // replacement is an interpreted loop and takes a third of the time of reading a page.
  Object.defineProperty(Array.prototype, 'push', { value: nativePush, writable: true, configurable: true });
  const root = path.dirname(require.resolve('pdfjs-dist/package.json'));
  return {
    pdfjs,
    startHandler: (port) => worker.WorkerMessageHandler.initializeFromPort(port),
    standardFonts: `${path.join(root, 'standard_fonts')}/`,
    characterMaps: `${path.join(root, 'cmaps')}/`,
  };
}
