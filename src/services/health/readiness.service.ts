/** Outcome of every check by name: `ok`, or what is wrong in words fit for an operator. */
export interface ReadinessReport {
  ready: boolean;
  checks: Record<string, string>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** A process is ready when everything it stands on answers, and until it begins to stop. */
export class ReadinessService {
  private open = false;

  constructor(private readonly checks: Record<string, () => Promise<unknown>>) {}

  /** Called when the process listens. */
  begin(): void {
    this.open = true;
  }

  /** Called first of all when the process stops, so that load balancers turn away. */
  end(): void {
    this.open = false;
  }

  async ready(): Promise<ReadinessReport> {
    const checks: Record<string, string> = { process: this.open ? 'ok' : 'starting or stopping' };
    await Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        checks[name] = await outcome(check);
      }),
    );
    return { ready: Object.values(checks).every((state) => state === 'ok'), checks };
  }
}

async function outcome(check: () => Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no response within ${CHECK_TIMEOUT_MS} ms`), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().then(() => 'ok'), late]);
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' ? `failed (${code})` : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
