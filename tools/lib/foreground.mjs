import { once } from 'node:events';
import { embedded } from './embedded.mjs';

/** Prints a log line of a process: formatted on a terminal, unchanged otherwise. */
export function writeLine(line) {
  process.stdout.write(`${process.stdout.isTTY ? embedded().readableLogLine(line) : line}\n`);
}

/**
 * Runs the service until Ctrl-C or until `whenReady` returns `stop`, then shuts it down gracefully. A second Ctrl-C
 * terminates it immediately.
 * @param {{
 *   start: (signal: AbortSignal) => Promise<{ stop: () => Promise<void>, hurry: () => void }>,
 *   whenReady: (service: object) => Promise<'stay' | 'stop'>,
 *   say: (line: string) => void,
 * }} options
 */
export async function runInForeground({ start, whenReady, say }) {
  const interruption = new AbortController();
  let service;
  const onSignal = () => {
    if (!interruption.signal.aborted) interruption.abort(new Error('Interrupted.'));
    else service?.hurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  try {
    service = await start(interruption.signal);
  } catch (error) {
    // `start` has already stopped the processes that it started.
    if (interruption.signal.aborted) return say('Stopped.');
    throw error;
  }
  try {
    const next = await whenReady(service);
    if (next === 'stay' && !interruption.signal.aborted) await once(interruption.signal, 'abort');
  } finally {
    say('Stopping: the API rejects new requests, workers complete their tasks, then the stores stop …');
    await service.stop();
    say('Stopped.');
  }
}

// The terminal may close during the shutdown, which must continue.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
