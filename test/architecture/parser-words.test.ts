import ts from 'typescript';
import { LOCALES } from '../../src/domain/parsing/locales';
import { readSources, visit } from './source-files';

const PARSERS = ['resume', 'posting', 'text'].map((name) => `src/domain/parsing/${name}`);

/** Literals with letters beyond ASCII that are no words of another language. */
const REVIEWED = [
  // English words with accents.
  'src/domain/parsing/resume/outcome/document-probability.ts',
  'src/domain/parsing/resume/fields/contact/person-name.ts',
  // Folds the dotless i of Turkish names.
  'src/domain/parsing/text/normalize.ts',
  // The Spanish phrase "se habla español" in English postings.
  'src/domain/parsing/posting/fields/friendliness/friendliness.ts',
  // The sign of the złoty.
  'src/domain/parsing/posting/fields/pay/money.ts',
];

/** Words of another language that are also English or part of a name. */
const SHARED_WORDS = [
  ...['competences', 'janeiro', 'Benefit', 'position', 'diploma', 'diplomas', 'transport', 'hospital'],
  ...['restaurant', 'pension'],
  ...['pizzeria', 'magazine', 'kindergarten', 'boulevard', 'Contact', 'bachelor', 'Program', 'graduate'],
];

const MIN_DISTINCTIVE_LENGTH = 7;

describe('the words of a language', () => {
  const literals = readSources(PARSERS).flatMap(({ path, tree }) => {
    const texts: { path: string; text: string }[] = [];
    visit(tree, (node) => {
      const isText =
        ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isText && !ts.isImportDeclaration(node.parent)) texts.push({ path, text: node.getText(tree) });
    });
    return texts;
  });

  it('have accents in locales only', () => {
    const accented = literals.filter(({ text }) => /[^\p{ASCII}\P{L}]/u.test(text));
    expect([...new Set(accented.map(({ path }) => path))].sort()).toEqual([...REVIEWED].sort());
  });

  it('are in the locale of the language', () => {
    const english = new Set([
      ...LOCALES.filter(({ code }) => code === 'en').flatMap(textsOf),
      ...SHARED_WORDS,
    ]);
    const foreign = LOCALES.filter(({ code }) => code !== 'en')
      .flatMap(textsOf)
      .filter((word) => word.length >= MIN_DISTINCTIVE_LENGTH && !english.has(word));
    const pattern = new RegExp(`(?<!\\p{L})(?:${[...new Set(foreign)].join('|')})(?!\\p{L})`, 'iu');
    const misplaced = literals.flatMap(({ path, text }) => {
      const match = pattern.exec(text);
      return match ? [`${path}: ${match[0]}`] : [];
    });
    expect(misplaced).toEqual([]);
  });
});

/** Plain words and phrases of a locale; patterns are left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[\p{L} ]+$/u.test(value) ? [value] : [];
  if (value instanceof RegExp || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}
