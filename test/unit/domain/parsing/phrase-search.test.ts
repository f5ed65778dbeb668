import { PhraseSearch } from '../../../../src/domain/parsing/text/phrase-search';

const PHRASES = ['Kim Example', 'kim', 'line cook', 'a', 'a.b+c', 'Zoë Müller', 'ŁÓDŹ', 'ärzte', '–'];
const TEXTS = [
  'KIM EXAMPLE, Line\n cook',
  'Kimberly Kim\u00a0\tExample',
  'kim example Kim Example',
  'Line  Line cook',
  'ba A',
  'A.B+C axb+c',
  'İ Kim',
  'Kim \u2028 Example',
  'ZOË  MÜLLER – Łódź',
  'zoë müller Ärzte',
];

function byRegularExpression(text: string, words: readonly string[]): { start: number; end: number } | null {
  const pattern = words.map((word) => word.replace(/[.+]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'iu').exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

describe('the search for a phrase', () => {
  it('returns what a regular expression would', () => {
    for (const text of TEXTS) {
      const search = new PhraseSearch(text);
      for (const words of PHRASES.map((phrase) => phrase.split(' ')))
        if (search.canFind(words)) expect(search.find(words)).toEqual(byRegularExpression(text, words));
    }
  });

  it('leaves letters to a regular expression whose case changes offsets or that equal ASCII letters', () => {
    expect(new PhraseSearch('İ Kim').canFind(['Kim'])).toBe(false);
    expect(new PhraseSearch('\u212aim').canFind(['Kim'])).toBe(false);
    expect(new PhraseSearch('Kim').canFind(['Zoë'])).toBe(true);
    expect(new PhraseSearch('Kim').canFind(['5\u00b5m'])).toBe(false);
    expect(new PhraseSearch('Kim').canFind(['Kim'])).toBe(true);
  });

  it('continues after occurrences that are not accepted', () => {
    const search = new PhraseSearch('Kimberly Kim');
    expect(search.find(['kim'], 0, ({ end }) => end === 12)).toEqual({ start: 9, end: 12 });
  });
});
