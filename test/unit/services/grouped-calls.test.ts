import { GroupedCalls } from '../../../src/services/grouped-calls';

/** Groups that have started, and the function that lets the first unfinished one end. */
function recorded(
  answer: (items: readonly string[]) => string[] = (items) => items.map((item) => `${item}!`),
) {
  const groups: (readonly string[])[] = [];
  const endings: (() => void)[] = [];
  const calls = new GroupedCalls<string, string>(async (items) => {
    groups.push(items);
    await new Promise<void>((resolve) => endings.push(resolve));
    return answer(items);
  });
  const endAll = async (settled: Promise<unknown>): Promise<void> => {
    let isSettled = false;
    void settled.finally(() => (isSettled = true)).catch(() => undefined);
    while (!isSettled) {
      endings.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { groups, calls, endAll };
}

describe('grouped calls', () => {
  it('run the first call at once and join those that arrive meanwhile, by key', async () => {
    const { groups, calls, endAll } = recorded();
    const answers = Promise.all([
      calls.call('one', 'a'),
      calls.call('one', 'b'),
      calls.call('other', 'c'),
      calls.call('one', 'd'),
    ]);
    expect(groups).toEqual([['a'], ['c']]);
    await endAll(answers);
    expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!']);
    expect(groups).toEqual([['a'], ['c'], ['b', 'd']]);
    const later = calls.call('one', 'e');
    await endAll(later);
    expect(groups.at(-1)).toEqual(['e']);
  });

  it('run each call of a group alone if one of them makes the statement fail', async () => {
    const { groups, calls, endAll } = recorded((items) => {
      if (items.includes('bad')) throw Object.assign(new Error('constraint'), { code: '23514' });
      return [...items];
    });
    const answers = Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => calls.call('one', item)));
    await endAll(answers);
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(groups).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
  });

  it('fail together if the server cannot be reached', async () => {
    const { groups, calls, endAll } = recorded(() => {
      throw Object.assign(new Error('connection'), { code: 'ECONNREFUSED' });
    });
    const answers = Promise.allSettled(['a', 'b', 'c'].map((item) => calls.call('one', item)));
    await endAll(answers);
    expect((await answers).every(({ status }) => status === 'rejected')).toBe(true);
    expect(groups).toHaveLength(2);
  });
});
