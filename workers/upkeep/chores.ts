import type { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import type { DeprecationMailsService } from '../../src/services/deprecations/deprecation-mails.service';
import type { MailSweepService } from '../../src/services/mail/mail-sweep.service';
import type { LearnWeightsService } from '../../src/services/matching/learning/learn-weights.service';
import type { RescoreService } from '../../src/services/matching/rescore.service';
import type { RequeueService } from '../../src/services/upkeep/requeue.service';
import type { LearnCurvesService } from '../../src/services/retention/learn-curves.service';
import type { RetentionWindowsService } from '../../src/services/upkeep/retention-windows.service';

export interface Chore {
  name: string;
  everyMs: number;
  /** Answers how many rows it acted on. */
  run: () => Promise<number>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What the chores call. */
export interface ChoreServices {
  requeue: RequeueService;
  windows: RetentionWindowsService;
  curves: LearnCurvesService;
  weights: LearnWeightsService;
  erasures: RunErasuresService;
  rescore: RescoreService;
  mails: MailSweepService;
  deprecationMails: DeprecationMailsService;
}

/** What the upkeep pool does by the clock. Every chore may run on several processes at once: rows are claimed. */
export function chores({
  requeue,
  windows,
  erasures,
  curves,
  weights,
  rescore,
  mails,
  deprecationMails,
}: ChoreServices): Chore[] {
  return [
    { name: 'requeue', everyMs: SECOND, run: () => requeue.sweep() },
    { name: 'documents', everyMs: 10 * SECOND, run: () => windows.deleteSpentDocuments() },
    { name: 'erasures', everyMs: 2 * SECOND, run: () => erasures.run() },
    { name: 'stale_matches', everyMs: 2 * SECOND, run: () => rescore.handOver() },
    { name: 'mails', everyMs: 2 * SECOND, run: () => mails.handOver() },
    { name: 'webhook_mails', everyMs: 10 * SECOND, run: () => mails.webhookNotices() },
    { name: 'key_mails', everyMs: 30 * MINUTE, run: () => mails.keyNotices() },
    { name: 'deprecation_mails', everyMs: 60 * MINUTE, run: () => deprecationMails.sweep() },
    { name: 'old_mails', everyMs: 60 * MINUTE, run: () => mails.forget() },
    { name: 'operation_items', everyMs: 10 * SECOND, run: () => windows.deleteSpentOperationItems() },
    { name: 'operations', everyMs: 10 * MINUTE, run: () => windows.emptyExpiredOperations() },
    { name: 'idempotency_keys', everyMs: 10 * MINUTE, run: () => windows.deleteExpiredIdempotencyKeys() },
    { name: 'expired_jobs', everyMs: 10 * MINUTE, run: () => windows.closeExpiredJobs() },
    { name: 'retention_curves', everyMs: MINUTE, run: () => curves.sweep() },
    { name: 'match_weights', everyMs: 5 * MINUTE, run: () => weights.sweep() },
    { name: 'access_requests', everyMs: 60 * MINUTE, run: () => windows.deleteOldAccessRequests() },
    { name: 'request_log', everyMs: 60 * MINUTE, run: () => windows.deleteOldRequests() },
    { name: 'events', everyMs: 60 * MINUTE, run: () => windows.deleteOldEvents() },
  ];
}
