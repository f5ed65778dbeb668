import { withFourDecimals } from '../../../src/domain/rounding';

it('gives every number in a value at most four decimals and leaves all else as it is', () => {
  const value = { confidence: 0.123456789, list: [1 / 3, 'text', null, true], deep: { pay: 18.25 } };
  expect(withFourDecimals(value)).toEqual({
    confidence: 0.1235,
    list: [0.3333, 'text', null, true],
    deep: { pay: 18.25 },
  });
});
