import type { AnswerCheck } from './answer-check';
import { bodyChecks } from './body';
import { headerChecks } from './headers';
import { problemChecks } from './problem';

/** What is checked of every answer of a run, whatever the request was made for. */
export const ANSWER_CHECKS: readonly AnswerCheck[] = [...bodyChecks, ...headerChecks, ...problemChecks];
