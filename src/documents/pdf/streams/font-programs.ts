import type { PlainStream } from './check-streams';
import type { FileParts } from './file-streams';
import { renameAll } from './rename-all';

/** Fonts whose character codes are defined by the document or by the font program. */
const FONT_OBJECT = /\/Subtype\s*\/(?:Type0|Type1|MMType1|TrueType)\b/g;
const HAS_UNICODE_MAP = /\/ToUnicode\s+\d+\s+\d+\s+R\b/g;
const FONT_PROGRAM = /\/FontFile[23]?\s+(\d+)\s+\d+\s+R\b/g;
/** Names for which pdf.js would load its own font instead, unless a subset prefix precedes them. */
const STANDARD_FONT =
  /\/FontName\s*\/(?:helv|arial|times|cour|symbol|zapf|calibri|century|comic|gill|impact|itc|lucida|ms|nuptial|segoe|wingd)/i;
const FONT_FILE_KEY = '/FontFile';
const UNKNOWN_KEY = '/FontFilX';

/**
 * Numbers of the objects with glyph outlines that are not needed: widths and characters come from the document, which
 * declares both for every font here. pdf.js prepares outlines as soon as it finds them, which takes a large part of the
 * time of reading a page. Null if only the program of some font declares its characters.
 */
export function findUnneededPrograms(
  parts: FileParts,
  objectStreams: readonly PlainStream[],
): Set<string> | null {
  const numbers = new Set<string>();
  for (const object of objectsOf(parts, objectStreams)) {
    const fonts = object.match(FONT_OBJECT)?.length ?? 0;
    if (fonts > (object.match(HAS_UNICODE_MAP)?.length ?? 0)) return null;
    const programs = [...object.matchAll(FONT_PROGRAM)];
    if (programs.length > 0 && (!object.includes('/FontName') || STANDARD_FONT.test(object))) return null;
    for (const [, number = ''] of programs) numbers.add(number);
  }
  return numbers.size > 0 ? numbers : null;
}

/** Renames references to font programs, in place: readers ignore an unknown name. */
export function hidePrograms(bytes: Buffer): void {
  renameAll(bytes, FONT_FILE_KEY, UNKNOWN_KEY);
}

function* objectsOf(parts: FileParts, objectStreams: readonly PlainStream[]): Generator<string> {
  for (const text of parts.objects) yield* text.split('endobj');
  for (const { content, dictionary } of objectStreams) {
    const text = content.toString('latin1');
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
    const offsets = text.slice(0, first).trim().split(/\s+/).map(Number);
    const starts = offsets.filter((_, index) => index % 2 === 1).sort((a, b) => a - b);
    for (let index = 0; index < starts.length; index += 1) {
      const next = starts[index + 1];
      yield text.slice(first + (starts[index] ?? 0), next === undefined ? undefined : first + next);
    }
  }
}
