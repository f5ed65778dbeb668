import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FittedModel } from '../../src/domain/retention/model';
import type { HazardFit } from './fit-hazard';
import type { Observation } from './observation';

const FOLDER = path.join('src', 'domain', 'retention', 'data');

/** Writes a data file of the service, with one member or list element per line, and returns its size. */
export function writeData(name: string, content: object): string {
  const file = path.join(FOLDER, name);
  fs.writeFileSync(file, `${lines(content)}\n`);
  return `${file}: ${fs.statSync(file).size} bytes`;
}

function lines(content: object): string {
  const members = Object.entries(content).map(([key, value]: [string, unknown]) => {
    const isTable = Array.isArray(value) && typeof value[0] === 'object';
    const text = isTable
      ? `[\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${members.join(',\n')}\n}`;
}

/** Converts a fit to its shipped form: rounded, with standard errors, training data and date. */
export function shipped(
  fit: HazardFit,
  spells: readonly Observation[],
  error: number,
  file: Buffer,
): FittedModel {
  const covariance = fit.information.inverse();
  const standardError = (index: number) => rounded(Math.sqrt(covariance.get(index, index)), 4);
  const fittedOn = new Date().toISOString().slice(0, 10);
  return {
    version: `retention-${fittedOn.replaceAll('-', '.')}`,
    fittedOn,
    calibrationError: rounded(error, 4),
    data: {
      name: 'US job spells',
      description:
        'Spells of work told by US resumes, most of them begun between 1995 and 2014, with what was known when each began. Short jobs are often left out of resumes, so the curve is kinder than life for frontline work.',
      spells: spells.length,
      people: new Set(spells.map(({ group }) => group)).size,
      ended: spells.filter(({ ended }) => ended).length,
      sha256: crypto.createHash('sha256').update(file).digest('hex'),
    },
    cutDays: [...fit.cutDays],
    baseline: fit.cutDays.map((_, index) => ({
      logHazard: rounded(fit.estimates[index] as number, 5),
      standardError: standardError(index),
    })),
    features: fit.features.map((name, index) => ({
      name,
      coefficient: rounded(fit.estimates[index + fit.cutDays.length] as number, 5),
      standardError: standardError(index + fit.cutDays.length),
      mean: rounded(
        spells.reduce((sum, { features }) => sum + (features.get(name) ?? 0), 0) / spells.length,
        5,
      ),
    })),
    covariance: Array.from(covariance.values, (value) => Number(value.toPrecision(3))),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
