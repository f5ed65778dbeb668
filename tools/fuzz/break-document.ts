import { isUtf8 } from 'node:buffer';
import type { Random } from '../synthetic/random';
import { breakBytes } from './break-bytes';
import { breakPdf } from './break-pdf';
import { breakText } from './break-text';
import { breakZip } from './break-zip';

/** One corrupted variant of a document. Half of the variants corrupt its bytes, half the structure of its format. */
export function breakDocument(random: Random, bytes: Buffer): Buffer {
  if (random.chance(0.5)) return breakBytes(random, bytes);
  const head = bytes.toString('latin1', 0, 4);
  if (isUtf8(bytes)) return breakText(random, bytes);
  const broken =
    head === '%PDF' ? breakPdf(random, bytes) : head === 'PK\x03\x04' ? breakZip(random, bytes) : null;
  return broken ?? breakBytes(random, bytes);
}
