import { roundNumbersToFourDecimals } from '../../../src/domain/rounding';

it('roundNumbersToFourDecimals rounds all numbers in a value to four decimals and changes nothing else', () => {
  const value = { confidence: 0.123456789, list: [1 / 3, 'text', null, true], deep: { pay: 18.25 } };
  expect(roundNumbersToFourDecimals(value)).toEqual({
    confidence: 0.1235,
    list: [0.3333, 'text', null, true],
    deep: { pay: 18.25 },
  });
});
