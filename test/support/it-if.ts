const skipTest = it.skip;

/** Like `it` if `condition` holds. Otherwise the test is skipped with the reason in its name. */
export function itIf(condition: boolean, reason: string): typeof it {
  if (condition) return it;
  return ((name: string) => skipTest(`${name} (${reason})`, () => undefined)) as typeof it;
}
