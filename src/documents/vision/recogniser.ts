import path from 'node:path';
import type { Page, Worker } from 'tesseract.js';

/** The language data with integer weights: the same answers as the larger set at a third of its size. */
const DATA_FOLDER = '4.0.0_best_int';
const NEURAL_ONLY = 1;

/** Recognition workers of this thread; one is kept for the next document, more come and go with long documents. */
const idle: Worker[] = [];
const KEPT = 1;

/**
 * Runs `task` with a recognition worker, offline: program and language data come from the installed packages.
 */
export async function withRecogniser<T>(
  task: (recognise: (png: Buffer) => Promise<Page>) => Promise<T>,
): Promise<T> {
  const worker = idle.pop() ?? (await startWorker());
  let healthy = false;
  try {
    const result = await task(async (png) => (await worker.recognize(png, {}, { blocks: true })).data);
    healthy = true;
    return result;
  } finally {
    if (healthy && idle.length < KEPT) idle.push(worker);
    else await worker.terminate();
  }
}

async function startWorker(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', NEURAL_ONLY, {
    langPath: path.join(data, DATA_FOLDER),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  // Pictures name no resolution or a wrong one; pages are brought to about this one.
  await worker.setParameters({ user_defined_dpi: '210' });
  return worker;
}
