import { isPartialDate, parseIsoTime } from '../../../src/domain/calendar';

it.each([
  ['2026-06-08', '2026-06-08T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-06-08T12:00:00Z', '2026-06-08T12:00:00.000Z'],
  ['2026-06-08T12:00', '2026-06-08T12:00:00.000Z'],
  ['2026-06-08T12:00:00.123456789Z', '2026-06-08T12:00:00.123Z'],
  ['2026-06-08T01:30:00+05:30', '2026-06-07T20:00:00.000Z'],
  ['2026-06-08T20:00:00-0800', '2026-06-09T04:00:00.000Z'],
])('parseIsoTime(%j) returns %s', (text, time) => {
  expect(parseIsoTime(text)).toBe(time);
});

it.each([
  '2026-02-29',
  '2026-02-30T00:00:00Z',
  '2026-13-01',
  '2026-00-10',
  '2026-06-00',
  '2026-06-08T24:00:00Z',
  '2026-06-08T12:60:00Z',
  '2026-06-08T12:00:00+15:00',
  '2026-06-08T12:00:00+02:75',
  '1899-12-31',
  '3000-01-01',
  '08/06/2026',
  '',
])('parseIsoTime(%j) returns null', (text) => {
  expect(parseIsoTime(text)).toBeNull();
});

it('isPartialDate accepts existing years, months and days in ISO format only', () => {
  expect(['2026', '2026-02', '2026-02-28', '2024-02-29'].map(isPartialDate)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['2026-2', '2026-13', '2026-02-30', '1850', '20260228', ''].map(isPartialDate)).toEqual(
    Array(6).fill(false),
  );
});
