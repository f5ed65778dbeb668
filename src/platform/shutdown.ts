import type { Logger } from './logger';

interface Closer {
  stage: number;
  name: string;
  close: () => Promise<void> | void;
}

/** Order in which a process closes its resources; lower stages close first. */
export const SHUTDOWN_STAGE = {
  readiness: 0,
  intake: 1,
  drain: 2,
  queues: 3,
  stores: 4,
  telemetry: 5,
} as const;

/**
 * Closes resources in stages within a deadline. Closers of one stage run together; a stage begins when the previous one
 * has ended or failed. When the deadline passes, the process ends anyway.
 */
export class Shutdown {
  private readonly closers: Closer[] = [];
  private running: Promise<boolean> | null = null;

  constructor(
    private readonly logger: Logger,
    private readonly timeoutMs: number,
  ) {}

  add(stage: number, name: string, close: () => Promise<void> | void): void {
    this.closers.push({ stage, name, close });
  }

  get started(): boolean {
    return this.running !== null;
  }

  /** Returns true if everything closed in time. Repeated calls share one shutdown. */
  run(reason: string): Promise<boolean> {
    this.running ??= this.close(reason);
    return this.running;
  }

  /** Stops on SIGINT and SIGTERM and when the supervising process goes away. */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        void this.run(signal).then((clean) => process.exit(clean ? 0 : 1));
      });
    }
    process.on('disconnect', () => {
      void this.run('disconnect').then((clean) => process.exit(clean ? 0 : 1));
    });
  }

  private async close(reason: string): Promise<boolean> {
    this.logger.info({ reason }, 'stopping');
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.timeoutMs);
    });
    const clean = await Promise.race([this.closeStages(), deadline]);
    clearTimeout(timer);
    if (clean) this.logger.info('stopped');
    else
      this.logger.error(
        { timeoutMs: this.timeoutMs },
        'the shutdown deadline passed before every resource was closed',
      );
    return clean;
  }

  private async closeStages(): Promise<boolean> {
    const stages = [...new Set(this.closers.map((closer) => closer.stage))].sort((a, b) => a - b);
    let clean = true;
    for (const stage of stages) {
      const closers = this.closers.filter((closer) => closer.stage === stage);
      const outcomes = await Promise.allSettled(closers.map(async (closer) => closer.close()));
      outcomes.forEach((outcome, index) => {
        if (outcome.status === 'fulfilled') return;
        clean = false;
        this.logger.error({ closer: closers[index]?.name, err: outcome.reason }, 'could not close');
      });
    }
    return clean;
  }
}
