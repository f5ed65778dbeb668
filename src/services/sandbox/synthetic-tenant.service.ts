import type { Repositories } from '../../db/kernel/repositories';
import { mergeCandidate, EMPTY_CANDIDATE } from '../../domain/candidates/merge-candidate';
import type { TenantScope } from '../../domain/common';
import { completeJob } from '../../domain/jobs/complete-job';
import type { Logger } from '../../platform/logger';
import { SYNTHETIC_TENANT_ID } from '../access/record-scope';
import { candidateWrite } from '../candidates/candidate-record';
import { jobContent } from '../jobs/job-content';
import { jobSlug } from '../../domain/jobs/slug';
import type { TenantData } from '../tenant-data';
import {
  SYNTHETIC_CANDIDATES,
  SYNTHETIC_JOBS,
  SYNTHETIC_TIME,
  SYNTHETIC_VERSION,
  type SyntheticCandidate,
} from './synthetic-records';

const SYNTHETIC_SCOPE: TenantScope = { tenantId: SYNTHETIC_TENANT_ID, mode: 'test' };

/** Maintains the synthetic tenant, whose records test keys can read. */
export class SyntheticTenantService {
  constructor(
    private readonly data: TenantData,
    private readonly logger: Logger,
  ) {}

  /**
   * Writes the records of this release if they are missing or outdated; otherwise takes one query. If processes start
   * together, only one writes.
   */
  async ensure(): Promise<void> {
    const tenant = this.data.of(SYNTHETIC_SCOPE);
    if ((await tenant.repositories.sandboxSeeds.version()) === SYNTHETIC_VERSION) return;
    await tenant.transaction(async (repositories) => {
      if (!(await repositories.sandboxSeeds.claim(SYNTHETIC_VERSION))) return;
      await writeJobs(repositories);
      await writeCandidates(repositories);
      const [jobs, candidates] = [SYNTHETIC_JOBS.length, SYNTHETIC_CANDIDATES.length];
      this.logger.info({ jobs, candidates }, 'wrote the records of the synthetic tenant');
    });
  }
}

async function writeJobs({ jobs }: Repositories): Promise<void> {
  for (const { id, externalId, parsed } of SYNTHETIC_JOBS) {
    const posting = completeJob(parsed);
    const content = jobContent({ ...posting, postedAt: SYNTHETIC_TIME }, externalId, {
      titleOverride: null,
      keepsTitleOverride: false,
    });
    await jobs.save({ ...content, jobId: id, slug: jobSlug(posting.title, id) });
  }
}

async function writeCandidates({ candidates }: Repositories): Promise<void> {
  const all = SYNTHETIC_CANDIDATES.map(candidateOf);
  const created = await candidates.create(all);
  await candidates.update(all.filter(({ candidateId }) => !created.has(candidateId)));
}

function candidateOf({ id, externalId, given }: SyntheticCandidate) {
  const stored = mergeCandidate(EMPTY_CANDIDATE, {
    source: 'native',
    given,
    resume: null,
    at: SYNTHETIC_TIME,
  });
  if (!stored) throw new Error(`the synthetic candidate ${id} is empty`);
  return { externalId, ...candidateWrite(id, stored) };
}
