import { demandOf, type Demands } from '../demands';
import type { PlanOptions } from '../options';
import type { Scenario } from './scenario';

/** Costs of the tasks of the backlogged tenants in turn: short documents and batches. */
const BACKLOG_COSTS = [1, 2, 4, 5, 10];

/** The scenario that the options describe. A task of cost 1 has the measured demand of a PDF with text. */
export function scenarioOf(
  { values, cores, seed }: Extract<PlanOptions, { mode: 'simulation' }>,
  demands: Pick<Demands, 'operations'>,
): Scenario {
  const textPdf = demandOf(demands, 'textPdf');
  return {
    tenants: values.tenants,
    backloggedTenants: values.backlogged,
    tasks: values.tasks,
    backlogShare: values.backlogged === 0 ? 0 : values['backlog-share'],
    awaitedShare: values['awaited-share'],
    load: values.load,
    maxUnfinished: values['max-unfinished'],
    backlogCosts: BACKLOG_COSTS,
    processes: values.processes,
    slots: values.slots,
    threads: values.threads,
    cores: cores ?? values.processes * values.threads,
    // Stores run on machines of their own, so that they do not share the processors of the workers.
    storeSeconds: 0,
    loopSeconds: textPdf.loopSeconds,
    threadSeconds: textPdf.threadSeconds + textPdf.helperSeconds,
    variation: values.variation,
    seed,
  };
}
