import type { Request } from 'express';
import type { StoredError } from '../../platform/app-error';
import { csvCell } from '../../platform/csv';
import type { ImportRecord } from '../../services/imports/import-record';
import type { ImportRowError } from '../../services/imports/imports.service';
import { storedProblem } from '../errors/problem';
import type { Import } from '../models/import';

/** Converts an import to its API form. */
export function importView(request: Request, record: ImportRecord): Import {
  const path = `/api/v1/imports/${record.importId}`;
  return { ...record, error: record.error && storedProblem(request, record.error, path) };
}

/** Returns the errors of an import as text: NDJSON with an object per row, or CSV with a line per invalid field. */
export async function* errorLines(
  pages: AsyncIterable<ImportRowError[]>,
  isCsv: boolean,
): AsyncGenerator<string> {
  if (isCsv) yield 'row,externalId,code,pointer,message\r\n';
  for await (const page of pages) {
    yield page.map((each) => (isCsv ? csvLines(each) : `${JSON.stringify(each)}\n`)).join('');
  }
}

function csvLines({ row, externalId, error }: ImportRowError): string {
  const { code, message, errors } = error as StoredError;
  const faults = errors?.length ? errors : [{ pointer: '', message }];
  return faults
    .map((fault) =>
      [String(row), externalId ?? '', code, fault.pointer, fault.message].map(csvCell).join(','),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}
