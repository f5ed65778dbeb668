import ts from 'typescript';
import { ENVIRONMENT_READERS, PURE } from './layers';
import { isWithin } from './import-violations';
import { visit, type SourceFile } from './source-files';

/** Uses of I/O, timers, clocks and randomness in folders that must be pure. */
export function purityViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => PURE.layers.some((layer) => isWithin(file.path, layer)))
    .flatMap((file) => [
      ...file.imports
        .filter((entry) => isImpureModule(entry.specifier))
        .map((entry) => `${file.path}:${entry.line} may not import ${entry.specifier}: ${PURE.instead}`),
      ...usesOf(file, isImpureUse).map(
        ({ line, text }) => `${file.path}:${line} may not use ${text}: ${PURE.instead}`,
      ),
    ]);
}

/** Reads of `process.env` outside the allowed folders. */
export function environmentViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !ENVIRONMENT_READERS.some((layer) => isWithin(file.path, layer)))
    .flatMap((file) =>
      usesOf(file, isEnvironmentRead).map(
        ({ line }) =>
          `${file.path}:${line} may not read process.env: add the setting to src/config and pass it in`,
      ),
    );
}

function usesOf(file: SourceFile, isUse: (node: ts.Node) => boolean): { line: number; text: string }[] {
  const uses: { line: number; text: string }[] = [];
  visit(file.tree, (node) => {
    if (!isUse(node)) return;
    const { line } = file.tree.getLineAndCharacterOfPosition(node.getStart(file.tree));
    uses.push({ line: line + 1, text: node.getText(file.tree) });
  });
  return uses;
}

function isImpureModule(specifier: string): boolean {
  const name = specifier.replace(/^node:/, '');
  return PURE.modules.some((module) => module === name);
}

function isImpureUse(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return PURE.members.some((member) => member === node.getText().replaceAll(/\s/g, ''));
  }
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length;
  return ts.isIdentifier(node) && PURE.globals.some((name) => name === node.text) && isFreeUse(node);
}

/** Whether an identifier is used as a global, not as a property or key of the same name. */
function isFreeUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression === node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node;
}

function isEnvironmentRead(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return /^(globalThis\.)?process(\.env|\[['"]env['"]\])$/.test(node.getText());
  }
  if (!ts.isImportSpecifier(node)) return false;
  const from = node.parent.parent.parent.moduleSpecifier.getText();
  return /process/.test(from) && (node.propertyName ?? node.name).getText() === 'env';
}
