import { loadContent } from '../../documents/stored-document';
import type { DocumentStore } from '../../documents/document-store';
import { isFinal } from '../../operations/operation';
import { parseJsonDocument } from '../../operations/json-document';
import { recordScope } from '../../access/record-scope';
import type { TenantData } from '../../tenant-data';
import type { RankPartsOutcome, RankPartsPayload } from '../../../tasks/rank-parts.task';
import { hashOf, type CandidateSearches } from './candidate-searches';
import type { QueuedRank } from './rank-request';

const NOT_NEEDED: RankPartsOutcome = { outcome: 'not_needed', parts: 0 };

/** Helps another process to rank many candidates. Leaves the operation and its result to that process. */
export class RunRankPartsService {
  constructor(
    private readonly data: TenantData,
    private readonly documents: DocumentStore,
    private readonly searches: CandidateSearches,
  ) {}

  async run({ operationId, tenantId, mode, searchId, jobHash }: RankPartsPayload): Promise<RankPartsOutcome> {
    const caller = { tenantId, mode };
    // Most tasks end here: there are more of them than processes.
    if (!(await this.searches.needsHelp(caller, searchId))) return NOT_NEEDED;
    const loaded = await this.data.of(caller).repositories.operations.loadWork(operationId);
    if (!loaded || isFinal(loaded.status)) return NOT_NEEDED;
    const work = await loadContent(this.documents, { ...caller, operationId }, loaded);
    const request = parseJsonDocument<QueuedRank>(work, 'The request was deleted before it was processed.');
    if (!('jobId' in request.subject)) return NOT_NEEDED;
    const scope = recordScope({ tenantId, mode, sandboxTenant: request.sandboxTenant });
    const records = this.data.of(scope);
    const job = await records.repositories.rankableRecords.job(request.subject.jobId);
    if (!job || hashOf(job) !== jobHash) return NOT_NEEDED;
    const { filters, limit, distance = 'score' } = request;
    const parts = await this.searches.help(
      { scope, records },
      { job, mode, filters, distance, limit },
      caller,
      searchId,
    );
    return parts === 0 ? NOT_NEEDED : { outcome: 'searched', parts };
  }
}
