const MIN_LOG_HAZARD = -20;
const MAX_LOG_HAZARD = 4;

/**
 * First derivative and negated second derivative of one interval's log likelihood by the log hazard `eta`. The log
 * likelihood is log(1 − exp(−exp(eta))) for an end and −seen·exp(eta) for a survived interval.
 */
export function logLikelihoodTerms(
  eta: number,
  ended: boolean,
  seen: number,
): { slope: number; curvature: number } {
  const hazard = Math.exp(Math.max(MIN_LOG_HAZARD, Math.min(MAX_LOG_HAZARD, eta)));
  if (!ended) return { slope: -seen * hazard, curvature: Math.max(seen * hazard, 1e-9) };
  const odds = hazard / Math.expm1(hazard);
  return { slope: odds, curvature: Math.max(odds * (hazard + odds - 1), 1e-9) };
}
