import { setImmediate as nextTurn } from 'node:timers/promises';
import { DocumentError } from '../../documents/document-error';
import { mediaTypeOf } from '../../documents/media-type';
import type { Steps } from '../../domain/steps';
import type { DocumentParser, ParserInput, ParsedDocument } from './document-parser';
import { parseCommand } from './parse-thread';
import { PROGRESS_SLOTS } from './parse-thread-messages';

/** Limits for a text of about three pages. The time of the parser depends on the bytes and on the number of lines. */
const MAX_SHORT_TEXT_BYTES = 8_000;
const MAX_SHORT_TEXT_LINES = 250;
/** Bytes of all texts that are parsed or wait: four of the longest ones. */
const MAX_BYTES_IN_PROGRESS = 32_000;
/** Other work of the thread is done after the step that exceeds this time. */
const MAX_TURN_MS = 2;
const LINE_END = 0x0a;

/** True if a document is so short that sending it to another thread or process takes a large part of the time. */
export function isShortText(bytes: Uint8Array, declaredType: string | null): boolean {
  if (bytes.length > MAX_SHORT_TEXT_BYTES || declaredType !== 'text/plain') return false;
  let lines = 1;
  for (const byte of bytes) if (byte === LINE_END) lines += 1;
  if (lines > MAX_SHORT_TEXT_LINES) return false;
  try {
    return mediaTypeOf(bytes, declaredType) === 'text/plain';
  } catch (error) {
    // The text has no readable characters, which the parser reports equally fast.
    if (error instanceof DocumentError) return true;
    throw error;
  }
}

/**
 * Parses short texts on the calling thread, one after the other and in steps, between which the thread does its other
 * work.
 */
export class ShortTextParser implements Pick<DocumentParser, 'parse'> {
  #bytesInProgress = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** True if a text is short and would not wait long for the texts before it. */
  accepts(bytes: Uint8Array, declaredType: string | null): boolean {
    return this.#bytesInProgress + bytes.length <= MAX_BYTES_IN_PROGRESS && isShortText(bytes, declaredType);
  }

  /** Parses once, so that the first text does not wait for loading and compilation. */
  async warmUp(): Promise<void> {
    const sample = {
      bytes: Buffer.from('Line cook in Akron, OH since 2021'),
      fileName: null,
      language: null,
    };
    for (const documentType of ['resume', 'job_description'] as const) {
      await this.parse({ ...sample, documentType, declaredType: 'text/plain', today: '2026-01-01' });
    }
  }

  async parse(input: ParserInput): Promise<ParsedDocument> {
    const { length } = input.bytes;
    this.#bytesInProgress += length;
    const turn = this.#last.then(() => parseText(input));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#bytesInProgress -= length;
    }
  }
}

async function parseText({ model: _model, ...document }: ParserInput): Promise<ParsedDocument> {
  const progress = new Float64Array(PROGRESS_SLOTS);
  const reply = await parseCommand({ ...document, deferOcr: false, progress, model: null }, runInTurns);
  if ('scanned' in reply) throw new Error('the document type was detected incorrectly');
  if ('refused' in reply) throw new DocumentError(reply.refused.code, reply.refused.message);
  return reply;
}

/** Runs steps until a turn is over, then the remaining ones after the other work that is due. */
async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let startedAt = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - startedAt > MAX_TURN_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}
