/** Chunks of one import that can be applied at the same time. */
const LANES = 4;

/** Number of lanes of an import. One that stops at the first error is applied in the order of its rows. */
export function lanesOf({ onError }: { onError: 'continue' | 'stop' }): number {
  return onError === 'stop' ? 1 : LANES;
}

/**
 * The lane of a row. Rows with the same external id are in the same lane, which is applied in the order of its rows, so
 * the last of them takes effect last.
 */
export function laneOf(row: number, externalId: string | null, lanes: number): number {
  return (externalId === null ? row : hashOf(externalId)) % lanes;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) >>> 0;
}
