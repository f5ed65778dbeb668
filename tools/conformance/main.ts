import { writeFileSync } from 'node:fs';
import { startLocalService } from './local-service';
import { HELP, readOptions, type RunOptions } from './options';
import { consoleReport } from './report/console';
import { htmlReport } from './report/html';
import { jsonReport } from './report/json';
import { runConformance, type RunResult } from './run';

/** Progress is printed to stderr, so that `--json` can use standard output. */
const say = (line: string): void => console.error(line);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return 0;
  }
  const result = await check(options);
  write(result, options);
  return result.findings.differences.size === 0 ? 0 : 1;
}

async function check(options: RunOptions): Promise<RunResult> {
  if (options.url !== null) {
    return runConformance({ url: options.url, keys: options.keys, isLocal: false }, options, say);
  }
  say('Starting the built service on temporary stores …');
  const service = await startLocalService(say);
  try {
    return await runConformance({ url: service.url, keys: service.keys, isLocal: true }, options, say);
  } finally {
    await service.stop();
  }
}

function write(result: RunResult, options: RunOptions): void {
  const lines = consoleReport(result);
  if (options.report !== null) writeFileSync(options.report, htmlReport(result));
  const json = JSON.stringify(jsonReport(result), null, 2);
  if (options.json === '-') console.log(json);
  else if (options.json !== null) writeFileSync(options.json, `${json}\n`);
  for (const line of lines)
    if (options.json === '-') say(line);
    else console.log(line);
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
