import { checkStreams, type PlainStream } from './check-streams';
import { fileParts, type FileParts, type FileStream } from './file-streams';
import { hidePrograms, findUnneededPrograms } from './font-programs';
import { renameAll } from './rename-all';
import { trailerOf, inlinePlainStreams } from './plain-streams';

const FAX_IMAGE_FILTER = '/JBIG2Decode';
const UNKNOWN_FILTER = '/JBIG2Hidden';

/**
 * Prepares a PDF for fast text extraction: checks its decompressed size, decompresses streams natively where that saves
 * time, and removes glyph outlines. pdf.js reads the same text in less time. An unusual file is returned unchanged.
 * @throws DocumentError document_too_large
 */
export function prepareFile(bytes: Uint8Array, unpackedBytes: number): Uint8Array {
  const file = withoutFaxImages(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = fileParts(file);
  const trailer = trailerOf(file);
  const containers = parts.streams.filter(({ dictionary }) => /\/ObjStm\b/.test(dictionary));
  const objects = checkStreams(file, containers, unpackedBytes, true);
  const hidden = hiddenPrograms(file, parts, objects, containers.length, trailer);
  const others = parts.streams.filter((stream) => !containers.includes(stream) && !hidden?.has(stream));
  const plain = checkStreams(file, others, unpackedBytes);
  if (!hidden) return inlinePlainStreams(file, [...objects, ...plain], trailer);
  const light = Buffer.from(file);
  // Other references to a font program find only zeros, which cannot decompress without limit.
  for (const { start, end } of hidden) light.fill(0, start, end);
  hidePrograms(light);
  for (const { content } of objects) hidePrograms(content);
  return inlinePlainStreams(light, [...objects, ...plain], trailer);
}

/**
 * Replaces the filter of JBIG2 images by an unknown one. Text needs no images, and other data that a damaged file
 * declares as JBIG2, such as a font, would decompress without end.
 */
function withoutFaxImages(file: Buffer): Buffer {
  if (!file.includes(FAX_IMAGE_FILTER)) return file;
  const copy = Buffer.from(file);
  renameAll(copy, FAX_IMAGE_FILTER, UNKNOWN_FILTER);
  return copy;
}

/** Streams of font programs that can be removed; null if there are none. */
function hiddenPrograms(
  file: Buffer,
  parts: FileParts,
  objects: readonly PlainStream[],
  containers: number,
  trailer: string | null,
): Set<FileStream> | null {
  // Streams that cannot be read completely cannot be judged, and packed objects can only be changed by an update.
  if (objects.length < containers || (containers > 0 && trailer === null)) return null;
  if (file.includes('/Encrypt')) return null;
  const numbers = findUnneededPrograms(parts, objects);
  if (!numbers) return null;
  const numberOf = ({ before }: FileStream): string =>
    /(\d+)\s+\d+\s+obj\s*<<[^]*$/.exec(before.slice(before.lastIndexOf('obj') - 16))?.[1] ?? '';
  return new Set(parts.streams.filter((stream) => numbers.has(numberOf(stream))));
}
