import type { HttpResponse, HttpConnection } from './http-connection';
import { median } from './statistics';

const READ_COUNT = 300;

/** Milliseconds of a request, which must succeed. */
export async function timed(send: () => Promise<HttpResponse>): Promise<number> {
  const started = performance.now();
  const answer = await send();
  if (answer.status !== 200)
    throw new Error(`the service responded with ${answer.status}: ${answer.body.slice(0, 300)}`);
  return performance.now() - started;
}

/** p50 of repeated reads. The first third warms up and is not counted. */
export async function medianRead(
  connection: HttpConnection,
  key: string,
  path: string,
  count = READ_COUNT,
): Promise<number> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  );
  const milliseconds: number[] = [];
  for (let read = 0; read < count; read += 1) milliseconds.push(await timed(() => connection.send(request)));
  return median(milliseconds.slice(Math.floor(count / 3)));
}
