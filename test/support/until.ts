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
  let pauseMs = 20;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline)
      throw new Error(
        `timed out after ${timeoutMs} ms waiting for ${typeof what === 'string' ? what : what()}`,
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    // A long wait checks less often: a check of a page costs more than it waits for.
    pauseMs = Math.min(pauseMs * 1.2, 200);
  }
}
