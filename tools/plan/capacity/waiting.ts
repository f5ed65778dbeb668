/** A station: equal servers with one queue. */
export interface Station {
  servers: number;
  arrivalsPerSecond: number;
  /** Mean and squared coefficient of variation (variance divided by the square of the mean) of the service time. */
  meanSeconds: number;
  serviceScv: number;
  /** Squared coefficient of variation of the times between arrivals: 1 for a Poisson process. */
  arrivalScv: number;
}

export interface StationWait {
  /** Busy part of the servers. */
  utilization: number;
  /** Probability that a task waits. */
  waitProbability: number;
  /** Seconds. Infinite if more arrives than the servers can do. */
  meanWait: number;
  p95Wait: number;
}

/** Probability that all servers of M/M/c are busy (Erlang C). `offered` is the mean number of busy servers. */
export function erlangC(servers: number, offered: number): number {
  if (offered >= servers) return 1;
  // Erlang B by its recursion, which does not overflow.
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) {
    blocked = (offered * blocked) / (count + offered * blocked);
  }
  const utilization = offered / servers;
  return blocked / (1 - utilization * (1 - blocked));
}

/**
 * Waiting time of G/G/c by the approximation of Allen and Cunneen (Allen, Probability, Statistics, and Queueing Theory,
 * 2nd edition 1990, section 5.2): the mean wait of M/M/c times the mean of the squared coefficients of variation of arrivals
 * and service. It is exact for M/M/c and M/G/1. The p95 takes the waits above 0 as exponentially distributed.
 */
export function stationWait(station: Station): StationWait {
  const { servers, arrivalsPerSecond, meanSeconds, serviceScv, arrivalScv } = station;
  const offered = arrivalsPerSecond * meanSeconds;
  const utilization = offered / servers;
  const waitProbability = offered === 0 ? 0 : erlangC(servers, offered);
  if (utilization >= 1) return { utilization, waitProbability, meanWait: Infinity, p95Wait: Infinity };
  const meanIfWaiting = (meanSeconds / (servers * (1 - utilization))) * ((arrivalScv + serviceScv) / 2);
  return {
    utilization,
    waitProbability,
    meanWait: waitProbability * meanIfWaiting,
    p95Wait: waitProbability <= 0.05 ? 0 : meanIfWaiting * Math.log(waitProbability / 0.05),
  };
}
