import { z } from 'zod';
import type { Timestamp, UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { reportImpactTask } from '../../tasks/report-impact.task';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { auditActor, type Caller } from '../access/caller';
import type { OperationRecord } from '../operations/operation';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import type { OperationsService } from '../operations/operations.service';
import type { TenantData } from '../tenant-data';
import type { ImpactReport } from './impact-report';
import { sealDemographics } from './sealed-demographics';

export interface ImpactReportInput {
  from: Timestamp;
  /** Scores before this time count. */
  to: Timestamp;
  /** Null for all jobs. */
  jobIds: UUID[] | null;
  /** What counts as selected, in the form that `parseSelectionRule` reads. */
  selected: string;
  /** Where the caller sent the demographics, for errors. */
  pointer: '#file' | '/demographics';
}

/** Input stored with the operation. It says nothing about a person. */
export const impactReportInput: z.ZodType<ImpactReportInput> = z.object({
  from: z.string(),
  to: z.string(),
  jobIds: z.array(z.string()).nullable(),
  selected: z.string(),
  pointer: z.enum(['#file', '/demographics']),
});

/** A report reads every score of the period; it takes about as long as a ranking of a large tenant. */
const REPORT_COST = 20;

/** Impact reports of a tenant. The demographics are stored encrypted and deleted when the operation ends. */
export class ImpactReportsService {
  constructor(
    private readonly data: TenantData,
    private readonly work: OperationEnqueuer,
    private readonly operations: Pick<OperationsService, 'get'>,
    private readonly box: SecretBox,
  ) {}

  async submit(
    caller: Caller,
    input: ImpactReportInput,
    demographics: Buffer,
    call: QueuedCall,
  ): Promise<OperationRecord> {
    const operationId = newId();
    // Written first: a use of demographics without an entry would be worse than an entry without a report.
    await this.data.of(caller).repositories.auditLog.add({
      audit_id: newId(),
      tenant_id: caller.tenantId,
      ...auditActor(caller),
      action: 'impact_report.requested',
      subject_type: 'impact_report',
      subject_id: operationId,
    });
    return this.work.enqueue(caller, reportImpactTask, {
      operationId,
      type: 'impact-report',
      input,
      document: sealDemographics(this.box, operationId, demographics),
      ...call,
      cost: REPORT_COST,
    });
  }

  /** Throws `not_found` for an unknown report and until it is computed, `operation_expired` after 72 hours. */
  async get(caller: Caller, reportId: UUID): Promise<ImpactReport> {
    const { type, result } = await this.operations.get(caller, reportId);
    if (type !== 'impact-report' || result === null) throw notFound('impact_report');
    return result as ImpactReport;
  }
}
