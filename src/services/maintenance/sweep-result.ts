/** What a run of a unit of upkeep came to. */
export interface SweepResult {
  /** Rows it acted on. */
  rows: number;
  /** Items that failed; they are tried again later and have delayed no other. */
  failedItems: number;
  /** Why the last of them failed. */
  failureCode: string | null;
}

/** Where it is written down how a run of a unit went. */
export interface RunRecorder {
  recordRun(unit: string, failureCode: string | null): Promise<void>;
}

const CODE = /^[A-Za-z0-9_]{2,40}$/;

/** A code fit for metrics and operators: the error's own code or class, never its words. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODE.test(code)) return code;
  return CODE.test(error.name) && error.name !== 'Error' ? error.name : 'error';
}
