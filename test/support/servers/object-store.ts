import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'tenure';
/** The credentials that the server accepts. */
const CREDENTIALS = 'S3RVER:S3RVER';

/** A real S3 server with an empty bucket in a temporary folder. */
export interface ObjectStore {
  /** Value of `DOCUMENT_STORE_URL`. */
  url: string;
  /** Contents of all objects. */
  contents(): Promise<Buffer[]>;
  /** Refuses every request until `recover` is called. */
  fail(): void;
  /** Number of refused requests since `fail` was called. */
  refusals(): number;
  recover(): void;
  remove(): Promise<void>;
}

/** Starts the server. Objects of the bucket are below `tests/`. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'tenure-objects-'));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await s3.configureBuckets();
  const serve = s3.callback();
  let isFailing = false;
  let refusals = 0;
  const server = createServer((request, response) => {
    if (!isFailing) return serve(request, response);
    refusals += 1;
    request.resume();
    return response.writeHead(503).end();
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
  return {
    url: `s3://${CREDENTIALS}@127.0.0.1:${port}/${BUCKET}/tests?tls=false`,
    contents: () => contentsOf(join(directory, BUCKET)),
    fail: () => {
      isFailing = true;
      refusals = 0;
    },
    refusals: () => refusals,
    recover: () => {
      isFailing = false;
    },
    remove: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Reads the folder again if the server deletes an object or an empty folder meanwhile. */
async function contentsOf(folder: string): Promise<Buffer[]> {
  for (;;) {
    try {
      const entries = await readdir(folder, { recursive: true });
      const objects = entries.filter((name) => name.endsWith('._S3rver_object'));
      return await Promise.all(objects.map((name) => readFile(join(folder, name))));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Settings of the document store that the crash tests run with: none for Postgres or, with `TEST_DOCUMENT_STORE=s3`, an
 * object store.
 */
export async function documentStoreOfCrashTests(): Promise<{
  settings: Record<string, string>;
  remove: () => Promise<void>;
}> {
  if (process.env.TEST_DOCUMENT_STORE !== 's3') return { settings: {}, remove: () => Promise.resolve() };
  const store = await startObjectStore();
  return { settings: { DOCUMENT_STORE_URL: store.url }, remove: store.remove };
}
