export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const CONTROL_WORD = /\\([a-z]+)(-?\d+)? ?/giy;

/** Splits Rich Text Format into a flat sequence of tokens; `source` contains one byte per character. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const character = source[at] ?? '';
    if (character === '{') {
      yield { kind: 'open' };
      at += 1;
    } else if (character === '}') {
      yield { kind: 'close' };
      at += 1;
    } else if (character === '\\') {
      CONTROL_WORD.lastIndex = at;
      const match = CONTROL_WORD.exec(source);
      if (match) {
        const value = match[2] === undefined ? null : Number(match[2]);
        yield { kind: 'word', word: match[1] ?? '', value };
        at = CONTROL_WORD.lastIndex;
        // The bytes that follow are not text.
        if (match[1] === 'bin' && value !== null) at += Math.max(0, value);
      } else if (source[at + 1] === "'") {
        yield { kind: 'byte', byte: parseInt(source.slice(at + 2, at + 4), 16) || 0 };
        at += 4;
      } else {
        yield symbol(source[at + 1] ?? '');
        at += 2;
      }
    } else if (character === '\r' || character === '\n') {
      at += 1;
    } else {
      const end = nextSpecial(source, at);
      yield { kind: 'text', text: source.slice(at, end) };
      at = end;
    }
  }
}

function symbol(character: string): RtfToken {
  if (character === '~') return { kind: 'text', text: ' ' };
  if (character === '_') return { kind: 'text', text: '-' };
  if (character === '*') return { kind: 'word', word: '*', value: null };
  if (character === '\n' || character === '\r') return { kind: 'word', word: 'par', value: null };
  if (character === '-') return { kind: 'text', text: '' };
  return { kind: 'text', text: character };
}

function nextSpecial(source: string, from: number): number {
  let at = from;
  while (at < source.length && !'{}\\\r\n'.includes(source[at] ?? '')) at += 1;
  return at;
}
