import { ConfigError, type Config } from '../../config/config';
import { diskCheck } from './disk';
import { broken, ok, type Check, type Finding } from './finding';
import { mailCheck } from './mail';
import { modelCheck } from './model';
import { nodeCheck } from './node';
import { ocrCheck } from './ocr';
import { postgresCheck } from './postgres';
import { redisCheck } from './redis';

const NEEDS_NO_STORE: readonly Check[] = [nodeCheck, diskCheck];
const ALL: readonly Check[] = [...NEEDS_NO_STORE, postgresCheck, redisCheck, ocrCheck, modelCheck, mailCheck];
const TIME_LIMIT_MS = 20_000;

/** Looks at everything an installation needs, in a fixed order; a check that hangs or throws is a finding too. */
export async function examine(readConfig: () => Config, checks = ALL): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [broken('settings', error.message, 'Set what is named; docs/operations.md lists every setting.')];
  }
  const findings = await Promise.all(checks.map((check) => lookWithLimit(check, config)));
  return [ok('settings', 'complete'), ...findings.flat()];
}

async function lookWithLimit(check: Check, config: Config): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no response within ${TIME_LIMIT_MS / 1000} s`)),
      TIME_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([check.look(config), limit]);
  } catch (error) {
    return [broken(check.name, describe(error), check.mend)];
  } finally {
    clearTimeout(timer);
  }
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
