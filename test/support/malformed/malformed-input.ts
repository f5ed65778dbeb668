/** Permitted outcome of an input: `ok` or a problem code. */
export type AllowedOutcome =
  | 'ok'
  | 'document_corrupt'
  | 'document_encrypted'
  | 'no_text_found'
  | 'too_many_pages'
  | 'unsupported_media_type';

export interface MalformedInput {
  /** Unique description of the defect. */
  name: string;
  bytes: Buffer;
  fileName: string;
  declaredType: string;
  allowed: readonly AllowedOutcome[];
}

export const ANY_OUTCOME: readonly AllowedOutcome[] = [
  'ok',
  'document_corrupt',
  'document_encrypted',
  'no_text_found',
  'too_many_pages',
  'unsupported_media_type',
];

/** Seeded random numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The first `share` of the bytes. */
export function truncate(bytes: Buffer, share: number): Buffer {
  return Buffer.from(bytes.subarray(0, Math.floor(bytes.length * share)));
}

/** The bytes with `count` of them changed at random positions. */
export function corrupt(bytes: Buffer, count: number, random: () => number): Buffer {
  const copy = Buffer.from(bytes);
  for (let change = 0; change < count; change++)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

export const SAMPLE_LINES = [
  'Rosa Fielding',
  'rosa.fielding@example.org',
  'Experience',
  'Head Cook, Harbour Canteen, March 2019 - Present',
  'Planned menus for 300 guests a day and trained six cooks.',
  'Cook, Mill Street Diner, June 2015 - February 2019',
  'Skills',
  'Menu planning, food safety, stock control',
];
