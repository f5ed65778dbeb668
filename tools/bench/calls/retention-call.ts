import { curatedTitleRows } from '../../../src/domain/skills';
import type { InlineCall } from './inline';

const JOBS = 60;
const CANDIDATES = 200;
/** Most candidates that a sync accepts. */
const CANDIDATES_PER_SYNC = 100;

/** Forecasts for all pairs of candidates and jobs, each with other titles, dates and wages. */
export const retentionCall: InlineCall = {
  name: 'retention-forecast',
  path: '/api/v1/retention-forecast',
  scopes: 'retention,jobs,candidates',
  records: ['candidates', 'jobs'],
  prepare: async (post) => {
    const titles = curatedTitleRows()
      .filter(({ preferred }) => preferred)
      .map(({ title }) => title);
    const title = (at: number): string => titles[at % titles.length]!;
    const jobIds: string[] = [];
    for (let at = 0; at < JOBS; at += 1) {
      const hourlyMinUsd = 14 + (at % 9);
      const parsed = {
        title: title(at * 31),
        hourlyMinUsd,
        hourlyMaxUsd: hourlyMinUsd + 2,
        startDate: '2026-06-15',
      };
      const { jobId } = await post('/api/v1/jobs/sync', { parsed });
      jobIds.push(jobId as string);
    }
    const candidateIds: string[] = [];
    for (let start = 0; start < CANDIDATES; start += CANDIDATES_PER_SYNC) {
      const candidates = Array.from({ length: CANDIDATES_PER_SYNC }, (_, at) =>
        candidateOf(start + at, title),
      );
      const { results } = await post('/api/v1/candidates/sync', { candidates });
      for (const { candidateId } of results as { candidateId: string | null }[]) {
        if (candidateId === null) throw new Error('a candidate was not synchronized');
        candidateIds.push(candidateId);
      }
    }
    return candidateIds.flatMap((candidateId) => jobIds.map((jobId) => ({ candidateId, jobId })));
  },
};

function candidateOf(number: number, title: (at: number) => string): object {
  const month = String(1 + (number % 12)).padStart(2, '0');
  const left = 2022 + (number % 3);
  return {
    externalId: `bench-${number}`,
    work: [
      {
        name: 'Harbor Grill',
        position: title(number * 7),
        startDate: `2021-${month}`,
        endDate: `${left}-${month}`,
      },
      {
        name: 'Fairview Market',
        position: title(number * 13 + 5),
        startDate: `2018-${month}`,
        endDate: `2021-${month}`,
      },
    ],
  };
}
