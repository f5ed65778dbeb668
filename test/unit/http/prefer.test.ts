import { parsePrefer } from '../../../src/http/operations/prefer';

describe('the Prefer header (RFC 7240)', () => {
  it.each<[string | undefined, boolean, number | null]>([
    [undefined, false, null],
    ['respond-async', true, null],
    ['Respond-Async, WAIT=10', true, 10],
    ['wait=5, respond-async', true, 5],
    ['respond-async; foo="bar", wait="7"', true, 7],
    ['return=minimal', false, null],
    ['wait=20', false, 20],
    ['respond-async, wait=3, wait=9', true, 3],
    ['respond-async, wait=-1', true, null],
    ['respond-async, wait=soon', true, null],
    ['respond-asynchronously', false, null],
    [',,;=', false, null],
  ])('is parsed from "%s" to respond-async %s and wait %s', (header, respondAsync, waitSeconds) => {
    expect(parsePrefer(header)).toEqual({ respondAsync, waitSeconds });
  });
});
