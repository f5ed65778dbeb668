import fs from 'node:fs';

/** Linux reports processor time in hundredths of a second, independent of the kernel's clock. */
const MS_PER_TICK = 10;

/** Processor time used by the processes so far, in milliseconds; null if the system does not report it. */
export function processorTimeMs(pids: readonly number[]): number | null {
  let total = 0;
  for (const pid of pids) {
    const usedMs = fieldsMs(`/proc/${pid}/stat`, OWN_TIME);
    if (usedMs === null) return null;
    total += usedMs;
  }
  return total;
}

/**
 * Processor time of each thread of a process so far, in milliseconds by thread id; null if the system does not report it.
 * The event loop of Node.js has the id of the process.
 */
export function threadTimesMs(pid: number): Map<number, number> | null {
  try {
    const ids = fs.readdirSync(`/proc/${pid}/task`).map(Number);
    return new Map(ids.map((id) => [id, fieldsMs(`/proc/${pid}/task/${id}/stat`, OWN_TIME) ?? 0]));
  } catch {
    return null;
  }
}

/** Processor time of everything on this machine so far, in milliseconds; null as above. */
export function machineTimeMs(): number | null {
  try {
    const [, user, nice, system, , , interrupts, softInterrupts] = fs
      .readFileSync('/proc/stat', 'utf8')
      .split('\n', 1)[0]!
      .split(/\s+/)
      .map(Number);
    const ticks = [user, nice, system, interrupts, softInterrupts];
    return ticks.reduce<number>((sum, value) => sum + (value ?? 0) * MS_PER_TICK, 0);
  } catch {
    return null;
  }
}

/** Processor time of a process and its children, ended ones included, in milliseconds; null as above. */
export function familyTimeMs(pid: number): number | null {
  const ownMs = fieldsMs(`/proc/${pid}/stat`, OWN_AND_ENDED_CHILDREN);
  if (ownMs === null) return null;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .reduce((sum, name) => sum + (fieldsMs(`/proc/${name}/stat`, OWN_TIME) ?? 0), ownMs);
}

/** Places of the times in the fields that follow the name of the process. */
const OWN_TIME = [11, 12] as const;
const OWN_AND_ENDED_CHILDREN = [11, 12, 13, 14] as const;

function fieldsMs(file: string, places: readonly number[]): number | null {
  const fields = statFields(file);
  return fields && places.reduce((sum, place) => sum + Number(fields[place]) * MS_PER_TICK, 0);
}

function parentOf(pid: string): number {
  return Number(statFields(`/proc/${pid}/stat`)?.[1]);
}

/** The fields after the name, which may contain spaces. */
function statFields(file: string): string[] | null {
  try {
    const stat = fs.readFileSync(file, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
