import { readFileSync, readlinkSync } from 'node:fs';

/** Measures processor time, in milliseconds. */
export interface ProcessorClock {
  /** Used by all threads of this process so far. */
  process(): number;
  /** Used by one thread of this process so far; null where the system does not tell. */
  thread(id: number): number | null;
}

const NANOSECONDS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1_000;
/** Linux counts in hundredths of a second wherever programs see it. */
const MS_PER_TICK = 10;

/** The kernel's number of the thread this is called on; 0 on systems without `/proc`, which is no number of a thread. */
export function currentThreadId(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/** Reads what Linux accounts for each thread. Other systems only tell about the process as a whole. */
export const systemProcessorClock: ProcessorClock = {
  process: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  },
  thread: (id) => (id === 0 ? null : (preciseTime(id) ?? tickTime(id))),
};

/** Kernels built without scheduler statistics have no such file. */
function preciseTime(id: number): number | null {
  const [running] = read(`/proc/self/task/${id}/schedstat`)?.split(' ') ?? [];
  // Some sandboxes have the file and count nothing in it.
  return running && Number(running) > 0 ? Number(running) / NANOSECONDS_PER_MS : null;
}

function tickTime(id: number): number | null {
  const stat = read(`/proc/self/task/${id}/stat`);
  if (stat === null) return null;
  // The name in brackets may hold blanks; user and system time are the 12th and 13th field behind it.
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
