import type { Load } from './load';
import { median, spread, type Spread } from './statistics';

/** One round: both sides at both loads in direct succession. */
export interface Round {
  baseline: { alone: Load; crowd: Load };
  service: { alone: Load; crowd: Load };
}

export interface Report {
  rounds: number;
  /** Ratios of the service to the baseline; higher is slower. */
  p50Ratio: Spread;
  throughputRatio: Spread;
  /** Ratio of processor time per response with 32 requests in flight, which depends less on other load. */
  processorRatio: Spread | null;
  baseline: Figures;
  service: Figures;
  target: number;
  withinTarget: boolean;
}

interface Figures {
  p50Ms: number;
  perSecond: number;
  processorMs: number | null;
}

/**
 * Computes ratios within each round, so that a machine that slows down affects both sides equally. `target` is the max
 * ratio.
 */
export function reportOn(rounds: readonly Round[], target: number): Report {
  const p50Ratio = spread(rounds.map(({ baseline, service }) => service.alone.p50Ms / baseline.alone.p50Ms));
  const throughputRatio = spread(
    rounds.map(({ baseline, service }) => baseline.crowd.perSecond / service.crowd.perSecond),
  );
  const processor = rounds.flatMap(({ baseline, service }) =>
    baseline.crowd.processorMs === null || service.crowd.processorMs === null
      ? []
      : service.crowd.processorMs / baseline.crowd.processorMs,
  );
  const middle = (side: 'baseline' | 'service'): Figures => ({
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
    baseline: middle('baseline'),
    service: middle('service'),
    target,
    withinTarget: p50Ratio.median <= target && throughputRatio.median <= target,
  };
}

/** The report as lines; `name` is the measured call. */
export function describe(report: Report, name: string): string[] {
  const row = (label: string, baseline: string, service: string, ratio: Spread): string =>
    `${label.padEnd(28)}${baseline.padStart(12)}${service.padStart(12)}   ${number(ratio.median)}  ` +
    `(${number(ratio.min)} to ${number(ratio.max)})`;
  const { baseline, service } = report;
  return [
    `${''.padEnd(28)}${'baseline'.padStart(12)}${name.padStart(12)}   ratio over ${report.rounds} rounds`,
    row('p50, 1 in flight', ms(baseline.p50Ms), ms(service.p50Ms), report.p50Ratio),
    row(
      'throughput, 32 in flight',
      rate(baseline.perSecond),
      rate(service.perSecond),
      report.throughputRatio,
    ),
    ...(report.processorRatio
      ? [
          row(
            'processor time per call',
            ms(baseline.processorMs),
            ms(service.processorMs),
            report.processorRatio,
          ),
        ]
      : []),
    `Target: at most ${report.target} for the first two. ${report.withinTarget ? 'Met.' : 'Not met.'}`,
  ];
}

const number = (value: number): string => value.toFixed(2);
const ms = (value: number | null): string => `${(value ?? Number.NaN).toFixed(2)} ms`;
const rate = (value: number): string => `${Math.round(value)}/s`;
