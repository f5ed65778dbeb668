import { checkStreams, type PlainStream } from './check-streams';
import { fileParts, type FileParts, type FileStream } from './file-streams';
import { hidePrograms, findUnneededPrograms } from './font-programs';
import { renameAll } from './rename-all';
import { trailerOf, inlinePlainStreams } from './plain-streams';

const FAX_PICTURES = '/JBIG2Decode';
const UNKNOWN_FILTER = '/JBIG2Hidden';

/**
 * The bytes of a PDF made light for reading its text: refused when they unfold to more than they may, else unfolded
 * natively where that pays and without the outlines of glyphs. pdf.js reads the same text from them in less time; a
 * file that is unusual in any way comes back as it is.
 * @throws DocumentError document_too_large
 */
export function prepareFile(bytes: Uint8Array, unpackedBytes: number): Uint8Array {
  const file = withoutFaxPictures(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = fileParts(file);
  const trailer = trailerOf(file);
  const containers = parts.streams.filter(({ dictionary }) => /\/ObjStm\b/.test(dictionary));
  const objects = checkStreams(file, containers, unpackedBytes, true);
  const hidden = hiddenPrograms(file, parts, objects, containers.length, trailer);
  const others = parts.streams.filter((stream) => !containers.includes(stream) && !hidden?.has(stream));
  const plain = checkStreams(file, others, unpackedBytes);
  if (!hidden) return inlinePlainStreams(file, [...objects, ...plain], trailer);
  const light = Buffer.from(file);
  // Whatever else refers to a program finds nothing in it that could unfold without limit.
  for (const { start, end } of hidden) light.fill(0, start, end);
  hidePrograms(light);
  for (const { content } of objects) hidePrograms(content);
  return inlinePlainStreams(light, [...objects, ...plain], trailer);
}

/**
 * The file with its JBIG2 pictures under an unknown filter. Text needs none of them, and what is no picture, such
 * as a font that a damaged file refers to in their place, would unfold without end.
 */
function withoutFaxPictures(file: Buffer): Buffer {
  if (!file.includes(FAX_PICTURES)) return file;
  const copy = Buffer.from(file);
  renameAll(copy, FAX_PICTURES, UNKNOWN_FILTER);
  return copy;
}

/** The streams of font programs that can be left out; null when none can. */
function hiddenPrograms(
  file: Buffer,
  parts: FileParts,
  objects: readonly PlainStream[],
  containers: number,
  trailer: string | null,
): Set<FileStream> | null {
  // What cannot be seen whole cannot be judged, and what is packed can only be changed by an update.
  if (objects.length < containers || (containers > 0 && trailer === null)) return null;
  if (file.includes('/Encrypt')) return null;
  const numbers = findUnneededPrograms(parts, objects);
  if (!numbers) return null;
  const numberOf = ({ before }: FileStream): string =>
    /(\d+)\s+\d+\s+obj\s*<<[^]*$/.exec(before.slice(before.lastIndexOf('obj') - 16))?.[1] ?? '';
  return new Set(parts.streams.filter((stream) => numbers.has(numberOf(stream))));
}
