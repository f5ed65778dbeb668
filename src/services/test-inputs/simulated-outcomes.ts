import type { Mode } from '../../domain/common';

/** Outcomes that a text sent with a test key can simulate, so that clients can test how they handle them. */
export interface SimulatedOutcomes {
  noText: boolean;
  unavailable: boolean;
  lowConfidence: boolean;
  /** Seconds of simulated delay; 0 for none. */
  slowSeconds: number;
}

const NO_TEST_INPUTS: SimulatedOutcomes = {
  noText: false,
  unavailable: false,
  lowConfidence: false,
  slowSeconds: 0,
};
const MARKER_START = '[[sandbox:';
const MARKER_PATTERN = /\[\[sandbox:(no_text|503|low_confidence|slow:(\d{1,3}))\]\]/g;
/** Long enough to test the timeout of a request. */
const MAX_DELAY_SECONDS = 120;

/** Finds markers in a document or a text. Markers have no effect with live keys. */
export function detectTestInputs(mode: Mode, source: Uint8Array | string): SimulatedOutcomes {
  if (mode !== 'test') return NO_TEST_INPUTS;
  const text = typeof source === 'string' ? source : textWithMarkers(source);
  if (!text.includes(MARKER_START)) return NO_TEST_INPUTS;
  const requested = { ...NO_TEST_INPUTS };
  for (const [, name, seconds] of text.matchAll(MARKER_PATTERN)) {
    if (name === 'no_text') requested.noText = true;
    else if (name === '503') requested.unavailable = true;
    else if (name === 'low_confidence') requested.lowConfidence = true;
    else requested.slowSeconds = Math.min(MAX_DELAY_SECONDS, Number(seconds));
  }
  return requested;
}

/** Returns the longest delay that a document of a push requests, which delays the whole batch. */
export function longestDelaySeconds(mode: Mode, documents: readonly { base64: string }[]): number {
  if (mode !== 'test') return 0;
  return Math.max(
    0,
    ...documents.map(({ base64 }) => detectTestInputs(mode, Buffer.from(base64, 'base64')).slowSeconds),
  );
}

/** Markers are ASCII, so the encoding of the document is irrelevant. A document without markers is not decoded. */
function textWithMarkers(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(MARKER_START) ? buffer.toString('latin1') : '';
}
