import type { PlainStream } from './check-streams';
import type { FileParts } from './file-streams';
import { renameAll } from './rename-all';

/** Fonts whose text codes are explained by the document itself or by the font's own program. */
const FONT_OBJECT = /\/Subtype\s*\/(?:Type0|Type1|MMType1|TrueType)\b/g;
const HAS_UNICODE_MAP = /\/ToUnicode\s+\d+\s+\d+\s+R\b/g;
const FONT_PROGRAM = /\/FontFile[23]?\s+(\d+)\s+\d+\s+R\b/g;
/** Names for which pdf.js would load a font of its own instead; the mark of a subset before them prevents that. */
const STANDARD_FONT =
  /\/FontName\s*\/(?:helv|arial|times|cour|symbol|zapf|calibri|century|comic|gill|impact|itc|lucida|ms|nuptial|segoe|wingd)/i;
const KEYWORD = '/FontFile';
const OTHER_KEYWORD = '/FontFilX';

/**
 * Numbers of the objects that hold glyph outlines that are not needed: reading takes widths and characters from the
 * document, which states both for every font here. Preparing the outlines for a screen, as pdf.js does on sight of
 * them, takes a good part of the time of reading a page. Null when some font's characters are known to it alone.
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

/** Renames, in place, what refers to font programs: a name that means nothing is passed over by every reader. */
export function hidePrograms(bytes: Buffer): void {
  renameAll(bytes, KEYWORD, OTHER_KEYWORD);
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
