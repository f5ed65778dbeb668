/** A stream of a PDF file. */
export interface FileStream {
  /** Text of the file before the keyword: `… 12 0 obj << … >>`. */
  before: string;
  /** The dictionary alone. */
  dictionary: string;
  /** Offset of the first byte of the content, and of the byte after the last one. */
  start: number;
  end: number;
}

export interface FileParts {
  streams: FileStream[];
  /** Text between the streams: the objects without a stream. */
  objects: string[];
}

const MAX_DICTIONARY_BYTES = 1_500;
/** A larger gap is content without its keywords, not a dictionary. */
const MAX_GAP = 4 * 1024 * 1024;

/**
 * Finds the streams of a PDF by their keywords instead of its object table, which can be wrong. The content of
 * compressed streams is skipped; other content is searched, because it can hide further streams.
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
    const endAt = file.indexOf('endstream', start);
    const end = endAt < 0 ? file.length : endAt;
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
