/** The time as a dependency, so that expiry and retention can be tested without waiting for them. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
