import type JSZip from 'jszip';
import { DocumentError } from '../document-error';
import { FlowWriter } from '../flow/flow-writer';
import type { FormatResult, ReadLimits } from '../format-result';
import { readZip, type ZipEntry } from '../zip/read-zip';
import { removeHiddenRuns } from './hidden-runs';
import type { MammothElement } from './mammoth-elements';
import { writeElements } from './write-elements';

const MAIN_PART = 'word/document.xml';
const MAX_ENTRIES = 2_000;
/** Bounds the memory of the parsed XML, which needs about twenty times its bytes. */
const MAX_XML_BYTES = 12 * 1024 * 1024;
const HAS_TEXT = /<w:t[\s>]/;

/**
 * Reads a Word document: headers first (they often contain the name and address), then the body with its text boxes and
 * tables, then footers.
 * @throws DocumentError
 */
export async function readDocx(bytes: Uint8Array, limits: ReadLimits): Promise<FormatResult> {
  const entries = readZip(bytes, { entries: MAX_ENTRIES, unpackedBytes: limits.unpackedBytes });
  const main = entries.get(MAIN_PART);
  if (!main) throw new DocumentError('document_corrupt', 'The Word document has no body.');
  checkXmlSize(entries);
  const body = removeHiddenRuns(main.read().toString('utf8'));
  const hidden = [...body.hidden];
  const writer = new FlowWriter();
  const write = async (xml: string, relations: string | null): Promise<void> => {
    writeElements(writer, await elementsOf(entries, xml, relations));
  };
  const heads = headersOf(entries, body.xml);
  for (const part of heads.first) await writeMargin(part);
  await write(body.xml, null);
  for (const part of heads.later) await writeMargin(part);
  for (const part of partsNamed(entries, /^word\/footer\d*\.xml$/)) await writeMargin(part);
  return {
    pages: [writer.page()],
    paginated: false,
    pageCount: null,
    hidden,
    fileDate: modifiedOn(entries),
    visionPages: [],
    warnings: [],
  };

  async function writeMargin(part: ZipEntry): Promise<void> {
    const margin = removeHiddenRuns(part.read().toString('utf8'));
    hidden.push(...margin.hidden);
    if (!HAS_TEXT.test(margin.xml)) return;
    const relations = entries.get(part.name.replace('word/', 'word/_rels/') + '.rels');
    await write(asBody(margin.xml), relations?.read().toString('utf8') ?? null);
  }
}

/** Day of the last change in the core properties. */
function modifiedOn(entries: Map<string, ZipEntry>): string | null {
  const xml = entries.get('docProps/core.xml')?.read().toString('utf8') ?? '';
  return /<dcterms:modified\b[^>]*>\s*(\d{4}-\d{2}-\d{2})T/.exec(xml)?.[1] ?? null;
}

/** Headers in reading order: those of the first page, and those that begin on the second page. */
function headersOf(entries: Map<string, ZipEntry>, body: string): { first: ZipEntry[]; later: ZipEntry[] } {
  const all = partsNamed(entries, /^word\/header\d*\.xml$/);
  if (!/<w:titlePg(?:\s*\/>|\s+w:val="(?:1|true|on)")/.test(body)) return { first: all, later: [] };
  const relations = entries.get('word/_rels/document.xml.rels')?.read().toString('utf8') ?? '';
  const firstIds = [...body.matchAll(/<w:headerReference\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('w:type="first"'))
    .map(([tag]) => /r:id="([^"]+)"/.exec(tag)?.[1] ?? '');
  const isFirst = (entry: ZipEntry): boolean => {
    const target = entry.name.replace('word/', '');
    const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([tag]) =>
      tag.includes(`"${target}"`),
    )?.[0];
    return firstIds.includes(/\bId="([^"]+)"/.exec(relation ?? '')?.[1] ?? '-');
  };
  return { first: all.filter(isFirst), later: all.filter((entry) => !isFirst(entry)) };
}

function partsNamed(entries: Map<string, ZipEntry>, name: RegExp): ZipEntry[] {
  return [...entries.values()]
    .filter((entry) => name.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function checkXmlSize(entries: Map<string, ZipEntry>): void {
  let total = 0;
  for (const entry of entries.values()) {
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    total += entry.read().length;
    if (total > MAX_XML_BYTES) {
      throw new DocumentError('document_too_large', 'The decompressed document exceeds the size limit.');
    }
  }
}

/** Wraps a header or footer as a document, so that one reader handles all parts. */
function asBody(xml: string): string {
  return xml
    .replace(/<w:(hdr|ftr)(?=[\s>])/, '<w:document')
    .replace(/(<w:document[^>]*>)/, '$1<w:body>')
    .replace(/<\/w:(hdr|ftr)>/, '</w:body></w:document>');
}

async function elementsOf(
  entries: Map<string, ZipEntry>,
  xml: string,
  relations: string | null,
): Promise<MammothElement[]> {
  const [{ default: Zip }, { default: mammoth }] = await Promise.all([import('jszip'), import('mammoth')]);
  const archive = new Zip();
  for (const entry of entries.values()) {
    // Images are not read, and copying them would take most of the time.
    if (/\.(xml|rels)$/i.test(entry.name)) archive.file(entry.name, entry.read());
  }
  archive.file(MAIN_PART, xml);
  if (relations !== null) archive.file('word/_rels/document.xml.rels', relations);
  let elements: MammothElement[] = [];
  try {
    await mammoth.convertToHtml(
      { buffer: await pack(archive) },
      {
        transformDocument: (document: MammothElement) => {
          elements = document.children ?? [];
          return { ...document, children: [] };
        },
      },
    );
  } catch (error) {
    throw new DocumentError('document_corrupt', 'The Word document is damaged.', { cause: error });
  }
  return elements;
}

function pack(archive: JSZip): Promise<Buffer> {
  return archive.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
}
