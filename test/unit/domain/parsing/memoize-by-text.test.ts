import { memoizeByText } from '../../../../src/domain/text/memoize-by-text';

describe('the results of a function of a text', () => {
  const countCalls = () => {
    let calls = 0;
    const lengthOf = memoizeByText((text) => {
      calls++;
      return text.length;
    });
    return { lengthOf, calls: () => calls };
  };

  it('are computed once for each short text', () => {
    const { lengthOf, calls } = countCalls();
    expect(['cook', 'cook', 'baker'].map(lengthOf)).toEqual([4, 4, 5]);
    expect(calls()).toBe(2);
  });

  it('are not kept for long texts, which would take memory', () => {
    const { lengthOf, calls } = countCalls();
    const long = 'x'.repeat(100_000);
    expect([lengthOf(long), lengthOf(long)]).toEqual([100_000, 100_000]);
    expect(calls()).toBe(2);
  });

  it('stay correct for more texts than are kept', () => {
    const { lengthOf } = countCalls();
    const texts = Array.from({ length: 9_000 }, (_, index) => 'x'.repeat(index % 150) + String(index));
    expect(texts.map(lengthOf)).toEqual(texts.map(({ length }) => length));
  });
});
