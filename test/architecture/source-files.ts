import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const projectRoot = path.resolve(__dirname, '..', '..');

export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the project root if the target is a file of the project, otherwise undefined. */
  target: string | undefined;
  typeOnly: boolean;
  line: number;
}

export interface SourceFile {
  /** Path from the project root, with `/`. */
  path: string;
  tree: ts.SourceFile;
  imports: Import[];
}

const TYPESCRIPT = /\.tsx?$/;

/** Import aliases of `tsconfig.json` files with their targets. */
const ALIASES: Readonly<Record<string, string>> = { '@tenure/client': 'client/src/index.ts' };

/** Parses every TypeScript file under `folders`, including pages (`.tsx`) and generated code. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => listFiles(folder, (name) => TYPESCRIPT.test(name))).map(readSource);
}

/** Paths from the project root of the files under `folder` whose name is accepted. */
export function listFiles(folder: string, accepts: (name: string) => boolean): string[] {
  const start = path.join(projectRoot, folder);
  if (!fs.existsSync(start)) return [];
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && accepts(entry.name))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function readSource(file: string): SourceFile {
  return parseSource(file, fs.readFileSync(path.join(projectRoot, file), 'utf8'));
}

/** Parses a source text; `file` is its path from the project root and need not exist. */
export function parseSource(file: string, text: string): SourceFile {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  visit(tree, (node) => {
    const importEntry = importOf(node);
    if (!importEntry) return;
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    imports.push({ ...importEntry, target: resolveOwn(file, importEntry.specifier), line });
  });
  return { path: file, tree, imports };
}

export function visit(node: ts.Node, action: (node: ts.Node) => void): void {
  action(node);
  node.forEachChild((child) => visit(child, action));
}

/** Static and dynamic imports, re-exports, `require`, and types written as `import('…').T`. */
function importOf(node: ts.Node): { specifier: string; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnlyImport(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnlyExport(node) };
  }
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const isLoader =
      node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      /^require(\.resolve)?$/.test(node.expression.getText());
    if (isLoader && first && ts.isStringLiteralLike(first)) return { specifier: first.text, typeOnly: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    if (ts.isStringLiteral(literal)) return { specifier: literal.text, typeOnly: true };
  }
  return undefined;
}

function isTypeOnlyImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function isTypeOnlyExport(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true;
  const named = node.exportClause;
  return (
    named !== undefined &&
    ts.isNamedExports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function resolveOwn(from: string, specifier: string): string | undefined {
  const alias = ALIASES[specifier];
  if (alias !== undefined) return alias;
  if (!specifier.startsWith('.')) return undefined;
  const base = path.posix.normalize(
    path.posix.join(path.posix.dirname(from), specifier.replace(/\?(raw|url)$/, '')),
  );
  const candidates = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}/index.ts`,
    `${base}/index.tsx`,
    base.replace(/\.js$/, '.ts'),
  ];
  return candidates.find((candidate) => isFile(candidate)) ?? base;
}

function isFile(file: string): boolean {
  return fs.statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
