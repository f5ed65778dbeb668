import { SingleBar } from 'cli-progress';

/** Seconds between progress lines when the output is not a terminal. */
const NON_TTY_INTERVAL_MS = 5_000;

/** A bar on stderr that leaves nothing behind; a log gets a line now and then instead. */
export function progressBar(format: string): SingleBar {
  return new SingleBar({
    format,
    stream: process.stderr,
    noTTYOutput: true,
    notTTYSchedule: NON_TTY_INTERVAL_MS,
    clearOnComplete: true,
  });
}
