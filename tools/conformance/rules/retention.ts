import type { Area } from '../rule';
import { jsonBodyOf } from '../http';
import { at, listOf, numberOf, textOf } from '../json';

const DAYS = [30, 90, 180, 365];

/** Retention forecasts. */
export const retention: Area = {
  name: 'retention',
  rules: [
    {
      id: 'retention.forecast',
      says: 'probabilities do not increase, intervals contain their point, levels and tenures are consistent',
      run: async (run) => {
        const jobs = [
          run.records.jobId,
          await run.records.newJob({ title: 'Registered Nurse', hourlyMaxUsd: 60 }),
        ];
        for (const jobId of jobs) {
          const json = { candidateId: run.records.candidateId, jobId };
          const exchange = await run.session.op('POST /api/v1/retention-forecast', { json });
          if (!run.expectResponse(exchange, 200)) continue;
          const body = jsonBodyOf(exchange.response);
          const points = DAYS.map((day) => numberOf(body[`probability${day}d`]));
          const falls = points.every((each, index) => index === 0 || each <= (points[index - 1] ?? 1));
          run.expect(falls, 'a later probability is higher than an earlier one', exchange);
          DAYS.forEach((day, index) => {
            const [low, high] = listOf(at(body, 'intervals', `d${day}`)).map(numberOf);
            const point = points[index] ?? 0;
            run.expect(
              (low ?? 1) <= point && point <= (high ?? 0),
              `the interval of day ${day} does not hold its point`,
              exchange,
            );
          });
          const confidence = numberOf(body['confidence']);
          const level = confidence < 0.4 ? 'low' : confidence < 0.7 ? 'medium' : 'high';
          run.expect(
            body['confidenceLevel'] === level,
            'confidenceLevel disagrees with confidence',
            exchange,
          );
          run.expect(body['horizonDays'] === 1095, 'horizonDays is not 1095', exchange);
          const expected = numberOf(body['expectedTenureDays']);
          run.expect(
            Number.isInteger(expected) && expected >= 0 && expected <= 1095,
            'expectedTenureDays is no whole number within the horizon',
            exchange,
          );
          run.expect(listOf(body['drivers']).length <= 6, 'there are more than six drivers', exchange);
          const { candidateId } = run.records;
          run.expect(
            body['candidateId'] === candidateId && body['jobId'] === jobId,
            'the forecast is of another pair',
            exchange,
          );
        }
      },
    },
    {
      id: 'retention.in-match',
      says: 'the forecast in a match equals the forecast of the pair',
      run: async (run) => {
        const json = { candidateId: run.records.candidateId, jobId: run.records.jobId };
        const forecast = await run.session.op('POST /api/v1/retention-forecast', { json });
        const match = await run.session.op('POST /api/v1/match', { json });
        for (const day of DAYS) {
          const inside = at(jsonBodyOf(match.response), 'retentionForecast', `probability${day}d`);
          const alone = jsonBodyOf(forecast.response)[`probability${day}d`];
          run.expect(inside === alone, `probability${day}d differs between match and forecast`, match);
        }
        run.expect(
          textOf(jsonBodyOf(forecast.response)['modelVersion']) !== '',
          'modelVersion is missing',
          forecast,
        );
      },
    },
  ],
};
