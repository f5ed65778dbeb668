import type { PlainStream } from './check-streams';

const OBJECT_HEADER = /(?:^|[\r\n ])(\d{1,7}) +(\d{1,5}) +obj\s*(<<(?:(?!obj)[\s\S])*>>)\s*$/;
const FILTER_ENTRY = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/g;
const LENGTH_ENTRY = /\/Length\s+\d+(?:\s+\d+\s+R\b)?/g;
const SPECIAL_STREAM = /\/(?:DecodeParms|DP|Crypt|F|FFilter|FDecodeParms|XRef)\b/;
const OBJECT_END = 1_100;

/**
 * Appends decompressed streams to a PDF as an incremental update (ISO 32000-1, 7.5.6), because pdf.js decompresses in
 * interpreted code and takes several times as long as zlib. An unusual file is returned unchanged.
 */
export function inlinePlainStreams(
  file: Buffer,
  streams: readonly PlainStream[],
  trailer: string | null,
): Buffer {
  if (trailer === null) return file;
  const parts: Buffer[] = [file, Buffer.from('\n')];
  let length = file.length + 1;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const entries: { number: number; line: string }[] = [];
  const seen = new Set<number>();
  for (const stream of streams) {
    const object = objectOf(stream);
    if (!object) continue;
    // Only the complete table determines which of two objects applies.
    if (seen.has(object.number)) return file;
    seen.add(object.number);
    const offset = String(length).padStart(10, '0');
    entries.push({
      number: object.number,
      line: `${offset} ${String(object.generation).padStart(5, '0')} n \n`,
    });
    const head = `${object.number} ${object.generation} obj\n${object.dictionary}\nstream\n`;
    add(Buffer.from(head, 'latin1'));
    add(stream.content);
    add(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }
  if (entries.length === 0) return file;
  const table = entries.map(({ number, line }) => `${number} 1\n${line}`).join('');
  parts.push(Buffer.from(`xref\n${table}trailer\n<<${trailer}>>\nstartxref\n${length}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}

interface PlainObject {
  number: number;
  generation: number;
  dictionary: string;
}

function objectOf({ before, content }: PlainStream): PlainObject | null {
  const [, number, generation, dictionary = ''] = OBJECT_HEADER.exec(before) ?? [];
  if (number === undefined || SPECIAL_STREAM.test(dictionary)) return null;
  if (dictionary.match(FILTER_ENTRY)?.length !== 1 || dictionary.match(LENGTH_ENTRY)?.length !== 1)
    return null;
  const plain = dictionary.replace(FILTER_ENTRY, '').replace(LENGTH_ENTRY, `/Length ${content.length}`);
  return { number: Number(number), generation: Number(generation), dictionary: plain };
}

/**
 * Content of the trailer for an update; null for files that are encrypted, have been updated before or end irregularly.
 */
export function trailerOf(file: Buffer): string | null {
  const tail = file.toString('latin1', Math.max(0, file.length - OBJECT_END));
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail) ?? [];
  if (offset === undefined) return null;
  const at = Number(offset);
  const first = file.indexOf('startxref');
  if (first !== file.lastIndexOf('startxref') || at >= first) return null;
  const last = file.toString('latin1', at, first);
  const text = last.startsWith('xref')
    ? last.slice(last.lastIndexOf('trailer'))
    : last.slice(0, last.indexOf('stream'));
  if (/\/(?:Encrypt|Prev|XRefStm)\b/.test(text)) return null;
  const root = /\/Root\s+\d+\s+\d+\s+R\b/.exec(text)?.[0];
  const size = /\/Size\s+\d+/.exec(text)?.[0];
  const id = /\/ID\s*\[\s*<[0-9A-Fa-f\s]*>\s*<[0-9A-Fa-f\s]*>\s*\]/.exec(text)?.[0] ?? '';
  return root && size ? `${size} ${root} ${id} /Prev ${at}` : null;
}
