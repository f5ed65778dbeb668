import type { Load } from './load';
import { median, spread, type Spread } from './statistics';

/** One round: both sides at both loads, one right after the other. */
export interface Round {
  floor: { alone: Load; crowd: Load };
  service: { alone: Load; crowd: Load };
}

export interface Report {
  rounds: number;
  /** Higher is slower, for both: how many times the floor's time a call takes. */
  p50Ratio: Spread;
  throughputRatio: Spread;
  /** Of the serving processes, for one answer with 32 in flight; depends less on what else the machine does. */
  processorRatio: Spread | null;
  floor: Figures;
  service: Figures;
  target: number;
  withinTarget: boolean;
}

interface Figures {
  p50Ms: number;
  perSecond: number;
  processorMs: number | null;
}

/** Ratios are made within a round, so that a machine that grows slower does not count against either side. */
/** `target`: how many times the floor's time is aimed at. */
export function reportOn(rounds: readonly Round[], target: number): Report {
  const p50Ratio = spread(rounds.map(({ floor, service }) => service.alone.p50Ms / floor.alone.p50Ms));
  const throughputRatio = spread(
    rounds.map(({ floor, service }) => floor.crowd.perSecond / service.crowd.perSecond),
  );
  const processor = rounds.flatMap(({ floor, service }) =>
    floor.crowd.processorMs === null || service.crowd.processorMs === null
      ? []
      : service.crowd.processorMs / floor.crowd.processorMs,
  );
  const middle = (side: 'floor' | 'service'): Figures => ({
    p50Ms: median(rounds.map((round) => round[side].alone.p50Ms)),
    perSecond: median(rounds.map((round) => round[side].crowd.perSecond)),
    processorMs:
      processor.length === 0 ? null : median(rounds.map((round) => round[side].crowd.processorMs ?? 0)),
  });
  return {
    rounds: rounds.length,
    p50Ratio,
    throughputRatio,
    processorRatio: processor.length === 0 ? null : spread(processor),
    floor: middle('floor'),
    service: middle('service'),
    target,
    withinTarget: p50Ratio.median <= target && throughputRatio.median <= target,
  };
}

/** `name` is the call of the service. */
export function describe(report: Report, name: string): string[] {
  const row = (label: string, floor: string, service: string, ratio: Spread): string =>
    `${label.padEnd(28)}${floor.padStart(12)}${service.padStart(12)}   ${number(ratio.median)}  ` +
    `(${number(ratio.least)} to ${number(ratio.most)})`;
  const { floor, service } = report;
  return [
    `${''.padEnd(28)}${'floor'.padStart(12)}${name.padStart(12)}   ratio over ${report.rounds} rounds`,
    row('p50, 1 in flight', ms(floor.p50Ms), ms(service.p50Ms), report.p50Ratio),
    row('throughput, 32 in flight', rate(floor.perSecond), rate(service.perSecond), report.throughputRatio),
    ...(report.processorRatio
      ? [row('processor time a call', ms(floor.processorMs), ms(service.processorMs), report.processorRatio)]
      : []),
    `Target: at most ${report.target} for the first two. ${report.withinTarget ? 'Met.' : 'Not met.'}`,
  ];
}

const number = (value: number): string => value.toFixed(2);
const ms = (value: number | null): string => `${(value ?? Number.NaN).toFixed(2)} ms`;
const rate = (value: number): string => `${Math.round(value)}/s`;
