import { ConfigError, type Config } from '../../config/config';
import { diskCheck } from './disk';
import { failure, ok, type Check, type Finding } from './finding';
import { mailCheck } from './mail';
import { modelCheck } from './model';
import { nodeCheck } from './node';
import { ocrCheck } from './ocr';
import { postgresCheck } from './postgres';
import { redisCheck } from './redis';

const STORELESS_CHECKS: readonly Check[] = [nodeCheck, diskCheck];
const ALL_CHECKS: readonly Check[] = [
  ...STORELESS_CHECKS,
  postgresCheck,
  redisCheck,
  ocrCheck,
  modelCheck,
  mailCheck,
];
const CHECK_TIMEOUT_MS = 20_000;

/** Runs all checks in a fixed order. A check that times out or throws is reported as a finding. */
export async function runChecks(readConfig: () => Config, checks = ALL_CHECKS): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failure('settings', error.message, 'Set what is named; docs/operations.md lists every setting.')];
  }
  const findings = await Promise.all(checks.map((check) => runWithTimeout(check, config)));
  return [ok('settings', 'complete'), ...findings.flat()];
}

async function runWithTimeout(check: Check, config: Config): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no response within ${CHECK_TIMEOUT_MS / 1000} s`)),
      CHECK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([check.run(config), limit]);
  } catch (error) {
    return [failure(check.name, describe(error), check.remedy)];
  } finally {
    clearTimeout(timer);
  }
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
