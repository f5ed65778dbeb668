import type { Client } from 'pg';

const HEADER = `-- The database schema after the newest migration: tables with their policies, triggers and grants, then the current
-- body of each function. Generated: run \`npm run schema\` after adding a migration. Nothing executes this file.
`;

/**
 * Relations and functions that belong to an extension or to the migration runner are not part of the schema, nor are
 * partitions, which come and go with the months.
 */
const OWN_RELATIONS = `
  SELECT c.oid, c.relname AS name, c.relkind AS kind, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
         c.relacl AS grants, pg_get_viewdef(c.oid) AS view, pg_get_partkeydef(c.oid) AS partition_key,
         c.relpersistence = 'u' AS unlogged
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
   WHERE c.relkind IN ('r', 'p', 'v', 'm') AND c.relname NOT LIKE 'knex_%' AND NOT c.relispartition
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
   ORDER BY c.relname`;

const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
         a.attidentity AS identity, a.attgenerated AS generated, pg_get_expr(d.adbin, d.adrelid) AS expression
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE a.attrelid = $1 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

const CONSTRAINTS = `
  SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
   WHERE conrelid = $1 AND contype <> 'n' ORDER BY contype = 'p' DESC, conname`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
   WHERE i.indrelid = $1 AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = $1)
   ORDER BY i.indexrelid::regclass::text`;

const POLICIES = `
  SELECT polname AS name, polpermissive AS permissive, polcmd AS command,
         ARRAY(SELECT CASE WHEN r = 0 THEN 'public' ELSE r::regrole::text END FROM unnest(polroles) AS r) AS roles,
         pg_get_expr(polqual, polrelid) AS visible, pg_get_expr(polwithcheck, polrelid) AS checked
    FROM pg_policy WHERE polrelid = $1 ORDER BY polname`;

const TRIGGERS = `
  SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
   WHERE tgrelid = $1 AND NOT tgisinternal ORDER BY tgname`;

const GRANTS = `
  SELECT grantee::regrole::text AS grantee, string_agg(privilege_type, ', ' ORDER BY privilege_type) AS privileges
    FROM aclexplode($1::aclitem[]) WHERE grantee <> grantor AND grantee <> 0 GROUP BY grantee ORDER BY 1`;

const FUNCTIONS = `
  SELECT p.oid, p.proname AS name, pg_get_functiondef(p.oid) AS definition, p.proacl AS grants,
         pg_get_function_identity_arguments(p.oid) AS arguments
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace AND n.nspname = 'public'
   WHERE p.prokind IN ('f', 'p')
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
   ORDER BY p.proname, arguments`;

const COMMANDS: Readonly<Record<string, string>> = {
  r: 'SELECT',
  a: 'INSERT',
  w: 'UPDATE',
  d: 'DELETE',
  '*': 'ALL',
};

interface Relation {
  oid: number;
  name: string;
  kind: string;
  enabled: boolean;
  forced: boolean;
  grants: unknown;
  view: string | null;
  partition_key: string | null;
  /** Not written to the write-ahead log. */
  unlogged: boolean;
}

interface Column {
  name: string;
  type: string;
  required: boolean;
  identity: string;
  generated: string;
  expression: string | null;
}

interface Policy {
  name: string;
  permissive: boolean;
  command: string;
  roles: string[];
  visible: string | null;
  checked: string | null;
}

/** The public schema of a migrated database as SQL, the same bytes for the same schema. */
export async function describeSchema(client: Client): Promise<string> {
  const parts = [HEADER];
  const relations = await rowsOf<Relation>(client, OWN_RELATIONS);
  for (const relation of relations) parts.push(await describeRelation(client, relation));
  const functions = await rowsOf<{ name: string; definition: string; grants: unknown; arguments: string }>(
    client,
    FUNCTIONS,
  );
  for (const { name, definition, grants, arguments: argumentTypes } of functions) {
    const granted = await grantsOf(client, grants, `FUNCTION ${name}(${argumentTypes})`);
    parts.push(`${definition.trimEnd()};\n${granted.join('')}`);
  }
  return parts.map((part) => part.replace(/[ \t]+$/gm, '')).join('\n');
}

async function describeRelation(client: Client, relation: Relation): Promise<string> {
  const { oid, name } = relation;
  const lines: string[] = [];
  if (relation.view !== null) {
    lines.push(`CREATE ${relation.kind === 'm' ? 'MATERIALIZED ' : ''}VIEW ${name} AS\n${relation.view}\n`);
  } else {
    lines.push(await createTable(client, relation));
  }
  for (const { definition } of await rowsOf<{ definition: string }>(client, INDEXES, [oid]))
    lines.push(`${definition};\n`);
  if (relation.enabled) lines.push(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;\n`);
  if (relation.forced) lines.push(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;\n`);
  for (const policy of await rowsOf<Policy>(client, POLICIES, [oid])) lines.push(createPolicy(name, policy));
  for (const { definition } of await rowsOf<{ definition: string }>(client, TRIGGERS, [oid]))
    lines.push(`${definition};\n`);
  lines.push(...(await grantsOf(client, relation.grants, name)));
  return lines.join('');
}

async function createTable(
  client: Client,
  { oid, name, partition_key, unlogged }: Relation,
): Promise<string> {
  const columns = await rowsOf<Column>(client, COLUMNS, [oid]);
  const constraints = await rowsOf<{ name: string; definition: string }>(client, CONSTRAINTS, [oid]);
  const members = [
    ...columns.map(describeColumn),
    ...constraints.map((constraint) => `CONSTRAINT ${constraint.name} ${constraint.definition}`),
  ];
  const partitioned = partition_key === null ? '' : ` PARTITION BY ${partition_key}`;
  const kind = unlogged ? 'UNLOGGED TABLE' : 'TABLE';
  return `CREATE ${kind} ${name} (\n${members.map((member) => `  ${member}`).join(',\n')}\n)${partitioned};\n`;
}

function describeColumn({ name, type, required, identity, generated, expression }: Column): string {
  const value =
    identity !== ''
      ? ` GENERATED ${identity === 'a' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`
      : generated !== ''
        ? ` GENERATED ALWAYS AS (${expression}) STORED`
        : expression === null
          ? ''
          : ` DEFAULT ${expression}`;
  return `${name} ${type}${required ? ' NOT NULL' : ''}${value}`;
}

function createPolicy(table: string, { name, permissive, command, roles, visible, checked }: Policy): string {
  return [
    `CREATE POLICY ${name} ON ${table}${permissive ? '' : ' AS RESTRICTIVE'} FOR ${COMMANDS[command]} TO ${roles.join(', ')}`,
    visible === null ? '' : `\n  USING (${visible})`,
    checked === null ? '' : `\n  WITH CHECK (${checked})`,
    ';\n',
  ].join('');
}

async function grantsOf(client: Client, grants: unknown, object: string): Promise<string[]> {
  if (grants === null) return [];
  const rows = await rowsOf<{ grantee: string; privileges: string }>(client, GRANTS, [grants]);
  return rows.map(({ grantee, privileges }) => `GRANT ${privileges} ON ${object} TO ${grantee};\n`);
}

async function rowsOf<Row extends object>(
  client: Client,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row>(sql, values)).rows;
}
