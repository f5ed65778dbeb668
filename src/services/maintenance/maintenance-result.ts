/** Result of a run of a maintenance task. */
export interface MaintenanceResult {
  /** Rows the run changed. */
  rows: number;
  /** Items that failed. They are retried later and do not delay others. */
  failedItems: number;
  /** Code of the last failure. */
  failureCode: string | null;
}

/** Stores the outcome of each run. */
export interface RunRecorder {
  recordRun(unit: string, failureCode: string | null): Promise<void>;
}

const CODE = /^[A-Za-z0-9_]{2,40}$/;

/** Returns the code or class of an error for metrics and operators, never its message. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODE.test(code)) return code;
  return CODE.test(error.name) && error.name !== 'Error' ? error.name : 'error';
}
