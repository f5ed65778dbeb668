import { dispatchEventsTask } from './dispatch-events.task';
import { evaluateSearchesTask } from './evaluate-searches.task';
import { importRowsTask } from './import-rows.task';
import { matchPairTask } from './match-pair.task';
import { parseBatchTask } from './parse-batch.task';
import { parseDocumentTask } from './parse-document.task';
import { rankPairsTask } from './rank-pairs.task';
import { rankPartsTask } from './rank-parts.task';
import { reportImpactTask } from './report-impact.task';
import { rescoreMatchesTask } from './rescore-matches.task';
import { runConnectorTask } from './run-connector.task';
import { scanDocumentTask } from './scan-document.task';
import { sendMailTask } from './send-mail.task';
import { syncCandidatesTask } from './sync-candidates.task';
import { syncJobsTask } from './sync-jobs.task';
import type { TaskContract } from './task-contract';

/** All task contracts. A worker process refuses to start if one of them has no handler. */
export const TASKS: readonly TaskContract[] = [
  parseDocumentTask,
  scanDocumentTask,
  syncCandidatesTask,
  syncJobsTask,
  importRowsTask,
  parseBatchTask,
  runConnectorTask,
  matchPairTask,
  rankPairsTask,
  rankPartsTask,
  reportImpactTask,
  rescoreMatchesTask,
  evaluateSearchesTask,
  dispatchEventsTask,
  sendMailTask,
];

/** Finds a contract by its name on the queue; undefined for a name that this release does not support. */
export function findTask(name: string): TaskContract | undefined {
  return TASKS.find((task) => task.name === name);
}
