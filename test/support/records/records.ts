import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import type { TenantData } from '../../../src/services/tenant-data';

/** Inserts a job of the tenant, by default a minimal one that cannot be scored, and returns its id. */
export async function addJob(
  data: TenantData,
  owner: TenantScope,
  untitled: object = { requiredCertifications: [] },
): Promise<string> {
  const row = await data.of(owner).repositories.jobs.save({
    jobId: newId(),
    externalId: newId(),
    slug: 'packer',
    title: 'Packer',
    city: null,
    state: null,
    titleOverride: null,
    keepsTitleOverride: false,
    untitled: JSON.stringify(untitled),
    postedAt: null,
    expiresAt: null,
    words: () => [],
    customFields: '{}',
    keepsCustomFields: true,
    wordVersion: 1,
    latitude: null,
    longitude: null,
  });
  if (!row) throw new Error('the job exists');
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
  duplicateKeys?: string[];
}

/** Inserts a candidate who by default consents to sharing and scoring. Returns its id. */
export async function addCandidate(
  data: TenantData,
  owner: TenantScope,
  fields: CandidateFields = {},
): Promise<string> {
  return data.of(owner).transaction(async ({ candidates }) => {
    const candidateId = newId();
    const candidate = {
      candidateId,
      externalId: fields.externalId ?? newId(),
      source: 'native' as const,
      status: fields.status ?? 'active',
      person: JSON.stringify(fields.person ?? { firstName: 'Ines', lastName: 'Rocha' }),
      profile: JSON.stringify(fields.profile ?? { summary: null }),
      layers: null,
      city: null,
      state: null,
      highestEducationLevel: null,
      skillsCount: 0,
      latitude: null,
      longitude: null,
      shareWithEmployers: fields.shareWithEmployers ?? true,
      automatedScoring: fields.automatedScoring ?? true,
      consentRecordedAt: null,
      words: fields.words ?? [],
      duplicateKeys: fields.duplicateKeys ?? [],
      duplicateKeyVersion: 1,
    };
    if ((await candidates.create([candidate])).size === 0) throw new Error('the candidate was not written');
    return candidateId;
  });
}
