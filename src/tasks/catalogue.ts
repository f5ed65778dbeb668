import { dispatchEventsTask } from './dispatch-events.task';
import { matchPairTask } from './match-pair.task';
import { parseDocumentTask } from './parse-document.task';
import { rankPairsTask } from './rank-pairs.task';
import { rescoreMatchesTask } from './rescore-matches.task';
import { sendMailTask } from './send-mail.task';
import { syncCandidatesTask } from './sync-candidates.task';
import { syncJobsTask } from './sync-jobs.task';
import type { TaskContract } from './task-contract';

/** Every contract there is; a worker process refuses to start when one of them has no handler. */
export const TASKS: readonly TaskContract[] = [
  parseDocumentTask,
  syncCandidatesTask,
  syncJobsTask,
  matchPairTask,
  rankPairsTask,
  rescoreMatchesTask,
  dispatchEventsTask,
  sendMailTask,
];

/** The contract by its name on the queue; undefined for one this release does not know. */
export function findTask(name: string): TaskContract | undefined {
  return TASKS.find((task) => task.name === name);
}
