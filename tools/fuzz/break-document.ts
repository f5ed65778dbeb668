import type { Random } from '../synthetic/random';
import { breakBytes } from './break-bytes';
import { breakPdf } from './break-pdf';
import { breakZip } from './break-zip';

/** One broken variant of a document: half of them in its bytes, half in the structure of its format. */
export function breakDocument(random: Random, bytes: Buffer): Buffer {
  if (random.chance(0.5)) return breakBytes(random, bytes);
  const head = bytes.toString('latin1', 0, 4);
  const broken =
    head === '%PDF' ? breakPdf(random, bytes) : head === 'PK\x03\x04' ? breakZip(random, bytes) : null;
  return broken ?? breakBytes(random, bytes);
}
