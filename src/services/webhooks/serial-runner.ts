/**
 * Runs `work` one call at a time. Runs it again if it returned true or `wake` was called meanwhile. `work` must not
 * reject.
 */
export class SerialRunner {
  private running: Promise<void> | null = null;
  private rerun = false;
  private stopped = true;

  /** `work` returns true if there is more to do. */
  constructor(private readonly work: () => Promise<boolean>) {}

  start(): void {
    this.stopped = false;
    this.wake();
  }

  wake(): void {
    this.rerun = true;
    if (!this.stopped) this.running ??= this.run();
  }

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.rerun && !this.stopped) {
      this.rerun = false;
      if (await this.work()) this.rerun = true;
    }
    this.running = null;
  }
}
