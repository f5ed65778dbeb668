import type { NewEvent } from '../../db/webhooks/events.repository';
import type { OperationWork } from '../../db/operations/operations.repository';
import type { ScoreLogWrite } from '../../db/records/score-log.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope, UUID } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { OperationSignals } from '../../queue/operation-signals';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { DocumentStore } from '../documents/document-store';
import { loadContent } from '../documents/stored-document';
import type { TenantData } from '../tenant-data';
import { isFinal } from './operation';

/** Work that ends earlier saves the write that marks it as running. */
const MARK_RUNNING_AFTER_MS = 200;

export interface OperationResult {
  result: object;
  events: NewEvent[];
  /** Scores that the result gives out. */
  scores?: readonly ScoreLogWrite[];
}

export interface ProgressReports {
  report: (progress: { done: number; total: number }) => void;
  /** Resolves when no write is under way. */
  settle: () => Promise<void>;
}

/** Returns the events of a failed operation, e.g. of a failed parse; `type` is the type of the operation. */
export type FailureEvents = (error: AppError, type: string) => NewEvent[];

const noEvents: FailureEvents = () => [];

/**
 * Runs the work of an operation so that it takes effect once: result, final state and events are committed in one
 * transaction, which changes nothing if another run has committed first. An `AppError` ends the operation as failed.
 * Other errors are thrown to the queue, which retries.
 */
export class OperationRunner {
  constructor(
    private readonly data: TenantData,
    private readonly documents: DocumentStore,
    private readonly signals: OperationSignals,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  run(
    payload: OperationPayload,
    work: (loaded: OperationWork, startedAt: Date) => Promise<OperationResult>,
    eventsOfFailure: FailureEvents = noEvents,
  ): Promise<OperationOutcome> {
    const load = async ({ operations }: Repositories) => {
      const loaded = await operations.loadWork(payload.operationId);
      return loaded && loadContent(this.documents, payload, loaded);
    };
    return this.runLoaded(payload, load, work, eventsOfFailure);
  }

  /** Like `run`, for work that loads its operation together with other rows. */
  async runLoaded<Loaded extends Pick<OperationWork, 'type' | 'status'>>(
    payload: OperationPayload,
    load: (repositories: Repositories) => Promise<Loaded | undefined>,
    work: (loaded: Loaded, startedAt: Date) => Promise<OperationResult>,
    eventsOfFailure: FailureEvents = noEvents,
  ): Promise<OperationOutcome> {
    const { operationId } = payload;
    const scope: TenantScope = { tenantId: payload.tenantId, mode: payload.mode };
    const tenant = this.data.of(scope);
    const startedAt = this.clock.now();
    const loaded = await load(tenant.repositories);
    if (!loaded || isFinal(loaded.status)) {
      this.notifyEnded(payload);
      return { outcome: loaded?.status === 'cancelled' ? 'cancelled' : 'already_final' };
    }
    const marking = this.markRunningLater(scope, operationId, startedAt);
    let outcome: OperationResult | AppError;
    try {
      outcome = await work(loaded, startedAt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome = error;
    } finally {
      await marking.settle();
    }
    const failure = outcome instanceof AppError ? outcome : null;
    const events = outcome instanceof AppError ? eventsOfFailure(outcome, loaded.type) : outcome.events;
    const scores = outcome instanceof AppError ? [] : outcome.scores;
    const ended = await tenant.repositories.operations.end(
      operationId,
      outcome instanceof AppError
        ? { status: 'failed', error: toStoredError(outcome), startedAt }
        : { status: 'succeeded', result: outcome.result, startedAt },
      events,
      scores,
    );
    this.notifyEnded(payload);
    if (!ended) return { outcome: 'already_final' };
    return { outcome: failure ? 'failed' : 'succeeded' };
  }

  /** Ends an operation as failed after the last attempt of its task. */
  async failExhausted(payload: OperationPayload, eventsOfFailure: FailureEvents = noEvents): Promise<void> {
    const error = new AppError(
      'internal_error',
      'The operation failed because of an internal error and is not retried.',
    );
    await this.data
      .of({ tenantId: payload.tenantId, mode: payload.mode })
      .transaction(async (repositories) => {
        const work = await repositories.operations.loadWork(payload.operationId);
        if (!work) return;
        const end = { status: 'failed', error: toStoredError(error), startedAt: this.clock.now() } as const;
        await repositories.operations.end(payload.operationId, end, eventsOfFailure(error, work.type));
      });
    this.notifyEnded(payload);
  }

  /** Writes the progress of a running operation, one write at a time. A write that fails delays only what people see. */
  progressOf({ operationId, tenantId, mode }: OperationPayload): ProgressReports {
    let written: Promise<void> | null = null;
    return {
      report: ({ done, total }) => {
        written ??= this.data
          .of({ tenantId, mode })
          .repositories.operations.setProgress(operationId, done, total)
          .catch((error: unknown) =>
            this.logger.warn({ err: error, operationId }, 'could not write the progress of the operation'),
          )
          .finally(() => {
            written = null;
          });
      },
      settle: async () => {
        await written;
      },
    };
  }

  private notifyEnded(payload: OperationPayload): void {
    if (payload.notify) this.signals.publishEnded(payload.notify, payload.operationId);
  }

  private markRunningLater(
    scope: TenantScope,
    operationId: UUID,
    startedAt: Date,
  ): { settle: () => Promise<void> } {
    let marked: Promise<void> = Promise.resolve();
    const timer = setTimeout(() => {
      marked = this.data
        .of(scope)
        .repositories.operations.markRunning(operationId, startedAt)
        .catch((error: unknown) =>
          this.logger.warn({ err: error, operationId }, 'could not mark the operation as running'),
        );
    }, MARK_RUNNING_AFTER_MS);
    return {
      settle: () => {
        clearTimeout(timer);
        return marked;
      },
    };
  }
}
