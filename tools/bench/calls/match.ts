import { HttpConnection, postJson } from '../http-connection';
import type { Target } from '../load';
import type { startService } from '../service';

const JOBS = 10;
const CANDIDATES = 50;

/**
 * Pairs of jobs and candidates to match in turn. The first request scores and stores a pair; later requests score it
 * again without a change.
 */
export async function matchPairs({
  port,
  key,
  pids,
}: Awaited<ReturnType<typeof startService>>): Promise<Target> {
  const headers = { Authorization: `Bearer ${key}` };
  const connection = await HttpConnection.open(port);
  const send = async <T>(path: string, body: object): Promise<T> => {
    const { status, body: answer } = await connection.send(postJson(path, headers, body));
    if (status !== 200) throw new Error(`${path} responded with ${status}: ${answer.slice(0, 300)}`);
    return JSON.parse(answer) as T;
  };
  const jobs: string[] = [];
  for (let at = 0; at < JOBS; at += 1) {
    const parsed = {
      title: 'Forklift Operator',
      requiredSkills: ['Forklift operation', 'Inventory control', 'Shipping and receiving'],
      summary: 'Moves goods with care, keeps the aisles clean and counts what comes in for the next shift.',
      minExperienceMonths: at,
      city: 'Dayton',
      state: 'OH',
      hourlyMaxUsd: 21,
    };
    jobs.push((await send<{ jobId: string }>('/api/v1/jobs/sync', { parsed })).jobId);
  }
  const candidates = Array.from({ length: CANDIDATES }, (_, at) => ({
    skills: ['Forklift operation', 'Microsoft Excel'],
    work: [
      {
        position: 'Warehouse Associate',
        startDate: '2020-01',
        endDate: `2022-${String(1 + (at % 12)).padStart(2, '0')}`,
        highlights: ['Loaded trucks, counted what came in and trained new colleagues.'],
      },
    ],
    location: { city: 'Dayton', state: 'OH' },
    preferences: { hourlyMinUsd: 15 + (at % 9) },
  }));
  const { results } = await send<{ results: { candidateId: string }[] }>('/api/v1/candidates/sync', {
    candidates,
  });
  connection.close();
  const requests = results.flatMap(({ candidateId }) =>
    jobs.map((jobId) => postJson('/api/v1/match', headers, { candidateId, jobId })),
  );
  return { name: 'match', port, pids, request: requests[0]!, requests };
}
