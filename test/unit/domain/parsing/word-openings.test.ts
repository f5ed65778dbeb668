import { alternativesOf } from '../../../../src/domain/parsing/text/word-patterns/pattern-alternatives';
import { countWords } from '../../../../src/domain/parsing/text/word-count';
import { WordOpenings } from '../../../../src/domain/parsing/text/word-patterns/word-openings';
import { WordStartPattern } from '../../../../src/domain/parsing/text/word-patterns/word-start-pattern';

const ALTERNATIVES = [
  'b\\.?a|bachelor|(?:post)?graduate|[śs]wiadectwo|d1\\.1|at&t|co-op|na(?: |-)?m|świt',
  '(?:first|second) aid|cdl\\b|éco\\p{L}*|permit',
];
const TEXTS = [
  'B.A. and BA, Bachelor of arts; postgraduate, Graduate',
  'Świadectwo, swiadectwo, ŚWIT, abachelor, 3cdl, x-CDL',
  'D1.1 AT&T Co-Op nam na-m NA M; First Aid, second aid, thirst aid',
  'École, ÉCONOMIE; permits permit permitſ \u212a',
  '',
  'b',
];

function matchesOfOneExpression(text: string): { index: number; text: string }[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${ALTERNATIVES.join('|')})(?!\\p{L})`, 'giu');
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, text: match[0] }));
}

describe('a pattern of words by their openings', () => {
  it.each(TEXTS)('finds in "%s" what one regular expression finds', (text) => {
    const pattern = new WordStartPattern(ALTERNATIVES, { end: '(?!\\p{L})' });
    const expected = matchesOfOneExpression(text);
    expect(pattern.matches(text).map(({ index, text: word }) => ({ index, text: word }))).toEqual(expected);
    expect(pattern.occursIn(text)).toBe(expected.length > 0);
  });

  it('excludes only offsets at which no word can begin', () => {
    const openings = new WordOpenings(ALTERNATIVES.flatMap(alternativesOf));
    for (const text of TEXTS)
      for (const { index } of matchesOfOneExpression(text))
        expect(openings.mayBeginAt(text, index)).toBe(true);
    expect(openings.mayBeginAt('mason', 0)).toBe(false);
    expect(openings.mayBeginAt('back', 0)).toBe(true);
    expect(openings.mayBeginAt('permanent', 0)).toBe(true);
    expect(openings.mayBeginAt('person', 0)).toBe(true);
    expect(openings.mayBeginAt('people', 0)).toBe(false);
  });

  it('finds words after a digit if the caller allows it', () => {
    const afterDigit = new WordStartPattern(['cdl'], { before: '(?<!\\p{L})', afterDigit: true, end: '' });
    expect(afterDigit.occursIn('3cdl')).toBe(true);
    expect(afterDigit.occursIn('acdl')).toBe(false);
  });
});

describe('the number of words', () => {
  it.each(['', 'one', ' one', 'one two', 'one\t two \u00a0three', 'a  b\n', '\u2003x'])(
    'of "%s" is the number of pieces between blanks',
    (text) => {
      expect(countWords(text)).toBe(text.split(/\s+/).length);
    },
  );
});
