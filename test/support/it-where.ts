const skippedReason = it.skip;

/** Like `it` where `present`; elsewhere the test is left out, and its name says what is missing. */
export function itWhere(present: boolean, missing: string): typeof it {
  if (present) return it;
  return ((name: string) => skippedReason(`${name} (${missing})`, () => undefined)) as typeof it;
}
