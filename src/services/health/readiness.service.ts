/** Result of every check by name: `ok`, or a description of the fault for operators. */
export interface ReadinessReport {
  /** True if all required checks are `ok`. */
  ready: boolean;
  checks: Record<string, string>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** A process is ready from the time it listens until it begins to stop, while all its required dependencies respond. */
export class ReadinessService {
  private open = false;

  constructor(
    private readonly checks: Record<string, () => Promise<unknown>>,
    /** Checks of dependencies the process can do without. They are reported, but do not make the process unready. */
    private readonly optionalChecks: Record<string, () => Promise<string>> = {},
  ) {}

  /** Call when the process listens. */
  begin(): void {
    this.open = true;
  }

  /** Call first when the process stops, so that load balancers stop sending requests. */
  end(): void {
    this.open = false;
  }

  async ready(): Promise<ReadinessReport> {
    const [required, optional] = await Promise.all([
      outcomes(this.checks, () => 'ok'),
      outcomes(this.optionalChecks, (state) => String(state)),
    ]);
    const states = { process: this.open ? 'ok' : 'starting or stopping', ...required };
    return {
      ready: Object.values(states).every((state) => state === 'ok'),
      checks: { ...states, ...optional },
    };
  }
}

/** Results in the order of the checks, not of their completion, so that equal states have equal ETags. */
async function outcomes(
  checks: Record<string, () => Promise<unknown>>,
  describe: (result: unknown) => string,
): Promise<Record<string, string>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      return [name, await outcome(async () => describe(await check()))] as const;
    }),
  );
  return Object.fromEntries(results);
}

async function outcome(check: () => Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no response within ${CHECK_TIMEOUT_MS} ms`), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' ? `failed (${code})` : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
