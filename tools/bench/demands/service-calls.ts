import { HttpConnection } from '../http-connection';

const CONCURRENCY = 4;

/** Requests to the service. Any status other than that of success rejects. */
export interface ServiceCalls {
  /** Sends the bytes of a complete request. */
  send(request: Buffer): Promise<void>;
  get(route: string): Promise<void>;
  parseFile(bytes: Buffer, name: string): Promise<void>;
  /** Queues a document without waiting for the result. */
  queueFile(bytes: Buffer, name: string): Promise<void>;
  pushCandidates(batch: number, count: number): Promise<void>;
  /** Creates a job and returns its id. */
  createJob(number: number): Promise<string>;
  rank(jobId: string): Promise<void>;
}

export function serviceCalls(port: number, key: string): ServiceCalls {
  const url = `http://127.0.0.1:${port}`;
  const headers = { Authorization: `Bearer ${key}` };
  const call = async (route: string, init: RequestInit, success = 200): Promise<unknown> => {
    const response = await fetch(url + route, { ...init, headers: { ...init.headers, ...headers } });
    const body = await response.text();
    if (response.status !== success)
      throw new Error(`${route} responded with ${response.status}: ${body.slice(0, 300)}`);
    return JSON.parse(body);
  };
  const post = (route: string, body: object): Promise<unknown> =>
    call(route, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    send: async (request) => {
      const connection = await HttpConnection.open(port);
      const { status, body } = await connection.send(request);
      connection.close();
      if (status !== 200) throw new Error(`the service responded with ${status}: ${body.slice(0, 300)}`);
    },
    get: async (route) => void (await call(route, {})),
    parseFile: async (bytes, name) => {
      await call('/api/v1/parse/resume', { method: 'POST', body: formOf(bytes, name) });
    },
    queueFile: async (bytes, name) => {
      const wanted = { Prefer: 'respond-async' };
      await call('/api/v1/parse/resume', { method: 'POST', body: formOf(bytes, name), headers: wanted }, 202);
    },
    pushCandidates: async (batch, count) => {
      const candidates = Array.from({ length: count }, (_, index) => candidateOf(batch, index));
      await post('/api/v1/candidates/sync', { candidates });
    },
    createJob: async (number) => {
      const parsed = {
        title: 'Forklift Operator',
        requiredSkills: ['Forklift operation', 'Inventory control', 'Shipping and receiving'],
        minExperienceMonths: number,
        city: 'Dayton',
        state: 'OH',
        hourlyMaxUsd: 21,
      };
      return ((await post('/api/v1/jobs/sync', { parsed })) as { jobId: string }).jobId;
    },
    rank: async (jobId) => void (await post('/api/v1/matches/rank', { jobId, limit: 100 })),
  };
}

function formOf(bytes: Buffer, name: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

function candidateOf(batch: number, index: number): object {
  return {
    externalId: `demand-${batch}-${index}`,
    skills: ['Forklift operation', 'Microsoft Excel'],
    work: [
      {
        position: 'Warehouse Associate',
        startDate: '2020-01',
        endDate: `2022-${String(1 + (index % 12)).padStart(2, '0')}`,
        highlights: ['Loaded trucks, counted what came in and trained new colleagues.'],
      },
    ],
    location: { city: 'Dayton', state: 'OH' },
    preferences: { hourlyMinUsd: 15 + (index % 9) },
  };
}

/** Calls `send` with the numbers from 0 to `count` - 1, several at a time. */
export async function sendMany(count: number, send: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (next < count) {
        next += 1;
        await send(next - 1);
      }
    }),
  );
}
