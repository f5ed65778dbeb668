/** A stream of a PDF file as its bytes show it. */
export interface FileStream {
  /** Text of the file right before the keyword: `… 12 0 obj << … >>`. */
  before: string;
  /** The dictionary alone. */
  dictionary: string;
  /** First byte of the content and the one after its last. */
  start: number;
  end: number;
}

export interface FileParts {
  streams: FileStream[];
  /** What lies between the streams: the objects that are none. */
  objects: string[];
}

const MAX_DICTIONARY_BYTES = 1_500;
/** A gap larger than this is no dictionary but content whose keywords are missing. */
const MAX_GAP = 4 * 1024 * 1024;

/**
 * Finds the streams of a PDF by their keywords, without its table of objects, which may lie. Content of compressed
 * streams is stepped over; that of others is searched, since something may be hidden in it.
 */
export function fileParts(file: Buffer): FileParts {
  const streams: FileStream[] = [];
  const objects: string[] = [];
  let textStart = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const before = file.toString('latin1', Math.max(0, at - MAX_DICTIONARY_BYTES), at);
    const dictionary = before.slice(before.lastIndexOf('obj') + 3);
    const start = at + (file[at + 6] === 0x0d ? 8 : 7);
    const found = file.indexOf('endstream', start);
    const end = found < 0 ? file.length : found;
    if (at >= textStart) {
      if (at - textStart < MAX_GAP) objects.push(file.toString('latin1', textStart, at));
      textStart = end;
    }
    streams.push({ before, dictionary, start, end });
    if (/\/(?:FlateDecode|Fl)\b/.test(dictionary)) at = end;
  }
  if (file.length - textStart < MAX_GAP) objects.push(file.toString('latin1', textStart));
  return { streams, objects };
}
