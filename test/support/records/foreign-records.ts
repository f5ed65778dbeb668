import { call } from '../api';
import type { TestTenant } from '../service';

const foreignSubscription = async (baseUrl: string, owner: TestTenant): Promise<string> => {
  const { key } = await owner.key();
  const answer = await call(baseUrl, 'POST', '/api/v1/webhook-subscriptions', {
    key,
    json: { url: 'https://8.8.8.8/hook', events: ['parse.completed'] },
  });
  return answer.body.subscriptionId as string;
};

/**
 * How to make a record another tenant owns, by the name of the path parameter that would name it. An operation
 * whose parameter is missing here fails the test of every operation: say how such a record is made.
 */
export const FOREIGN_RECORDS: Record<string, (baseUrl: string, owner: TestTenant) => Promise<string>> = {
  operationId: async (baseUrl, owner) => {
    const { key } = await owner.key();
    const answer = await call(baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: 'A record of somebody else.' },
      headers: { Prefer: 'respond-async' },
    });
    return answer.body.operationId as string;
  },
  subscriptionId: foreignSubscription,
  // Deliveries are found through their subscription, so a foreign subscription hides them.
  deliveryId: foreignSubscription,
  jobId: async (baseUrl, owner) => {
    const { key } = await owner.key();
    const answer = await call(baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { parsed: { title: 'A job of somebody else' } },
    });
    return answer.body.jobId as string;
  },
  placementId: async (baseUrl, owner) => {
    const { key } = await owner.key();
    const job = await call(baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { parsed: { title: 'Cook' } },
    });
    const answer = await call(baseUrl, 'POST', '/api/v1/placements', {
      key,
      json: { candidateId: await owner.candidate(), jobId: job.body.jobId },
    });
    return answer.body.placementId as string;
  },
  matchId: foreignMatch,
  ratingId: async (baseUrl, owner) => {
    const { key } = await owner.key();
    const matchId = await foreignMatch(baseUrl, owner);
    const answer = await call(baseUrl, 'POST', `/api/v1/matches/${matchId}/ratings`, {
      key,
      json: { rating: 4, raterRole: 'employer' },
    });
    return answer.body.ratingId as string;
  },
  linkId: async (_baseUrl, owner) => {
    const link = await owner.link(await owner.addTenant('organization'));
    return link.linkId;
  },
  candidateId: async (baseUrl, owner) => {
    const { key } = await owner.key();
    const answer = await call(baseUrl, 'POST', '/api/v1/candidates/sync', {
      key,
      json: { candidates: [{ firstName: 'Somebody', lastName: 'Else' }] },
    });
    return answer.body.results[0].candidateId as string;
  },
};

async function foreignMatch(baseUrl: string, owner: TestTenant): Promise<string> {
  const { key } = await owner.key();
  const post = (path: string, json: object) => call(baseUrl, 'POST', path, { key, json });
  const job = await post('/api/v1/jobs/sync', {
    parsed: { title: 'Line Cook', requiredSkills: ['Cooking'] },
  });
  const pushed = await post('/api/v1/candidates/sync', { candidates: [{ skills: ['Cooking'] }] });
  const { candidateId } = pushed.body.results[0];
  const answer = await post('/api/v1/match', { candidateId, jobId: job.body.jobId });
  return answer.body.matchId as string;
}
