import type { Area } from '../rule';
import { jsonBodyOf } from '../http';
import { textOf } from '../json';

const CREATE = 'POST /api/v1/placements';
const MOVE = 'PATCH /api/v1/placements/{placementId}';
const STATUSES = ['offered', 'accepted', 'started', 'completed', 'ended', 'declined', 'withdrawn', 'no_show'];
const NEXT: Record<string, string[]> = {
  offered: ['accepted', 'declined', 'withdrawn'],
  accepted: ['started', 'withdrawn', 'no_show'],
  started: ['completed', 'ended'],
};
/** Transitions that lead to each status. */
const PATHS: Record<string, string[]> = {
  offered: [],
  accepted: ['accepted'],
  started: ['accepted', 'started'],
  completed: ['accepted', 'started', 'completed'],
  declined: ['declined'],
};

/** Placements and ratings. */
export const placements: Area = {
  name: 'placements',
  rules: [
    {
      id: 'placements.states',
      says: 'a placement follows status transitions as documented; others are 409 invalid_transition',
      run: async (run) => {
        for (const [state, way] of Object.entries(PATHS)) {
          for (const to of STATUSES.filter(
            (status) => status !== state && !(NEXT[state] ?? []).includes(status),
          )) {
            const candidateId = await run.records.newCandidate({ resumeText: null });
            const created = await run.session.op(CREATE, { json: { candidateId, jobId: run.records.jobId } });
            if (!run.expectResponse(created, 201)) return;
            const params = [textOf(jsonBodyOf(created.response)['placementId'])];
            for (const status of way)
              run.expectResponse(await run.session.op(MOVE, { params, json: { status } }), 200);
            run.expectResponse(
              await run.session.op(MOVE, { params, json: { status: to } }),
              409,
              'invalid_transition',
            );
            // All forbidden targets are tried from one status; one or two suffice for the others.
            if (state !== 'offered' && to !== 'offered') break;
          }
        }
      },
    },
    {
      id: 'placements.exists',
      says: 'a pair with an active placement is 409 placement_exists, an archived job 409 job_not_open',
      run: async (run) => {
        const { candidateId, jobId } = run.records;
        run.expectResponse(
          await run.session.op(CREATE, { json: { candidateId, jobId } }),
          409,
          'placement_exists',
        );
        const archived = await run.records.newJob();
        await run.session.op('PATCH /api/v1/jobs/{jobId}', {
          params: [archived],
          json: { status: 'archived' },
        });
        run.expectResponse(
          await run.session.op(CREATE, { json: { candidateId, jobId: archived } }),
          409,
          'job_not_open',
        );
      },
    },
    {
      id: 'placements.location',
      says: 'Location of a new placement is its URL',
      run: async (run) => {
        const candidateId = await run.records.newCandidate({ resumeText: null });
        const json = {
          candidateId,
          jobId: run.records.jobId,
          status: 'accepted',
          hourlyUsd: 18.5,
          startDate: '2026-06',
        };
        const created = await run.session.op(CREATE, { json });
        if (!run.expectResponse(created, 201)) return;
        const location = new URL(created.response.headers['location'] ?? '/', 'http://localhost').pathname;
        const get = run.session.description.operationNamed('GET /api/v1/placements/{placementId}') ?? null;
        const read = await run.session.call(get, 'GET', location);
        run.expectResponse(read, 200);
        run.expect(
          read.response.text === created.response.text,
          'the record read differs from the one made',
          read,
        );
      },
    },
    {
      id: 'placements.ratings',
      says: 'a rating is 201 with the submitted values; invalid values are 422',
      run: async (run) => {
        const name = 'POST /api/v1/matches/{matchId}/ratings';
        const params = [run.records.matchId];
        const good = {
          rating: 4,
          raterRole: 'caseworker',
          reasons: ['skills', 'pay'],
          comment: 'Fits well.',
        };
        const created = await run.session.op(name, { params, json: good });
        run.expectResponse(created, 201);
        for (const [member, value] of Object.entries(good)) {
          const given = JSON.stringify(jsonBodyOf(created.response)[member]);
          run.expect(given === JSON.stringify(value), `${member} is not as given`, created);
        }
        const wrong = [
          { rating: 0 },
          { rating: 6 },
          { rating: 3.5 },
          { raterRole: 'stranger' },
          { reasons: ['none'] },
          { comment: 'x'.repeat(2001) },
        ];
        for (const member of wrong) {
          run.expectResponse(
            await run.session.op(name, { params, json: { ...good, ...member } }),
            422,
            'validation_failed',
          );
        }
      },
    },
  ],
};
