import type { InlineCall } from './inline';

/** A forecast for one candidate and one job. */
export const retentionCall: InlineCall = {
  name: 'retention-forecast',
  path: '/api/v1/retention-forecast',
  scopes: 'retention,jobs,candidates',
  prepare: async (post) => {
    const job = await post('/api/v1/jobs/sync', {
      parsed: { title: 'Line cook', hourlyMinUsd: 17, hourlyMaxUsd: 19, startDate: '2026-06-15' },
    });
    const candidates = await post('/api/v1/candidates/sync', {
      candidates: [
        {
          externalId: 'bench',
          work: [
            { name: 'Harbor Grill', position: 'Line cook', startDate: '2021-03', endDate: '2024-06' },
            { name: 'Fairview Market', position: 'Cashier', startDate: '2019-01', endDate: '2021-02' },
          ],
        },
      ],
    });
    const [candidate] = candidates.results as { candidateId: string | null }[];
    if (!candidate?.candidateId) throw new Error('the candidate was not synchronized');
    const { candidateId } = candidate;
    const { jobId } = job as { jobId: string };
    return { body: { candidateId, jobId }, records: { candidates: candidateId, jobs: jobId } };
  },
};
