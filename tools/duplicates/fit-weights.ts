import type { DuplicateWeights } from '../../src/domain/duplicates/duplicate-likelihood';
import { logistic } from '../../src/domain/numbers';
import type { LabelledPair } from './labelled-pairs';

const RIDGE = 1;
const MAX_ROUNDS = 60;

/** Pairs with the same agreements. */
interface Pattern {
  columns: number[];
  same: number;
  total: number;
}

/**
 * Fits the weights by logistic regression with a ridge penalty (Newton's method). It corrects for fields that agree
 * together, such as family name, address and phone of one household, which the independence of fields in the model of
 * Fellegi and Sunter (1969) counts several times. The weights still add up.
 */
export function fitWeights(pairs: readonly LabelledPair[]): DuplicateWeights {
  const columns = new Map<string, number>();
  const patterns = new Map<string, Pattern>();
  for (const { agreements, isSamePerson } of pairs) {
    const names = Object.entries(agreements).flatMap(([field, agreement]) =>
      agreement === 'unknown' ? [] : [`${field}.${agreement as string}`],
    );
    const key = names.join(' ');
    let pattern = patterns.get(key);
    if (!pattern) {
      pattern = { columns: [0, ...names.map((name) => columnOf(columns, name))], same: 0, total: 0 };
      patterns.set(key, pattern);
    }
    pattern.total += 1;
    if (isSamePerson) pattern.same += 1;
  }
  const solution = newton([...patterns.values()], columns.size + 1);
  const fields: DuplicateWeights['fields'] = {};
  for (const [name, column] of [...columns].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [field = '', agreement = ''] = name.split('.');
    (fields[field] ??= {})[agreement] = doublings(solution[column] ?? 0);
  }
  return { prior: doublings(solution[0] ?? 0), fields };
}

function newton(patterns: readonly Pattern[], size: number): number[] {
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    const hessian = weights.map((_, row) =>
      weights.map((__, at): number => (row === at && row > 0 ? RIDGE : 0)),
    );
    for (const { columns, same, total } of patterns) {
      const logit = columns.reduce((sum, column) => sum + (weights[column] ?? 0), 0);
      const expected = logistic(logit);
      const curvature = total * expected * (1 - expected);
      for (const i of columns) {
        gradient[i] = (gradient[i] ?? 0) + total * expected - same;
        const row = hessian[i] ?? [];
        for (const j of columns) row[j] = (row[j] ?? 0) + curvature;
      }
    }
    const step = solve(hessian, gradient);
    const length = Math.max(...step.map(Math.abs));
    const scale = Math.min(1, 3 / length);
    step.forEach((value, at) => (weights[at] = (weights[at] ?? 0) - scale * value));
    if (length < 1e-6) break;
  }
  return weights;
}

/** Solves a system of linear equations by elimination with row exchange. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let at = column + 1; at < size; at += 1) {
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at;
    }
    const pivot = rows[best] ?? [];
    rows[best] = rows[column] ?? [];
    rows[column] = pivot;
    for (let at = 0; at < size; at += 1) {
      if (at === column) continue;
      const row = rows[at] ?? [];
      const factor = (row[column] ?? 0) / (pivot[column] || 1e-9);
      if (factor === 0) continue;
      for (let k = column; k <= size; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1e-9));
}

function columnOf(columns: Map<string, number>, name: string): number {
  const existing = columns.get(name);
  if (existing !== undefined) return existing;
  columns.set(name, columns.size + 1);
  return columns.size;
}

function doublings(weight: number): number {
  return Math.round((weight / Math.LN2) * 100) / 100;
}
