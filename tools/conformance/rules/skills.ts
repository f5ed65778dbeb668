import type { Area } from '../rule';
import { jsonBodyOf } from '../http';
import { at, listOf, numberOf, textOf } from '../json';

const INFER = 'POST /api/v1/skills-infer';
const MAX_MODEL_CONFIDENCE = 0.7;

/** Skills inferred from occupations. */
export const skills: Area = {
  name: 'skills',
  rules: [
    {
      id: 'skills.order',
      says: 'skills are sorted by descending confidence, then name; limit and minConfidence apply',
      run: async (run) => {
        const requests = [
          { occupations: ['Forklift Operator'] },
          { occupations: ['53-7051.00', 'Line cook', 'Registered nurse'], limit: 100, minConfidence: 0 },
          { occupations: ['Warehouse worker'], limit: 3, minConfidence: 0.5 },
          { occupations: ['Forklift Operator'], limit: 1 },
        ];
        for (const json of requests) {
          const exchange = await run.session.op(INFER, { json });
          if (!run.expectResponse(exchange, 200)) continue;
          const list = listOf(jsonBodyOf(exchange.response)['skills']);
          const pairs = list.map(
            (skill) => [numberOf(at(skill, 'confidence')), textOf(at(skill, 'name'))] as const,
          );
          run.expect(pairs.length <= (json.limit ?? 25), 'there are more skills than limit', exchange);
          const minConfidence = json.minConfidence ?? 0.3;
          run.expect(
            pairs.every(([confidence]) => confidence >= minConfidence),
            'a skill is below minConfidence',
            exchange,
          );
          const isOrdered = pairs.every(([confidence, name], index) => {
            const [before, nameBefore] = pairs[index - 1] ?? [1, ''];
            return (
              confidence < before ||
              (confidence === before && (nameBefore <= name || nameBefore.localeCompare(name, 'en') <= 0))
            );
          });
          run.expect(isOrdered, 'skills are not in order of confidence and name', exchange);
          const fromModel = list.filter((skill) => at(skill, 'provenance') === 'language_model');
          run.expect(
            fromModel.every((skill) => numberOf(at(skill, 'confidence')) <= MAX_MODEL_CONFIDENCE),
            'a skill of the model is above 0.70',
            exchange,
          );
          const inputs = listOf(jsonBodyOf(exchange.response)['occupations']).map((each) =>
            at(each, 'input'),
          );
          run.expect(
            JSON.stringify(inputs) === JSON.stringify(json.occupations),
            'occupations are not those asked about',
            exchange,
          );
        }
      },
    },
    {
      id: 'skills.known',
      says: 'known skills are not returned again',
      run: async (run) => {
        const occupations = ['Forklift Operator'];
        const first = await run.session.op(INFER, { json: { occupations } });
        const names = listOf(jsonBodyOf(first.response)['skills']).map((skill) => textOf(at(skill, 'name')));
        const knownSkills = names.slice(0, 3);
        if (knownSkills.length === 0) return;
        const second = await run.session.op(INFER, { json: { occupations, knownSkills } });
        const again = listOf(jsonBodyOf(second.response)['skills']).map((skill) => textOf(at(skill, 'name')));
        run.expect(!again.some((name) => knownSkills.includes(name)), 'a known skill is returned', second);
      },
    },
    {
      id: 'skills.unknown-occupation',
      says: 'an unknown occupation returns no skills',
      run: async (run) => {
        const exchange = await run.session.op(INFER, { json: { occupations: ['zzqxv kkwpt'] } });
        run.expectResponse(exchange, 200);
        const placed = at(jsonBodyOf(exchange.response), 'occupations', 0, 'matchedBy');
        if (placed !== 'none') return;
        run.expect(
          listOf(jsonBodyOf(exchange.response)['skills']).length === 0,
          'skills without an occupation',
          exchange,
        );
      },
    },
    {
      id: 'skills.limits',
      says: 'lists and numbers outside their limits are 422',
      run: async (run) => {
        const many = Array.from({ length: 21 }, (_, index) => `Cook ${index}`);
        const wrong = [
          { occupations: [] },
          { occupations: many },
          { occupations: ['x'.repeat(201)] },
          { occupations: [''] },
          { occupations: ['Cook'], limit: 0 },
          { occupations: ['Cook'], limit: 101 },
          { occupations: ['Cook'], minConfidence: 1.01 },
          { occupations: ['Cook'], knownSkills: Array.from({ length: 201 }, () => 'a') },
        ];
        for (const json of wrong)
          run.expectResponse(await run.session.op(INFER, { json }), 422, 'validation_failed');
        const longest = { occupations: ['👩🏽‍🚒'.repeat(40).slice(0, 200)] };
        run.expectResponse(await run.session.op(INFER, { json: longest }), 200);
      },
    },
  ],
};
