import { isDeeperThan, parseJsonBody } from '../../../src/http/body/json-body';

const parse = (text: string): unknown => parseJsonBody(Buffer.from(text));

describe('the JSON body parser', () => {
  it('decodes UTF-8 with a byte order mark, escapes and nested values', () => {
    expect(parse('\ufeff{"text":"Ödalys \\"B\\" \\\\","n":[1,{"a":null}]}')).toEqual({
      text: 'Ödalys "B" \\',
      n: [1, { a: null }],
    });
  });

  it('ignores brackets in strings when it measures nesting depth', () => {
    const inString = JSON.stringify({ text: `${'['.repeat(500)}\\"{{{`, more: '\\\\"[[['.repeat(50) });
    expect(isDeeperThan(Buffer.from(inString), 1)).toBe(false);
    expect(isDeeperThan(Buffer.from('[[["a"]]]'), 2)).toBe(true);
    expect(isDeeperThan(Buffer.from('[[1],[2],[3]]'), 2)).toBe(false);
  });

  it('keeps __proto__ as a member without changing a prototype', () => {
    const body = parse('{"__proto__":{"admin":true}}') as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('does not repeat the input in its error message', () => {
    expect(() => parse('{"name": Odalys}')).toThrow(/^The body is not valid JSON/);
    try {
      parse('{"name": Odalys}');
    } catch (error) {
      expect((error as Error).message).not.toContain('Odalys');
    }
  });
});
