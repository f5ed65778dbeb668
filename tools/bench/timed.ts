import type { Answer, HttpConnection } from './http-connection';
import { median } from './statistics';

const READ_COUNT = 300;

/** Milliseconds a call takes that must succeed. */
export async function timed(send: () => Promise<Answer>): Promise<number> {
  const started = performance.now();
  const answer = await send();
  if (answer.status !== 200)
    throw new Error(`the service answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  return performance.now() - started;
}

/** p50 of a read, the first third of them to warm up. */
export async function medianRead(connection: HttpConnection, key: string, path: string): Promise<number> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  );
  const spent: number[] = [];
  for (let read = 0; read < READ_COUNT; read += 1) spent.push(await timed(() => connection.send(request)));
  return median(spent.slice(READ_COUNT / 3));
}
