import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { syncCandidatesTask } from '../../tasks/sync-candidates.task';
import type { Caller } from '../access/caller';
import { adapterSettings } from '../access/adapter-settings';
import { declaredFields } from '../custom-fields/check-custom-fields';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import { batchCost } from '../operations/task-cost';
import { jsonDocument } from '../operations/json-document';
import type { OperationRecord } from '../operations/operation';
import { longestDelaySeconds } from '../test-inputs/simulated-outcomes';
import type { TenantData } from '../tenant-data';
import type { CandidateItemInput } from './candidate-sync';
import { normalizeCandidateItems, type CandidateSettings } from './normalize-candidates';

/** Enqueues pushes of candidates. The items are stored with the operation, without sensitive data. */
export class QueuedCandidateSyncService {
  constructor(
    private readonly data: TenantData,
    private readonly work: OperationEnqueuer,
  ) {}

  /** Throws `batch_too_large` if the expanded items are more than `maxItems` records. */
  async submit(
    caller: Caller,
    sent: readonly CandidateItemInput[],
    maxItems: number,
    call: QueuedCall,
  ): Promise<OperationRecord> {
    requireScopeOfResumes(caller, sent);
    const items = normalizeCandidateItems(sent, await this.settings(caller, sent));
    if (items.length > maxItems) {
      throw new AppError('batch_too_large', `A batch may have at most ${maxItems} records.`, {
        extensions: { maxItems },
      });
    }
    const documents = items.flatMap((item) => (item.kind === 'push' && item.document ? [item.document] : []));
    return this.work.enqueue(caller, syncCandidatesTask, {
      operationId: newId(),
      type: 'candidates.sync',
      input: {},
      document: jsonDocument(items),
      ...call,
      cost: batchCost(items.length, documents),
      delayMs: longestDelaySeconds(caller.mode, documents) * 1_000,
    });
  }

  private async settings(caller: Caller, sent: readonly CandidateItemInput[]): Promise<CandidateSettings> {
    const hasCustomFields = sent.some((item) => item.kind === 'native' && item.given.customFields);
    const declared = hasCustomFields ? await declaredFields(this.data, caller, 'candidate') : [];
    const hasRecords = sent.some((item) => item.kind === 'record');
    const rows = hasRecords
      ? await this.data.of(caller).repositories.tenantSettings.list(caller.tenantId)
      : [];
    return { adapterSettings: (adapter) => adapterSettings(rows, adapter), declared };
  }
}

/** The values of a parse are those of its result, which a key can read only with its scope. */
function requireScopeOfResumes({ scopes }: Caller, sent: readonly CandidateItemInput[]): void {
  const namesParse = sent.some((item) => item.kind !== 'refused' && item.resumeParseId !== null);
  if (!namesParse || scopes.includes('parse')) return;
  throw new AppError('insufficient_scope', 'resumeParseId needs a key with the scope parse.', {
    extensions: { requiredScope: 'parse', grantedScopes: scopes },
  });
}
