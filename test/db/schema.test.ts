import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { describeSchema } from '../../tools/schema/describe-schema';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('src/db/schema.sql', () => {
  it('matches the migrations (run npm run schema after adding one)', async () => {
    const client = new Client({ connectionString: database.migrationUrl });
    await client.connect();
    try {
      const committed = readFileSync(path.join(__dirname, '..', '..', 'src', 'db', 'schema.sql'), 'utf8');
      expect(await describeSchema(client)).toBe(committed);
    } finally {
      await client.end();
    }
  });
});
