import type { Mode } from '../../domain/common';

/** What a text sent with a test key may ask for, to try out how a program takes it. */
export interface TestInputs {
  noText: boolean;
  unavailable: boolean;
  lowConfidence: boolean;
  /** Seconds the work should take; 0 for as long as it takes. */
  slowSeconds: number;
}

const NO_TEST_INPUTS: TestInputs = {
  noText: false,
  unavailable: false,
  lowConfidence: false,
  slowSeconds: 0,
};
const MARKER_START = '[[sandbox:';
const MARKER_PATTERN = /\[\[sandbox:(no_text|503|low_confidence|slow:(\d{1,3}))\]\]/g;
/** Long enough to see a call run out of time; longer would only be longer. */
const MAX_DELAY_SECONDS = 120;

/** The marks in a document or a text. Those with live keys mean nothing. */
export function detectTestInputs(mode: Mode, source: Uint8Array | string): TestInputs {
  if (mode !== 'test') return NO_TEST_INPUTS;
  const text = typeof source === 'string' ? source : textWithMarks(source);
  if (!text.includes(MARKER_START)) return NO_TEST_INPUTS;
  const asked = { ...NO_TEST_INPUTS };
  for (const [, name, seconds] of text.matchAll(MARKER_PATTERN)) {
    if (name === 'no_text') asked.noText = true;
    else if (name === '503') asked.unavailable = true;
    else if (name === 'low_confidence') asked.lowConfidence = true;
    else asked.slowSeconds = Math.min(MAX_DELAY_SECONDS, Number(seconds));
  }
  return asked;
}

/** Seconds the documents of a push ask for; the slowest one holds up the batch. */
export function longestDelaySeconds(mode: Mode, documents: readonly { base64: string }[]): number {
  if (mode !== 'test') return 0;
  return Math.max(
    0,
    ...documents.map(({ base64 }) => detectTestInputs(mode, Buffer.from(base64, 'base64')).slowSeconds),
  );
}

/** Marks are ASCII: no need to know the encoding of a document, nor to decode one without any. */
function textWithMarks(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(MARKER_START) ? buffer.toString('latin1') : '';
}
