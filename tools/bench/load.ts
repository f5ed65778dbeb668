import { HttpConnection } from './http-connection';
import { processorTimeMs } from './processor-time';
import { median } from './statistics';

export interface Target {
  name: string;
  port: number;
  request: Buffer;
  /** Requests sent in rotation instead of `request`. */
  requests?: readonly Buffer[];
  /** Position in the rotation, which the next load continues. */
  position?: number;
  /** Processes that serve the target. */
  pids: readonly number[];
}

export interface Load {
  /** Median response time in milliseconds. */
  p50Ms: number;
  /** Responses per second. */
  perSecond: number;
  /** Processor time of the serving processes per response; null if the system does not report it. */
  processorMs: number | null;
}

/** Keeps `concurrency` requests in flight for `seconds`. Any status other than 200 ends the measurement. */
export async function load(target: Target, concurrency: number, seconds: number): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => HttpConnection.open(target.port)),
  );
  const times: number[] = [];
  const usedBefore = processorTimeMs(target.pids);
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  try {
    await Promise.all(connections.map((connection) => sendUntil(connection, target, endAt, times)));
  } finally {
    for (const connection of connections) connection.close();
  }
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  const usedAfter = processorTimeMs(target.pids);
  const processorMs =
    usedBefore === null || usedAfter === null ? null : (usedAfter - usedBefore) / times.length;
  return { p50Ms: median(times), perSecond: times.length / elapsedSeconds, processorMs };
}

async function sendUntil(
  connection: HttpConnection,
  target: Target,
  endAt: number,
  times: number[],
): Promise<void> {
  const requests = target.requests ?? [target.request];
  while (performance.now() < endAt) {
    const position = target.position ?? 0;
    target.position = (position + 1) % requests.length;
    const request = requests[position]!;
    const sentAt = performance.now();
    const { status, body } = await connection.send(request);
    times.push(performance.now() - sentAt);
    if (status !== 200) throw new Error(`${target.name} responded with ${status}: ${body.slice(0, 500)}`);
  }
}
