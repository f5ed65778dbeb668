const TIMEOUT_MS = 15_000;

/** The response of the local program to a message; null if it did not respond. */
export interface Forwarded {
  status: number | null;
  ms: number;
}

/** Forwards a message unchanged, with its webhook headers. */
export async function forward(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Forwarded> {
  const started = performance.now();
  const status = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => {
      await response.arrayBuffer().catch(() => undefined);
      return response.status;
    },
    () => null,
  );
  return { status, ms: Math.round(performance.now() - started) };
}
