/**
 * Runs one piece of work at a time: again when it says there is more, or when it was woken meanwhile. Work must not
 * reject.
 */
export class Pump {
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  /** `work` answers whether there is more to do at once. */
  constructor(private readonly work: () => Promise<boolean>) {}

  start(): void {
    this.stopped = false;
    this.wake();
  }

  wake(): void {
    this.again = true;
    if (!this.stopped) this.running ??= this.run();
  }

  /** Resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      if (await this.work()) this.again = true;
    }
    this.running = null;
  }
}
