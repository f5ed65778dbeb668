import { once } from 'node:events';
import { embedded } from './embedded.mjs';

/** Lines of the processes: for people on a terminal, as they are for a program that reads them. */
export function writeLine(line) {
  process.stdout.write(`${process.stdout.isTTY ? embedded().readableLogLine(line) : line}\n`);
}

/**
 * Runs the service until Ctrl-C or a request to end, then stops it in its order. A second Ctrl-C ends it at once.
 * @param {{
 *   start: (signal: AbortSignal) => Promise<{ stop: () => Promise<void>, hurry: () => void }>,
 *   whenReady: (service: object) => Promise<'stay' | 'stop'>,
 *   say: (line: string) => void,
 * }} options
 */
export async function runInForeground({ start, whenReady, say }) {
  const interruption = new AbortController();
  let service;
  const ask = () => {
    if (!interruption.signal.aborted) interruption.abort(new Error('Interrupted.'));
    else service?.hurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  try {
    service = await start(interruption.signal);
  } catch (error) {
    // What was started until then has been stopped by the one that started it.
    if (interruption.signal.aborted) return say('Stopped.');
    throw error;
  }
  try {
    const next = await whenReady(service);
    if (next === 'stay' && !interruption.signal.aborted) await once(interruption.signal, 'abort');
  } finally {
    say('Stopping: the API accepts no more requests, workers finish their tasks, then the stores stop.');
    await service.stop();
    say('Stopped.');
  }
}

// The terminal may be closed while the service is still stopping; that must not keep it from doing so.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
