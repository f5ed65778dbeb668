import { Client } from 'pg';
import { migrate } from '../../../src/db/migrate';
import { freshDatabase, type TestDatabase } from '../../support/database';
import { revertMigration } from './revert-migration';

/** The newest migration that changes tables which every request uses. */
const MIGRATION = '20261127310000_tenants_of_search_rows';

let database: TestDatabase;
let longQuery: Client;

beforeAll(async () => {
  database = await freshDatabase();
  longQuery = new Client({ connectionString: database.migrationUrl });
  await longQuery.connect();
});
afterAll(async () => {
  await longQuery.end();
  await database.drop();
});

describe('migrate', () => {
  it('gives way to other queries while a long query holds a lock, and completes after it', async () => {
    await revertMigration(database.migrationUrl, MIGRATION);
    await longQuery.query('BEGIN');
    await longQuery.query('SELECT count(*) FROM candidate_words');
    const waitedFor: string[] = [];
    const queriedBetween: unknown[] = [];

    const report = await migrate(database.migrationUrl, {
      lockTimeoutMs: 50,
      onLockTimeout: (migration) => {
        waitedFor.push(migration);
        // Would wait behind the migration if the migration still waited for its lock.
        queriedBetween.push(database.query('SELECT 1 FROM candidate_words LIMIT 1'));
        if (waitedFor.length === 2) void longQuery.query('COMMIT');
      },
    });

    expect(waitedFor).toEqual([MIGRATION, MIGRATION]);
    await Promise.all(queriedBetween);
    expect(report).toMatchObject({ applied: [MIGRATION] });
    expect(await migrate(database.migrationUrl)).toMatchObject({ applied: [] });
  });
});
