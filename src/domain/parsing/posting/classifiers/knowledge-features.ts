/** A word or punctuation mark of a text with its offsets. */
export interface TextToken {
  text: string;
  lower: string;
  start: number;
  end: number;
}

const TOKEN_PATTERN = /[\p{L}\p{N}]+(?:['’.+#&/_-]*[\p{L}\p{N}]+)*(?:[+#]+)?|[^\s\p{L}\p{N}]/gu;

/** Words with their inner punctuation ("C++", "Node.js", "CI/CD") and single punctuation marks, in order. */
export function tokenizeKnowledgeText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (const match of text.matchAll(TOKEN_PATTERN)) {
    const word = match[0];
    tokens.push({
      text: word,
      lower: word.toLowerCase(),
      start: match.index,
      end: match.index + word.length,
    });
  }
  return tokens;
}

/** Shape of a word: upper case, lower case, digits and punctuation, with runs cut to two characters. */
export function shapeOf(word: string): string {
  let shape = '';
  let last = '';
  let run = 0;
  const length = Math.min(word.length, 12);
  for (let i = 0; i < length; i += 1) {
    const kind = kindOf(word.charCodeAt(i), word.charAt(i));
    run = kind === last ? run + 1 : 1;
    if (run <= 2) shape += kind;
    last = kind;
  }
  return shape;
}

function kindOf(code: number, char: string): string {
  if (code >= 97 && code <= 122) return 'x';
  if (code >= 65 && code <= 90) return 'X';
  if (code >= 48 && code <= 57) return '9';
  if (code < 128) return char;
  return char.toLowerCase() === char ? 'x' : 'X';
}

/** Features of a token in a sentence, one string each, with which the weights of the model are looked up. */
export function featuresAt(tokens: readonly TextToken[], shapes: readonly string[], at: number): string[] {
  const token = tokens[at];
  if (!token) return [];
  const word = token.lower;
  const before = tokens[at - 1]?.lower ?? '<';
  const before2 = tokens[at - 2]?.lower ?? '<<';
  const after = tokens[at + 1]?.lower ?? '>';
  const after2 = tokens[at + 2]?.lower ?? '>>';
  const shape = shapes[at] ?? '';
  return [
    `w${word}`,
    `a${before}`,
    `b${before2}`,
    `c${after}`,
    `d${after2}`,
    `e${before}|${word}`,
    `f${word}|${after}`,
    `g${before2}|${before}`,
    `h${after}|${after2}`,
    `s${word.slice(-3)}`,
    `t${word.slice(-5)}`,
    `p${word.slice(0, 4)}`,
    `x${at === 0 ? '^' : ''}${shape}`,
    `y${shapes[at - 1] ?? '<'}|${shape}`,
    `z${shape}|${shapes[at + 1] ?? '>'}`,
    `u${before.slice(-3)}|${word.slice(-3)}`,
    `v${word.slice(-3)}|${after.slice(-3)}`,
  ];
}
