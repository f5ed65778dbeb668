import { describeCapacity } from './capacity/describe-capacity';
import { planCapacity } from './capacity/plan-capacity';
import { readDemands } from './demands';
import { planHelp, readPlanOptions } from './options';
import { scenarioOf } from './simulation/scenario-of';
import { describeSimulation, summarize } from './simulation/summarize';

function main(): void {
  const options = readPlanOptions(process.argv.slice(2));
  if (options.mode === 'help') {
    console.log(planHelp());
    return;
  }
  const demands = readDemands();
  if (options.mode === 'simulation') {
    const summary = summarize(scenarioOf(options, demands));
    print(options.json, summary, describeSimulation(summary));
    return;
  }
  const plan = planCapacity(options.values, demands);
  const { measuredAt, machine } = demands;
  const report = { load: options.values, demands: { measuredAt, machine }, ...plan };
  print(options.json, report, describeCapacity(plan, options.values, demands));
}

function print(json: boolean, report: object, lines: readonly string[]): void {
  for (const line of json ? [JSON.stringify(report)] : lines) console.log(line);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
