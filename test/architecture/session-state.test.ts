import fs from 'node:fs';
import path from 'node:path';
import { listFiles, projectRoot } from './source-files';

/** SQL that outlives its transaction on the connection, which a pooler in transaction mode gives to other clients. */
const SESSION_SQL: readonly { sql: RegExp; instead: string }[] = [
  { sql: /['"`]\s*(RE)?SET (?!LOCAL\b)/i, instead: 'set_config(…, true)' },
  { sql: /\bset_config\([^()]*,\s*false\)/i, instead: 'set_config(…, true)' },
  { sql: /\bpg_(try_)?advisory_(lock|unlock)/, instead: 'pg_advisory_xact_lock' },
  { sql: /['"`]\s*(UN)?LISTEN\s+\w/, instead: 'a message through Redis' },
  { sql: /\bCREATE (LOCAL )?TEMP(ORARY)?\b/, instead: 'WITH, or a table' },
  { sql: /\bDECLARE \w+ .*CURSOR WITH HOLD\b/, instead: 'a page with a limit' },
];

describe('the SQL of the processes', () => {
  it('sets nothing that outlives its transaction', () => {
    const faults = ['src/db', 'src/compose', 'workers']
      .flatMap((folder) => listFiles(folder, (name) => name.endsWith('.ts')))
      .flatMap((file) =>
        fs
          .readFileSync(path.join(projectRoot, file), 'utf8')
          .split('\n')
          .flatMap((line, at) =>
            SESSION_SQL.filter(({ sql }) => sql.test(line)).map(
              ({ instead }) => `${file}:${at + 1} ${line.trim()}: use ${instead}`,
            ),
          ),
      );
    expect(faults).toEqual([]);
  });
});
