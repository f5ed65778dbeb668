import type { AnswerCheck } from './answer-check';
import { bodyChecks } from './body';
import { headerChecks } from './headers';
import { problemChecks } from './problem';

/** Checks that apply to every response of a run. */
export const ANSWER_CHECKS: readonly AnswerCheck[] = [...bodyChecks, ...headerChecks, ...problemChecks];
