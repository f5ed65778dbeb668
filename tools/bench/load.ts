import { HttpConnection } from './http-connection';
import { processorTimeMs } from './processor-time';
import { median } from './statistics';

export interface Target {
  name: string;
  port: number;
  request: Buffer;
  /** Asked in turn instead of `request`. */
  requests?: readonly Buffer[];
  /** The processes that serve it. */
  pids: readonly number[];
}

export interface Load {
  /** Median time of an answer, milliseconds. */
  p50Ms: number;
  /** Answers a second. */
  perSecond: number;
  /** Processor time of the serving processes for one answer; null where the system does not tell. */
  processorMs: number | null;
}

/** Keeps `concurrency` requests in flight for `seconds`. Any answer but 200 ends the measurement. */
export async function load(target: Target, concurrency: number, seconds: number): Promise<Load> {
  const connections = await Promise.all(
    Array.from({ length: concurrency }, () => HttpConnection.open(target.port)),
  );
  const times: number[] = [];
  const usedBefore = processorTimeMs(target.pids);
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  try {
    await Promise.all(connections.map((connection) => ask(connection, target, endAt, times)));
  } finally {
    for (const connection of connections) connection.close();
  }
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  const usedAfter = processorTimeMs(target.pids);
  const processorMs =
    usedBefore === null || usedAfter === null ? null : (usedAfter - usedBefore) / times.length;
  return { p50Ms: median(times), perSecond: times.length / elapsedSeconds, processorMs };
}

async function ask(
  connection: HttpConnection,
  target: Target,
  endAt: number,
  times: number[],
): Promise<void> {
  const requests = target.requests ?? [target.request];
  while (performance.now() < endAt) {
    const request = requests[times.length % requests.length]!;
    const sentAt = performance.now();
    const { status, body } = await connection.send(request);
    times.push(performance.now() - sentAt);
    if (status !== 200) throw new Error(`${target.name} answered ${status}: ${body.slice(0, 500)}`);
  }
}
