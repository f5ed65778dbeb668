import ts from 'typescript';
import { visit } from './source-files';

export interface Located {
  text: string;
  line: number;
}

/** What a source file says, by kind. */
export interface CodeWords {
  identifiers: Located[];
  /** Names of `const` declarations. */
  constants: Located[];
  comments: Located[];
  /** String literals, templates and the text of pages. */
  texts: Located[];
}

/** Splits a source file into its identifiers, comments and texts. */
export function codeWords(tree: ts.SourceFile): CodeWords {
  const words: CodeWords = { identifiers: [], constants: [], comments: [], texts: [] };
  const source = tree.text;
  const code = source.split('');
  const lineOf = (position: number): number => tree.getLineAndCharacterOfPosition(position).line + 1;
  const located = (node: ts.Node): Located => ({
    text: node.getText(tree),
    line: lineOf(node.getStart(tree)),
  });
  visit(tree, (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) words.identifiers.push(located(node));
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
      words.constants.push(located(node.name));
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText) words.texts.push(located(node));
    if (isText || ts.isRegularExpressionLiteral(node)) {
      // The rest of the file is code and comments, so `//` in it begins a comment.
      for (let at = node.getStart(tree); at < node.end; at += 1) if (code[at] !== '\n') code[at] = ' ';
    }
  });
  for (const match of code.join('').matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)) {
    words.comments.push({ text: match[0], line: lineOf(match.index) });
  }
  return words;
}

/** The words of an identifier or a file name, in lower case: `MAX_TITLE_LENGTH`, `maxTitleLength`, `max-title-length`. */
export function wordsOfName(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .trim();
}
