import type { ExportedTable } from '../../db/data-subjects/access-exports.repository';
import { EXPORT_PARTS } from '../../db/data-subjects/export-parts';
import { writeZip, type NewZipEntry } from '../../documents/zip/write-zip';
import {
  entriesAbout,
  withoutOtherPeople,
  type StoredPersonNames,
} from '../../domain/data-subjects/entries-about';
import type { UUID } from '../../domain/common';

export interface ExportSubject extends StoredPersonNames {
  candidateId: UUID;
  exportedAt: Date;
}

interface DocumentRow {
  operation_id: string;
  file_name: string | null;
  declared_type: string | null;
  created_at: string;
  base64: string;
}

/** Replaces a logged text that ends before its JSON does: what remains could be about other people. */
const CUT_TEXT = 'left out: the log holds only the beginning of this text, which may be about other people';

/** Writes the zip archive: a README, one JSON file for each table, and the documents in progress. */
export function exportArchive(tables: readonly ExportedTable[], subject: ExportSubject): Promise<Buffer> {
  const entries = tables.flatMap(({ table, rows }): NewZipEntry[] => {
    const values = rows.map((row) => withoutOtherPeople(readable(row), subject));
    const list = { name: `data/${table}.json`, content: `${JSON.stringify(values, null, 2)}\n` };
    return table === 'documents'
      ? [list, ...rows.map((row) => documentFile(row as DocumentRow, subject))]
      : [list];
  });
  const readme = { name: 'README.txt', content: readmeOf(tables, subject) };
  return writeZip([readme, ...entries], subject.exportedAt);
}

/** Replaces members that contain encoded or serialized JSON by their value. */
function readable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => {
      if (name === 'base64')
        return ['bytes', typeof value === 'string' ? Buffer.byteLength(value, 'base64') : 0];
      if (name === 'answer_base64') return ['answer_body', typeof value === 'string' ? decoded(value) : null];
      if (name.endsWith('_body') && typeof value === 'string') return [name, parsed(value) ?? CUT_TEXT];
      return [name, value];
    }),
  );
}

function decoded(base64: string): unknown {
  const text = Buffer.from(base64, 'base64').toString('utf8');
  return parsed(text) ?? CUT_TEXT;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A batch that waits for its work is a JSON list, of which only the entries about the person are exported. */
function documentFile(row: DocumentRow, subject: ExportSubject): NewZipEntry {
  const bytes = Buffer.from(row.base64, 'base64');
  const batch = row.declared_type === 'application/json' ? parsed(bytes.toString('utf8')) : undefined;
  if (Array.isArray(batch)) {
    const content = `${JSON.stringify(entriesAbout(batch, subject), null, 2)}\n`;
    return { name: `files/${row.operation_id}.json`, content };
  }
  return { name: `files/${row.operation_id}-${safeName(row.file_name)}`, content: bytes };
}

/** A file name without path separators and control characters. */
function safeName(name: string | null): string {
  const safe = (name ?? '').replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100);
  return safe === '' ? 'document' : safe;
}

function readmeOf(tables: readonly ExportedTable[], { candidateId, exportedAt }: ExportSubject): string {
  const contents = tables.map(({ table, about, rows }) => {
    return `data/${table}.json (${rows.length} ${rows.length === 1 ? 'entry' : 'entries'})\n    ${about}`;
  });
  const leftOut = EXPORT_PARTS.flatMap((part) =>
    part.how === 'left_out' ? [`${part.table}: ${part.why}`] : [],
  );
  return `Data held about one person

Candidate: ${candidateId}
Exported:  ${exportedAt.toISOString()}

Each file in the folder data is a list in JSON, a format that programs and text editors can read. Times are in UTC. Names
of members are those of the database; an empty list means that nothing is held. Entries about other people in the same
call are left out.

Contents

${contents.join('\n')}

Not included

${leftOut.join('\n')}

Sensitive fields such as a date of birth or a social security number are never stored. Scores are recommendations; people
decide. The person can ask for a correction of the record and for a reconsideration of a score.
`;
}
