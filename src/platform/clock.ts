/** The current time as a dependency, so that tests of expiry need not wait. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
