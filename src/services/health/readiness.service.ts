/** Result of every check by name: `ok`, or a description of the fault for operators. */
export interface ReadinessReport {
  ready: boolean;
  checks: Record<string, string>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** A process is ready from the time it listens until it begins to stop, while all its dependencies respond. */
export class ReadinessService {
  private open = false;

  constructor(private readonly checks: Record<string, () => Promise<unknown>>) {}

  /** Call when the process listens. */
  begin(): void {
    this.open = true;
  }

  /** Call first when the process stops, so that load balancers stop sending requests. */
  end(): void {
    this.open = false;
  }

  async ready(): Promise<ReadinessReport> {
    const outcomes = await Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => [name, await outcome(check)] as const),
    );
    // In the order of the checks, not of their completion, so that equal states have equal ETags.
    const checks: Record<string, string> = {
      process: this.open ? 'ok' : 'starting or stopping',
      ...Object.fromEntries(outcomes),
    };
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
