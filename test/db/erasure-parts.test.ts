import { EXPORT_PARTS } from '../../src/db/data-subjects/export-parts';
import { ERASURE_PARTS, erasureFunction } from '../../src/db/records/erasure-parts';
import { freshDatabase, type TestDatabase } from '../support/database';

describe('the list of tables for erasure', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const tablesWith = (how: string) =>
    ERASURE_PARTS.filter((part) => part.how === how).map((part) => part.table);

  test('contains every table with the column candidate_id', async () => {
    const rows = await database.query<{ table: string }>(`
      SELECT c.relname AS table FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'candidate_id' AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      ORDER BY 1`);
    const listedTables = ERASURE_PARTS.map((part) => part.table);
    // If a table is missing, register it in src/db/records/erasure-parts.ts, which explains how.
    expect(rows.map((row) => row.table).filter((table) => !listedTables.includes(table))).toEqual([]);
    expect(new Set(listedTables).size).toBe(listedTables.length);
  });

  test('has a part of the access export for every table', () => {
    const exportedTables = EXPORT_PARTS.map((part) => part.table);
    // If a table is missing, register it in src/db/data-subjects/export-parts.ts, which explains how.
    expect(
      ERASURE_PARTS.map((part) => part.table).filter((table) => !exportedTables.includes(table)),
    ).toEqual([]);
    expect(new Set(exportedTables).size).toBe(exportedTables.length);
  });

  test('names functions that the processes may call and that reach every tenant', async () => {
    const rows = await database.query<{ name: string; ready: boolean }>(
      `SELECT wanted AS name, coalesce(bool_or(p.prosecdef AND p.proowner = 'tenure_upkeep'::regrole
                AND has_function_privilege('tenure_app', p.oid, 'EXECUTE')
                AND NOT has_function_privilege('public', p.oid, 'EXECUTE')), false) AS ready
       FROM unnest($1::text[]) AS wanted
       LEFT JOIN pg_proc p ON p.proname = wanted AND p.pronamespace = 'public'::regnamespace
         AND pg_get_function_identity_arguments(p.oid) = 'erasure uuid'
       GROUP BY wanted`,
      [tablesWith('function').map(erasureFunction)],
    );
    expect(rows.filter((row) => !row.ready)).toEqual([]);
  });

  test('uses cascade only for tables with a cascading foreign key', async () => {
    const rows = await database.query<{ table: string }>(`
      SELECT conrelid::regclass::text AS table FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'candidates'::regclass AND confdeltype = 'c'`);
    const cascading = rows.map((row) => row.table);
    expect(tablesWith('cascade').filter((table) => !cascading.includes(table))).toEqual([]);
  });
});
