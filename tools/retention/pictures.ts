import fs from 'node:fs';
import path from 'node:path';
import {
  forecast,
  HORIZONS,
  PRIOR_CURVE,
  retentionInput,
  type RetentionJob,
} from '../../src/domain/retention';
import { BaseCurve } from '../../src/domain/retention/curve';
import { prepareModel, type FittedModel, type RetentionModel } from '../../src/domain/retention/model';
import { predictorOf } from '../../src/domain/retention/predictor';
import { logHazardErrors } from '../../src/domain/retention/uncertainty';
import { pastWork } from '../quality/past-work';
import { MILESTONES, runEmployer, type TrueEmployer } from './new-employer';
import { COLOURS, drawPlot, type Series } from './plot';
import { calibrationBins, type PredictedTenure } from './survival-measures';

const FOLDER = path.join('docs', 'images');
const YEARS = [0, 90, 180, 365, 545, 730, 1095] as const;
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const percent = (value: number) => `${Math.round(value * 100)} %`;

/** Draws the plots of docs/how-retention-works.md from the shipped model. */
export function drawPictures(
  fitted: FittedModel,
  judged: readonly PredictedTenure[],
  predictors: readonly number[],
): string[] {
  const model = prepareModel(fitted);
  return [
    write('retention-survival.svg', survivalPicture(model)),
    write('retention-calibration.svg', calibrationPicture(judged)),
    write('retention-learning.svg', learningPicture(model, predictors)),
  ];
}

function write(name: string, svg: string): string {
  const file = path.join(FOLDER, name);
  fs.writeFileSync(file, svg);
  return `${file}: ${svg.length} bytes`;
}

/** Two invented pairs: the curve with its 80 % interval. */
function survivalPicture(model: RetentionModel): string {
  const cook = pairSeries(model, 'Line cook, two jobs of 14 months', COLOURS.blue, 'Line cook', [14, 14]);
  const accountant = pairSeries(
    model,
    'Accountant, two jobs of three years',
    COLOURS.orange,
    'Accountant',
    [36, 36],
  );
  return drawPlot({
    title: 'How long two people are likely to stay',
    description:
      'Chance of still being employed over three years, with 80 % intervals, for two invented pairs.',
    x: { label: 'days since the start', to: 1095, ticks: YEARS },
    y: { label: 'chance of still being employed', to: 1, ticks: SHARES, format: percent },
    series: [cook, accountant],
  });
}

function pairSeries(
  model: RetentionModel,
  label: string,
  colour: string,
  title: string,
  months: readonly number[],
): Series {
  const job: RetentionJob = {
    title,
    employerName: null,
    hourlyMinUsd: null,
    hourlyMaxUsd: null,
    employmentType: null,
    workplaceType: null,
    startDate: null,
    onetSocCode: null,
  };
  const work = months.map((many) => pastWork({ position: title, months: many }));
  const input = retentionInput({ work, preferences: { hourlyMinUsd: null } }, job);
  const predictor = predictorOf(input, model);
  const curve = new BaseCurve(model, PRIOR_CURVE);
  const days = Array.from({ length: 73 }, (_, step) => (step + 1) * 15);
  const errors = logHazardErrors(model, PRIOR_CURVE, predictor, days);
  const at = (day: number, margin: number) =>
    Math.exp(-Math.exp(Math.log(curve.hazard(day)) + predictor.total + margin));
  return {
    label: `${label.split(',')[0]}: ${forecast(input, undefined, model).expectedTenureDays} days`,
    colour,
    points: [[0, 1], ...days.map((day): [number, number] => [day, at(day, 0)])],
    band: [
      [0, 1, 1],
      ...days.map((day, step): [number, number, number] => {
        const margin = 1.2816 * (errors[step] as number);
        return [day, at(day, margin), at(day, -margin)];
      }),
    ],
  };
}

function calibrationPicture(judged: readonly PredictedTenure[]): string {
  const colours = [COLOURS.grey, COLOURS.green, COLOURS.blue, COLOURS.orange];
  return drawPlot({
    title: 'Forecasts against what came, cross-validated by person',
    description:
      'Predicted chance of staying against the observed share, five groups of people at each of four horizons.',
    x: { label: 'forecast', to: 1, ticks: SHARES, format: percent },
    y: { label: 'stayed (Kaplan–Meier)', to: 1, ticks: SHARES, format: percent },
    series: [
      {
        label: 'perfect',
        colour: '#b9bec5',
        dashed: true,
        points: [
          [0, 0],
          [1, 1],
        ],
      },
      ...HORIZONS.map((day, at) => ({
        label: `after ${day} days`,
        colour: colours[at] as string,
        dots: true,
        points: calibrationBins(judged, day).map(({ predicted, observed }) => [predicted, observed] as const),
      })),
    ],
  });
}

/** Simulates employers for which the shipped model is wrong and plots the remaining error. */
const RUNS = 200;
const EMPLOYERS: readonly [string, string, TrueEmployer][] = [
  ['people leave sooner, most early', COLOURS.orange, { level: 0.5, early: 0.3 }],
  ['people leave sooner, fewer early', COLOURS.blue, { level: 0.5, early: -0.3 }],
  ['people stay longer', COLOURS.green, { level: -0.5, early: 0.3 }],
];

function learningPicture(model: RetentionModel, predictors: readonly number[]): string {
  return drawPlot({
    title: 'Error of the one-year forecast at a new employer',
    description:
      'Mean absolute error of the chance to stay a year, by ends reported, for three invented employers.',
    x: { label: 'ends reported', to: 200, ticks: MILESTONES },
    y: { label: 'mean absolute error', to: 0.15, ticks: [0, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15] },
    series: EMPLOYERS.map(([label, colour, employer]) => {
      const errors = MILESTONES.map(() => 0);
      for (let run = 1; run <= RUNS; run++) {
        const { truth, learned } = runEmployer(employer, model, predictors, run);
        learned.forEach(
          (value, at) => (errors[at] = (errors[at] as number) + Math.abs(value - truth) / RUNS),
        );
      }
      return { label, colour, points: MILESTONES.map((ends, at) => [ends, errors[at] as number] as const) };
    }),
  });
}
