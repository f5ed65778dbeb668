/**
 * Runs one piece of work at a time: again when it says there is more, or when it was woken meanwhile. Work must not
 * reject.
 */
export class Pump {
  private running: Promise<void> | null = null;
  private rerun = false;
  private stopped = true;

  /** `work` answers whether there is more to do at once. */
  constructor(private readonly work: () => Promise<boolean>) {}

  start(): void {
    this.stopped = false;
    this.wake();
  }

  wake(): void {
    this.rerun = true;
    if (!this.stopped) this.running ??= this.run();
  }

  /** Resolves when nothing runs any more. */
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
