const SAMPLE_MS = 500;
const QUARTERS = 4;

/** Highest resident memory in each quarter of a run, in megabytes. */
export type MemoryByQuarter = number[];

interface Sample {
  name: string;
  megabytes: number | null;
}

/** Samples the resident memory of processes during a run. */
export class MemoryTrack {
  private readonly samples: { at: number; name: string; megabytes: number }[] = [];
  private readonly startedAt = performance.now();
  private readonly sampling: NodeJS.Timeout;

  constructor(private readonly read: () => readonly Sample[]) {
    this.sampling = setInterval(() => this.sample(), SAMPLE_MS);
  }

  stop(): { api: MemoryByQuarter; worker: MemoryByQuarter } {
    clearInterval(this.sampling);
    return { api: this.quarters('api'), worker: this.quarters('worker') };
  }

  private sample(): void {
    const at = performance.now() - this.startedAt;
    for (const { name, megabytes } of this.read()) {
      if (megabytes !== null) this.samples.push({ at, name, megabytes });
    }
  }

  private quarters(name: string): MemoryByQuarter {
    const total = performance.now() - this.startedAt;
    const max = Array<number>(QUARTERS).fill(0);
    for (const { at, megabytes } of this.samples.filter((sample) => sample.name === name)) {
      const quarter = Math.min(QUARTERS - 1, Math.floor((at / total) * QUARTERS));
      max[quarter] = Math.max(max[quarter] ?? 0, megabytes);
    }
    return max;
  }
}
