import { SingleBar } from 'cli-progress';

/** Seconds between progress lines when the output is not a terminal. */
const NON_TTY_INTERVAL_MS = 5_000;

/** A progress bar on stderr that is erased at the end. If stderr is not a terminal, it prints a line periodically. */
export function createProgressBar(format: string): SingleBar {
  return new SingleBar({
    format,
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: NON_TTY_INTERVAL_MS,
    clearOnComplete: true,
  });
}
