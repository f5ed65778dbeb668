import { Database } from '../../src/db/kernel/database';
import { textArray } from '../../src/db/kernel/text-array';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let app: Database;

beforeAll(async () => {
  database = await freshDatabase();
  app = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const read = (array: Buffer) =>
  app.withConnection(async (client) => {
    const { rows } = await client.query<{ value: string | null }>({
      text: 'SELECT value FROM unnest($1::text[]) WITH ORDINALITY AS a (value, place) ORDER BY place',
      values: [array],
    });
    return rows.map(({ value }) => value);
  });

it('sends texts, empty texts and nulls unchanged', async () => {
  const values = ['{"a":"b\\\\ \\" c"}', '', null, 'NULL', "Żółć 🚚 '{},", '\n\t'];
  expect(await read(textArray(values))).toEqual(values);
  expect(await read(textArray([]))).toEqual([]);
});

it('is refused by the database if a text contains a character that cannot be stored', async () => {
  await expect(read(textArray(['a\u0000b']))).rejects.toMatchObject({ code: '22021' });
});
