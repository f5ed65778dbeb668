/** A tenure and its predicted survival curve. */
export interface PredictedTenure {
  days: number;
  ended: boolean;
  /** Predicted probability of staying at least `day` days. */
  survival: (day: number) => number;
}

const BINS = 5;
const BRIER_STEP = 15;

/**
 * Harrell's C: of the pairs whose order of leaving is known, the share that the predicted probability of having left by
 * `day` ranks correctly; ties in the prediction count half.
 */
export function concordance(judged: readonly PredictedTenure[], day: number): number {
  const risk = judged.map((each) => 1 - each.survival(day));
  let pairs = 0;
  let right = 0;
  judged.forEach((first, i) => {
    if (!first.ended) return;
    judged.forEach((second, j) => {
      const later = second.days > first.days || (second.days === first.days && !second.ended);
      if (!later) return;
      pairs++;
      if ((risk[i] as number) > (risk[j] as number)) right++;
      else if (risk[i] === risk[j]) right += 0.5;
    });
  });
  return right / pairs;
}

/** Kaplan–Meier estimate as a function of the day; with `just`, directly before the day instead of at it. */
export function kaplanMeier(
  stays: readonly Pick<PredictedTenure, 'days' | 'ended'>[],
): (day: number, before?: boolean) => number {
  const days: number[] = [];
  const survival: number[] = [];
  const sorted = [...stays].sort((a, b) => a.days - b.days);
  let left = sorted.length;
  let value = 1;
  for (let at = 0; at < sorted.length;) {
    const { days: day } = sorted[at] as PredictedTenure;
    let ends = 0;
    let gone = 0;
    for (; at < sorted.length && (sorted[at] as PredictedTenure).days === day; at++, gone++) {
      if ((sorted[at] as PredictedTenure).ended) ends++;
    }
    value *= 1 - ends / left;
    left -= gone;
    days.push(day);
    survival.push(value);
  }
  return (day, before = false) => {
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const passed = before ? (days[middle] as number) < day : (days[middle] as number) <= day;
      if (passed) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 1 : (survival[low - 1] as number);
  };
}

/**
 * Brier score integrated to the horizon, weighted by the inverse probability of not being censored (Graf et al. 1999).
 */
export function integratedBrier(judged: readonly PredictedTenure[], horizon: number): number {
  const seen = kaplanMeier(judged.map(({ days, ended }) => ({ days, ended: !ended })));
  const scores: number[] = [];
  for (let day = BRIER_STEP; day <= horizon; day += BRIER_STEP) {
    let sum = 0;
    for (const { days, ended, survival } of judged) {
      if (days > day) sum += (1 - survival(day)) ** 2 / seen(day);
      else if (ended) sum += survival(day) ** 2 / Math.max(seen(days, true), 1e-6);
    }
    scores.push(sum / judged.length);
  }
  // Trapezoidal rule with equal widths.
  const total = scores.reduce((sum, score) => sum + score, 0);
  const ends = ((scores[0] as number) + (scores.at(-1) as number)) / 2;
  return (total - ends) / (scores.length - 1);
}

/** Points of a calibration plot: predicted and observed probability of five groups formed by prediction. */
export function calibrationBins(
  judged: readonly PredictedTenure[],
  day: number,
): { predicted: number; observed: number; share: number }[] {
  const sorted = judged
    .map((each) => ({ each, predicted: each.survival(day) }))
    .sort((a, b) => a.predicted - b.predicted);
  return Array.from({ length: BINS }, (_, bin) => {
    const from = Math.round((bin * sorted.length) / BINS);
    const group = sorted.slice(from, Math.round(((bin + 1) * sorted.length) / BINS));
    return {
      predicted: group.reduce((sum, { predicted }) => sum + predicted, 0) / group.length,
      observed: kaplanMeier(group.map(({ each }) => each))(day),
      share: group.length / sorted.length,
    };
  });
}

/** Expected calibration error: mean difference between predicted and observed probability over five groups. */
export function calibrationError(judged: readonly PredictedTenure[], day: number): number {
  return calibrationBins(judged, day).reduce(
    (sum, { predicted, observed, share }) => sum + share * Math.abs(predicted - observed),
    0,
  );
}
