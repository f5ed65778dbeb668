import path from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type { Page, Worker } from 'tesseract.js';
import { lanesFor } from './in-parallel';
import { ThreadEnded, whileAlive } from './while-alive';

/** The language data with integer weights: the same answers as the larger set at a third of its size. */
const DATA_FOLDER = '4.0.0_best_int';
const NEURAL_ONLY = 1;
/** Layouts the recogniser is told to expect: one column of lines, or a single line. */
const COLUMN = '4';
const LINE = '7';
/** Recognition workers kept for the next document; more come and go with long documents. */
const KEPT = 2;

const idle: Worker[] = [];
const waiting: (() => void)[] = [];
let busy = 0;

/**
 * Recognises the picture of one column, offline: program and language data come from the installed packages. Runs
 * beside other calls as far as processors and memory allow; the rest wait.
 * @param picture an encoded picture, upright, about 210 dots per inch
 * @param isNeeded asked when its turn has come; null comes back when it is not
 */
export async function recognise(picture: Buffer, isNeeded: () => boolean): Promise<Page | null> {
  if (busy >= lanesFor(Infinity)) await new Promise<void>((resolve) => waiting.push(resolve));
  if (!isNeeded()) {
    waiting.shift()?.();
    return null;
  }
  busy += 1;
  try {
    // A recogniser may have ended since it was last used, or by the picture: a new one has another look.
    return await recogniseOnce(idle.pop() ?? (await startWorker()), picture).catch(async (error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error;
      return recogniseOnce(await startWorker(), picture);
    });
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

async function recogniseOnce(worker: Worker, picture: Buffer): Promise<Page> {
  const thread = threadOf(worker);
  let healthy = false;
  thread.ref();
  try {
    const column = await whileAlive(thread, recogniseAs(worker, picture, COLUMN));
    const page =
      column.text.trim() === '' ? await whileAlive(thread, recogniseAs(worker, picture, LINE)) : column;
    healthy = true;
    return page;
  } finally {
    if (healthy && idle.length < KEPT) {
      // A recogniser that waits for work must not keep the process from ending.
      thread.unref();
      idle.push(worker);
    } else await worker.terminate();
  }
}

function threadOf(worker: Worker): Thread {
  return (worker as unknown as { worker: Thread }).worker;
}

async function recogniseAs(worker: Worker, picture: Buffer, layout: string): Promise<Page> {
  const options = { tessedit_pageseg_mode: layout } as object;
  return (await worker.recognize(picture, options, { text: true, blocks: true })).data;
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
  // What it dies of is told by its end; an error nobody listens to would end the whole process.
  threadOf(worker).on('error', () => undefined);
  // Pictures name no resolution or a wrong one; pages are brought to about this one.
  await worker.setParameters({ user_defined_dpi: '210' });
  return worker;
}
