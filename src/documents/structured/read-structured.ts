import { parse } from 'csv-parse/sync';
import { LINKEDIN_TABLES, type LinkedInExport } from '../../domain/parsing/structured/linkedin-export';
import {
  isEuropass,
  isStructuredJson,
  type EmbeddedXml,
} from '../../domain/parsing/structured/find-stated-resume';
import { DocumentError } from '../document-error';
import type { FormatResult, ReadLimits } from '../format-result';
import { decodeText } from '../text/decode-text';
import { readZip, type ZipEntry } from '../zip/read-zip';
import { xmlTree } from './xml-tree';

/** Longer documents are read as text. No resume comes near. */
const MAX_STRUCTURED_BYTES = 5 * 1024 * 1024;
const MAX_ROWS = 1_000;
const JSON_START = /^\s*\{/;
const JSON_CUE = /"(?:basics|person|@graph|@type)"/;
const XML_CUE = /<(?:[\w.-]+:)?(?:SkillsPassport|Candidate)[\s>]/;

/** The type of a text that is structured data about a resume or a posting; null for any other text. */
export function structuredTypeOf(
  bytes: Uint8Array,
  sample: string,
): 'application/json' | 'application/xml' | null {
  if (bytes.byteLength > MAX_STRUCTURED_BYTES) return null;
  const head = sample.replace(/^\u00ef\u00bb\u00bf|\0/g, '');
  if (JSON_START.test(head) && JSON_CUE.test(head))
    return isStructuredJson(jsonOf(bytes)) ? 'application/json' : null;
  if (!XML_CUE.test(head)) return null;
  const root = xmlTree(utf8(bytes));
  return root && isEuropass(root) ? 'application/xml' : null;
}

/** Reads a JSON document whose shape was recognized. */
export function readJson(bytes: Uint8Array): Promise<FormatResult> {
  return Promise.resolve(structuredResult(jsonOf(bytes)));
}

/** Reads a Europass XML document. */
export async function readEuropass(bytes: Uint8Array): Promise<FormatResult> {
  const data = europassData(await decodeText(bytes));
  if (!data) throw new DocumentError('document_corrupt', 'The XML document is damaged.');
  return structuredResult(data);
}

/** The Europass document in a text, or null. */
export function europassData(source: string): EmbeddedXml | null {
  const root = XML_CUE.test(source) ? xmlTree(source) : null;
  return root && isEuropass(root) ? { xml: root } : null;
}

/** True for the files of a LinkedIn data export. */
export function isLinkedInArchive(names: Iterable<string>): boolean {
  return [...names].some((name) => /^(?:Profile|Positions)\.csv$/.test(fileName(name)));
}

/** Reads the tables of a LinkedIn data export that describe its member. */
export async function readLinkedInArchive(bytes: Uint8Array, limits: ReadLimits): Promise<FormatResult> {
  const entries = readZip(bytes, { entries: 2_000, unpackedBytes: limits.unpackedBytes });
  const tables: LinkedInExport['linkedInTables'] = {};
  for (const entry of entries.values()) {
    const table = LINKEDIN_TABLES.find((name) => fileName(entry.name) === `${name}.csv`);
    if (table) tables[table] = await rowsOf(entry);
  }
  return structuredResult({ linkedInTables: tables });
}

async function rowsOf(entry: ZipEntry): Promise<Record<string, string>[]> {
  try {
    return parse(await decodeText(entry.read()), {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_ROWS,
    }) as Record<string, string>[];
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document_corrupt', 'A table of the archive is damaged.', { cause: error });
  }
}

/** Data without a text of its own. */
function structuredResult(value: unknown): FormatResult {
  return {
    pages: [],
    paginated: false,
    pageCount: null,
    hidden: [],
    structured: [value],
    visionPages: [],
    warnings: [],
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8(bytes)) as unknown;
  } catch {
    return null;
  }
}

/** JSON is UTF-8 (RFC 8259). */
function utf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\ufeff/, '');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
