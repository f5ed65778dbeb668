import type { ResponseCheck } from './response-check';
import { bodyChecks } from './body';
import { headerChecks } from './headers';
import { problemChecks } from './problem';

/** Checks that apply to every response of a run. */
export const RESPONSE_CHECKS: readonly ResponseCheck[] = [...bodyChecks, ...headerChecks, ...problemChecks];
