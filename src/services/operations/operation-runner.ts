import type { NewEvent } from '../../db/webhooks/events.repository';
import type { OperationWork } from '../../db/operations/operations.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope, UUID } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Logger } from '../../platform/logger';
import type { OperationSignals } from '../../queue/operation-signals';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { TenantData } from '../tenant-data';
import { isFinal } from './operation';

/** Work that is over before this never costs the extra write that says it has begun. */
const MARK_RUNNING_AFTER_MS = 200;

export interface OperationResult {
  result: object;
  events: NewEvent[];
}

/** Turns a refusal into the events that tell of it, e.g. a failed parse; `type` is the type of the operation. */
export type FailureEvents = (error: AppError, type: string) => NewEvent[];

const noEvents: FailureEvents = () => [];

/**
 * Runs the work of an operation so that its effect happens once: result, final state and events are committed in one
 * transaction that changes nothing when another run was first. Refusals (`AppError`) end the operation as failed;
 * anything else is thrown to the queue, which tries again.
 */
export class OperationRunner {
  constructor(
    private readonly data: TenantData,
    private readonly signals: OperationSignals,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  run(
    payload: OperationPayload,
    work: (loaded: OperationWork, startedAt: Date) => Promise<OperationResult>,
    eventsOfFailure: FailureEvents = noEvents,
  ): Promise<OperationOutcome> {
    const load = ({ operations }: Repositories) => operations.loadWork(payload.operationId);
    return this.runLoaded(payload, load, work, eventsOfFailure);
  }

  /** The same for work that reads its operation together with what else it needs. */
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
    let finished: OperationResult | AppError;
    try {
      finished = await work(loaded, startedAt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      finished = error;
    } finally {
      await marking.settle();
    }
    const failure = finished instanceof AppError ? finished : null;
    const events = finished instanceof AppError ? eventsOfFailure(finished, loaded.type) : finished.events;
    const counted = await tenant.repositories.operations.end(
      operationId,
      finished instanceof AppError
        ? { status: 'failed', error: toStoredError(finished), startedAt }
        : { status: 'succeeded', result: finished.result, startedAt },
      events,
    );
    this.notifyEnded(payload);
    if (!counted) return { outcome: 'already_final' };
    return { outcome: failure ? 'failed' : 'succeeded' };
  }

  /** Ends an operation whose task was tried as often as it may be. */
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
