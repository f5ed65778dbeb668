import type { Config } from '../../config/config';

/** Result of a check, with what to do unless it is ok. */
export interface Finding {
  check: string;
  status: 'ok' | 'warning' | 'broken' | 'skipped';
  detail: string;
  mend?: string;
}

/** Checks one part of an installation. An exception counts as a failure. */
export interface Check {
  name: string;
  /** Shown when the check throws. */
  remedy: string;
  run(config: Config): Promise<Finding[]>;
}

export function ok(check: string, detail: string): Finding {
  return { check, status: 'ok', detail };
}

export function warning(check: string, detail: string, mend: string): Finding {
  return { check, status: 'warning', detail, mend };
}

export function failure(check: string, detail: string, mend: string): Finding {
  return { check, status: 'broken', detail, mend };
}

export function skipped(check: string, detail: string): Finding {
  return { check, status: 'skipped', detail };
}

/** Reports whether a version is recent enough; `mend` says what to install otherwise. */
export function checkVersion(
  check: string,
  { version, minimum, mend }: { version: string; minimum: string; mend: string },
): Finding {
  return isAtLeast(version, minimum)
    ? ok(check, `version ${version}`)
    : failure(check, `version ${version} is too old`, mend);
}

/** Compares dotted version numbers numerically: 10 is newer than 9. */
export function isAtLeast(version: string, minimum: string): boolean {
  const parts = (text: string): number[] => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [have, want] = [parts(version), parts(minimum)];
  for (const [index, minimumParts] of want.entries()) {
    const difference = (have[index] ?? 0) - minimumParts;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
