import coefficients from './data/coefficients.json';

/** A fitted model as in the data file: log hazards of intervals and the effects of features. */
export interface FittedModel {
  version: string;
  /** `YYYY-MM-DD`. */
  fittedOn: string;
  /** Mean difference between forecast and outcome over the four horizons, cross-validated. */
  calibrationError: number;
  data: { name: string; description: string; spells: number; people: number; ended: number; sha256: string };
  /** End days of the intervals; the last one is the horizon. */
  cutDays: number[];
  /** Log of the cumulative hazard within each interval with all features 0, and its standard error. */
  baseline: { logHazard: number; standardError: number }[];
  features: { name: string; coefficient: number; standardError: number; mean: number }[];
  /** Covariance of the estimates, baseline first: rows of the lower triangle in sequence. */
  covariance: number[];
}

/** A model prepared for forecasts, with lookups and sums that are the same for every forecast. */
export interface RetentionModel {
  version: string;
  fitted: FittedModel;
  /** Indexes of features among the estimates, after the baseline. */
  place: ReadonlyMap<string, number>;
  /** Coefficients in the order of `place`. */
  coefficients: readonly number[];
  /** Sum of mean × coefficient over the features of a prefix (`history.`). */
  means: ReadonlyMap<string, number>;
  /** Cumulative hazard of the baseline at the end of each interval. */
  cumulative: readonly number[];
}

export function prepareModel(fitted: FittedModel): RetentionModel {
  const means = new Map<string, number>();
  for (const { name, mean, coefficient } of fitted.features) {
    const prefix = name.slice(0, name.indexOf('.') + 1);
    means.set(prefix, (means.get(prefix) ?? 0) + mean * coefficient);
  }
  let sum = 0;
  return {
    version: fitted.version,
    fitted,
    place: new Map(fitted.features.map(({ name }, index) => [name, index])),
    coefficients: fitted.features.map(({ coefficient }) => coefficient),
    means,
    cumulative: fitted.baseline.map(({ logHazard }) => (sum += Math.exp(logHazard))),
  };
}

let shippedModel: RetentionModel | undefined;

/** The model of this release. */
export function retentionModel(): RetentionModel {
  shippedModel ??= prepareModel(coefficients);
  return shippedModel;
}

/** Element of the covariance between two estimates, baseline first. */
export function covarianceOf(model: FittedModel, a: number, b: number): number {
  const [row, column] = a >= b ? [a, b] : [b, a];
  return model.covariance[(row * (row + 1)) / 2 + column] ?? 0;
}
