import path from 'node:path';
import ts from 'typescript';
import { listFiles, readSources, visit, type SourceFile } from './source-files';

const MAX_FILES_PER_FOLDER = 20;
const MAX_FUNCTION_LINES = 80;

/** Functions that are one table, or one `switch` with a case per operator of a format. */
const TABLES = [
  'src/documents/pdf/page-walk.ts #apply',
  'test/support/malformed/malformed-inputs-archives.ts archiveInputs',
  'test/support/malformed/malformed-inputs-text.ts textInputs',
  'test/support/malformed/malformed-requests.ts malformedRequests',
];

/** Tests that are one scenario, step by step. */
const SEQUENCES = [
  'test/api/portal/webhooks-page.test.ts callback of itInBrowser',
  'test/db/erasures.test.ts callback of test',
];

/** The pages of the portal are a program of their own: they import nothing of the service. */
const PROGRAMS: readonly ((file: string) => boolean)[] = [
  (file) => file.startsWith('src/portal/app/'),
  (file) => file.startsWith('src/') && !file.startsWith('src/portal/app/'),
];

describe('the shape of the code', () => {
  const sources = readSources(['src', 'client/src', 'workers', 'test', 'tools']).filter(
    (file) => !file.path.includes('/generated/'),
  );

  it(`has no folder with more than ${MAX_FILES_PER_FOLDER} files`, () => {
    const files = ['src', 'workers', 'test', 'tools'].flatMap((folder) => listFiles(folder, () => true));
    const counts = new Map<string, number>();
    for (const file of files) {
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const crowded = [...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER);
    expect(crowded.map(([folder, count]) => `${folder}: ${count} files — group them by kind`)).toEqual([]);
  });

  it(`has no function with more than ${MAX_FUNCTION_LINES} lines besides tables and sequences`, () => {
    const long = sources
      .flatMap(longFunctions)
      .filter(({ name }) => !TABLES.includes(name) && !SEQUENCES.includes(name));
    expect(long.map(({ name, lines }) => `${name}: ${lines} lines — split it`)).toEqual([]);
  });

  it('gives each exported type of a program a name that no other module of it exports', () => {
    const repeated = PROGRAMS.flatMap((isPart) =>
      repeatedTypes(sources.filter(({ path: file }) => isPart(file))),
    );
    expect(repeated).toEqual([]);
  });
});

function longFunctions({ path: file, tree }: SourceFile): { name: string; lines: number }[] {
  const long: { name: string; lines: number }[] = [];
  visit(tree, (node) => {
    if (!isFunctionWithBody(node) || isGroupOfTests(node)) return;
    const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
    const lines = lineAt(node.end) - lineAt(node.getStart(tree)) + 1;
    if (lines > MAX_FUNCTION_LINES) long.push({ name: `${file} ${nameOf(node)}`, lines });
  });
  return long;
}

function isFunctionWithBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** The callback of `describe` lists tests as a table lists rows. */
function isGroupOfTests(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText());
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isCallExpression(parent) ? `callback of ${parent.expression.getText()}` : 'anonymous function';
}

function repeatedTypes(sources: readonly SourceFile[]): string[] {
  const filesByName = new Map<string, string[]>();
  for (const { path: file, tree } of sources) {
    for (const statement of tree.statements) {
      const isType =
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement);
      if (!isType || !statement.name || !isExported(statement)) continue;
      const name = statement.name.text;
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
    }
  }
  return [...filesByName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(', ')} — qualify the names`);
}

function isExported(node: ts.HasModifiers): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
