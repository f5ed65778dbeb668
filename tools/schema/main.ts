import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/db/migrate';
import { describeSchema } from './describe-schema';

async function main(): Promise<void> {
  const url = process.env.MIGRATION_DATABASE_URL;
  if (!url) throw new Error('MIGRATION_DATABASE_URL is not set: run npm run schema, which starts a database');
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const file = path.resolve('src', 'db', 'schema.sql');
    writeFileSync(file, await describeSchema(client));
    console.log(`Wrote ${path.relative(process.cwd(), file)}`);
  } finally {
    await client.end();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
