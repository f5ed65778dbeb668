import type { Worker as Thread } from 'node:worker_threads';
import type { Page, Worker } from 'tesseract.js';
import { lanesFor } from './in-parallel';
import { recognitionData } from './recognition-data';
import { ThreadEnded, whileAlive } from './while-alive';

const NEURAL_ONLY = 1;
/** Layouts the recogniser is told to expect: one column of lines, or a single line. */
const COLUMN = '4';
const LINE = '7';
/** Recognition workers kept for the next document; more come and go with long documents. */
const KEPT = 2;

interface Recogniser {
  worker: Worker;
  /** ISO 639-1. */
  language: string;
}

/** At rest, the one used last at the end. */
const idle: Recogniser[] = [];
const waiting: (() => void)[] = [];
let busy = 0;

/**
 * Recognises the picture of one column, offline: program and language data come from the installed packages. Runs
 * beside other calls as far as processors and memory allow; the rest wait.
 * @param picture an encoded picture, upright, about 165 dots per inch
 * @param language ISO 639-1 code of one whose data are installed
 * @param isNeeded asked when its turn has come; null comes back when it is not
 */
export async function recognise(
  picture: Buffer,
  language: string,
  isNeeded: () => boolean,
): Promise<Page | null> {
  if (busy >= lanesFor(Infinity)) await new Promise<void>((resolve) => waiting.push(resolve));
  if (!isNeeded()) {
    waiting.shift()?.();
    return null;
  }
  busy += 1;
  try {
    // A recogniser may have ended since it was last used, or by the picture: a new one has another look.
    const own = takeIdle(language) ?? (await startRecogniser(language));
    return await recogniseOnce(own, picture).catch(async (error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error;
      return recogniseOnce(await startRecogniser(language), picture);
    });
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

function takeIdle(language: string): Recogniser | undefined {
  const at = idle.findLastIndex((recogniser) => recogniser.language === language);
  return at < 0 ? undefined : idle.splice(at, 1)[0];
}

async function recogniseOnce(recogniser: Recogniser, picture: Buffer): Promise<Page> {
  const { worker } = recogniser;
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
    if (healthy) {
      // A recogniser that waits for work must not keep the process from ending.
      thread.unref();
      idle.push(recogniser);
    }
    // The one unused for longest goes, so that a page in another language does not take English's place for good.
    const surplus = healthy ? (idle.length > KEPT ? idle.shift() : undefined) : recogniser;
    await surplus?.worker.terminate();
  }
}

function threadOf(worker: Worker): Thread {
  return (worker as unknown as { worker: Thread }).worker;
}

async function recogniseAs(worker: Worker, picture: Buffer, layout: string): Promise<Page> {
  const options = { tessedit_pageseg_mode: layout } as object;
  return (await worker.recognize(picture, options, { text: true, blocks: true })).data;
}

async function startRecogniser(language: string): Promise<Recogniser> {
  const { createWorker } = await import('tesseract.js');
  const { set, folder } = recognitionData(language);
  const worker = await createWorker(set, NEURAL_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  // What it dies of is told by its end; an error nobody listens to would end the whole process.
  threadOf(worker).on('error', () => undefined);
  // Pictures name no resolution or a wrong one; pages are brought to about this one.
  await worker.setParameters({ user_defined_dpi: '165' });
  return { worker, language };
}
