import { allMatches } from '../../../../src/domain/text/all-matches';

describe('the matches of an expression', () => {
  const found = (text: string, pattern: RegExp) =>
    allMatches(text, pattern).map((match) => [match.index, ...match]);

  it.each([
    ['Cook, Blue Diner, 2019', /,\s*/g],
    ['Cook', /,\s*/g],
    ['', /x*/g],
    ['baker', /(?=a|e)|(r)/g],
  ])('of %j are those of matchAll', (text, pattern) => {
    expect(found(text, pattern)).toEqual([...text.matchAll(pattern)].map((match) => [match.index, ...match]));
  });

  it('are found again in the next text', () => {
    const word = /\p{L}+/gu;
    expect(found('line cook', word)).toHaveLength(2);
    expect(found('baker', word)).toEqual([[0, 'baker']]);
  });
});
