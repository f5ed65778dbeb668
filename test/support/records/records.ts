import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import type { TenantData } from '../../../src/services/tenant-data';

/** A bare opening of the tenant; answers its id. */
export async function addJob(data: TenantData, owner: TenantScope): Promise<string> {
  const row = await data.of(owner).repositories.jobs.save({
    jobId: newId(),
    externalId: newId(),
    slug: 'packer',
    title: 'Packer',
    city: null,
    state: null,
    titleOverride: null,
    keepsTitleOverride: false,
    untitled: '{"requiredCertifications":[]}',
    postedAt: null,
    expiresAt: null,
  });
  return row.job_id;
}

export interface CandidateFields {
  externalId?: string;
  status?: 'active' | 'placed' | 'inactive' | 'archived';
  shareWithEmployers?: boolean;
  automatedScoring?: boolean;
  person?: object;
  profile?: object;
  words?: string[];
}

/** A candidate of the tenant who has agreed to be shared and scored, unless told otherwise; answers the id. */
export async function addCandidate(
  data: TenantData,
  owner: TenantScope,
  facts: CandidateFields = {},
): Promise<string> {
  return data.of(owner).transaction(async ({ candidates }) => {
    const [row] = await candidates.claim([
      { candidateId: newId(), externalId: facts.externalId ?? newId(), source: 'native' },
    ]);
    if (!row) throw new Error('the candidate was not written');
    await candidates.write({
      candidateId: row.candidate_id,
      source: 'native',
      status: facts.status ?? 'active',
      person: JSON.stringify(facts.person ?? { firstName: 'Ines', lastName: 'Rocha' }),
      profile: JSON.stringify(facts.profile ?? { summary: null }),
      layers: null,
      city: null,
      state: null,
      highestEducationLevel: null,
      skillsCount: 0,
      shareWithEmployers: facts.shareWithEmployers ?? true,
      automatedScoring: facts.automatedScoring ?? true,
      consentRecordedAt: null,
      words: facts.words ?? [],
    });
    return row.candidate_id;
  });
}
