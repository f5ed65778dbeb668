import { readFileSync, readlinkSync } from 'node:fs';

/** Measures processor time, in milliseconds. */
export interface ProcessorClock {
  /** Total of all threads of this process. */
  process(): number;
  /** Total of one thread of this process; null if the system does not report it. */
  thread(id: number): number | null;
}

const NANOSECONDS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1_000;
/** Linux reports times to programs in hundredths of a second. */
const MS_PER_TICK = 10;

/** Kernel id of the calling thread; 0, which is never a thread id, on systems without `/proc`. */
export function currentThreadId(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/** Reads the accounting of Linux per thread. Other systems report only the total of the process. */
export const systemProcessorClock: ProcessorClock = {
  process: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  },
  thread: (id) => (id === 0 ? null : (preciseTime(id) ?? tickTime(id))),
};

/** Kernels without scheduler statistics lack this file. */
function preciseTime(id: number): number | null {
  const [running] = read(`/proc/self/task/${id}/schedstat`)?.split(' ') ?? [];
  // Some sandboxes have the file but always report 0.
  return running && Number(running) > 0 ? Number(running) / NANOSECONDS_PER_MS : null;
}

function tickTime(id: number): number | null {
  const stat = read(`/proc/self/task/${id}/stat`);
  if (stat === null) return null;
  // The name in parentheses can contain spaces; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * MS_PER_TICK : null;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
