import { ERASURE_PARTS, erasureFunction } from '../../src/db/records/erasure-parts';
import { freshDatabase, type TestDatabase } from '../support/database';

describe('the list of what erasure reaches', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const listed = (how: string) => ERASURE_PARTS.filter((part) => part.how === how).map((part) => part.table);

  test('has every table with a column candidate_id', async () => {
    const rows = await database.query<{ table: string }>(`
      SELECT c.relname AS table FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'candidate_id' AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`);
    const known = ERASURE_PARTS.map((part) => part.table);
    // Missing here: register the table in src/db/records/erasure-parts.ts, which says how.
    expect(rows.map((row) => row.table).filter((table) => !known.includes(table))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('names functions that the processes may call and that see every tenant', async () => {
    const rows = await database.query<{ name: string; ready: boolean }>(
      `SELECT wanted AS name, coalesce(bool_or(p.prosecdef AND p.proowner = 'tenure_upkeep'::regrole
                AND has_function_privilege('tenure_app', p.oid, 'EXECUTE')
                AND NOT has_function_privilege('public', p.oid, 'EXECUTE')), false) AS ready
       FROM unnest($1::text[]) AS wanted
       LEFT JOIN pg_proc p ON p.proname = wanted AND p.pronamespace = 'public'::regnamespace
         AND pg_get_function_identity_arguments(p.oid) = 'erasure uuid'
       GROUP BY wanted`,
      [listed('function').map(erasureFunction)],
    );
    expect(rows.filter((row) => !row.ready)).toEqual([]);
  });

  test('says cascade only where the foreign key does', async () => {
    const rows = await database.query<{ table: string }>(`
      SELECT conrelid::regclass::text AS table FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'candidates'::regclass AND confdeltype = 'c'`);
    const cascading = rows.map((row) => row.table);
    expect(listed('cascade').filter((table) => !cascading.includes(table))).toEqual([]);
  });
});
