import fs from 'node:fs';

/** Linux reports processor time in hundredths of a second, independent of the kernel's clock. */
const MS_PER_TICK = 10;

/** Processor time used by the processes so far, in milliseconds; null if the system does not report it. */
export function processorTimeMs(pids: readonly number[]): number | null {
  let total = 0;
  for (const pid of pids) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may contain spaces, user time is the 12th field and system time the 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      total += (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    } catch {
      return null;
    }
  }
  return total;
}
