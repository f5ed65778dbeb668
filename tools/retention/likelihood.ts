const MIN_LOG_HAZARD = -20;
const MAX_LOG_HAZARD = 4;

/**
 * First derivative, and second with its sign turned, of one interval's log likelihood by the log hazard `eta`. An end
 * gives log(1 − exp(−exp(eta))), an interval survived −seen·exp(eta).
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
