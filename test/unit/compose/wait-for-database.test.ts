import { waitForDatabase } from '../../../src/compose/wait-for-database';

function databaseThat(...outcomes: (Error | null)[]) {
  let calls = 0;
  return {
    calls: () => calls,
    ping: () => {
      const outcome = outcomes[Math.min(calls, outcomes.length - 1)];
      calls += 1;
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    },
  };
}
const failure = (code: string) => Object.assign(new Error(code), { code });

describe('a process that starts before its database', () => {
  const warnings: unknown[] = [];
  const logger = { warn: (fields: unknown) => void warnings.push(fields) };

  beforeEach(() => (warnings.length = 0));

  test('waits until the database responds, and logs that once', async () => {
    const database = databaseThat(failure('ECONNREFUSED'), failure('57P03'), failure('ENOTFOUND'), null);
    await waitForDatabase(database, logger, { maxMs: 60_000, pauseMs: 1 });
    expect(database.calls()).toBe(4);
    expect(warnings).toEqual([{ maxSeconds: 60 }]);
  });

  test('fails at once with a wrong password', async () => {
    const database = databaseThat(failure('28P01'), null);
    await expect(waitForDatabase(database, logger)).rejects.toThrow('28P01');
    expect(database.calls()).toBe(1);
  });

  test('fails with the last error when the time is over', async () => {
    const database = databaseThat(failure('ECONNREFUSED'));
    await expect(waitForDatabase(database, logger, { maxMs: 0, pauseMs: 1 })).rejects.toThrow('ECONNREFUSED');
  });
});
