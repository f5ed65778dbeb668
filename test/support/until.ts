/**
 * Polls `check` until it returns a truthy value and resolves with that. Rejects with `what` after the timeout, which only
 * ends what hangs: a busy machine may take many times as long as a quiet one.
 */
export async function until<T>(
  what: string | (() => string),
  check: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  timeoutMs = 600_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline)
      throw new Error(
        `timed out after ${timeoutMs} ms waiting for ${typeof what === 'string' ? what : what()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
