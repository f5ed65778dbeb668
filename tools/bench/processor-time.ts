import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the clock of the kernel. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time the processes have used so far; null where the system does not tell. */
export function processorTimeMs(pids: readonly number[]): number | null {
  let total = 0;
  for (const pid of pids) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may hold spaces: user time is the 12th field, system time the 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      total += (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    } catch {
      return null;
    }
  }
  return total;
}
