import { isSensitiveName } from '../../domain/candidates/sensitive-names';
import type { CustomFields } from '../../domain/candidates/candidate';
import { applyPush } from '../../domain/candidates/merged-records';
import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { Caller } from '../access/caller';
import { checkCustomFields, declaredFields } from '../custom-fields/check-custom-fields';
import type { TenantData } from '../tenant-data';
import { candidateWrite, storedCandidate } from './candidate-record';

/** Changes stored candidates without a push of the whole record. */
export class ChangeCandidateService {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the custom fields of a candidate; of one into which records were merged, those of its own record. Throws
   * `not_found` unless the candidate belongs to the caller's tenant, and `validation_failed` for fields that are sensitive or
   * not declared.
   */
  async setCustomFields(caller: Caller, candidateId: UUID, customFields: CustomFields | null): Promise<void> {
    const { candidates: stored } = this.data.of(caller).repositories;
    if (!(await stored.findOrMerged(candidateId))) throw notFound('candidate');
    const declared = await declaredFields(this.data, caller, 'candidate');
    checkCustomFields('candidate', declared, customFields, '');
    requireNotSensitive(customFields);
    await this.data.of(caller).transaction(async ({ candidates, candidateMerges }) => {
      const id = (await candidateMerges.candidateOf(candidateId)) ?? candidateId;
      const row = (await candidates.lockByIds([id])).get(id);
      if (!row) throw notFound('candidate');
      const changed = applyPush(storedCandidate(row), row.external_id, {
        source: row.source,
        given: { customFields },
        resume: null,
        at: this.clock.now().toISOString(),
      });
      if (changed) await candidates.update([candidateWrite(id, changed)]);
    });
  }
}

function requireNotSensitive(customFields: CustomFields | null): void {
  const errors = Object.keys(customFields ?? {})
    .filter(isSensitiveName)
    .map((name) => ({
      pointer: `/customFields/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`,
      code: 'format' as const,
      message: 'Sensitive data must not be stored under this key.',
    }));
  if (errors.length > 0)
    throw new AppError('validation_failed', 'The request has invalid fields.', { errors });
}
