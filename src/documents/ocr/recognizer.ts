import type { Worker as Thread } from 'node:worker_threads';
import type { Page, Worker } from 'tesseract.js';
import { lanesFor } from './in-parallel';
import { recognitionData } from './recognition-data';
import { ThreadEndedError, guardThread } from './thread-guard';

const NEURAL_ONLY = 1;
/** Page segmentation modes: one column of lines, or a single line. */
const COLUMN_LAYOUT = '4';
const LINE_LAYOUT = '7';
/** Idle recognition workers kept for the next document; long documents start additional ones. */
const MAX_IDLE_RECOGNIZERS = 2;

interface Recognizer {
  worker: Worker;
  /** ISO 639-1. */
  language: string;
}

/** Idle recognizers, the most recently used one last. */
const idleRecognizers: Recognizer[] = [];
const waitingTasks: (() => void)[] = [];
let busyRecognizers = 0;

/** Recognizes a page or a part of it. */
type Recognition = (worker: Worker) => Promise<Page>;

/**
 * Recognizes the image of one column offline: program and language data come from installed packages. Calls run in
 * parallel as far as processors and memory allow; other calls wait.
 * @param picture an encoded image, upright, about 165 dpi
 * @param language ISO 639-1 code of a language whose data are installed
 * @param isNeeded checked before the recognition starts; if false, the result is null
 */
export async function recognize(
  picture: Buffer,
  language: string,
  isNeeded: () => boolean,
): Promise<Page | null> {
  return inTurn(language, isNeeded, async (worker) => {
    const column = await recognizeAs(worker, picture, { tessedit_pageseg_mode: COLUMN_LAYOUT });
    return column.text.trim() === ''
      ? recognizeAs(worker, picture, { tessedit_pageseg_mode: LINE_LAYOUT })
      : column;
  });
}

/**
 * Recognizes the image of one line that consists of the given characters only.
 * @param language ISO 639-1 code of a language whose data are installed
 */
export async function recognizeCharacters(
  picture: Buffer,
  language: string,
  characters: string,
): Promise<string> {
  const options = { tessedit_pageseg_mode: LINE_LAYOUT, tessedit_char_whitelist: characters };
  const page = await inTurn(
    language,
    () => true,
    (worker) => recognizeAs(worker, picture, options),
  );
  return page?.text ?? '';
}

/** Runs a recognition when a recognizer is free; null if it is no longer needed by then. */
async function inTurn(
  language: string,
  isNeeded: () => boolean,
  recognition: Recognition,
): Promise<Page | null> {
  if (busyRecognizers >= lanesFor(Infinity)) await new Promise<void>((resolve) => waitingTasks.push(resolve));
  if (!isNeeded()) {
    waitingTasks.shift()?.();
    return null;
  }
  busyRecognizers += 1;
  try {
    // A recognizer can end between uses or because of the image, so a new one tries once more.
    const recognizer = takeIdle(language) ?? (await startRecognizer(language));
    return await recognizeOnce(recognizer, recognition).catch(async (error: unknown) => {
      if (!(error instanceof ThreadEndedError)) throw error;
      return recognizeOnce(await startRecognizer(language), recognition);
    });
  } finally {
    busyRecognizers -= 1;
    waitingTasks.shift()?.();
  }
}

function takeIdle(language: string): Recognizer | undefined {
  const at = idleRecognizers.findLastIndex((recognizer) => recognizer.language === language);
  return at < 0 ? undefined : idleRecognizers.splice(at, 1)[0];
}

async function recognizeOnce(recognizer: Recognizer, recognition: Recognition): Promise<Page> {
  const { worker } = recognizer;
  const thread = threadOf(worker);
  let healthy = false;
  thread.ref();
  try {
    const page = await guardThread(thread, recognition(worker));
    healthy = true;
    return page;
  } finally {
    if (healthy) {
      // An idle recognizer must not keep the process from ending.
      thread.unref();
      idleRecognizers.push(recognizer);
    }
    // Ends the least recently used recognizer, so that a page in another language does not displace English
    // permanently.
    const surplus = healthy
      ? idleRecognizers.length > MAX_IDLE_RECOGNIZERS
        ? idleRecognizers.shift()
        : undefined
      : recognizer;
    await surplus?.worker.terminate();
  }
}

function threadOf(worker: Worker): Thread {
  return (worker as unknown as { worker: Thread }).worker;
}

async function recognizeAs(worker: Worker, picture: Buffer, options: object): Promise<Page> {
  return (await worker.recognize(picture, options, { text: true, blocks: true })).data;
}

async function startRecognizer(language: string): Promise<Recognizer> {
  const { createWorker } = await import('tesseract.js');
  const { set, folder } = recognitionData(language);
  const worker = await createWorker(set, NEURAL_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  // The exit handler reports the cause; an unhandled error event would end the process.
  threadOf(worker).on('error', () => undefined);
  // Images declare no resolution or a wrong one; pages are scaled to about this one.
  await worker.setParameters({ user_defined_dpi: '165' });
  return { worker, language };
}
