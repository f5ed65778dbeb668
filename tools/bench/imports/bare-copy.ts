import { Client, Query } from 'pg';
import { RowSplitter } from '../../../src/http/body/row-splitter';
import { ImportRowReader } from '../../../src/http/input/import-rows';

/** The part of the connection of pg that sends the data of COPY. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Sends chunks to the server as the data of COPY. */
class CopyQuery extends Query {
  handleCopyInResponse: (connection: CopyConnection) => void;

  constructor(sql: string, chunks: readonly Buffer[]) {
    super(sql);
    this.handleCopyInResponse = (connection) => {
      for (const chunk of chunks) connection.sendCopyFromChunk(chunk);
      connection.endCopyFrom();
    };
  }
}

export interface BareCopy {
  validateMs: number;
  copyMs: number;
}

/** The same rows validated in one process and copied into a table with a primary key by one COPY. */
export async function bareCopy(url: string, file: Buffer): Promise<BareCopy> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE bare_copy (row_number integer PRIMARY KEY, external_id text, item text)');
  const validating = performance.now();
  const chunks = validated(file);
  const copying = performance.now();
  await new Promise<void>((resolve, reject) => {
    const query = new CopyQuery('COPY bare_copy FROM STDIN', chunks);
    query.once('end', resolve);
    query.once('error', reject);
    client.query(query);
  });
  const ended = performance.now();
  await client.query('DROP TABLE bare_copy');
  await client.end();
  return { validateMs: copying - validating, copyMs: ended - copying };
}

function validated(file: Buffer): Buffer[] {
  const input = { kind: 'candidates', format: 'ndjson', dryRun: false, onError: 'continue' } as const;
  const reader = new ImportRowReader(input, 'hmis', {
    adapterSettings: () => ({ customFieldAllowlist: [], timeZone: 'UTC' }),
    declared: [],
  });
  const splitter = new RowSplitter('ndjson');
  const chunks: Buffer[] = [];
  for (const split of splitter.push(file)) {
    const read = reader.read(split);
    if (!read || 'error' in read) throw new Error(`row ${split.row} is invalid`);
    const cells = [String(split.row), read.externalId ?? '\\N', escaped(JSON.stringify(read.item))];
    chunks.push(Buffer.from(`${cells.join('\t')}\n`));
  }
  return chunks;
}

/** The text format of COPY. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
